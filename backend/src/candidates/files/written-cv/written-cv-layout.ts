import PDFDocument from 'pdfkit';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { sentenceOf } from '../../../platform/errors/error-catalogue.js';
import { facesFor } from './cv-faces.js';
import { CvPage } from './cv-page.js';
import { printable } from './printable.js';

export interface CvSheet {
  name: string;
  /** Of the document; absent: that it is the CV of this person. */
  title?: string;
  /** Who wrote it; absent: this person. */
  author?: string;
  /** Absent: Spanish. */
  lang?: string;
  /** Position, then department. */
  looksFor: string[];
  contact: string[];
  sections: { title: string; text: string }[];
  day: Date;
}

const INK = '#16263d';
const TEXT = '#1d2733';
const FAINT = '#566273';
const LINE = '#c9cfd8';
const MARGIN = 62;

/**
 * One column on A4: name, desired job, contact details, then the texts.
 * @throws {DomainError} `cv_unprintable`.
 */
export async function drawCv(sheet: CvSheet): Promise<Buffer> {
  const { name, looksFor, contact, sections } = printableSheet(sheet);
  const found = await facesFor(
    [' ·', name, ...looksFor, ...contact, ...sections.flatMap(({ title, text }) => [title, text])].join(' '),
  );
  if (found.missing.length > 0) throw unprintable(found.missing);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 60, bottom: 56, left: MARGIN, right: MARGIN },
    lang: sheet.lang ?? 'es',
    info: { Title: sheet.title ?? `CV de ${name}`, Author: sheet.author ?? name, CreationDate: sheet.day },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    const width = doc.page.width - 2 * MARGIN;
    const page = new CvPage(doc, found, MARGIN, width, sheet.lang === 'ar' ? 'rtl' : undefined);
    const rule = (weight: number, colour: string) =>
      doc
        .moveTo(MARGIN, doc.y)
        .lineTo(MARGIN + width, doc.y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke();

    page.text(name, { size: 25, colour: INK, bold: true });
    if (looksFor.length > 0) page.text(looksFor.join(' · '), { size: 13.5, colour: TEXT });
    doc.y += 6;
    for (const line of contact) page.text(line, { size: 10.5, colour: FAINT, gap: 1.5 });
    doc.y += 9;
    rule(1.4, INK);

    for (const { title, text } of sections) {
      doc.y += 15;
      // A heading at the foot of a page would stand alone.
      if (doc.y > doc.page.height - doc.page.margins.bottom - 64) doc.addPage();
      page.text(title, { size: 12.5, colour: INK, bold: true });
      doc.y += 2;
      rule(0.6, LINE);
      doc.y += 7;
      page.text(text, { size: 11, colour: TEXT, gap: 2.5 });
    }
    doc.end();
  });
}

const printableSheet = ({ name, looksFor, contact, sections }: CvSheet) => ({
  name: printable(name),
  looksFor: looksFor.map(printable),
  contact: contact.map(printable).filter(Boolean),
  sections: sections.flatMap(({ title, text }) => {
    const left = printable(text);
    return left === '' ? [] : [{ title, text: left }];
  }),
});

/** Named to the person, a few of them. */
function unprintable(missing: readonly string[]): DomainError {
  const characters = missing.slice(0, 10).join(' ');
  return new DomainError(
    'cv_unprintable',
    { characters },
    { cv: [sentenceOf('cv_unprintable', { characters })] },
  );
}
