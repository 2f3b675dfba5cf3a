import { createReadStream } from 'node:fs';

/** An object of a page, not the list of pages. */
const PAGE = /\/Type\s*\/Page(?![a-zA-Z])/;
const LOCK = '/Encrypt';
/** As far as either may be cut in two by the pieces in which a file is read. */
const OVERLAP = 32;

/**
 * Whether a PDF has a page in its plain text and no sign of encryption: then it needs no further check. Reads it in
 * chunks. PDFs with compressed object streams return false.
 */
export async function showsPages(path: string): Promise<boolean> {
  let page = false;
  let end = '';
  for await (const piece of createReadStream(path, 'latin1')) {
    const text = end + String(piece);
    if (text.includes(LOCK)) return false;
    page ||= PAGE.test(text);
    end = text.slice(-OVERLAP);
  }
  return page;
}
