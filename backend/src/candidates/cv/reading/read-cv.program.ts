import { readFile } from 'node:fs/promises';
import { answerOrder } from '../../../platform/files/sandbox/program.js';
import { assertUnfolds, TooMuch } from './pdf-streams.js';
import { type CvProposals, proposalsIn } from './proposals/proposals.rules.js';

/** What the program is told. */
export interface ReadingOrder {
  path: string;
  /** Media type, found in the content. */
  type: string;
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
const UNREADABLE: Reading = { text: null, proposals: {}, encrypted: false, empty: false };

async function readPdf(content: Buffer, part: ReadingOrder['part']): Promise<Reading> {
  await assertUnfolds(content, MAX_UNFOLDED);
  const { getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(content), { isEvalSupported: false });
    const parts: string[] = [];
    let characters = 0;
    const { pages, characters: most } = LIMITS[part];
    for (let number = 1; number <= Math.min(document.numPages, pages) && characters < most; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items) {
        if (!('str' in item)) continue;
        parts.push(item.str, item.hasEOL ? '\n' : ' ');
        characters += item.str.length + 1;
      }
      parts.push('\n');
    }
    return { ...UNREADABLE, text: parts.join(''), empty: document.numPages === 0 };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') return { ...UNREADABLE, encrypted: true };
    // No page table and none rebuilt: the objects may be in damaged streams.
    const empty =
      name === 'InvalidPDFException' && !/\/Page(?!s|\w)|\/ObjStm/.test(content.toString('latin1'));
    return { ...UNREADABLE, empty };
  }
}

/** Bytes that a zip's directory says its parts unfold to. */
function unfoldedSize(zip: Buffer): number {
  const entry = Buffer.from('PK\u0001\u0002', 'latin1');
  let total = 0;
  for (let at = zip.indexOf(entry); at !== -1 && at + 46 <= zip.length; at = zip.indexOf(entry, at + 46)) {
    total += zip.readUInt32LE(at + 24);
  }
  return total;
}

async function readWord(content: Buffer): Promise<Reading> {
  if (content.subarray(0, 2).toString('latin1') === 'PK' && unfoldedSize(content) > MAX_UNFOLDED) {
    throw new TooMuch();
  }
  const { default: WordExtractor } = await import('word-extractor');
  // Reads DOC and DOCX, and no zip entry beyond its declared size.
  const document = await new WordExtractor().extract(content);
  const text = `${document.getHeaders({ includeFooters: false })}\n${document.getBody()}\n${document.getTextboxes()}`;
  return { ...UNREADABLE, text };
}

async function read({ path, type, part }: ReadingOrder): Promise<Reading> {
  const content = await readFile(path);
  const reading = await (type === 'application/pdf' ? readPdf(content, part) : readWord(content));
  const text = reading.text?.slice(0, LIMITS[part].characters) ?? null;
  return { ...reading, text, proposals: text && part === 'beginning' ? proposalsIn(text) : {} };
}

// An exception of a reader means that the file is damaged.
await answerOrder((order: ReadingOrder) => read(order).catch(() => UNREADABLE));
