import PDFDocument from 'pdfkit';
import { deflateRawSync, deflateSync } from 'node:zlib';

const MB = 1024 * 1024;

export const program = Buffer.from('MZ\x90\0'.repeat(200), 'latin1');
export const webPage = Buffer.from('<html>%PDF-1.4<script>alert(1)</script>%%EOF');
/** Begins like a PDF and is one byte too large. */
export const tooLarge = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5 * MB - 8)]);

/** A PDF that needs a password. */
export function lockedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'x', ownerPassword: 'y' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.text('secreto').end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
}

/** A PDF with this number of pages, each an object of its own. */
export function pdfOfPages(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 3} 0 R`).join(' ');
  const objects = Array.from({ length: pages }, (_, n) => `${n + 3} 0 obj<</Parent 2 0 R>>endobj\n`).join('');
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${pages}/Kids[${kids}]>>endobj\n` +
      `${objects}trailer<</Root 1 0 R>>\n%%EOF\n`,
  );
}

interface Entry {
  name: string;
  /** Compressed. */
  data: Buffer;
  /** The uncompressed size in the directory. */
  claimed: number;
}

/** A zip without checksums, which most readers ignore. */
function zip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimed } of entries) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(claimed, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    local.copy(central, 6, 4, 30);
    central.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), data);
    directory.push(central, Buffer.from(name));
    offset += local.length + name.length + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** A text that decompresses to hundreds of times its size, compressed once. */
let bomb: Buffer | undefined;
const UNFOLDED = 60 * MB;

/** A DOCX with such a text; `liar`: its directory says it has none. */
export function docxBomb({ liar = false } = {}): Buffer {
  bomb ??= deflateRawSync(Buffer.alloc(UNFOLDED, 'a'), { level: 1 });
  return zip([
    { name: '[Content_Types].xml', data: deflateRawSync(Buffer.from('<Types/>')), claimed: 8 },
    { name: 'word/document.xml', data: bomb, claimed: liar ? 1000 : UNFOLDED },
  ]);
}

/** A JPEG with this width and height in its header. */
export function jpegOf(side: number): Buffer {
  const frame = Buffer.from([
    0xff,
    0xc0,
    0,
    11,
    8,
    side >> 8,
    side & 255,
    side >> 8,
    side & 255,
    1,
    1,
    0x11,
    0,
  ]);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame,
    scan,
    Buffer.alloc(50, 0x55),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A PNG with this width and height in its header that decompresses to that size. */
export function pngOf(side: number, points = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer): Buffer => {
    const part = Buffer.alloc(12 + data.length);
    part.writeUInt32BE(data.length, 0);
    part.write(name, 4, 'latin1');
    data.copy(part, 8);
    return part;
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(points))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
