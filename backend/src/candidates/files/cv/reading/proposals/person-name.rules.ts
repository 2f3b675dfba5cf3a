import type { CvDocument } from '../document/cv-document.js';
import { isGivenName, isOnlyGivenName } from './given-names.js';
import { labelled } from './labels.rules.js';
import { agreement, type FoundMail } from './mail.rules.js';
import type { PlacedLine } from './sections.rules.js';
import { hasOtherWord, isHeadingLike, plainOf } from './words.js';
import { isProvince, provincesWith } from './municipalities.js';

export interface PersonName {
  nombre: string;
  apellidos: string;
  /** Where it stands. */
  line: PlacedLine | null;
}

/** What speaks for a text as its owner's name. One strong reason is enough, or two weak ones. */
type Evidence =
  | 'label'
  | 'mail'
  | 'author'
  | 'file'
  | 'given name'
  | 'largest'
  | 'first'
  | 'part of the mail';
const STRONG: ReadonlySet<Evidence> = new Set(['label', 'mail', 'author', 'file']);

interface Named {
  text: string;
  line: PlacedLine;
}

const SMALL =
  'de|del|de la|de las|de los|de l|la|las|los|el|y|i|e|da|das|do|dos|van|von|ben|bin|bint|al|ait|ould|abu|بن|بنت|ابن|أبو|آيت';
const PARTICLE = new RegExp(`^(?:${SMALL}|[dl]['’].+)$`, 'iu');
const WORD = String.raw`(?:\p{Lu}[\p{L}'’·]*(?:-\p{L}[\p{L}'’·]*)*|[dlDLO]['’]\p{L}[\p{L}·-]+)`;
const NAME = new RegExp(`^${WORD}(?: (?:(?:${SMALL}) ){0,2}${WORD}){1,6}$`, 'iu');
const ARABIC = /^[\u0621-\u064A]{2,}(?: [\u0621-\u064A]{2,}){1,5}$/u;
const INITIAL = /^(\p{Lu})\. ?(\p{Lu}[\p{L}'’-]{2,})(?: (\p{Lu}[\p{L}'’-]{2,}))?$/u;
const TITLE =
  /^(?:d\.|dna\.?|don|dona|sr\.?a?\.?|srta\.?|mr\.?|mrs\.?|ms\.?|miss|dr\.?a?\.?|ing\.?|lic\.?|en\/na|el senor|la senora)\s+/iu;
const BEFORE_NAME =
  /^(?:curr[ií]cul(?:um|o)(?: vit(?:ae|æ))?|resume|résumé|cv|hoja de vida)\s*(?:[:·|–-]\s*|de la |del |d['’]en |de |of |d['’]|\s)\s*/iu;
/** A heading in the row of the name, as in Europass. */
const HEADING_BEFORE_NAME =
  /^(?:informaci[oóò]n?|dat[oe]s|dades|dados|informa[tț]ii|date|informação) (?:personal(?:e|es|s)?|pessoa(?:l|is)|de contacto?)\s*[:·|–-]?\s+/iu;
const SEPARATORS = /\s*(?:[|·•()/;]|\s[–—-]\s|\s{2,}|:\s)\s*/u;
/** Programs and machines that sign files. */
const NO_AUTHOR =
  /user|usuari|admin|windows|microsoft|office|canva|python|docx|hp|dell|lenovo|acer|asus|owner|propietario|pc|equipo|desktop|unknown|anonymous|author|template|plantilla/i;
/** A label that stands behind a value in its row. */
const NEXT_LABEL =
  /\s+(?:nombres?|apellidos?|names?|noms?|cognoms|nume|prenume|nome|surname|dni|nie|nif|tel\p{L}*|m[oó]vil|e-?mail|fecha)(?![\p{L}]).*$/iu;
const LONGEST = 60;
const LONGEST_LINE = 160;
const FIRST_LINES = 6;
const LOOKED_AT = 400;

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
const longWords = (text: string): string[] => wordsOf(text).filter((word) => !PARTICLE.test(word));

