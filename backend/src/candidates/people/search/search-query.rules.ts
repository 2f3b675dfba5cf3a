import { wordsOf } from '@hiring/contract';
import { addressIn } from '../../../platform/http/lists/search-words.js';
import { phonesIn, readPhone } from '../../../platform/values/phones.js';

/** One thing that is looked for, or not wanted. */
export interface SearchTerm {
  text: string;
  /** Words together, in their order. */
  phrase: boolean;
  excluded: boolean;
}

/** A word that is marked where it is found: one with such a stem, or with this beginning. */
export interface WantedWord {
  stems: readonly string[];
  beginning?: string;
}

/** Stem of each word; null: Spanish leaves the word out. */
export type Stems = ReadonlyMap<string, string | null>;

/** Longer texts are cut: a pasted page is searched by its beginning. */
const MAX_TERMS = 10;
const MAX_CHARACTERS = 200;
const TERM = /(-?)"([^"]+)"?|(\S+)/g;
/** Endings that an unfinished word may get: the stem of the finished one is what texts are kept by. */
const ENDINGS = ['o', 'a', 'e', 's', 'r', 'n', 'on', 'ion', 'os', 'as', 'es', 'or', 'ero'];
/** Telephone numbers are found by so many digits. */
const PHONE_DIGITS = 6;
/** What a vector has of a word. */
const LONGEST_WORD = 100;
/** Words of one or two letters would read half of the index as a beginning: those of names are kept as `^x`, `^xy`. */
const SHORT_WORD = 2;

/** `"words together"`, `-unwanted`, `-"unwanted together"` and words, all of which are to be found. */
export function parseSearch(text: string): SearchTerm[] {
  const { numbers, rest } = numbersIn(readable(text).replace(/[“”„«»]/g, '"'));
  const words = [...rest.matchAll(TERM)].flatMap(([, minus, phrase, word]) => {
    const text = (phrase ?? word?.replace(/^-/, '') ?? '').trim();
    if (wordsOf(text).length === 0) return [];
    const excluded = phrase === undefined ? word?.startsWith('-') === true : minus === '-';
    return [{ text, phrase: phrase !== undefined, excluded }];
  });
  return [...numbers.map((text) => ({ text, phrase: false, excluded: false })), ...words].slice(0, MAX_TERMS);
}

/** Telephone numbers, whose digits may stand apart, and what is left of the text. */
function numbersIn(text: string): { numbers: string[]; rest: string } {
  if (digitsOf(text)) return { numbers: [text.trim()], rest: '' };
  const found = phonesIn(text);
  const rest = found.reduceRight((all, { start, end }) => `${all.slice(0, start)} ${all.slice(end)}`, text);
  return { numbers: found.map(({ start, end }) => text.slice(start, end)), rest };
}

const readable = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFC')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ');

/** Digits alone, as many as a telephone number is found by, however they are separated; null: it is something else. */
function digitsOf(text: string): string | null {
  const digits = wordsOf(text).join('');
  return digits.length >= PHONE_DIGITS && /^\d+$/.test(digits) ? digits : null;
}

/** The words whose stems `searchOf` asks for. */
export function stemmedWords(terms: readonly SearchTerm[]): string[] {
  return terms.flatMap((term, index) => {
    const words = wordsOf(term.text);
    const last = words.at(-1) ?? '';
    return isUnfinished(terms, index) ? [...words, ...finished(last)] : words;
  });
}

/** A text may have been cut behind "de": such a word is only the beginning of one where there is no other. */
const isLeftOut = (terms: readonly SearchTerm[], index: number, stems: Stems): boolean => {
  const words = terms.slice(0, index + 1).flatMap(({ text, excluded }) => (excluded ? [] : wordsOf(text)));
  return stems.get(words.at(-1) ?? '') === null && words.some((word) => stems.get(word) !== null);
};
const isUnfinished = (terms: readonly SearchTerm[], index: number): boolean =>
  index === terms.length - 1 && !terms[index]?.excluded && !terms[index]?.phrase;
const finished = (word: string): string[] =>
  word.length < 4 ? [] : ENDINGS.map((ending) => `${word}${ending}`);

/**
 * The search as a tsquery, `todo`, which a person must match; empty: nothing but words that Spanish leaves out. `marks`
 * are the runs of words to be marked in a text. The last word may be unfinished.
 */
export function searchOf(
  terms: readonly SearchTerm[],
  stems: Stems,
): { todo: string; onlyUnwanted: boolean; marks: WantedWord[][] } {
  const compiled = terms.map((term, index) => ({
    ...term,
    ...termOf(term, isUnfinished(terms, index) && !isLeftOut(terms, index, stems), stems),
  }));
  const wanted = compiled.filter(({ excluded, query }) => !excluded && query !== '');
  return {
    todo: and(compiled.map(({ excluded, query }) => (excluded && query ? `!(${query})` : query))),
    onlyUnwanted: wanted.length === 0,
    marks: wanted.flatMap(({ marks }) => marks),
  };
}

