const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 1440;

const ago = (count: number, one: string, many: string) => `Hace ${count} ${count === 1 ? one : many}`;

/** "Hace 5 minutos" under an hour, "Hace 3 horas" under a day, else "Hace 12 días". */
export function relativeTime(instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - new Date(instant).getTime()) / MINUTE_MS));
  if (minutes < 1) return 'Ahora mismo';
  if (minutes < HOUR) return ago(minutes, 'minuto', 'minutos');
  if (minutes < DAY) return ago(Math.floor(minutes / HOUR), 'hora', 'horas');
  return ago(Math.floor(minutes / DAY), 'día', 'días');
}
