/** A piece of text as it stands on a page: a line, or what one column or cell has of it. */
export interface CvLine {
  text: string;
  /** Of the page, from 0; of a Word file always 0. */
  page: number;
  /** Pieces of one row stand beside each other. */
  row: number;
  /** Pieces of one block have no gap between them. */
  block: number;
  /** Height of its letters in points; 0: unknown. */
  size: number;
  /** Its Arabic letters were turned from the order of the screen, which loses some of it. */
  turned?: boolean;
}

/** What a file says, and what it says about itself. */
export interface CvDocument {
  lines: CvLine[];
  author: string;
  title: string;
  /** As it was sent, without its extension. */
  fileName: string;
}

/** A text without a layout: a line break ends a line, a tab a cell, an empty line a block. */
export function linesOf(text: string): CvLine[] {
  let block = 0;
  return text.split('\n').flatMap((line, row) => {
    if (line.trim() === '') block++;
    return line
      .split('\t')
      .map((cell) => tidy(cell))
      .filter(Boolean)
      .map((cell) => ({ text: cell, page: 0, row, block, size: 0 }));
  });
}

/** As one text: cells of a row behind each other, an empty line between blocks. */
export function textOf({ lines }: CvDocument): string {
  return lines
    .map(({ text, row, block, page }, n) => {
      const before = lines[n - 1];
      if (!before) return text;
      if (before.page === page && before.row === row) return ` ${text}`;
      return `${before.block === block ? '\n' : '\n\n'}${text}`;
    })
    .join('');
}

/** Bidirectional marks, soft hyphens and characters of icon fonts. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u00AD\uFEFF\p{Co}\uFFFD]/gu;
/** "J U L I A   M E R I N O": single signs with blanks between them, words with more. */
const SPACED = /^\S(?: \S){3,}(?: {2,}\S(?: \S)*)*$|^\S(?: \S)*(?: {2,}\S(?: \S)*)*(?: \S){3,}$/u;

/** One blank between words; text that is set letter by letter is joined. */
export function tidy(line: string): string {
  const clean = line
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]/gu, ' ')
    .trim();
  const joined = SPACED.test(clean) ? clean.replace(/ (?! )(?<! {2})/g, '') : clean;
  return joined.replace(/ +/g, ' ');
}
