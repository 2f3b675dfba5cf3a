/** Fits a database column and leaves characters free to mark matches. */
const LIMIT = 100_000;

/**
 * Cleans an extracted text: no control or private characters, no long runs of blanks, at most 100,000 characters.
 * Empty: no words.
 */
export function keptText(extracted: string): string {
  const clean = extracted
    .toWellFormed()
    .replace(/[\p{Cc}\p{Co}\uFFFD]/gu, (character) => (/[\n\r\t]/.test(character) ? character : ''))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return /[\p{L}\p{N}]/u.test(clean) ? clean.slice(0, LIMIT).toWellFormed() : '';
}
