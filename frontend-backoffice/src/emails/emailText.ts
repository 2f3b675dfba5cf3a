import { EMAIL_KINDS, type MessageType, type Plantilla } from '@hiring/contract';
import { formatMoment } from '../format/dates';
import type { EmailRow } from './types';

export const templateLabel = (plantilla: Plantilla) => EMAIL_KINDS[plantilla].label;

/** When the message left, or when it will, in words. */
export function deliveryText(email: EmailRow): string {
  if (email.enviado_at) return `Enviado el ${formatMoment(email.enviado_at)}`;
  if (email.retenido) return `Retenido; iba a salir el ${formatMoment(email.enviar_desde)}`;
  if (email.estado === 'pendiente') return `Sale el ${formatMoment(email.enviar_desde)}`;
  return `Creado el ${formatMoment(email.created_at)}`;
}

/** Kinds of messages by hand, to choose from. */
export const kindsOf = (types: readonly MessageType[]) =>
  types.map((id) => ({ id, name: EMAIL_KINDS[id].byHand.name }));
