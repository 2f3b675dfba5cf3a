/** Rounds halves away from zero. Binary fractions just below a half count as a half. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = Math.abs(value) * factor;
  return (Math.sign(value) * Math.round(scaled + scaled * Number.EPSILON)) / factor;
}

/** Change against the previous period in %, with 2 decimals; null when that has nothing to compare with. */
export function changeOf(value: number, before: number): number | null {
  return before === 0 ? null : round(((value - before) / before) * 100, 2);
}

/** `part` of `whole` in %, with 2 decimals; 0 when `whole` is 0. */
export function rateOf(part: number, whole: number): number {
  return whole === 0 ? 0 : round((part / whole) * 100, 2);
}

const SECONDS_A_DAY = 86_400;

/** Seconds as days with 1 decimal; null stays null. */
export function daysOf(seconds: number | string | null): number | null {
  return seconds === null ? null : round(Number(seconds) / SECONDS_A_DAY, 1);
}
