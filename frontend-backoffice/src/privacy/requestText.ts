import type { Schemas } from '@hiring/contract/api';
import { formatDay } from '../ui/format/dates';

type Row = Schemas['RightsRequestRow'];

export const whoAsked = ({ nombre, email }: Row): string =>
  nombre ?? email ?? 'Persona borrada o sin identificar';

/** How long there is to answer, in words. */
export function whenDue({ dias, vence_el, cerrada_at }: Row): string {
  if (cerrada_at) return `Respondida el ${formatDay(cerrada_at)}`;
  if (dias === null) return '';
  if (dias < 0) return `Fuera de plazo desde el ${formatDay(vence_el)}`;
  if (dias === 0) return 'Vence hoy';
  return `${dias === 1 ? 'Queda 1 día' : `Quedan ${dias} días`}: vence el ${formatDay(vence_el)}`;
}
