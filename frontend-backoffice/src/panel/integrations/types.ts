import type { Schemas } from '@hiring/contract/api';

export type ApiKey = Schemas['ApiKeyResponse'];
export type WebhookAddress = Schemas['WebhookResponse'];
export type Delivery = Schemas['DeliveryResponse'];

/** What it is for, or where it goes: host and path, which tell two addresses of one server apart. */
export function nameOfWebhook({ descripcion, url }: WebhookAddress): string {
  if (descripcion) return descripcion;
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : `${host}${pathname}`;
}

interface Outcome {
  codigo: number | null;
  error: string | null;
  ms: number | null;
}

/** "Respondió 200 en 35 ms", "El servidor no acepta la conexión". */
export function outcomeInWords({ codigo, error, ms }: Outcome): string {
  if (codigo !== null) return `Respondió ${codigo}${ms === null ? '' : ` en ${ms} ms`}`;
  return error ?? (ms === null ? 'En curso, o se interrumpió' : 'Sin respuesta');
}
