/** The list with this one a place further up (-1) or down (1); the same list at its ends. */
export function moved<Item extends { id: string }>(list: readonly Item[], id: string, by: -1 | 1): Item[] {
  const from = list.findIndex((item) => item.id === id);
  const to = from + by;
  const copy = [...list];
  const item = copy[from];
  const other = copy[to];
  if (!item || !other) return copy;
  copy[from] = other;
  copy[to] = item;
  return copy;
}
