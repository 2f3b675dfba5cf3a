import type { Schemas } from '@hiring/contract/api';
import { EMAIL_KINDS, type MessageType, type Plantilla } from '@hiring/contract';
import { formatMoment } from '../format/dates';

/** A message of a list; the HTML comes with the single record. */
export type EmailRow = Schemas['EmailRow'];

export type Email = Schemas['EmailResponse'];

/** A name that stands for a value in the words of a message. */
export type TemplateVariable = Schemas['TemplateVariableResponse'];

export const templateLabel = (plantilla: Plantilla) => EMAIL_KINDS[plantilla].label;

export function deliveryText(email: EmailRow): string {
  if (email.enviado_at) return `Enviado el ${formatMoment(email.enviado_at)}`;
  if (email.retenido) return `Retenido; iba a salir el ${formatMoment(email.enviar_desde)}`;
  if (email.estado === 'pendiente') return `Sale el ${formatMoment(email.enviar_desde)}`;
  return `Creado el ${formatMoment(email.created_at)}`;
}

export const kindsOf = (types: readonly MessageType[]) =>
  types.map((id) => ({ id, name: EMAIL_KINDS[id].byHand.name }));
