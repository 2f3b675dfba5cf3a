import { type CvContent, spanInFigures } from './cv-content.js';

const BAND = '#23404a';
const BAND_TEXT = '#eef4f4';
const BAND_LINE = '#6d9aa3';
const INK = '#22282c';
const FAINT = '#5f6b70';
const BAND_WIDTH = 186;
const PAD = 24;

/** A coloured column with short facts on the left, the text on the right. */
export function drawSidebar(doc: PDFKit.PDFDocument, cv: CvContent): void {
  const band = (): void => {
    doc.save().rect(0, 0, BAND_WIDTH, doc.page.height).fill(BAND).restore();
  };
  band();
  doc.on('pageAdded', band);
  drawBand(doc, cv);
  drawStory(doc, cv);
  doc.off('pageAdded', band);
}

function drawBand(doc: PDFKit.PDFDocument, cv: CvContent): void {
  const width = BAND_WIDTH - 2 * PAD;
  doc.y = 52;
  const block = (title: string, lines: readonly string[]): void => {
    doc.font('Helvetica-Bold').fontSize(10.5).fillColor(BAND_TEXT);
    doc.text(title.toUpperCase(), PAD, doc.y, { width, characterSpacing: 0.8 });
    const line = doc.y + 2;
    doc
      .moveTo(PAD, line)
      .lineTo(PAD + width, line)
      .lineWidth(0.8)
      .strokeColor(BAND_LINE)
      .stroke();
    doc.y = line + 7;
    doc.font('Helvetica').fontSize(9.2);
    for (const text of lines) doc.text(text, PAD, doc.y, { width, paragraphGap: 4, lineGap: 1 });
    doc.y += 16;
  };
  block('Contacto', cv.contact);
  block('Permisos', cv.licences);
  block('Idiomas', cv.languages);
  block('Competencias', cv.skills);
}

function drawStory(doc: PDFKit.PDFDocument, cv: CvContent): void {
  const left = BAND_WIDTH + 28;
  const width = doc.page.width - left - 40;
  const heading = (text: string): void => {
    doc.y += 13;
    doc.font('Helvetica-Bold').fontSize(12.5).fillColor(BAND).text(text, left, doc.y, { width });
    doc.y += 4;
  };

  doc.font('Helvetica-Bold').fontSize(24).fillColor(BAND).text(cv.name, left, 48, { width });
  doc
    .font('Helvetica')
    .fontSize(12)
    .fillColor(FAINT)
    .text(cv.headline, left, doc.y + 2, { width });

  heading('Sobre mí');
  doc.font('Helvetica').fontSize(10).fillColor(INK).text(cv.profile, left, doc.y, { width, lineGap: 2 });

  heading('Experiencia');
  for (const job of cv.jobs) {
    doc.font('Helvetica-Bold').fontSize(10.5).fillColor(INK).text(job.title, left, doc.y, { width });
    doc.font('Helvetica').fontSize(9.2).fillColor(FAINT);
    doc.text(`${job.place}   |   ${spanInFigures(job)}`, left, doc.y + 1, { width, paragraphGap: 2 });
    doc.fontSize(9.8).fillColor(INK);
    for (const task of job.tasks) {
      doc.text('–', left, doc.y, { lineBreak: false });
      doc.text(task, left + 11, doc.y, { width: width - 11, lineGap: 1.5 });
    }
    doc.y += 8;
  }

  heading('Formación');
  for (const { year, title, place } of cv.studies) {
    doc.font('Helvetica-Bold').fontSize(10).fillColor(INK).text(title, left, doc.y, { width });
    doc.font('Helvetica').fontSize(9.2).fillColor(FAINT);
    doc.text(`${place}, ${year}`, left, doc.y + 1, { width, paragraphGap: 5 });
  }
}
