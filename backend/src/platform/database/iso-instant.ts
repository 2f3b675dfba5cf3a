const UTC = '+00';
/** `2026-11-22 02:09:18`: a fraction follows, and ends with its last digit that is not 0. */
const WITHOUT_FRACTION = 19;

/**
 * Converts PostgreSQL's `timestamptz` text to ISO 8601 with milliseconds, like `Date`: `2026-11-22 02:09:18.7+00`
 * becomes `2026-11-22T02:09:18.700Z`. For long lists, where a `Date` per row is too slow.
 */
export function isoInstant(text: string): string {
  // Other time zones, and years of another length.
  if (!text.endsWith(UTC) || text[10] !== ' ') return new Date(text).toISOString();
  const fraction = text.slice(WITHOUT_FRACTION + 1, -UTC.length).slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, WITHOUT_FRACTION)}.${fraction.padEnd(3, '0')}Z`;
}
