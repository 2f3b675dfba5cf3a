import { counted, TIME_ZONE } from '@hiring/contract';

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: TIME_ZONE });
const time = new Intl.DateTimeFormat('es-ES', { timeStyle: 'short', timeZone: TIME_ZONE });

/** "martes, 1 de diciembre de 2026", in Madrid. */
export const interviewDay = (instant: string): string => day.format(new Date(instant));

/** "martes, 1 de diciembre", in Madrid. */
export const slotDay = (instant: string): string =>
  new Intl.DateTimeFormat('es-ES', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: TIME_ZONE,
  }).format(new Date(instant));

/** "9:00 h", in Madrid. */
export const interviewTime = (instant: string): string => `${time.format(new Date(instant))} h`;

/** "45 minutos", "1 hora y 30 minutos". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && counted(hours, 'hora', 'horas'),
    rest > 0 && counted(rest, 'minuto', 'minutos'),
  ];
  return parts.filter(Boolean).join(' y ');
}

/** The map link of a place; nothing is loaded from that site before the link is followed. */
export const mapAddress = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

/** "2026-12-01" and "09:00" as "1 de diciembre de 2026 a las 9:00 h". */
export function momentText({ fecha, hora }: { fecha: string; hora: string }): string {
  const date = new Date(`${fecha}T${hora}:00Z`);
  const words = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${words.format(date)} h`;
}
