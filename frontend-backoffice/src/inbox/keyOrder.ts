/** The order of the list as it was met: what is shown later comes last, what moved or left keeps its place. */
export const keptOrder = (order: readonly string[], shown: readonly string[]): string[] => [
  ...new Set([...order, ...shown]),
];

/** The conversation after (1) or before (-1) another one, of those that are in the list; undefined at an end. */
export function neighbourOf(
  id: string | undefined,
  step: 1 | -1,
  order: readonly string[],
  shown: readonly string[],
): string | undefined {
  const place = id ? order.indexOf(id) : -1;
  if (place < 0) return shown[0];
  const ahead = step > 0 ? order.slice(place + 1) : order.slice(0, place).reverse();
  return ahead.find((one) => shown.includes(one));
}

/** The rows with the one at `place` at another place; as they are where there is no such row or place. */
export function movedTo<T>(rows: readonly T[], place: number, to: number): readonly T[] {
  const row = rows[place];
  if (row === undefined || to < 0) return rows;
  const others = rows.filter((one) => one !== row);
  return [...others.slice(0, to), row, ...others.slice(to)];
}
