/**
 * How texts are compared and split wherever something is looked for. The database does the same with its functions
 * `plain_text` and `search_words`; plain-text.spec.ts tries one table of cases on both.
 */

/** Accents and other marks, soft hyphens, and characters without width: they vanish. */
const MARKS = String.raw`[\u00AD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0600-\u0605\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DD\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u08CA-\u08FF\u180E\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\u3099\u309A\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF]+`;
const VANISHING = new RegExp(MARKS, 'g');

const OTHERS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  // Letters to Unicode, apostrophes to whoever types them.
  ...Object.fromEntries([...'‘’ʻʼʽʾʿˊˋ'].map((mark) => [mark, "'"])),
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)])),
  ...Object.fromEntries([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)])),
};
const OTHER = new RegExp(`[${Object.keys(OTHERS).join('')}]`, 'g');

/** Catalan writes l·l, and l.l where the keyboard has no middle dot; many write ll. */
const GEMINATE_DOT = '(?<=l)[.·•‧∙⋅](?=l)';
const DOTS = new RegExp(GEMINATE_DOT, 'g');

/** A letter or digit; the scripts of India and their neighbours write vowels as marks, which belong to the word. */
const LETTER = String.raw`[\p{L}\p{Nd}\u0900-\u109F]`;
const WORDS = new RegExp(`${LETTER}+`, 'gu');
const PLACED_WORDS = new RegExp(`(?:${LETTER}|${GEMINATE_DOT})+`, 'gu');

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(VANISHING, '')
    .toLowerCase()
    .replace(OTHER, (character) => OTHERS[character] ?? '');

/** The text in lower case, without accents, in letters and digits of one width; its punctuation stays. */
export const plainText = (text: string): string => fold(text).replace(DOTS, '');

/** The words of a text: everything but letters and digits separates. */
export const wordsOf = (text: string): string[] => plainText(text).match(WORDS) ?? [];

/** Whether a text has all the words, each perhaps unfinished. */
export function hasWords(text: string, wanted: string): boolean {
  const plain = plainText(text);
  return wordsOf(wanted).every((word) => plain.includes(word));
}

const MARKS_AFTER = new RegExp(`^${MARKS}`);
const MOST_MARKS = 8;

export interface PlacedWord {
  word: string;
  /** Its place in the text, in UTF-16 units; the end is not included. */
  start: number;
  end: number;
}

/** The same words with their places in the text as it was given. */
export function* placedWords(text: string): Generator<PlacedWord> {
  let folded = '';
  /** For each unit of `folded`, the place of its character in the text. */
  const places: { start: number; end: number }[] = [];
  let at = 0;
  for (const character of text) {
    const part = character < '\u0080' ? character.toLowerCase() : fold(character);
    const place = { start: at, end: at + character.length };
    for (let unit = 0; unit < part.length; unit += 1) places.push(place);
    folded += part;
    at += character.length;
  }
  for (const { 0: word, index } of folded.matchAll(PLACED_WORDS)) {
    const start = places[index]?.start ?? 0;
    const last = places[index + word.length - 1]?.end ?? at;
    // Marks that vanish belong to the letter before them.
    const end = last + (MARKS_AFTER.exec(text.slice(last, last + MOST_MARKS))?.[0].length ?? 0);
    yield { word: word.replace(DOTS, ''), start, end };
  }
}
