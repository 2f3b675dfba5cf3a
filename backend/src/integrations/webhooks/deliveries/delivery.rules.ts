import { WEBHOOK_LIMITS, WEBHOOK_WAITS_SECONDS, type WebhookEventType } from '@hiring/contract';

const DAY_MS = 86_400_000;
/** Spreads the retries of deliveries that failed at the same time. */
const JITTER = 0.1;

/**
 * When a delivery that has failed so often in a row is tried again; null: it is given up. `chance` from 0 to 1. `asked`:
 * the milliseconds that the address wants to be left alone for.
 */
export function nextAttempt(failures: number, now: Date, chance: number, asked = 0): Date | null {
  const wait = WEBHOOK_WAITS_SECONDS[failures - 1];
  if (wait === undefined) return null;
  const own = Math.round(wait * 1000 * (1 + JITTER * (2 * chance - 1)));
  return new Date(now.getTime() + Math.max(own, asked));
}

export const isDelivered = (codigo: number | null): boolean =>
  codigo !== null && codigo >= 200 && codigo < 300;

/** The answer of an address that wants to hear no more (Standard Webhooks). */
export const isGone = (codigo: number | null): boolean => codigo === 410;

export const failsTooLong = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= WEBHOOK_LIMITS.fallosDias * DAY_MS;

export interface ToldEvent {
  tipo: WebhookEventType;
  datos: Record<string, unknown>;
  created_at: Date;
}

/** The path of an event's subject in the API; null: it has none. */
const RESOURCE: Readonly<Record<WebhookEventType, string | null>> = {
  'application.received': 'applications',
  'application.moved': 'applications',
  'application.withdrawn': 'applications',
  'interview.created': 'interviews',
  'interview.changed': 'interviews',
  'interview.cancelled': 'interviews',
  'vacancy.published': 'vacancies',
  'vacancy.unpublished': 'vacancies',
  'vacancy.closed': 'vacancies',
  'message.received': 'threads',
  'message.failed': 'emails',
  'rule.ran': 'applications',
  'oferta.creada': 'offers',
  'oferta.cambiada': 'offers',
  'incorporacion.abierta': 'onboardings',
  'incorporacion.cambiada': 'onboardings',
  'incorporacion.terminada': 'onboardings',
  'requisition.submitted': 'requisitions',
  'requisition.approved': 'requisitions',
  'requisition.rejected': 'requisitions',
  'requisition.cancelled': 'requisitions',
  'requisition.filled': 'requisitions',
  'webhook.test': null,
};

/** The body of a message: the same in every attempt, so that its bytes may be compared. */
export function bodyOf({ tipo, datos, created_at }: ToldEvent, appUrl: string): string {
  // A message by WhatsApp or SMS is read in its conversation.
  const ofChannel = tipo === 'message.failed' && (datos.canal === 'whatsapp' || datos.canal === 'sms');
  const resource = ofChannel ? 'threads' : RESOURCE[tipo];
  const id = ofChannel ? datos.candidato_id : datos.id;
  const url = resource ? { url: `${appUrl}/api/${resource}/${String(id)}` } : {};
  return JSON.stringify({ type: tipo, timestamp: created_at.toISOString(), data: { ...datos, ...url } });
}