/** A text without what stands around a name; null: it cannot be one. */
function bareName(text: string, small = false): string | null {
  const bare = text
    .replace(/^[^\p{L}]+/u, '')
    .replace(BEFORE_NAME, '')
    .replace(HEADING_BEFORE_NAME, '')
    .replace(TITLE, '')
    .replace(/[^\p{L}.]+$/u, '')
    .replace(/\.$/, '')
    .trim();
  if (bare.length > LONGEST || bare.length < 5 || /\d|@/.test(bare)) return null;
  const plain = plainOf(bare.replace(/,/g, ' '));
  if (hasOtherWord(plain) || isHeadingLike(plain) || isProvince(plain) || provincesWith(bare).length > 0)
    return null;
  if (ARABIC.test(bare) || INITIAL.test(bare)) return bare;
  const joined = bare.replace(/, ?/, ' ');
  if (!NAME.test(joined) || PARTICLE.test(wordsOf(joined).at(-1) ?? '')) return null;
  // Case-insensitive for particles in capitals; the other words begin with a capital.
  const capitals = longWords(joined).every((word) => /^\p{Lu}|^[dl]['’]\p{Lu}/u.test(word));
  return capitals || (small && joined === joined.toLowerCase()) ? bare : null;
}

/** What is known of a CV beside its lines. */
interface Known {
  document: Pick<CvDocument, 'author' | 'title' | 'fileName'>;
  mails: readonly FoundMail[];
  /** Of the first page: the lines in the largest letters, and the first ones. */
  largest: ReadonlySet<PlacedLine>;
  first: ReadonlySet<PlacedLine>;
}

/** The CV's owner, for whom something speaks; null: nothing says who it is. */
export function nameIn(
  document: Known['document'],
  lines: readonly PlacedLine[],
  mails: readonly FoundMail[],
): PersonName | null {
  const byLabel = labelledName(lines);
  if (byLabel) return byLabel;
  const begins = lines.find(({ heading }) => !heading)?.page ?? 0;
  const page = lines.slice(0, LOOKED_AT).filter((line) => line.page === begins && !line.employer);
  const sizes = page.flatMap((line) => (line.heading ? [] : [line.size])).toSorted((a, b) => a - b);
  const size = sizes.at(-1) ?? 0;
  // Where all is of one size, nothing is the largest.
  const stands = size > (sizes[Math.floor(sizes.length / 2)] ?? 0);
  const largest = new Set(stands ? page.filter((line) => line.size > size - 0.5) : []);
  const first = new Set(page.filter(({ heading }) => !heading).slice(0, FIRST_LINES));
  const [best] = candidates(lines, largest)
    .map((one) => ({ ...one, score: scoreOf(evidenceOf(one, { document, mails, largest, first })) }))
    .filter(({ score, text }) => score >= 2 && !isGivenOnly(text))
    .toSorted((a, b) => b.score - a.score);
  const split = best && splitName(best.text);
  return split ? { ...split, line: best.line } : null;
}

const scoreOf = (evidence: ReadonlySet<Evidence>): number => {
  let score = 0;
  for (const one of evidence) score += STRONG.has(one) ? 2 : 1;
  // The largest and the first text are one reason: a title is both.
  return evidence.has('largest') && evidence.has('first') ? score - 1 : score;
};

function labelledName(lines: readonly PlacedLine[]): PersonName | null {
  const valid = (value: string): string | null => {
    const bare = value
      .replace(TITLE, '')
      .replace(NEXT_LABEL, '')
      .replace(/(?:\s+-|\s*[–|·(]).*$/u, '')
      .replace(/[^\p{L}.]+$/u, '')
      .trim();
    const plain = plainOf(bare);
    const right =
      bare.length >= 2 && bare.length <= LONGEST && /^[\p{L}'’· .,-]+$/u.test(bare) && !hasOtherWord(plain);
    return right ? bare : null;
  };
  // The order of turned Arabic letters is not sure.
  const sure = (label: 'fullName' | 'given' | 'family') =>
    labelled(lines, label).filter(({ value, line }) => !line.turned || !/[\u0621-\u064A]/.test(value));
  const family = sure('family').flatMap(({ value, line }) => ({ value: valid(value), line }));
  const given = sure('given').flatMap(({ value, line }) => ({ value: valid(value), line }));
  const firstFamily = family.find(
    ({ value, line }) =>
      value && !given.some((one) => one.line === line && one.value === value && isGivenOnly(value)),
  );
  const firstGiven = given.find(
    ({ value, line }) => value && !(line === firstFamily?.line && value === firstFamily.value),
  );
  if (firstFamily?.value && firstGiven?.value) {
    const second = family.filter(
      ({ value, line }) => value && line !== firstFamily.line && line !== firstGiven.line,
    )[0];
    const apellidos =
      second?.value && /segundo|segon/.test(second.line.plain)
        ? `${firstFamily.value} ${second.value}`
        : firstFamily.value;
    return {
      nombre: capitalised(firstGiven.value),
      apellidos: capitalised(apellidos),
      line: firstGiven.line,
    };
  }
  for (const { value, line } of [...sure('fullName'), ...sure('given'), ...sure('family')]) {
    const text = valid(value);
    const split = text && text.includes(' ') ? splitName(text) : null;
    if (split) return { ...split, line };
  }
  return null;
}

const isGivenOnly = (text: string): boolean => wordsOf(text).every((word) => isOnlyGivenName(plainOf(word)));

/** Texts that look like names: lines, parts of lines, and two lines of one size together. */
function candidates(lines: readonly PlacedLine[], largest: ReadonlySet<PlacedLine>): Named[] {
  return lines.slice(0, LOOKED_AT).flatMap((line, n): Named[] => {
    if (line.section === 'people' || line.section === 'work' || line.employer || line.heading || line.turned)
      return [];
    if (line.text.length > LONGEST_LINE) return [];
    const parts = line.text.split(SEPARATORS).slice(0, 4);
    const texts = [bareName(line.text, true), ...parts.map((part) => bareName(part))];
    const [beforeComma = ''] = line.text.split(',');
    texts.push(bareName(beforeComma));
    const [next, third] = lines.slice(n + 1, n + 3);
    if (next && !next.heading && isBelow(next, line)) {
      // "GUILLERMO" above "ARRIETA SOLÍS", or in three lines.
      const large = largest.has(line) && largest.has(next);
      const both = bareName(`${line.text} ${next.text}`, large);
      const one = longWords(line.text).length === 1 || longWords(next.text).length === 1;
      if (both && longWords(line.text).length === 1 && isGivenName(plainOf(line.text))) texts.push(both);
      if (both && large && (one || isGivenOnly(line.text))) texts.unshift(both);
      const all = third && largest.has(line) && largest.has(third) && isBelow(third, next);
      if (all) texts.unshift(bareName(`${line.text} ${next.text} ${third.text}`));
    }
    return [...new Set(texts)].flatMap((text) => (text ? [{ text, line }] : []));
  });
}

const isBelow = (next: PlacedLine, line: PlacedLine): boolean =>
  next.page === line.page &&
  next.size === line.size &&
  next.row - line.row <= 1 &&
  /^[\p{L}'’ .-]+$/u.test(next.text);

function evidenceOf(
  { text, line }: Named,
  { document, mails, largest, first }: Known,
): ReadonlySet<Evidence> {
  const { author, title, fileName } = document;
  const evidence = new Set<Evidence>();
  const words = longWords(text.replace(/^(\p{Lu})\./u, '$1 ')).map(plainOf);
  const agreements = mails.map(({ address }) => agreement(address, words));
  if (agreements.includes('full')) evidence.add('mail');
  else if (agreements.includes('part')) evidence.add('part of the mail');
  if (!NO_AUTHOR.test(author) && shares(words, author) >= 2) evidence.add('author');
  if (shares(words, fileName) >= 2 || shares(words, title) >= 2) evidence.add('file');
  const given = text.includes(',') ? longWords(text.split(',')[1] ?? '').map(plainOf) : words.slice(0, 1);
  if (given.some(isGivenName) || isOnlyGivenName(words.at(-1) ?? '')) evidence.add('given name');
  if (largest.has(line)) evidence.add('largest');
  if (first.has(line)) evidence.add('first');
  return evidence;
}

const shares = (words: readonly string[], text: string): number => {
  const others = new Set(plainOf(text).split(/[^\p{L}]+/u));
  return words.filter((word) => word.length > 1 && others.has(word)).length;
};

/** Given names that are often the first of two: "Juan Martín", "María del Carmen". */
const FIRST_OF_TWO = new Set(
  'jose juan maria ana luis joan josep francisco carlos manuel antonio rosa miguel joao rui ion angel marco pedro victor'.split(
    ' ',
  ),
);
const AFTER_PARTICLE = new Set(
  'carmen mar pilar rosario rocio angeles dolores lourdes fatima luz milagros valle mercedes consuelo amparo socorro montserrat jesus dios remedios nieves'.split(
    ' ',
  ),
);

/** Given and family names; null: one word. */
export function splitName(text: string): { nombre: string; apellidos: string } | null {
  const initial = INITIAL.exec(text);
  if (initial) {
    const [, letter = '', ...rest] = initial;
    return { nombre: `${letter}.`, apellidos: capitalised(rest.filter(Boolean).join(' ')) };
  }
  const [family = '', given = ''] = text.split(/\s*,\s*/);
  if (given && family) return { nombre: capitalised(given), apellidos: capitalised(family) };
  const parts = partsOf(text);
  if (parts.length < 2) return null;
  const { from, to } = givenParts(parts);
  const nombre = parts.slice(from, to).join(' ');
  const apellidos = [...parts.slice(0, from), ...parts.slice(to)].join(' ');
  return { nombre: capitalised(nombre), apellidos: capitalised(apellidos) };
}

/** Words with the particles before each: "María", "del Carmen". */
function partsOf(name: string): string[] {
  const parts: string[] = [];
  let small = '';
  for (const word of wordsOf(name)) {
    if (PARTICLE.test(word) && !/['’]/.test(word)) small += `${word} `;
    else {
      parts.push(small + word);
      small = '';
    }
  }
  return small ? [...parts, small.trim()] : parts;
}

/** Which parts are the given names: those in small letters, those of the list, else the first. */
function givenParts(parts: readonly string[]): { from: number; to: number } {
  const capitals = parts.map((part) => isCapitals(part.split(' ').at(-1) ?? ''));
  const firstCapitals = capitals.indexOf(true);
  if (firstCapitals > 0 && capitals.slice(firstCapitals).every(Boolean))
    return { from: 0, to: firstCapitals };
  const lastCapitals = capitals.lastIndexOf(true);
  if (
    firstCapitals === 0 &&
    lastCapitals < parts.length - 1 &&
    capitals.slice(0, lastCapitals + 1).every(Boolean)
  ) {
    return { from: lastCapitals + 1, to: parts.length };
  }
  const words = parts.map((part) => plainOf(part));
  const last = words.length - 1;
  if (!isGivenName(words[0] ?? '') && isOnlyGivenName(words[last] ?? '')) {
    let from = last;
    while (from > 1 && isOnlyGivenName(words[from - 1] ?? '')) from--;
    return { from, to: parts.length };
  }
  let to = 1;
  while (to < last && isGivenNext(words, to)) to++;
  // Two family names are the rule: of four words without a particle two are given.
  if (to === 1 && parts.length >= 4 && !words[1]?.includes(' ')) to = 2;
  return { from: 0, to };
}

function isGivenNext(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const bare = word.split(' ').at(-1) ?? '';
  const double = FIRST_OF_TWO.has(words[0] ?? '') && at === 1;
  if (word !== bare) return double && AFTER_PARTICLE.has(bare);
  return isOnlyGivenName(word) || (double && isGivenName(word) && words.length > 2);
}

const isCapitals = (word: string): boolean =>
  word.length > 1 && /\p{Lu}/u.test(word) && word === word.toUpperCase();

/** "NÚRIA PUIG DE LA SERRA" as people write it. */
function capitalised(name: string): string {
  return wordsOf(name)
    .map((word, n) => {
      if (n > 0 && PARTICLE.test(word) && !/['’]/.test(word) && isCapitals(word)) return word.toLowerCase();
      if (!isCapitals(word) && word !== word.toLowerCase()) return word;
      if (PARTICLE.test(word)) return word === word.toLowerCase() ? word : word.toLowerCase();
      return word
        .toLowerCase()
        .replace(/(?<![\p{L}'’·]\p{L}{0,0})(?<![\p{L}·])\p{L}/gu, (letter) => letter.toUpperCase());
    })
    .join(' ');
}
