/** Statistics of a list of figures. */

/**
 * @param values at least one
 * @returns the median; for an even count the lower middle value
 */
export function median(values: number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? Number.NaN;
}

/** @returns the value below which this share (0 to 1) of the values is; 0 when there are none */
export function percentile(values: number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}
