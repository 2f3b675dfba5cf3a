import { TIME_ZONE } from '@hiring/contract';

const FORMAT = new Intl.DateTimeFormat('es-ES', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** "22 de noviembre de 2026, 10:30", in Madrid. */
export function sayWhen(instant: Date): string {
  return FORMAT.format(instant);
}
