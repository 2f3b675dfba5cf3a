/** What the pages say in another language, from the catalogues of the public site and the contract and from its content files. */
import { readdirSync, readFileSync } from 'node:fs';
import { isSiteLanguage, SOURCE_LANGUAGE } from '@hiring/contract/page';
import { WORDS } from '@hiring/contract/words';

const ENTRY = /^msgid (?<spanish>(?:".*"\n)+)msgstr (?<said>(?:".*"(?:\n|$))+)/gm;

/** The text of a catalogue's entry, whose quoted lines are one text. */
const textOf = (lines = ''): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

function readCatalogue(language: string, part: string): [string, string][] {
  const file = new URL(`../../frontend-public/app/words/${part}/${language}.po`, import.meta.url);
  const entries = [...readFileSync(file, 'utf8').matchAll(ENTRY)];
  return entries
    .map(({ groups }): [string, string] => [textOf(groups?.['spanish']), textOf(groups?.['said'])])
    .filter(([spanish]) => spanish !== '');
}

/** Every text of ours with its translation; only `es` and `ca` have the pages about the company. */
function translations(language: string): Map<string, string> {
  if (!isSiteLanguage(language)) throw new Error(`The site is not in «${language}».`);
  const shared = language === SOURCE_LANGUAGE ? {} : WORDS[language];
  return new Map([
    ...Object.entries(shared),
    ...(['es', 'ca'].includes(language) ? readCatalogue(language, 'site') : []),
    ...readCatalogue(language, 'offers'),
    ...readCatalogue(language, 'candidates'),
  ]);
}

/** @throws when the language does not have the sentence. */
export function wordsOf(language: string): (spanish: string) => string {
  const words = translations(language);
  return (spanish) => {
    const said = words.get(spanish);
    if (said === undefined) throw new Error(`The catalogue of ${language} has no «${spanish}».`);
    return said;
  };
}

const CONTENT = new URL('../../frontend-public/content/', import.meta.url);
/** What is not said on a line of a content file: names of fields and dashes, quotes, signs of headings, anchors. */
const NOT_SAID = /^(?: *- )?(?: *\w+:(?: |$))?'?|'$|^(?:#+|-|>) |\{#[\w-]+\}|\{if (?:not )?\w+\}/g;

/** The texts of the content files that a language has, or of the same files in Spanish. */
const contentTexts = (language: string, folder = language): string[] =>
  readdirSync(new URL(`${language}/`, CONTENT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => readFileSync(new URL(`${folder}/${file}`, CONTENT), 'utf8').split('\n'))
    .flatMap((line) => line.replace(NOT_SAID, '').split(/\*\*|\[|\]\([^)]*\)/))
    .flatMap(pieces);

/** What stands between the tags, values and forms of a text: `Hola, <0>{name}</0>` has `Hola,`. */
const pieces = (text: string): string[] =>
  text
    .replace(/\{\w+, \w+,/g, '{')
    .split(/<\/?\d+\/?>|(?:one|few|many|two|zero|other|=\d+) ?(?=\{)|\{\w+\}|[{}#\n]/)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{3}/u.test(piece));

const LONG = 3;

/**
 * The Spanish of ours in texts of a page in another language. A short piece may be a part of somebody's words, so it
 * only counts as a whole text; one of several words counts wherever it stands.
 */
export function spanishFinder(language: string): (texts: readonly string[]) => string[] {
  const all = [...translations(language)];
  const said = new Set([...all.flatMap(([, text]) => pieces(text)), ...contentTexts(language)]);
  const together = [...said].join('\n');
  const ours = all
    .filter(([spanish, text]) => spanish !== text)
    .flatMap(([spanish]) => pieces(spanish))
    .concat(contentTexts(language, 'es'))
    .filter((piece) => !said.has(piece));
  const whole = new Set(ours);
  const long = [...whole].filter((piece) => piece.split(/\s+/).length >= LONG && !together.includes(piece));
  return (texts) =>
    texts
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => whole.has(text) || long.some((piece) => text.includes(piece)));
}
