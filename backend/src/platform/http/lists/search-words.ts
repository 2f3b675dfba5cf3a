/**
 * The words of a search as the stored search text spells them: lower case, without accents.
 * At most six; wildcards of LIKE are escaped.
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
