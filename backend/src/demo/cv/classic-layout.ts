import { type CvContent, spanInWords } from './cv-content.js';

const INK = '#1d2733';
const ACCENT = '#1f4e79';
const FAINT = '#5b6673';

/** One column, underlined headings, dates aligned right. */
export function drawClassic(doc: PDFKit.PDFDocument, cv: CvContent): void {
  const left = doc.page.margins.left;
  const width = doc.page.width - left - doc.page.margins.right;

  const heading = (text: string): void => {
    doc.moveDown(0.9);
    // Avoids a heading alone at the bottom of a page.
    if (doc.y > doc.page.height - doc.page.margins.bottom - 70) doc.addPage();
    doc.font('Helvetica-Bold').fontSize(10.5).fillColor(ACCENT);
    doc.text(text.toUpperCase(), left, doc.y, { characterSpacing: 1 });
    const line = doc.y + 1.5;
    doc
      .moveTo(left, line)
      .lineTo(left + width, line)
      .lineWidth(0.7)
      .strokeColor(ACCENT)
      .stroke();
    doc.y = line + 6;
  };
  const plain = (text: string): void => {
    doc.font('Helvetica').fontSize(10).fillColor(INK).text(text, left, doc.y, { width, lineGap: 1.5 });
  };

  doc.font('Helvetica-Bold').fontSize(23).fillColor(ACCENT).text(cv.name, left, doc.y);
  doc.font('Helvetica').fontSize(12.5).fillColor(INK).text(cv.headline, { paragraphGap: 5 });
  doc.fontSize(9.5).fillColor(FAINT).text(cv.contact.slice(0, 1).join(''), { lineGap: 2 });
  doc.text(cv.contact.slice(1).join('  ·  '), { width, lineGap: 2 });

  heading('Perfil');
  plain(cv.profile);

  heading('Experiencia profesional');
  for (const job of cv.jobs) {
    const top = doc.y;
    doc.font('Helvetica').fontSize(9.5).fillColor(FAINT);
    doc.text(spanInWords(job), left, top + 0.5, { width, align: 'right' });
    doc.font('Helvetica-Bold').fontSize(10.5).fillColor(INK);
    doc.text(job.title, left, top, { width: width - 175 });
    doc.font('Helvetica-Oblique').fontSize(10).text(job.place, { paragraphGap: 2 });
    doc.font('Helvetica').fontSize(10);
    for (const task of job.tasks) {
      doc.text('•', left + 4, doc.y, { continued: false, lineBreak: false });
      doc.text(task, left + 15, doc.y, { width: width - 15, lineGap: 1.2 });
    }
    doc.moveDown(0.6);
  }
  doc.moveUp(0.6);

  heading('Formación');
  for (const { year, title, place } of cv.studies) {
    doc.font('Helvetica-Bold').fontSize(10).fillColor(INK);
    doc.text(`${year}   `, left, doc.y, { continued: true, lineGap: 2 });
    doc.font('Helvetica').text(`${title}. ${place}`);
  }
  heading('Permisos y certificados');
  plain(`${cv.licences.join(', ')}.`);
  heading('Idiomas');
  plain(`${cv.languages.join(', ')}.`);
  heading('Competencias');
  plain(`${cv.skills.join(', ')}.`);
}
