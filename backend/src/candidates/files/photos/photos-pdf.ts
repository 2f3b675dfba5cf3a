import PDFDocument from 'pdfkit';
import type { Page } from './photo.rules.js';

/** A4 in points. */
const [SHORT, LONG] = [595.28, 841.89];

/** A PDF with one photo on each page, scaled to fit. Deterministic: the same photos give the same bytes. */
export function photosPdf(pages: readonly Page[], title: string): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: 'es',
    info: { Title: title, CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    for (const { image, width, height } of pages) {
      const size: [number, number] = width > height ? [LONG, SHORT] : [SHORT, LONG];
      doc.addPage({ size, margin: 0 });
      doc.image(image, 0, 0, { fit: size, align: 'center', valign: 'center' });
    }
    doc.end();
  });
}
