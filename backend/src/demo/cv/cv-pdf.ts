import PDFDocument from 'pdfkit';
import type { DemoCandidate } from '../process/process.js';
import { at } from '../random.js';
import { drawClassic } from './classic-layout.js';
import { cvContentOf } from './cv-content.js';
import { drawSidebar } from './sidebar-layout.js';
import { drawTwoColumns } from './two-column-layout.js';

const LAYOUTS = [drawClassic, drawSidebar, drawTwoColumns];

/** The person's CV as PDF. The same person at the same time gives the same bytes: nothing in it is random. */
export function renderCv(candidate: DemoCandidate): Promise<Buffer> {
  const cv = cvContentOf(candidate);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 52, bottom: 48, left: 56, right: 56 },
    lang: 'es',
    info: {
      Title: `CV ${cv.name}`,
      Author: cv.name,
      Subject: 'Curriculum vitae',
      CreationDate: candidate.since,
    },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    at(LAYOUTS, candidate.person.number % LAYOUTS.length)(doc, cv);
    doc.end();
  });
}
