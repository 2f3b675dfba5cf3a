import { type Counted, numberFormat, plainDayFormat, type Stage } from '@hiring/contract';
import type { FigurePeriod } from './period';
import '../i18n/home';
import { translate } from '../i18n/texts';
import { formatCount } from '../ui/format/counts';

/** Which applications a figure counts; the names are those of the server's filter. */
export type CountedFilter = FigurePeriod & { cuenta: Counted; etapa?: Stage } & Partial<
    Record<'departamento' | 'canal' | 'retirada' | 'contratada' | 'dias_desde' | 'dias_hasta', string>
  >;

/** The list of the rows that a figure counts. */
export const countedAddress = (filter: CountedFilter): string =>
  `/stats/counted?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

const oneDecimal = numberFormat({ maximumFractionDigits: 1 });
const twoDecimals = numberFormat({ maximumFractionDigits: 2 });
const shortDay = plainDayFormat({ day: 'numeric', month: 'short' });
const longDay = plainDayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** A percentage of fewer cases than these says less than the cases themselves. */
const SMALL_BASE = 30;

/** "12,35 %". */
export const percent = (value: number): string => `${twoDecimals(value)} %`;

/** Beside the period before: "9 → 107" of few, "+11,67 % (antes, 240)" of many. */
export function changeText({ valor, anterior }: { valor: number; anterior: number }): string {
  if (valor === anterior) return translate('home.figures.same');
  if (anterior < SMALL_BASE) return `${formatCount(anterior)} → ${formatCount(valor)}`;
  const change = ((valor - anterior) / anterior) * 100;
  return translate('home.figures.change', {
    change: `${change < 0 ? '−' : '+'}${percent(Math.abs(change))}`,
    before: formatCount(anterior),
  });
}

/** "1 día", "2,5 días"; of nothing "—". */
export function daysText(days: number | null): string {
  if (days === null) return '—';
  const shown = oneDecimal(days);
  return translate('home.figures.days', { smart_count: shown === '1' ? 1 : 2, count: shown });
}

/** A calendar day (YYYY-MM-DD), not an instant: no time zone may move it. */
const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** "3 nov". */
export const dayText = (day: string): string => shortDay(dayOf(day));

const between = (format: (day: Date) => string, { desde, hasta }: FigurePeriod) =>
  desde === hasta ? format(dayOf(desde)) : `${format(dayOf(desde))} – ${format(dayOf(hasta))}`;

/** "3 nov – 9 nov", "3 nov" for one day. */
export const weekText = (week: FigurePeriod): string => between(shortDay, week);

/** "23 oct 2026 – 21 nov 2026". */
export const periodText = (period: FigurePeriod): string => between(longDay, period);
