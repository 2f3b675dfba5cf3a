import { TIME_ZONE } from '@hiring/contract';

const DATE = new Intl.DateTimeFormat('es-ES', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const TIME = new Intl.DateTimeFormat('es-ES', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });

/** "22 de noviembre de 2026 a las 10:30", in Madrid. */
export function sayWhen(instant: Date): string {
  return `${DATE.format(instant)} a las ${TIME.format(instant)}`;
}
