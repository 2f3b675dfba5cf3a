import type { DerechoAccion, DerechoEstado, DerechoTipo } from '@hiring/contract';

export interface RightsState {
  tipo: DerechoTipo;
  estado: DerechoEstado;
  recibida_el: string;
  vence_el: string;
  prorrogada: boolean;
  identidad: boolean;
  /** The requester has a record or an account. */
  persona: boolean;
}

/**
 * The last day of a term of so many months (GDPR art. 12.3): the same day of the month, or its last one where it has
 * none (Spanish law 39/2015, art. 30.4; the same in regulation 1182/71). Days as YYYY-MM-DD.
 */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** One month to answer. */
export const deadlineOf = (receivedOn: string): string => monthsLater(receivedOn, 1);

/** Two months more, counted from the day it was received. */
export const extendedDeadlineOf = (receivedOn: string): string => monthsLater(receivedOn, 3);

export const isOpen = (estado: DerechoEstado): boolean => estado !== 'resuelta' && estado !== 'denegada';

/** May be extended once, and the person must be told within the first month. */
export const canExtend = ({ estado, prorrogada, recibida_el }: RightsState, today: string): boolean =>
  isOpen(estado) && !prorrogada && today <= deadlineOf(recibida_el);

/** What may be done with a request now. */
export function actionsOf(request: RightsState, today: string): DerechoAccion[] {
  const { estado, identidad, persona, tipo } = request;
  if (!isOpen(estado)) return [];
  const proven = identidad && persona;
  return [
    ...(identidad ? [] : (['identidad'] as const)),
    ...(estado === 'recibida' ? (['tramitar'] as const) : []),
    ...(canExtend(request, today) ? (['prorrogar'] as const) : []),
    ...(proven && tipo !== 'supresion' ? (['copia'] as const) : []),
    ...(proven && (tipo === 'supresion' || tipo === 'oposicion') ? (['borrar'] as const) : []),
    'resolver',
    'denegar',
  ];
}
