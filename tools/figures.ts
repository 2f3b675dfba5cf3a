/** What a list of figures comes to. */

/**
 * @param values at least one
 * @returns the middle one; of two middle ones the lower
 */
export function median(values: number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? Number.NaN;
}

/** @returns that below which this share of the values lies, from 0 to 1; 0 when there are none */
export function percentile(values: number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}
