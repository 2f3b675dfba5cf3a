const number = (decimals: number) =>
  new Intl.NumberFormat('es-ES', { maximumFractionDigits: decimals, useGrouping: 'always' });
const oneDecimal = number(1);
const twoDecimals = number(2);
const shortDay = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "12,35 %". */
export const percent = (value: number): string => `${twoDecimals.format(value)} %`;

/** "+12,35 %", "−4 %", "0 %"; a change against nothing is no number. */
export function changeText(change: number | null): string {
  if (change === null) return 'sin comparación';
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${twoDecimals.format(Math.abs(change))} %`;
}

/** "1 día", "2,5 días"; of nothing "—". */
export function daysText(days: number | null): string {
  if (days === null) return '—';
  const shown = oneDecimal.format(days);
  return `${shown} ${shown === '1' ? 'día' : 'días'}`;
}

/** A calendar day (YYYY-MM-DD), not an instant: no time zone may move it. */
const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** "3 nov – 9 nov", "3 nov" for one day. */
export function weekText({ desde, hasta }: { desde: string; hasta: string }): string {
  const first = shortDay.format(dayOf(desde));
  return desde === hasta ? first : `${first} – ${shortDay.format(dayOf(hasta))}`;
}

/** "23 oct 2026 – 21 nov 2026". */
export function periodText({ desde, hasta }: { desde: string; hasta: string }): string {
  const first = longDay.format(dayOf(desde));
  return desde === hasta ? first : `${first} – ${longDay.format(dayOf(hasta))}`;
}
