import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { Sandbox } from '../../../../platform/files/sandbox/sandbox.js';
import { textPdf } from '../../../../../test/candidates/files/text-pdf.js';
import { CvReader, cvReaderSettings } from './cv-reader.js';

const PDF = 'application/pdf';
let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cv-reader-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reader = new CvReader(new Sandbox(), cvReaderSettings());
/** What is found does not depend on how fast the machine is. */
const patient = new CvReader(new Sandbox(), { ...cvReaderSettings(), timeoutMs: 60_000 });
function fileOf(content: Buffer | string, type = PDF) {
  const path = join(folder, String(++files));
  writeFileSync(path, content);
  return { path, type };
}

/** A PDF of these objects; the catalogue is the first. */
const pdfOf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat(
    [
      '%PDF-1.7\n',
      ...objects.flatMap((body, n) => [`${n + 1} 0 obj\n`, body, '\nendobj\n']),
      'trailer<</Root 1 0 R>>\n%%EOF\n',
    ].map((part) => Buffer.from(part)),
  );
const stream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
/** The same with its two objects in an object stream, and a cross-reference stream. */
function inStreams(one: string, two: string): Buffer {
  const index = `1 0 2 ${one.length} `;
  const objects = stream(
    `/Type/ObjStm/N 2/First ${index.length}/Filter/FlateDecode`,
    deflateSync(Buffer.from(index + one + two)),
  );
  const start = Buffer.concat([Buffer.from('%PDF-1.7\n3 0 obj\n'), objects, Buffer.from('\nendobj\n')]);
  const places = [
    [0, 0, 0],
    [2, 3, 0],
    [2, 3, 1],
    [1, 9, 0],
    [1, start.length, 0],
  ].flatMap(([type = 0, at = 0, index = 0]) => [type, at >> 8, at & 255, index]);
  const table = stream(
    '/Type/XRef/Size 5/W[1 2 1]/Root 1 0 R/Filter/FlateDecode',
    deflateSync(Buffer.from(places)),
  );
  return Buffer.concat([
    start,
    Buffer.from('4 0 obj\n'),
    table,
    Buffer.from(`\nendobj\nstartxref\n${start.length}\n%%EOF\n`),
  ]);
}
const CATALOGUE = '<</Type/Catalog/Pages 2 0 R>>';
const PAGES = '<</Type/Pages/Count 1/Kids[3 0 R]>>';

it('the reader finds what a CV says about its owner', async () => {
  expect(await patient.read(fileOf(textPdf('Tel. 600 000 001')))).toMatchObject({
    proposals: { telefono: '+34 600 000 001' },
    legible: true,
  });
});

it('the reader does not decompress a small file that would fill the memory, whatever the names of its filters', async () => {
  const bomb = deflateSync(deflateSync(Buffer.alloc(60_000_000, '(a)Tj '), { level: 9 }));
  const page = '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>';
  for (const content of [
    stream('/Filter[/FlateDecode/FlateDecode]', bomb),
    stream('/Filter 5 0 R', Buffer.from(`${bomb.toString('hex')}>`)),
  ]) {
    const file = fileOf(pdfOf(CATALOGUE, PAGES, page, content, '[/AHx/Fl#61teDecode/Fl]'));
    expect(await reader.read(file)).toMatchObject({ proposals: {}, legible: false });
    expect(await reader.readWhole(file)).toBeNull();
  }
});

it('the reader gives up after one attempt when a file takes all the allowed memory', async () => {
  const picture = stream(
    '/Subtype/Image/Filter/FlateDecode',
    deflateSync(Buffer.alloc(240_000_000, '(a)Tj '), { level: 1 }),
  );
  const file = fileOf(pdfOf(CATALOGUE, PAGES, '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>', picture));
  expect(await reader.readWhole(file)).toBeNull();
});

it('the reader detects a PDF without pages, plain or in an object stream, and one page is enough', async () => {
  const empty = '<</Type/Pages/Count 0/Kids[]>>';
  expect(await reader.faultOf(fileOf(pdfOf(CATALOGUE, empty)))).toBe('no_pages');
  expect(await reader.faultOf(fileOf(inStreams(CATALOGUE, empty)))).toBe('no_pages');
  expect(await reader.faultOf(fileOf('%PDF-1.4\n1 0 obj<</Title(x)>>endobj\n%%EOF\n'))).toBe('no_pages');
  expect(await reader.faultOf(fileOf(pdfOf(CATALOGUE, PAGES, '<</Parent 2 0 R>>')))).toBeNull();
  expect(await reader.faultOf(fileOf(textPdf('x')))).toBeNull();
});
