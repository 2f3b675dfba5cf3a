/** One thing that is looked for, or not wanted. */
export interface SearchTerm {
  text: string;
  /** Words together, in their order. */
  phrase: boolean;
  excluded: boolean;
}

/** As long as a sentence; whoever pastes a page looks for its beginning. */
const MAX_TERMS = 10;
const MAX_CHARACTERS = 200;
const TERM = /(-?)"([^"]+)"?|(\S+)/g;
/** Endings that an unfinished word may get: the stem of the finished one is what texts are kept by. */
const ENDINGS = ['o', 'a', 'e', 's', 'r', 'n', 'on', 'ion', 'os', 'as', 'es', 'or', 'ero'];
const PHONE = /^\+?[\d\s().-]{6,}$/;

/** `"words together"`, `-unwanted`, `-"unwanted together"` and words, all of which are to be found. */
export function parseSearch(text: string): SearchTerm[] {
  const search = text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFC')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[“”„«»]/g, '"')
    .trim();
  if (PHONE.test(search)) return [{ text: search.replace(/\D/g, ''), phrase: false, excluded: false }];
  return [...search.matchAll(TERM)].slice(0, MAX_TERMS).flatMap(([, minus, phrase, word]) => {
    const text = (phrase ?? word?.replace(/^-/, '') ?? '').trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const excluded = phrase === undefined ? word?.startsWith('-') === true : minus === '-';
    return [{ text, phrase: phrase !== undefined, excluded }];
  });
}

/** The words of a text as the search keeps unstemmed ones: lower case, no accents. */
export function plainWords(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A lexeme as the text form of a tsquery spells it. */
const lexeme = (word: string): string => `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** One term as SQL that gives a tsquery; `bind` gives the placeholder of a value. */
function termSql(term: SearchTerm, unfinished: boolean, bind: (value: string) => string): string {
  if (term.phrase) return `phraseto_tsquery('es_sin_acentos', ${bind(term.text)})`;
  if (term.text.includes('@')) return `${bind(`${lexeme(plain(term.text))}:*`)}::tsquery`;
  const whole = `plainto_tsquery('es_sin_acentos', ${bind(term.text)})`;
  const words = plainWords(term.text);
  const last = words.pop();
  if (!last || (!unfinished && words.length === 0)) return whole;
  const parts = words.map((word) => `plainto_tsquery('es_sin_acentos', ${bind(word)})`);
  parts.push(unfinished ? unfinishedSql(last, bind) : `plainto_tsquery('es_sin_acentos', ${bind(last)})`);
  return `(${whole} || (${parts.join(' && ')}))`;
}

/** The word as it stands, as the beginning of one, and as what its endings make of it. */
function unfinishedSql(word: string, bind: (value: string) => string): string {
  // The beginnings of names are kept as words of their own: a short prefix would read half of the index.
  if (word.length <= 2) {
    return `(plainto_tsquery('es_sin_acentos', ${bind(word)}) || ${bind(lexeme(`^${word}`))}::tsquery)`;
  }
  const finished = word.length < 4 ? [] : ENDINGS.map((ending) => `${word}${ending}`);
  // Each stem once, and none that begins with the word: the index is read for each that is named.
  const stems = `SELECT coalesce(string_agg(quote_literal(stem), ' | '), '')::tsquery
    FROM unnest(tsvector_to_array(to_tsvector('es_sin_acentos', ${bind([word, ...finished].join(' '))}))) stem
    WHERE NOT starts_with(stem, ${bind(word)})`;
  return `(${bind(`${lexeme(word)}:*`)}::tsquery || (${stems}))`;
}

/**
 * The search as one SQL statement that gives `todo`, the tsquery that a person must match, and `alguno`, the words to
 * mark. `alguno` is empty where only unwanted words are given. The last word may be unfinished.
 */
export function searchSql(terms: readonly SearchTerm[]): { sql: string; params: string[] } {
  const params: string[] = [];
  const bind = (value: string): string => `$${params.push(value)}::text`;
  const compiled = terms.map((term, index) => ({
    ...term,
    sql: termSql(term, !term.excluded && index === terms.length - 1, bind),
  }));
  const all = compiled.map(({ sql, excluded }) => (excluded ? `!!(${sql})` : sql)).join(' && ');
  const wanted = compiled.filter(({ excluded }) => !excluded).map(({ sql }) => sql);
  const any = wanted.length > 0 ? wanted.join(' || ') : `''::tsquery`;
  return { sql: `SELECT (${all})::text AS todo, (${any})::text AS alguno`, params };
}
