import { type CvContent, spanInFigures } from './cv-content.js';

const INK = '#2b2320';
const ACCENT = '#8a3b12';
const FAINT = '#6e6259';
const LABEL_WIDTH = 112;
const GAP = 18;

/** A serif font; dates and labels in a narrow column, their content beside them. */
// oxlint-disable-next-line max-lines-per-function -- One page from top to bottom; its parts share the measures.
export function drawTwoColumns(doc: PDFKit.PDFDocument, cv: CvContent): void {
  const left = doc.page.margins.left;
  const main = left + LABEL_WIDTH + GAP;
  const width = doc.page.width - main - doc.page.margins.right;

  const heading = (text: string): void => {
    doc.y += 12;
    if (doc.y > doc.page.height - doc.page.margins.bottom - 70) doc.addPage();
    const line = doc.y;
    doc
      .moveTo(left, line)
      .lineTo(main + width, line)
      .lineWidth(0.5)
      .strokeColor('#c9b8a8')
      .stroke();
    doc
      .font('Times-Bold')
      .fontSize(12.5)
      .fillColor(ACCENT)
      .text(text, left, line + 7);
    doc.y += 5;
  };
  /** Draws both columns from the same line and continues below the longer one. */
  const row = (label: string, draw: () => void): void => {
    if (doc.y > doc.page.height - doc.page.margins.bottom - 45) doc.addPage();
    const top = doc.y;
    doc.font('Times-Roman').fontSize(10).fillColor(FAINT);
    doc.text(label, left, top + 0.8, { width: LABEL_WIDTH, align: 'right' });
    const below = doc.y;
    doc.y = top;
    draw();
    // A text that continues on the next page ends higher than it began.
    doc.y = (doc.y < top ? doc.y : Math.max(doc.y, below)) + 6;
  };
  const text = (content: string, font = 'Times-Roman'): void => {
    doc.font(font).fontSize(11).fillColor(INK).text(content, main, doc.y, { width, lineGap: 1.2 });
  };

  doc.font('Times-Bold').fontSize(26).fillColor(INK);
  doc.text(cv.name, left, doc.y, { width: main + width - left, align: 'center' });
  doc.font('Times-Italic').fontSize(13).fillColor(ACCENT);
  doc.text(cv.headline, { width: main + width - left, align: 'center', paragraphGap: 4 });
  doc.font('Times-Roman').fontSize(10).fillColor(FAINT);
  doc.text(cv.contact.slice(0, 1).join(''), { width: main + width - left, align: 'center' });
  doc.text(cv.contact.slice(1).join('   |   '), { width: main + width - left, align: 'center' });
  doc.y += 4;

  heading('Presentación');
  row('', () => text(cv.profile));
  heading('Experiencia laboral');
  for (const job of cv.jobs) {
    row(spanInFigures(job), () => {
      text(job.title, 'Times-Bold');
      text(job.place, 'Times-Italic');
      text(`${job.tasks.join('. ')}.`);
    });
  }
  heading('Estudios y cursos');
  for (const { year, title, place } of cv.studies) {
    row(String(year), () => {
      text(title, 'Times-Bold');
      text(place);
    });
  }
  heading('Otros datos');
  row('Permisos', () => text(cv.licences.join('; ')));
  row('Idiomas', () => text(cv.languages.join('; ')));
  row('Competencias', () => text(cv.skills.join(', ')));
}
