import { readFile } from 'node:fs/promises';
import { answerOrder } from '../../../../platform/files/sandbox/program.js';
import { type CvDocument, type CvLine, linesOf, textOf } from './document/cv-document.js';
import { linesOfPage, type PdfRun } from './document/pdf-lines.js';
import { assertUnfolds, TooMuch } from './pdf-streams.js';
import { type CvProposals, proposalsIn } from './proposals/proposals.rules.js';

/** What the program is told. */
export interface ReadingOrder {
  path: string;
  /** Media type, found in the content. */
  type: string;
  /** As it was sent: it often says whose the CV is. */
  name: string;
  /** `open`: whether it can be viewed. `beginning`: its first pages. `whole`: all text, for search. */
  part: 'open' | 'beginning' | 'whole';
}

/** What it answers. */
export interface Reading {
  /** Null: it cannot be read. */
  text: string | null;
  /** What its beginning says about its owner. */
  proposals: CvProposals;
  /** Asks for a password before it can be read. */
  encrypted: boolean;
  /** It was opened, and there is nothing in it. */
  empty: boolean;
}

/** Limits of text: personal data are at the beginning; more characters than six pages are not a CV. */
const LIMITS = {
  open: { pages: 0, characters: 0 },
  beginning: { pages: 6, characters: 60_000 },
  whole: { pages: 40, characters: 100_000 },
};
/** A compressed document may unfold to this and no further. */
const MAX_UNFOLDED = 40 * 1024 * 1024;
const UNREADABLE = { document: null, encrypted: false, empty: false };

/** What is in a file, or why it is not known. */
interface Found {
  /** Null: it cannot be read. */
  document: Omit<CvDocument, 'fileName'> | null;
  encrypted: boolean;
  empty: boolean;
}

async function readPdf(content: Buffer, part: ReadingOrder['part']): Promise<Found> {
  await assertUnfolds(content, MAX_UNFOLDED);
  const { getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(content), { isEvalSupported: false });
    const lines: CvLine[] = [];
    let characters = 0;
    const { pages, characters: most } = LIMITS[part];
    for (let number = 1; number <= Math.min(document.numPages, pages) && characters < most; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      const runs = items.flatMap((item): PdfRun[] => ('str' in item ? [item] : []));
      lines.push(...linesOfPage(runs, number - 1, lines));
      for (const { str } of runs) characters += str.length + 1;
    }
    const { Author: author, Title: title } = (await document.getMetadata()).info as Record<string, unknown>;
    return {
      ...UNREADABLE,
      document: { lines, author: wordsOf(author), title: wordsOf(title) },
      empty: document.numPages === 0,
    };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') return { ...UNREADABLE, encrypted: true };
    // No page table and none rebuilt: the objects may be in damaged streams.
    const empty =
      name === 'InvalidPDFException' && !/\/Page(?!s|\w)|\/ObjStm/.test(content.toString('latin1'));
    return { ...UNREADABLE, empty };
  }
}

const wordsOf = (said: unknown): string => (typeof said === 'string' ? said : '');

/** Bytes that a zip's directory says its parts unfold to. */
function unfoldedSize(zip: Buffer): number {
  const entry = Buffer.from('PK\u0001\u0002', 'latin1');
  let total = 0;
  for (let at = zip.indexOf(entry); at !== -1 && at + 46 <= zip.length; at = zip.indexOf(entry, at + 46)) {
    total += zip.readUInt32LE(at + 24);
  }
  return total;
}

async function readWord(content: Buffer): Promise<Found> {
  if (content.subarray(0, 2).toString('latin1') === 'PK' && unfoldedSize(content) > MAX_UNFOLDED) {
    throw new TooMuch();
  }
  const { default: WordExtractor } = await import('word-extractor');
  // Reads DOC and DOCX, and no zip entry beyond its declared size.
  const document = await new WordExtractor().extract(content);
  const text = `${document.getHeaders({ includeFooters: false })}\n${document.getBody()}\n${document.getTextboxes()}`;
  return { ...UNREADABLE, document: { lines: linesOf(text), author: '', title: '' } };
}

async function read({ path, type, name, part }: ReadingOrder): Promise<Reading> {
  const content = await readFile(path);
  const { document, ...state } = await (type === 'application/pdf'
    ? readPdf(content, part)
    : readWord(content));
  if (!document) return { ...state, text: null, proposals: {} };
  const whole: CvDocument = { ...document, fileName: name.replace(/\.[a-z]{2,5}$/i, '') };
  return {
    ...state,
    text: textOf(whole).slice(0, LIMITS[part].characters),
    proposals: part === 'beginning' ? proposalsIn(whole) : {},
  };
}

// An exception of a reader means that the file is damaged.
const DAMAGED: Reading = { text: null, proposals: {}, encrypted: false, empty: false };
await answerOrder((order: ReadingOrder) => read(order).catch(() => DAMAGED));
