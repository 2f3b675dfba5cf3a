import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What the thread is given. */
export interface ExtractionOrder {
  path: string;
  /** Media type, found in the content. */
  type: string;
  /** All of it, for searching; otherwise the beginning. */
  whole?: true;
}

/** What the thread answers. */
export interface Extraction {
  text: string;
  /** Asks for a password before it can be read. */
  encrypted: boolean;
}

/** A CV says who it is about at its beginning; a text of so many characters is more than six pages. */
const BEGINNING = { pages: 6, characters: 60_000 };
/** Whatever is longer is no CV. */
const WHOLE = { pages: 40, characters: 100_000 };
/** A compressed document may unfold to this and no further. */
const MAX_UNFOLDED = 40 * 1024 * 1024;

async function pdfText(content: Buffer, pages: number): Promise<Extraction> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(content), { isEvalSupported: false });
    const parts: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, pages); number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items) if ('str' in item) parts.push(item.str, item.hasEOL ? '\n' : ' ');
      parts.push('\n');
    }
    return { text: parts.join(''), encrypted: false };
  } catch (error) {
    return { text: '', encrypted: error instanceof Error && error.name === 'PasswordException' };
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

async function wordText(content: Buffer): Promise<string> {
  if (content.subarray(0, 2).toString('latin1') === 'PK' && unfoldedSize(content) > MAX_UNFOLDED) return '';
  const { default: WordExtractor } = await import('word-extractor');
  // It reads DOC and DOCX, and no part of a zip further than its directory says.
  const document = await new WordExtractor().extract(content);
  return `${document.getHeaders({ includeFooters: false })}\n${document.getBody()}\n${document.getTextboxes()}`;
}

const { path, type, whole } = workerData as ExtractionOrder;
const limits = whole ? WHOLE : BEGINNING;
const content = await readFile(path);
const extraction =
  type === 'application/pdf'
    ? await pdfText(content, limits.pages)
    : { text: await wordText(content), encrypted: false };
parentPort?.postMessage({
  ...extraction,
  text: extraction.text.slice(0, limits.characters),
} satisfies Extraction);
