import { type DocumentEstado, FAR_AHEAD, isFarAhead } from '@hiring/contract';
import type { FieldErrors } from '../../../platform/errors/domain-error.js';
import { madridDay } from '../../../platform/values/madrid-day.js';

/** Whether the candidate may upload: also again, until HR decides on the last file. */
export const takesFile = (estado: DocumentEstado): boolean =>
  estado === 'pendiente' || estado === 'subido' || estado === 'rechazado';

/** HR may accept or refuse what has come. */
export const takesDecision = (estado: DocumentEstado): boolean => estado === 'subido';

/** HR may take the request back until it is fulfilled. */
export const takesCancelling = (estado: DocumentEstado): boolean => takesFile(estado);

/** Error of a deadline (YYYY-MM-DD): from today on, and not further than people plan. Null: none. */
export function deadlineErrors(plazo: string, now: Date): FieldErrors | null {
  if (plazo < madridDay(now)) return { plazo: ['La fecha límite ya ha pasado'] };
  return isFarAhead(plazo, now) ? { plazo: [FAR_AHEAD] } : null;
}
