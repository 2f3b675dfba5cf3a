import type { Schemas } from '@hiring/contract/api';
import { formatDay } from '../format/dates';

export const WEEKDAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const;

/** "Lunes de 09:00 a 13:00". */
export function windowText({ dia, fecha, desde, hasta }: Schemas['WindowDto']): string {
  const day = fecha ? formatDay(fecha) : WEEKDAYS[(dia ?? 1) - 1];
  return `${day} de ${desde} a ${hasta}`;
}
