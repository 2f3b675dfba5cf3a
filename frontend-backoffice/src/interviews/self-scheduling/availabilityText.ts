import type { Schemas } from '@hiring/contract/api';
import { formatDay } from '../../ui/format/dates';

export type Availability = Schemas['AvailabilityResponse'];

export const WEEKDAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const;

/** "Lunes de 09:00 a 13:00". */
export function windowText({ dia, fecha, desde, hasta }: Schemas['WindowDto']): string {
  const day = fecha ? formatDay(fecha) : WEEKDAYS[(dia ?? 1) - 1];
  return `${day} de ${desde} a ${hasta}`;
}

/** "5 min antes, 10 min después"; empty without a margin. */
export function marginText({
  margen_antes_min: before,
  margen_despues_min: after,
}: Pick<Availability, 'margen_antes_min' | 'margen_despues_min'>): string {
  return [...(before ? [`${before} min antes`] : []), ...(after ? [`${after} min después`] : [])].join(', ');
}
