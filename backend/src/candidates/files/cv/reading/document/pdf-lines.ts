import { type CvLine, tidy } from './cv-document.js';

/** A run of text of a PDF, as PDF.js gives it; `transform` ends with its place. */
export interface PdfRun {
  str: string;
  dir: string;
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

/** In heights of letters: a gap within a line, one that ends a cell, and one between blocks. */
const SPACE = 0.12;
const CELL = 0.8;
/** Between words that are set letter by letter. */
const WIDE = 0.5;
const BLOCK = 1.9;
const SAME_BASELINE = 0.4;

interface Piece {
  text: string;
  from: number;
  to: number;
  y: number;
  size: number;
  turned?: boolean;
}

/** The lines of a page, in the order in which its program wrote them. */
export function linesOfPage(runs: readonly PdfRun[], page: number, before: readonly CvLine[]): CvLine[] {
  const pieces: Piece[] = [];
  let open: Piece | null = null;
  let blank = 0;
  for (const run of runs) {
    const [, , , , from = 0, y = 0] = run.transform;
    const size = Math.round((run.height || Math.abs(run.transform[3] ?? 0)) * 10) / 10;
    const to = from + run.width;
    const str = run.str.normalize('NFKC');
    if (str.trim() === '') {
      blank += run.width;
      if (run.hasEOL || (open && run.width > CELL * (open.size || 10))) open = null;
      continue;
    }
    const gap: number = open
      ? run.dir === 'rtl'
        ? Math.max(open.from - to, from - open.to)
        : from - open.to
      : 0;
    const height = open ? Math.max(open.size, size) || 10 : 10;
    if (open && Math.abs(open.y - y) < SAME_BASELINE * height && gap < CELL * height && gap > -height) {
      const wide = Math.max(gap, blank) > WIDE * height;
      open.text += `${wide ? '  ' : blank > 0 || gap > SPACE * height ? ' ' : ''}${str}`;
      open.from = Math.min(open.from, from);
      open.to = Math.max(open.to, to);
      open.size = Math.max(open.size, size);
    } else {
      open = { text: str, from, to, y, size };
      pieces.push(open);
    }
    blank = 0;
    if (run.hasEOL) open = null;
  }
  return numbered(inReadingOrder(pieces), page, before.at(-1));
}

/** Words of an Arabic text begin with its article; where they end with it, the letters are in the order of the screen. */
function inReadingOrder(pieces: readonly Piece[]): readonly Piece[] {
  const text = pieces.map((piece) => piece.text).join('\n');
  if (!/[\u0621-\u064A]/.test(text)) return pieces;
  const articles = (text.match(/(?<![\u0621-\u064A])ال[\u0621-\u064A]/g) ?? []).length;
  const reversed = (text.match(/[\u0621-\u064A]لا(?![\u0621-\u064A])/g) ?? []).length;
  return pieces.map((piece) => {
    const isTurned = reversed > articles && /[\u0621-\u064A]/.test(piece.text);
    return { ...piece, text: withArticles(isTurned ? turned(piece.text) : piece.text), turned: isTurned };
  });
}

/** From right to left, with Latin words and numbers from left to right. */
const turned = (text: string): string =>
  [...text]
    .toReversed()
    .join('')
    .replace(/[\p{Script=Latin}\d+@][\p{Script=Latin}\d+@._ -]*/gu, (part) => {
      const end = /\s*$/.exec(part)?.[0] ?? '';
      return [...part.trimEnd()].toReversed().join('') + end;
    });

/** The ligature of lam and alef is taken apart in the wrong order: no word begins with two alefs. */
const withArticles = (text: string): string =>
  text.replace(/(?<![\u0621-\u064A])(و?ب?)ا([اأإآ])ل/g, '$1ال$2');

function numbered(pieces: readonly Piece[], page: number, last: CvLine | undefined): CvLine[] {
  let row = (last?.row ?? -1) + 1;
  let block = (last?.block ?? -1) + 1;
  let above: Piece | null = null;
  const lines: CvLine[] = [];
  for (const piece of pieces) {
    if (above) {
      const height = Math.max(above.size, piece.size) || 10;
      const down = above.y - piece.y;
      if (Math.abs(down) >= SAME_BASELINE * height) row++;
      if (down > BLOCK * height || down < -SAME_BASELINE * height) block++;
    }
    above = piece;
    const text = tidy(piece.text);
    if (text)
      lines.push({ text, page, row, block, size: piece.size, ...(piece.turned ? { turned: true } : {}) });
  }
  return lines;
}
