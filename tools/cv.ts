/** A CV: a real PDF of one page, large enough that its upload takes a moment. */
import { createHash, randomBytes } from 'node:crypto';

const FILLING = 120_000;

export function makeCv(name: string): { file: File; bytes: Buffer; sha256: string } {
  const content = `BT /F1 12 Tf 40 700 Td (${name.replace(/[\\()]/g, '')}) Tj ET`;
  const filling = randomBytes(FILLING / 2).toString('hex');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${filling.length} >>\nstream\n${filling}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  const bytes = Buffer.from(file, 'latin1');
  return {
    bytes,
    file: new File([bytes], 'CV.pdf', { type: 'application/pdf' }),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
