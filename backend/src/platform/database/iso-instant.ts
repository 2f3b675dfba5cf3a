const UTC = '+00';
/** `2026-11-22 02:09:18`: a fraction follows, and ends with its last digit that is not 0. */
const WITHOUT_FRACTION = 19;

/**
 * A `timestamptz` as PostgreSQL writes it, as ISO 8601 with milliseconds, as `Date` writes it:
 * `2026-11-22 02:09:18.7+00` is `2026-11-22T02:09:18.700Z`. For rows of lists, where a `Date` for each is too much.
 */
export function isoInstant(text: string): string {
  // Where the database writes the hours of another place, and for years of another shape.
  if (!text.endsWith(UTC) || text[10] !== ' ') return new Date(text).toISOString();
  const fraction = text.slice(WITHOUT_FRACTION + 1, -UTC.length).slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, WITHOUT_FRACTION)}.${fraction.padEnd(3, '0')}Z`;
}
