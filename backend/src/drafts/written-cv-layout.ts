import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

export interface CvSheet {
  name: string;
  /** Position, then department. */
  looksFor: string[];
  contact: string[];
  sections: { title: string; text: string }[];
  day: Date;
}

const FAMILY = '@expo-google-fonts/source-sans-3';
const { resolve: fileOf } = createRequire(import.meta.url);
const REGULAR = fileOf(`${FAMILY}/400Regular/SourceSans3_400Regular.ttf`);
const BOLD = fileOf(`${FAMILY}/700Bold/SourceSans3_700Bold.ttf`);

const INK = '#16263d';
const TEXT = '#1d2733';
const FAINT = '#566273';
const LINE = '#c9cfd8';
const MARGIN = 62;

/** Line breaks stay; pictures and marks that the face does not have go. */
const printable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]|\p{Extended_Pictographic}|\uFE0F/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** One column on A4: name, what the person looks for, how to reach them, then what they told. */
export function drawCv({ name, looksFor, contact, sections, day }: CvSheet): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 60, bottom: 56, left: MARGIN, right: MARGIN },
    lang: 'es',
    font: REGULAR,
    info: { Title: `CV de ${name}`, Author: name, CreationDate: day },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    const width = doc.page.width - 2 * MARGIN;

    doc.font(BOLD).fontSize(25).fillColor(INK).text(printable(name), { lineGap: 1 });
    if (looksFor.length > 0) {
      doc.font(REGULAR).fontSize(13.5).fillColor(TEXT).text(looksFor.join(' · '), { paragraphGap: 2 });
    }
    doc.moveDown(0.35);
    doc.font(REGULAR).fontSize(10.5).fillColor(FAINT);
    for (const line of contact) doc.text(printable(line), { lineGap: 1.5 });
    doc.moveDown(0.6);
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(MARGIN + width, doc.y)
      .lineWidth(1.4)
      .strokeColor(INK)
      .stroke();

    for (const { title, text } of sections) {
      doc.moveDown(1);
      // A heading at the foot of a page would stand alone.
      if (doc.y > doc.page.height - doc.page.margins.bottom - 64) doc.addPage();
      doc.font(BOLD).fontSize(12.5).fillColor(INK).text(title);
      const line = doc.y + 2;
      doc
        .moveTo(MARGIN, line)
        .lineTo(MARGIN + width, line)
        .lineWidth(0.6)
        .strokeColor(LINE)
        .stroke();
      doc.y = line + 7;
      doc.font(REGULAR).fontSize(11).fillColor(TEXT).text(printable(text), { width, lineGap: 2.5 });
    }
    doc.end();
  });
}