function termOf(
  { text, phrase }: SearchTerm,
  unfinished: boolean,
  stems: Stems,
): { query: string; marks: WantedWord[][] } {
  const words = wordsOf(text);
  const stemsOf = (word: string): string[] => [stems.get(word) ?? []].flat();
  const together = {
    query: phraseOf(words, stems),
    marks: [words.map((word) => ({ stems: stemsOf(word) }))],
  };
  if (phrase) return together;
  const digits = digitsOf(text);
  if (digits) {
    const marks = words.length > 1 ? together.marks : [[{ stems: [], beginning: digits }]];
    return { query: or([numberOf(text), words.length > 1 ? together.query : '']), marks };
  }
  const address = addressIn(text);
  if (address) return { query: or([beginningOf(address), together.query]), marks: together.marks };
  const last = unfinished ? words.pop() : undefined;
  const whole = words.map((word) => ({
    query: or(stemsOf(word).map(lexeme)),
    mark: { stems: stemsOf(word) },
  }));
  const all = last === undefined ? whole : [...whole, unfinishedOf(last, stemsOf)];
  return { query: and(all.map(({ query }) => query)), marks: all.map(({ mark }) => [mark]) };
}

/** The word as it stands, as the beginning of one, and as what its endings make of it. */
function unfinishedOf(
  word: string,
  stemsOf: (word: string) => string[],
): { query: string; mark: WantedWord } {
  if (word.length <= SHORT_WORD) {
    const stems = stemsOf(word);
    return { query: or([...stems.map(lexeme), lexeme(`^${word}`)]), mark: { stems } };
  }
  // Each stem once, and none that begins with the word: the index is read for each that is named.
  const stems = [...new Set([word, ...finished(word)].flatMap(stemsOf))].filter(
    (stem) => !stem.startsWith(word),
  );
  return { query: or([beginningOf(word), ...stems.map(lexeme)]), mark: { stems, beginning: word } };
}

/** The words one after the other; those that Spanish leaves out keep their places. */
function phraseOf(words: readonly string[], stems: Stems): string {
  let query = '';
  let distance = 1;
  for (const word of words) {
    const stem = stems.get(word);
    if (stem) {
      query += query === '' ? lexeme(stem) : ` <${distance}> ${lexeme(stem)}`;
      distance = 1;
    } else if (query !== '') distance += 1;
  }
  return query.includes(' <') ? `(${query})` : query;
}

/** A telephone number as the field reads it, or a part of one by its beginning or its ending. */
function numberOf(text: string): string {
  const typed = wordsOf(text).join('').replace(/^00/, '');
  const read = readPhone(text)?.replace(/\D/g, '');
  const ending = [...typed.replace(/^0+/, '')].reverse().join('');
  return or([beginningOf(typed), beginningOf(`$${ending}`), read && read !== typed ? beginningOf(read) : '']);
}

/**
 * The tsquery of people whose name, e-mail or telephone number has all these words, each possibly unfinished; empty:
 * the text has no letter and no digit. Telephone numbers count from six digits on.
 */
export function nameQueryOf(text: string): string {
  const { numbers, rest } = numbersIn(readable(text));
  const words = rest.split(/\s+/).flatMap((word) => {
    const address = addressIn(word);
    return address ? [beginningOf(address)] : wordsOf(word).map(nameWord);
  });
  return and([...numbers.map(numberOf), ...words].slice(0, MAX_TERMS));
}

/** The beginning narrows what the index returns: frequent words of CVs are not read one by one for their weight. */
function nameWord(word: string): string {
  if (digitsOf(word)) return numberOf(word);
  const letters = [...word];
  const beginning = lexeme(`^${letters.slice(0, SHORT_WORD).join('')}`);
  return letters.length <= SHORT_WORD ? beginning : and([beginning, `${beginningOf(word)}A`]);
}

/** A lexeme as the text form of a tsquery spells it. */
const lexeme = (word: string): string =>
  `'${[...word].slice(0, LONGEST_WORD).join('').replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
const beginningOf = (word: string): string => `${lexeme(word)}:*`;

const joined = (queries: readonly string[], sign: string): string => {
  const given = queries.filter((query) => query !== '');
  return given.length > 1 ? `(${given.join(sign)})` : (given[0] ?? '');
};
const and = (queries: readonly string[]): string => joined(queries, ' & ');
const or = (queries: readonly string[]): string => joined(queries, ' | ');
