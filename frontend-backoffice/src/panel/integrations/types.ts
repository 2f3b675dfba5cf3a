import type { Schemas } from '@hiring/contract/api';
import { translate } from '../../i18n/texts';

export type ApiKey = Schemas['ApiKeyResponse'];
export type WebhookAddress = Schemas['WebhookResponse'];
export type Delivery = Schemas['DeliveryResponse'];

/** What it is for, or where it goes: host and path, which tell two addresses of one server apart. */
export function nameOfWebhook({ descripcion, url }: WebhookAddress): string {
  if (descripcion) return descripcion;
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : `${host}${pathname}`;
}

/** "Respondió 200 en 35 ms", "El servidor no acepta la conexión". */
export function outcomeInWords({ codigo, error, ms }: Pick<Delivery, 'codigo' | 'error' | 'ms'>): string {
  if (codigo === null) {
    return error ?? translate(ms === null ? 'integrations.outcome.running' : 'integrations.outcome.silent');
  }
  return ms === null
    ? translate('integrations.outcome.answered', { code: codigo })
    : translate('integrations.outcome.answeredIn', { code: codigo, ms });
}
