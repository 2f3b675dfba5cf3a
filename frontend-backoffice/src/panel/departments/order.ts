/** The list with this one a place further up (-1) or down (1); the same list at its ends. */
export function moved<Item extends { id: string }>(list: readonly Item[], id: string, by: -1 | 1): Item[] {
  const from = list.findIndex((item) => item.id === id);
  const to = from + by;
  const item = list[from];
  return item && list[to] ? list.toSpliced(from, 1).toSpliced(to, 0, item) : [...list];
}
