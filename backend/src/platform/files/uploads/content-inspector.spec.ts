import { ContentInspector } from './content-inspector.js';

/** Passes the content in chunks, as a network does. */
async function typeOf(content: Buffer, piece = 7): Promise<string | null> {
  const inspector = new ContentInspector();
  for (let at = 0; at < content.length; at += piece) inspector.push(content.subarray(at, at + piece));
  const found = await inspector.found();
  return found && `${found.type}${found.whole ? '' : ', cut short'}`;
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const cfb = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const word97 = Buffer.concat([
  cfb,
  Buffer.alloc(600),
  Buffer.from('WordDocument', 'utf16le'),
  Buffer.alloc(100),
]);

/** The local header of one zip entry. */
const zipEntry = (name: string): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name)]);
};

/** The smallest complete images: one grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
/** The same, which says that it has 30,000 by 30,000. */
const bomb = Buffer.from(png);
bomb.writeUInt32BE(30_000, 16);
bomb.writeUInt32BE(30_000, 20);
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('JFIF\0'),
  Buffer.alloc(40),
  Buffer.from([0xff, 0xd9]),
]);

describe('the content of a file', () => {
  it.each([
    ['a PDF', pdf, 'application/pdf'],
    ['a PDF cut short', pdf.subarray(0, 30), 'application/pdf, cut short'],
    ['a PDF behind lines of a scanner', Buffer.concat([Buffer.from('Scan 12\r\n'), pdf]), 'application/pdf'],
    ['a PDF behind 1024 bytes', Buffer.concat([Buffer.alloc(1024, ' '), pdf]), 'application/pdf'],
    ['a PDF behind 1025 bytes', Buffer.concat([Buffer.alloc(1025, ' '), pdf]), null],
    ['a Word 97 document', word97, 'application/msword'],
    ['another program’s container', Buffer.concat([cfb, Buffer.alloc(600)]), null],
    [
      'a DOCX',
      Buffer.concat([zipEntry('[Content_Types].xml'), zipEntry('word/document.xml')]),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a zip of other things', zipEntry('fotos/playa.jpg'), null],
    ['a spreadsheet', Buffer.concat([zipEntry('[Content_Types].xml'), zipEntry('xl/workbook.xml')]), null],
    ['a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), null],
    ['a photograph', jpeg, 'image/jpeg'],
    ['a photograph cut short', jpeg.subarray(0, 30), 'image/jpeg, cut short'],
    ['a picture', png, 'image/png'],
    ['a picture that unfolds to gigabytes', bomb, null],
    ['a picture cut short', png.subarray(0, 50), 'image/png, cut short'],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), null],
    ['text', Buffer.from('Hola, soy mi CV'), null],
    ['nothing', Buffer.alloc(0), null],
  ])('%s', async (_title, content, expected) => {
    expect(await typeOf(content)).toBe(expected);
    expect(await typeOf(content, 1024)).toBe(expected);
  });

  it('is counted and hashed while it is read', () => {
    const inspector = new ContentInspector();
    inspector.push(Buffer.from('ab'));
    inspector.push(Buffer.from('c'));
    expect(inspector.bytes).toBe(3);
    expect(inspector.sha256()).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
