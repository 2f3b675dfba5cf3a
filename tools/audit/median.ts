/**
 * @param values at least one
 * @returns the middle one; of two middle ones the lower
 */
export function median(values: number[]): number {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? Number.NaN;
}
