import { COINCIDENCIA_LUGARES, type CoincidenciaLugar, placedWords, type PlacedWord } from '@hiring/contract';
import type { Stems, WantedWord } from './search-query.rules.js';

export interface FragmentPart {
  texto: string;
  marcado: boolean;
}

export interface Match {
  lugar: CoincidenciaLugar;
  fragmento: FragmentPart[];
}

type Texts = Partial<Record<CoincidenciaLugar, string | null>>;
type Marks = readonly (readonly WantedWord[])[];

/** So many words are shown. */
const FRAGMENT_WORDS = 16;
/** A word and its stem have so many letters in common. */
const SAME_LETTERS = 3;

const isWanted = ({ stems, beginning }: WantedWord): boolean => stems.length > 0 || beginning !== undefined;
const startOf = (word: string): string => word.slice(0, SAME_LETTERS);

/** The words of these texts that may have a stem that is wanted. */
export function wordsToStem(texts: readonly Texts[], marks: Marks): string[] {
  const starts = new Set(marks.flat().flatMap(({ stems }) => stems.map(startOf)));
  const found = new Set<string>();
  for (const text of texts.flatMap((places) => Object.values(places))) {
    for (const { word } of placedWords(text ?? '')) if (starts.has(startOf(word))) found.add(word);
  }
  return [...found];
}

/** The place with most of the words that were looked for; of equal ones the first in the order of the contract. */
export function bestMatch(texts: Texts, marks: Marks, stems: Stems): Match | null {
  let best: Match | null = null;
  let most = 0;
  for (const lugar of COINCIDENCIA_LUGARES) {
    const text = texts[lugar] ?? '';
    const words = [...placedWords(text)];
    const marked = markedWords(words, marks, stems);
    const start = bestStart(marked);
    const shown = words.slice(start, start + FRAGMENT_WORDS);
    const different = new Set(shown.filter((_, place) => marked.has(start + place)).map(({ word }) => word))
      .size;
    if (different > most) {
      most = different;
      best = { lugar, fragmento: partsOf(text, words, marked, start) };
    }
  }
  return best;
}

/** Places, among the words, of those that are wanted; of several together, each run of them. */
function markedWords(words: readonly PlacedWord[], marks: Marks, stems: Stems): Set<number> {
  const runs = marks.filter((run) => run.some(isWanted));
  const marked = new Set<number>();
  const fits = (word: string | undefined, wanted: WantedWord): boolean => {
    if (word === undefined) return false;
    if (!isWanted(wanted)) return true;
    const stem = stems.get(word);
    return (
      (wanted.beginning !== undefined && word.startsWith(wanted.beginning)) ||
      (typeof stem === 'string' && wanted.stems.includes(stem))
    );
  };
  for (const start of words.keys()) {
    for (const run of runs) {
      if (!run.every((wanted, place) => fits(words[start + place]?.word, wanted))) continue;
      for (const [place, wanted] of run.entries()) if (isWanted(wanted)) marked.add(start + place);
    }
  }
  return marked;
}

/** The first word of the fragment with most marked words, with some before the first marked one. */
function bestStart(marked: ReadonlySet<number>): number {
  const places = [...marked].sort((one, other) => one - other);
  let best = { first: 0, last: 0, count: 0 };
  for (const [at, first] of places.entries()) {
    const within = places.slice(at).filter((place) => place < first + FRAGMENT_WORDS);
    if (within.length > best.count) best = { first, last: within.at(-1) ?? first, count: within.length };
  }
  return Math.max(0, best.first - Math.floor((FRAGMENT_WORDS - 1 - (best.last - best.first)) / 2));
}

/** The fragment in parts, so that nobody has to trust markup. */
function partsOf(
  text: string,
  words: readonly PlacedWord[],
  marked: ReadonlySet<number>,
  start: number,
): FragmentPart[] {
  const parts: FragmentPart[] = [];
  const add = (from: number, to: number, marcado: boolean): void => {
    const texto = text.slice(from, to).replace(/\s+/g, ' ');
    if (texto !== '') parts.push({ texto, marcado });
  };
  const shown = words.slice(start, start + FRAGMENT_WORDS);
  let at = start === 0 ? 0 : (shown[0]?.start ?? 0);
  for (const [place, word] of shown.entries()) {
    if (!marked.has(start + place)) continue;
    add(at, word.start, false);
    add(word.start, word.end, true);
    at = word.end;
  }
  add(at, start + FRAGMENT_WORDS < words.length ? (shown.at(-1)?.end ?? at) : text.length, false);
  return parts;
}
