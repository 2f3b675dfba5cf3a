/** Languages as they are proposed, and the ways in which CVs write them. */
const LANGUAGES: readonly [string, string][] = [
  ['Español', 'español|espanol|castellano'],
  ['Catalán', 'catalán|catalan|català'],
  ['Gallego', 'gallego|galego'],
  ['Euskera', 'euskera|vasco'],
  ['Inglés', 'inglés|ingles|english'],
  ['Francés', 'francés|frances'],
  ['Alemán', 'alemán|aleman'],
  ['Italiano', 'italiano'],
  ['Portugués', 'portugués|portugues'],
  ['Rumano', 'rumano'],
  ['Búlgaro', 'búlgaro|bulgaro'],
  ['Polaco', 'polaco'],
  ['Ucraniano', 'ucraniano'],
  ['Ruso', 'ruso'],
  ['Árabe', 'árabe|arabe'],
  ['Urdu', 'urdu'],
  ['Chino', 'chino'],
];
const LEVEL =
  'nativo|nativa|lengua materna|materno|materna|bilingüe|avanzado|alto|medio-alto|intermedio|medio|básico|basico|elemental|fluido|conversación|[ABC][12](?!\\d)';
const BETWEEN = String.raw`[\s:,;(·•|–-]{0,4}(?:nivel )?`;
const HEADING = /^(?:idiomas|lenguas|llengües|idiomas y .{1,20})\s*:?/im;
/** How far after its heading a list of languages reaches. */
const SECTION = 240;

/** Languages its author speaks according to the text, with the level if given: "Inglés (B1)". */
export function languagesIn(text: string): string[] {
  const heading = HEADING.exec(text);
  const section = heading ? text.slice(heading.index, heading.index + SECTION) : '';
  return LANGUAGES.flatMap(([name, spellings]) => {
    const word = `(?<!\\p{L})(?:${spellings})(?!\\p{L})`;
    const withLevel = new RegExp(`${word}${BETWEEN}(${LEVEL})`, 'iu').exec(text);
    const level = withLevel?.[1];
    if (level) return [`${name} (${/^[abc][12]$/i.test(level) ? level.toUpperCase() : level.toLowerCase()})`];
    return new RegExp(word, 'iu').test(section) ? [name] : [];
  });
}
