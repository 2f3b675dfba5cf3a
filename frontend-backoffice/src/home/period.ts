import { DEFAULT_FIGURE_DAYS, MAX_FIGURE_DAYS } from '@hiring/contract';
import { useSearchParams } from 'react-router-dom';
import { dayFrom, todayInMadrid } from '../ui/format/days';
import { translate } from '../i18n/texts';
import type { paths } from '@hiring/contract/api';

/** Days in Madrid, both included. */
export type FigurePeriod = Required<NonNullable<paths['/api/stats/dashboard']['get']['parameters']['query']>>;

/** Lengths of a period that ends today. */
export const PRESET_DAYS = [7, 30, 90, 365] as const;

const DAY_MS = 86_400_000;
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

const serial = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The period of so many days that ends today. */
export function lastDays(days: number): FigurePeriod {
  const hasta = todayInMadrid();
  return { desde: dayFrom(hasta, 1 - days), hasta };
}

/** What is wrong with a period that was typed; null: nothing. */
export function periodProblem({ desde, hasta }: FigurePeriod): string | null {
  if (!IS_DAY.test(desde) || !IS_DAY.test(hasta)) return translate('home.period.chooseBoth');
  if (desde > hasta) return translate('home.period.wrongOrder');
  return serial(hasta) - serial(desde) + 1 > MAX_FIGURE_DAYS ? translate('home.period.tooLong') : null;
}

/** The period of the address: `dias` up to today, or `desde` and `hasta`. An invalid value counts as the default. */
export function periodOf(params: URLSearchParams) {
  const typed = { desde: params.get('desde') ?? '', hasta: params.get('hasta') ?? '' };
  const custom = periodProblem(typed) === null;
  const asked = Number(params.get('dias') ?? DEFAULT_FIGURE_DAYS);
  const days = PRESET_DAYS.find((preset) => preset === asked) ?? DEFAULT_FIGURE_DAYS;
  return {
    period: custom ? typed : lastDays(days),
    /** Null: dates that someone chose. */
    preset: custom ? null : days,
  };
}

export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string>) => setParams(changes, { preventScrollReset: true });
  return {
    ...periodOf(params),
    choosePreset: (preset: number) => change(preset === DEFAULT_FIGURE_DAYS ? {} : { dias: String(preset) }),
    choosePeriod: (period: FigurePeriod) => change({ ...period }),
  };
}
