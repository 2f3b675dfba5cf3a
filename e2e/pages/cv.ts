import PDFDocument from 'pdfkit';
import { fullName, type Person } from './person.js';

export interface CvFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A CV as people send it: a PDF of one page. */
export async function cvOf(person: Person): Promise<CvFile> {
  const document = new PDFDocument({ info: { Title: `CV de ${fullName(person)}` } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.fontSize(20).text(fullName(person));
  document.fontSize(11).text(`${person.telefono}, ${person.ciudad}`).moveDown();
  document.text('Conductor de portavehículos durante ocho años. Permisos C y CAP en vigor.');
  document.end();
  await ended;
  return { name: 'currículum señor.pdf', mimeType: 'application/pdf', buffer: Buffer.concat(chunks) };
}
