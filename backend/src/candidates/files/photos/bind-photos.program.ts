import { readFile, writeFile } from 'node:fs/promises';
import { answerOrder } from '../../../platform/files/sandbox/program.js';
import { jpegPage, type Page } from './photo.rules.js';
import { photosPdf } from './photos-pdf.js';
import { pngPage } from './png-page.js';

/** What the program is told. */
export interface BindingOrder {
  photos: string[];
  title: string;
  /** Where the document is written. */
  document: string;
}

/** Checks that the photos are complete and of a sensible size, and writes the document. */
await answerOrder(async ({ photos, title, document }: BindingOrder): Promise<boolean> => {
  const pages: Page[] = [];
  for (const path of photos) {
    const photo = await readFile(path);
    const page = jpegPage(photo) ?? (await pngPage(photo));
    if (!page) return false;
    pages.push(page);
  }
  // Null: a picture that only looked whole.
  const made = await photosPdf(pages, title).catch(() => null);
  if (made) await writeFile(document, made, { mode: 0o600, flag: 'wx' });
  return made !== null;
});
