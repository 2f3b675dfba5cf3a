import { type Expression, type RawBuilder, sql } from 'kysely';

/** One thing that is looked for, or not wanted. */
export interface SearchTerm {
  text: string;
  /** Words together, in their order. */
  phrase: boolean;
  excluded: boolean;
}

/** Longer texts are cut: a pasted page is searched by its beginning. */
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

const stemmed = (text: string) => sql`plainto_tsquery('es_sin_acentos', ${text}::text)`;

/** One term as a tsquery. */
function termOf(term: SearchTerm, unfinished: boolean): Expression<unknown> {
  if (term.phrase) return sql`phraseto_tsquery('es_sin_acentos', ${term.text}::text)`;
  if (term.text.includes('@')) return sql`${`${lexeme(plain(term.text))}:*`}::text::tsquery`;
  const whole = stemmed(term.text);
  const words = plainWords(term.text);
  const last = words.pop();
  if (!last || (!unfinished && words.length === 0)) return whole;
  const parts = [...words.map(stemmed), unfinished ? unfinishedOf(last) : stemmed(last)];
  return sql`(${whole} || (${sql.join(parts, sql` && `)}))`;
}

/** The word as it stands, as the beginning of one, and as what its endings make of it. */
function unfinishedOf(word: string): Expression<unknown> {
  // The beginnings of names are kept as words of their own: a short prefix would read half of the index.
  if (word.length <= 2) return sql`(${stemmed(word)} || ${lexeme(`^${word}`)}::text::tsquery)`;
  const finished = word.length < 4 ? [] : ENDINGS.map((ending) => `${word}${ending}`);
  // Each stem once, and none that begins with the word: the index is read for each that is named.
  const stems = sql`select coalesce(string_agg(quote_literal(stem), ' | '), '')::tsquery
    from unnest(tsvector_to_array(to_tsvector('es_sin_acentos', ${[word, ...finished].join(' ')}::text))) stem
    where not starts_with(stem, ${word}::text)`;
  return sql`(${`${lexeme(word)}:*`}::text::tsquery || (${stems}))`;
}

/**
 * The search as tsqueries in their text form: `todo`, which a person must match, and `alguno`, the words to mark. `alguno`
 * is empty where only unwanted words are given. The last word may be unfinished.
 */
export function tsqueriesOf(terms: readonly SearchTerm[]) {
  const compiled = terms.map(({ excluded, ...term }, index) => ({
    excluded,
    query: termOf({ excluded, ...term }, !excluded && index === terms.length - 1),
  }));
  const all = compiled.map(({ query, excluded }) => (excluded ? sql`!!(${query})` : query));
  const wanted = compiled.filter(({ excluded }) => !excluded).map(({ query }) => query);
  const any = wanted.length > 0 ? sql.join(wanted, sql` || `) : sql`''::tsquery`;
  return { todo: sql<string>`(${sql.join(all, sql` && `)})::text`, alguno: sql<string>`(${any})::text` };
}

/**
 * The tsquery of people whose name, e-mail or telephone number has all these words, each possibly unfinished; null:
 * the text has no letter and no digit. Telephone numbers count from six digits on.
 */
export function nameQueryOf(text: string): RawBuilder<string> | null {
  const search = text.slice(0, MAX_CHARACTERS).trim();
  if (PHONE.test(search))
    return sql<string>`(${`${lexeme(search.replace(/\D/g, ''))}:*`}::text::tsquery)::text`;
  const words = search.split(/\s+/).flatMap((word) => (word.includes('@') ? [word] : plainWords(word)));
  if (!words.some((word) => /[\p{L}\p{N}]/u.test(word))) return null;
  return sql<string>`(${sql.join(words.slice(0, MAX_TERMS).map(nameWord), sql` && `)})::text`;
}

/** The beginning narrows what the index returns: frequent words of CVs are not read one by one for their weight. */
function nameWord(word: string): Expression<unknown> {
  if (word.includes('@')) return sql`${`${lexeme(plain(word))}:*`}::text::tsquery`;
  const beginning = sql`${lexeme(`^${word.slice(0, 2)}`)}::text::tsquery`;
  return word.length <= 2
    ? beginning
    : sql`(${beginning} && to_tsquery('simple_sin_acentos', ${`${lexeme(word)}:*A`}::text))`;
}
