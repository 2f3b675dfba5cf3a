import PDFDocument from 'pdfkit';
import type { Person } from '../people.js';
import { drawClassic } from './classic-layout.js';
import { cvContentOf, type CvData } from './cv-content.js';
import { drawSidebar } from './sidebar-layout.js';
import { drawTwoColumns } from './two-column-layout.js';

const LAYOUTS = { classic: drawClassic, sidebar: drawSidebar, twoColumns: drawTwoColumns };

/** The person's CV as PDF. @param since its date. The same person at the same time gives the same bytes: nothing in it is random. */
export function renderCv(person: Person, data: CvData, since: Date): Promise<Buffer> {
  const cv = cvContentOf(person, data);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 52, bottom: 48, left: 56, right: 56 },
    lang: 'es',
    info: {
      Title: `CV ${cv.name}`,
      Author: cv.name,
      Subject: 'Curriculum vitae',
      CreationDate: since,
    },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    LAYOUTS[data.layout](doc, cv);
    doc.end();
  });
}
