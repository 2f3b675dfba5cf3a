/** A slope that a few outliers do not move, and whether it is more than chance. */

/** A value at a moment, in seconds. */
export interface Point {
  at: number;
  value: number;
}

/** 99 of 100 slopes of chance lie below it, one-sided, of a standard normal distribution. */
const CERTAIN = 2.326;

/** @returns Theil–Sen: the median of the slopes of all pairs, a second; 0 with less than two points */
export function slopeOf(points: readonly Point[]): number {
  const slopes = pairs(points)
    .map(([a, b]) => (b.value - a.value) / (b.at - a.at))
    .toSorted((a, b) => a - b);
  const middle = (slopes.length - 1) / 2;
  return ((slopes[Math.floor(middle)] ?? 0) + (slopes[Math.ceil(middle)] ?? 0)) / 2;
}

/**
 * Mann–Kendall: whether later values are higher too often for chance.
 * @returns false with fewer than eight points, for which the test is not exact enough
 */
export function rises(points: readonly Point[]): boolean {
  const n = points.length;
  if (n < 8) return false;
  const score = pairs(points).reduce((sum, [a, b]) => sum + Math.sign(b.value - a.value), 0);
  const ties = new Map<number, number>();
  for (const { value } of points) ties.set(value, (ties.get(value) ?? 0) + 1);
  const term = (count: number) => count * (count - 1) * (2 * count + 5);
  const variance = (term(n) - [...ties.values()].reduce((sum, count) => sum + term(count), 0)) / 18;
  return variance > 0 && (score - 1) / Math.sqrt(variance) > CERTAIN;
}

function pairs(points: readonly Point[]): [Point, Point][] {
  return points.flatMap((a, place) => points.slice(place + 1).map((b): [Point, Point] => [a, b]));
}
