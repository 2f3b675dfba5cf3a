import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { pdf, submit } from '../candidates/application-form.js';
import { type Owned, givenEverything } from '../privacy/owned-given.js';
import { multipart, MULTIPART } from '../multipart.js';
import { UPLOAD_ROUTES } from '../candidates/files/upload-routes.js';
import { type Agent, createWorld, type World } from '../world.js';

jest.setTimeout(120_000);

let world: World;
let mine: Owned;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  mine = await givenEverything(world, 'propia@example.com');
  hr = await world.signedInAs('rrhh');
});
beforeEach(() => world.dataSource.query(`DELETE FROM rate_limits`));
afterAll(() => world.close());

async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const tail = '\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n%%EOF\n';

/** Files that look like one type and are another. */
const DISGUISED: readonly [string, string, () => Buffer | Promise<Buffer>][] = [
  ['a page of the web', 'cv.pdf', () => bytes('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing with a script',
    'cv.pdf',
    () => bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  ['a drawing by its name', 'cv.svg', () => bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page before a PDF', 'cv.pdf', () => bytes(`<html><script>alert(1)</script>%PDF-1.4${tail}`)],
  ['a program of Windows', 'cv.pdf', () => bytes(`MZ${'\0'.repeat(100)}%PDF-1.4${tail}`)],
  ['a program of Linux', 'cv.docx', () => bytes(`\x7fELF${'\0'.repeat(100)}`)],
  ['a script of a shell', 'cv.pdf', () => bytes('#!/bin/sh\nrm -rf /\n')],
  ['a picture', 'cv.pdf', () => bytes('GIF89a/*<script>*/=1;')],
  ['a zip', 'cv.docx', () => zipOf({ 'a.txt': 'a' })],
  [
    'a book of Excel called Word',
    'cv.docx',
    () => zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' }),
  ],
  ['rich text', 'cv.doc', () => bytes('{\\rtf1 {\\object\\objdata 0105}}')],
];

const asWhom = (): Record<string, Agent> => ({ candidate: mine.agent, staff: hr });

describe.each(Object.entries(UPLOAD_ROUTES))('%s', (name, route) => {
  it.each(DISGUISED)('accepts no %s', async (_what, fileName, make) => {
    const who = name.includes('/threads/{id}') ? 'staff' : 'candidate';
    const path = route.path({ ...mine, agent: mine.agent, accessToken: '' });
    const body = multipart([...route.texts, { field: route.field, fileName, content: await make() }]);
    const agent = asWhom()[who] as Agent;
    const verb = route.method === 'PUT' ? 'put' : 'post';
    const { status, text } = await agent[verb](path).set('Content-Type', MULTIPART).send(body);
    expect([status === 415 || status === 422, text.includes('<script')]).toEqual([true, false]);
  });
});

describe('a downloaded file', () => {
  const files = (): [string, Agent][] => [
    [`/api/candidates/${mine.candidate}/cv`, mine.agent],
    [`/api/candidates/${mine.candidate}/cv`, hr],
    [`/api/candidates/${mine.candidate}/cv/history/${mine.cvVersion}`, hr],
    [`/api/documents/${mine.document}/file`, mine.agent],
    [`/api/documents/${mine.document}/file`, hr],
    [`/api/thread-attachments/${mine.attachment}`, mine.agent],
    [`/api/thread-attachments/${mine.attachment}`, hr],
  ];

  it('does not run as a page, is framed by no other site, cached by nobody and has a safe name', async () => {
    for (const [path, agent] of files()) {
      for (const query of ['', '?descargar=1']) {
        const { status, headers } = await agent.get(path + query);
        expect([path, status]).toEqual([path, 200]);
        expect(headers['content-type']).toBe('application/pdf');
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['cache-control']).toBe('private, no-store');
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'(;|$)/);
        expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
        expect(headers['content-security-policy']).not.toContain('script-src');
        expect(headers['cross-origin-resource-policy']).toBe('same-origin');
        expect(headers['content-disposition']).toMatch(
          /^(inline|attachment); filename="[\w. -]+"; filename\*=UTF-8''[^\s"<>;]+$/,
        );
        if (query) expect(headers['content-disposition']).toMatch(/^attachment;/);
      }
    }
  });

  it('of another person is not found', async () => {
    const stranger = await world.registered('extrana@example.com');
    await submit(stranger).expect(201);
    for (const [path] of files().filter(([address]) => !address.includes('/history/'))) {
      expect([path, (await stranger.get(path)).status]).toEqual([path, 404]);
      expect([path, (await world.agent().get(path)).status]).toEqual([path, 401]);
    }
  });

  it('that is not a PDF is never displayed, only downloaded', async () => {
    const agent = await world.registered('word@example.com');
    const word = await zipOf({
      '[Content_Types].xml':
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      '_rels/.rels': '<Relationships/>',
      'word/document.xml': '<w:document/>',
    });
    const sent = await submit(agent, { cv: word, fileName: '<img src=x onerror=alert(1)>\u202excod.docx' });
    if (sent.status !== 201) return expect(sent.status).toBe(415);
    const id = (await agent.get('/api/candidates/me')).body.candidate.id as string;
    const { headers } = await agent.get(`/api/candidates/${id}/cv`);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\w. -]+"; filename\*=UTF-8''[^\s"<>;]+$/,
    );
    expect(decodeURIComponent(String(headers['content-disposition']))).not.toContain('\u202e');
  });

  it('with an invalid range causes no server error', async () => {
    for (const range of [
      'bytes=-1',
      'bytes=99999999-',
      'bytes=5-1',
      'bytes=0-0,1-1,2-2',
      'x=1',
      'bytes=0-99999999999999999999',
    ]) {
      const { status } = await mine.agent.get(`/api/candidates/${mine.candidate}/cv`).set('Range', range);
      expect([range, status < 500]).toEqual([range, true]);
    }
  });
});

it('a form whose parts have the names of a header or a prototype is refused', async () => {
  const agent = await world.registered('partes@example.com');
  for (const field of [
    '__proto__',
    'constructor',
    'toString',
    'cv"; filename="x',
    'a\r\nX-Evil: 1',
    'nombre[__proto__]',
  ]) {
    const body = multipart([{ field, fileName: 'cv.pdf', content: pdf() }]);
    const { status, headers } = await agent
      .post('/api/applications')
      .set('Content-Type', MULTIPART)
      .send(body);
    expect([field, status >= 400 && status < 500, headers['x-evil']]).toEqual([field, true, undefined]);
  }
  expect(({} as { fieldname?: string }).fieldname).toBeUndefined();
});
