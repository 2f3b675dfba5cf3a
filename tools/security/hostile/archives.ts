/** Malicious Word files, workbooks and CSV files. */
import { deflateRawSync } from 'node:zlib';

const MB = 1024 * 1024;

/** `claimed`: the uncompressed size in the directory. */
interface Part {
  name: string;
  content: Buffer;
  claimed?: number;
}

/** Compressed to a thousandth of their size; computed once. */
const folded = new Map<string, Buffer>();

/**
 * @param text repeated
 * @param bytes in total
 * @param start what precedes it
 */
function fold(text: string, bytes: number, start = '') {
  const key = `${bytes} ${start} ${text}`;
  const whole = Buffer.alloc(bytes, text);
  whole.write(start);
  const known = folded.get(key) ?? deflateRawSync(whole, { level: 3 });
  folded.set(key, known);
  return known;
}

const part = (text: string) => deflateRawSync(Buffer.from(text));
const textPart = (name: string, text: string): Part => ({ name, content: part(text), claimed: text.length });

/** A zip of compressed parts. Its checksums are wrong: readers rarely check them. */
function zip(parts: Part[]) {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed = 1000 } of parts) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(claimed, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    local.copy(central, 6, 4, 30);
    central.writeUInt32LE(offset, 42);
    files.push(local, Buffer.from(name), content);
    directory.push(central, Buffer.from(name));
    offset += local.length + name.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length & 0xffff, 8);
  end.writeUInt16LE(parts.length & 0xffff, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

const docx = (...parts: Part[]) =>
  zip([
    { name: '[Content_Types].xml', content: part(TYPES) },
    { name: '_rels/.rels', content: part(RELATIONS) },
    ...parts,
  ]);
const document = (content: Buffer, claimed?: number): Part => ({
  name: 'word/document.xml',
  content,
  ...(claimed ? { claimed } : {}),
});
const SIZE = 200 * MB;
const PARAGRAPH = '<w:p><w:r><w:t>a</w:t></w:r></w:p>';
/** Padded to a whole number of paragraphs, because it overwrites them. */
const DOCUMENT = '<w:document xmlns:w="w"><w:body>'.padEnd(PARAGRAPH.length * 2);
const paragraphs = () => fold(PARAGRAPH, SIZE, DOCUMENT);

/** A text of 200 MB. */
export const docxBomb = () => docx(document(paragraphs(), SIZE));

/** The same, with a size of a thousand bytes in its directory. */
export const docxLiar = () => docx(document(paragraphs()));

/** Sizes that refer to a ZIP64 record that does not exist. */
export const docxOver4Gigabytes = () => docx(document(paragraphs(), 0xffffffff));

/** Nested entities, ten of each. */
export const docxEntities = () => {
  const levels = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`);
  const text = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e0 "hola"><!ENTITY f SYSTEM "file:///etc/passwd">${levels.join('')}]>`;
  const body =
    '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&e12;&f;</w:t></w:r></w:p></w:body></w:document>';
  return docx(document(part(text + body), 2000));
};

/** Nested elements, a million deep. */
export const docxDeep = () => docx(document(fold('<w:p>', 30 * MB), 30 * MB));

/** A zip with a hundred zips, each with a hundred. */
export const docxOfZips = () => {
  const inner = zip(
    Array.from({ length: 100 }, (_, n) => ({ name: `word/${n}.xml`, content: fold('a', 4 * MB) })),
  );
  return docx(
    textPart('word/document.xml', '<w:document/>'),
    ...Array.from({ length: 50 }, (_, n) => ({
      name: `word/embeddings/${n}.zip`,
      content: deflateRawSync(inner),
      claimed: inner.length,
    })),
  );
};

/** Forty thousand parts. */
export const docxOfParts = () =>
  docx(
    textPart('word/document.xml', '<w:document/>'),
    ...Array.from({ length: 40_000 }, (_, n) => textPart(`word/${n}.xml`, '<a/>')),
  );

/** A Word 97 file whose block table is a cycle, with lengths of two gigabytes. */
export const docInCircles = () => {
  const file = Buffer.alloc(512 * 200);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  [0x3e, 3, 0xfffe, 9, 6].forEach((value, place) => file.writeUInt16LE(value, 24 + 2 * place));
  [100, 1, 0, 4096, 0, 1, 1, 1].forEach((value, place) => file.writeUInt32LE(value, 44 + 4 * place));
  for (let at = 76; at < 512; at += 4) file.writeUInt32LE(0, at);
  // The second block follows every block, including itself.
  for (let at = 512; at < 1024; at += 4) file.writeUInt32LE(1, at);
  for (let place = 0; place < 4; place += 1) {
    const at = 1024 + place * 128;
    const name = Buffer.from(['Root Entry', 'WordDocument', '1Table', 'Data'][place] ?? '', 'utf16le');
    name.copy(file, at);
    file.writeUInt16LE(name.length + 2, at + 64);
    file[at + 66] = place === 0 ? 5 : 2;
    for (const side of [68, 72, 76]) file.writeUInt32LE(place === 0 ? 1 : 2, at + side);
    file.writeUInt32LE(1, at + 116);
    file.writeUInt32LE(0x7fffffff, at + 120);
  }
  return file;
};

const WORKBOOK =
  '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>';
const WORKBOOK_RELATIONS =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';

const xlsx = (...parts: Part[]) =>
  zip([
    { name: '[Content_Types].xml', content: part('<Types/>') },
    textPart('xl/workbook.xml', WORKBOOK),
    textPart('xl/_rels/workbook.xml.rels', WORKBOOK_RELATIONS),
    ...parts,
  ]);

const sheet = (text: string, bytes: number): Part => ({
  name: 'xl/worksheets/sheet1.xml',
  content: fold(text, bytes, '<sheetData>'.padEnd(text.length)),
  claimed: bytes,
});

/** A sheet with 200 MB of unclosed rows. */
export const xlsxBomb = () => xlsx(sheet('<row><c><v>1</v></c></row>', 200 * MB));

/** The same, with a size of a thousand bytes in its directory. */
export const xlsxLiar = () => xlsx({ ...sheet('<row><c><v>1</v></c></row>', 200 * MB), claimed: 1000 });

/** Every cell is in the last possible column. */
export const xlsxFarCells = () => xlsx(sheet('<row><c r="ZZZ1"><v>1</v></c></row>', 60 * MB));

/** Twenty thousand rows that each reference one long text sixty times: six gigabytes. */
export const xlsxRepeated = () => {
  const strings = `<sst><si><t>${'a'.repeat(5000)}</t></si></sst>`;
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(60)}</row>`;
  const rows = `<sheetData>${row.repeat(19_000)}</sheetData>`;
  return xlsx(textPart('xl/sharedStrings.xml', strings), textPart('xl/worksheets/sheet1.xml', rows));
};

/** 200 MB of unused texts. */
export const xlsxStrings = () =>
  xlsx(
    {
      name: 'xl/sharedStrings.xml',
      content: fold('<si><t>aaaaaaaa</t></si>', 200 * MB, '<sst>'.padEnd(25)),
      claimed: 200 * MB,
    },
    sheet('<row><c><v>1</v></c></row>', 260),
  );

/** Five megabytes of line breaks. */
export const csvOfBlankLines = () => Buffer.alloc(5 * MB, '\n');

/** One line of five million cells. */
export const csvOfOneLine = () => Buffer.alloc(5 * MB, ',');

/** The same after a quote that opens no quoted field. */
export const csvOfOneQuotedLine = () => Buffer.concat([Buffer.from('a,b\nx"'), Buffer.alloc(5 * MB, ',')]);

/** A quote that is never closed. */
export const csvOfOneQuote = () => Buffer.concat([Buffer.from('a;b\n"'), Buffer.alloc(5 * MB, 'a;b\n')]);

/** A million rows of two cells. */
export const csvOfRows = () => Buffer.alloc(5 * MB, 'a;b\n');
