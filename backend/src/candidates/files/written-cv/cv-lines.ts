import bidiFactory from 'bidi-js';
import type { Face } from './cv-faces.js';

// Node imports the function itself, but the package's types declare a module.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Letters of one face and one direction, side by side. */
export interface Piece {
  text: string;
  /** Where the text stands in its paragraph. */
  start: number;
  face: Face;
  width: number;
}

export interface Line {
  /** From left to right. */
  pieces: Piece[];
  width: number;
  /** The paragraph begins at the right. */
  fromRight: boolean;
}

export interface Measure {
  faceOf: (character: string) => Face;
  /** In points. */
  widthOf: (text: string, face: Face) => number;
  /** Of every paragraph; absent: as the first letter of each is written. */
  direction?: 'rtl';
}

/** A line may break after a space, and around each character of Chinese. */
const UNIT =
  /\s+|[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]|[^\s\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]+/gu;

/** Lines of a text in a column, in reading order, each in visual order (UAX 9). */
export function linesOf(text: string, width: number, measure: Measure): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph, measure.direction);
    const fromRight = (paragraphs[0]?.level ?? 0) % 2 === 1;
    return breaksOf(paragraph, width, measure).map(([from, to]) => {
      const pieces = inVisualOrder(runsOf(paragraph, levels, [from, to], measure)).map((run) =>
        pieceOf(run, measure),
      );
      return { pieces, fromRight, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
    });
  });
}

/** Start and end of each line of a paragraph, without the spaces between. */
function breaksOf(paragraph: string, width: number, measure: Measure): [number, number][] {
  const lines: [number, number][] = [];
  let [from, to, used] = [0, 0, 0];
  const close = (next: number) => {
    if (paragraph.slice(from, to).trim() !== '')
      lines.push([from, from + paragraph.slice(from, to).trimEnd().length]);
    [from, to, used] = [next, next, 0];
  };
  for (const [unit] of paragraph.matchAll(UNIT)) {
    const wide = widthOf(unit, measure);
    const blank = unit.trim() === '';
    if (used + wide > width && !blank && used > 0) close(to);
    if (used === 0 && blank && lines.length > 0) {
      from = to = to + unit.length;
      continue;
    }
    if (wide <= width || blank) {
      to += unit.length;
      used += wide;
      continue;
    }
    // A word longer than a line.
    for (const character of unit) {
      const step = widthOf(character, measure);
      if (used + step > width) close(to);
      to += character.length;
      used += step;
    }
  }
  close(paragraph.length);
  return lines.length > 0 ? lines : [[0, 0]];
}

const widthOf = (text: string, measure: Measure): number =>
  facesIn(text, measure).reduce((sum, run) => sum + measure.widthOf(run.text, run.face), 0);

function facesIn(text: string, { faceOf }: Measure): { text: string; face: Face }[] {
  const runs: { text: string; face: Face }[] = [];
  for (const character of text) {
    const face = faceOf(character);
    const last = runs.at(-1);
    if (last?.face === face) last.text += character;
    else runs.push({ text: character, face });
  }
  return runs;
}

interface Run {
  text: string;
  start: number;
  face: Face;
  /** Even: from left to right. */
  level: number;
}

function runsOf(
  paragraph: string,
  levels: Uint8Array,
  [from, to]: [number, number],
  { faceOf }: Measure,
): Run[] {
  const runs: Run[] = [];
  let place = from;
  for (const character of paragraph.slice(from, to)) {
    const [face, level] = [faceOf(character), levels[place] ?? 0];
    const last = runs.at(-1);
    if (last?.face === face && last.level === level) last.text += character;
    else runs.push({ text: character, start: place, face, level });
    place += character.length;
  }
  return runs;
}

/** Reverses runs from the highest level down to the lowest odd one (UAX 9, L2). */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      if ((order[start]?.level ?? 0) < level) continue;
      let end = start;
      while ((order[end]?.level ?? 0) >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

/** An Arabic face orders its letters from the right itself; for other faces the text is reversed first. */
function pieceOf({ text, start, face, level }: Run, { widthOf: measured }: Measure): Piece {
  const turned = level % 2 === 1 && face.name !== 'arabic' ? mirrored(text) : text;
  return { text: turned, start, face, width: measured(turned, face) };
}

const mirrored = (text: string): string =>
  [...text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('');
