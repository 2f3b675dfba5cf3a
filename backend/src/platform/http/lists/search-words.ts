/**
 * The words of a search, normalised like the stored search text: lower case, without accents. At most six; LIKE
 * wildcards are escaped.
 */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));
}
