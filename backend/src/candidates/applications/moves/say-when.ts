import { instantFormat } from '@hiring/contract';

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** "22 de noviembre de 2026 a las 10:30", in the settings' time zone or the appointment's. */
export function sayWhen(instant: Date, zone?: string): string {
  return `${instantFormat(DATE, zone)(instant)} a las ${instantFormat(TIME, zone)(instant)}`;
}
