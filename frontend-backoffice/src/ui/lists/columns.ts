/** `sx` of a grid with so many equal columns from each width on; below them it has one. */
export const columns = (wider: Partial<Record<'xs' | 'sm' | 'md' | 'lg', number>>) => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: Object.fromEntries(
    Object.entries({ xs: 1, ...wider }).map(([width, count]) => [width, `repeat(${count}, minmax(0, 1fr))`]),
  ),
});
