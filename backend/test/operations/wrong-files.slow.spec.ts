import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { FileStorage } from '../../src/platform/files/storage/file-storage.js';
import { describeApi } from '../../src/openapi.js';
import { pdf, submit } from '../candidates/application-form.js';
import * as bad from '../candidates/files/bad-files.js';
import { type Answer, answerTo, begin, multipart, type Part } from '../multipart.js';
import {
  TESTED_BY_THEMSELVES,
  UPLOAD_ROUTES,
  type Uploader,
  type UploadRoute,
} from '../candidates/files/upload-routes.js';
import { createWorld, type World } from '../world.js';

let world: World;
let candidate: Uploader;
let staff: Uploader;
let locked: Buffer;
beforeAll(async () => {
  locked = await bad.lockedPdf();
  world = await createWorld();
  const user = await world.given.user({ role: 'candidate' });
  const agent = await world.agentOf(user);
  await submit(agent).expect(201);
  const id = (await agent.get('/api/candidates/me')).body.candidate.id as string;
  const rrhh = await world.given.user({ role: 'rrhh' });
  const hr = await world.agentOf(rrhh);
  const asked = await hr.post('/api/documents').send({ candidato_id: id, nombre: 'DNI' }).expect(201);
  const shared = { candidate: id, document: asked.body.id as string };
  candidate = { agent, accessToken: (await world.given.session(user)).accessToken, ...shared };
  staff = { agent: hr, accessToken: (await world.given.session(rrhh)).accessToken, ...shared };
});
beforeEach(() => world.dataSource.query(`DELETE FROM rate_limits`));
afterAll(() => world.close());

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

/** What is stored of files: rows, objects, and what waits to be checked. */
async function kept() {
  return {
    rows: await world.dataSource.query(`SELECT id, estado FROM archivos ORDER BY id`),
    objects: filesIn(join(world.environment.dataDir, 'files')),
    spooled: filesIn(world.app.get(FileStorage).spoolDir),
    messages: await world.dataSource.query(`SELECT count(*) FROM mensajes_hilo`),
    drafts: await world.dataSource.query(
      `SELECT count(*) FROM borradores_candidatura WHERE cv_modo IS NOT NULL`,
    ),
  };
}

type Kept = Awaited<ReturnType<typeof kept>>;

/** What an earlier test left may be marked and swept meanwhile; nothing may have been added. */
function isNothingAdded(now: Kept, before: Kept): boolean {
  const namesOf = ({ rows, ...rest }: Kept): string[] => [
    ...(rows as { id: string }[]).map(({ id }) => id),
    ...Object.values(rest)
      .flat()
      .map((one) => JSON.stringify(one)),
  ];
  const known = new Set(namesOf(before));
  return namesOf(now).every((name) => known.has(name));
}

const whoFor = (path: string): Uploader => (path.includes('/threads/{id}') ? staff : candidate);
const file = (route: UploadRoute, content: Buffer, fileName = 'cv.pdf'): Part => ({
  field: route.field,
  fileName,
  content,
});

async function send(route: UploadRoute, who: Uploader, body: Buffer): Promise<Answer> {
  const sending = begin(world, {
    method: route.method,
    path: route.path(who),
    accessToken: who.accessToken,
    length: body.length,
  });
  const answer = answerTo(sending);
  sending.end(body);
  return answer;
}
const sendFiles = (route: UploadRoute, who: Uploader, ...parts: Part[]): Promise<Answer> =>
  send(route, who, multipart([...route.texts, ...parts]));

/** Sentences for people: no technical words, no English. */
function expectSpanish({ body }: Answer): void {
  expect(body.detail).toMatch(/^[A-ZÁÉÍÓÚ¿¡].*[.a-záéíóú]$/);
  expect(body.detail).not.toMatch(/multipart|field|file|error:|undefined|null|limit|unexpected/i);
}

it('every route with an upload is in the table', () => {
  const routes = Object.entries(describeApi(world.app).paths).flatMap(([path, item]) =>
    (['post', 'put', 'patch'] as const)
      .filter((method) => {
        const body = item[method]?.requestBody;
        return body && 'content' in body && 'multipart/form-data' in body.content;
      })
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.sort()).toEqual([...Object.keys(UPLOAD_ROUTES), ...TESTED_BY_THEMSELVES].sort());
});

const NAMES = [
  'cv.exe.pdf',
  '../../../etc/passwd.pdf',
  'C:\\temp\\..\\cv.pdf',
  'mi "CV" \'final\'.pdf',
  'currículum 😀👩‍🔧.pdf',
  `${'x'.repeat(300)}.pdf`,
  'a;b=c.pdf',
  '.pdf',
  '%2e%2e%2fcv.pdf',
  'cv\u202Efdp.exe',
];

describe.each(Object.entries(UPLOAD_ROUTES))('%s', (name, route) => {
  const who = (): Uploader => whoFor(name);
  let before: Kept;
  beforeEach(async () => {
    before = await kept();
  });

  it.each<[string, () => Buffer, keyof UploadRoute['codes'], number]>([
    ['a program called PDF', () => bad.program, 'wrongType', 415],
    ['a page of the web with a PDF header in its first kilobyte', () => bad.webPage, 'noPages', 422],
    ['a PDF cut short', () => pdf().subarray(0, 40), 'damaged', 415],
    ['nothing', () => Buffer.alloc(0), 'empty', 422],
    ['a byte more than 5 MB', () => bad.tooLarge, 'tooLarge', 413],
    ['a PDF with a password', () => locked, 'encrypted', 422],
    ['a PDF without a page', () => bad.pdfOfPages(0), 'noPages', 422],
  ])('says what is wrong with %s and stores nothing', async (_what, content, fault, status) => {
    const answer = await sendFiles(route, who(), file(route, content()));
    const code = route.codes[fault];
    expect([answer.status, answer.body.code]).toEqual([code === 'photos_wrong_type' ? 415 : status, code]);
    expectSpanish(answer);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([route.photos ?? route.field]);
    expect(await kept()).toEqual(before);
  });

  it.each(NAMES)('checks the content whatever the name %j says', async (fileName) => {
    const answer = await sendFiles(route, who(), file(route, bad.program, fileName));
    expect([answer.status, answer.body.code]).toEqual([415, route.codes.wrongType]);
    expect(await kept()).toEqual(before);
  });

  it('refuses more files than the limit', async () => {
    const one = route.photos ? bad.jpegOf(20) : pdf();
    const many = Array.from({ length: 11 }, () => file(route, one));
    const answer = await sendFiles(route, who(), ...many);
    expect([answer.status < 500, answer.body.code]).toEqual([true, route.codes.tooMany]);
    expectSpanish(answer);
    expect(await kept()).toEqual(before);
  });

  it('refuses a file in an unknown field', async () => {
    for (const field of ['otro', '__proto__', 'cv[0]', 'constructor', '']) {
      const answer = await sendFiles(route, who(), { field, fileName: 'cv.pdf', content: pdf() });
      expect([field, answer.status >= 400 && answer.status < 500]).toEqual([field, true]);
      expectSpanish(answer);
    }
    expect(await kept()).toEqual(before);
  });

  it('asks for the missing file', async () => {
    if (!route.codes.none || name === 'POST /api/applications') return;
    const answer = await sendFiles(route, who());
    expect([answer.status, answer.body.code]).toEqual([422, route.codes.none]);
    expectSpanish(answer);
  });

  it.each<[string, () => Buffer]>([
    ['without its end', () => multipart([...route.texts, file(route, pdf())], { cut: true })],
    [
      'cut in a file',
      () => multipart([...route.texts, file(route, bad.tooLarge.subarray(0, 3e6))]).subarray(0, 2e6),
    ],
    ['of noise', () => Buffer.from('no es un formulario')],
    [
      'with a hundred fields',
      () => multipart(Array.from({ length: 100 }, (_, n) => ({ field: `f${n}`, content: 'x' }))),
    ],
    ['with a field of a megabyte', () => multipart([{ field: 'texto', content: 'x'.repeat(1e6) }])],
  ])('refuses a form %s', async (_what, body) => {
    const answer = await send(route, who(), body());
    expect([400, 413, 415, 422]).toContain(answer.status);
    expectSpanish(answer);
    // Temporary files are removed while the response is sent.
    await world.until(async () => isNothingAdded(await kept(), before));
  });

  it('refuses 10 GB before they are sent, and cleans up when the client disconnects', async () => {
    const { method } = route;
    const order = { method, path: route.path(who()), accessToken: who().accessToken };
    const patient = begin(world, { ...order, length: 10 * 1024 ** 3 });
    const answer = answerTo(patient);
    patient.flushHeaders();
    const { status, body } = await answer;
    expect([status, body.code]).toEqual([413, route.codes.tooLarge]);
    patient.destroy();

    const hasty = begin(world, { ...order, length: 3e6 });
    hasty.on('error', () => undefined);
    hasty.write(multipart([...route.texts, file(route, Buffer.alloc(1e6, '%PDF-1.4'))], { cut: true }));
    await pause(100);
    hasty.destroy();
    await world.until(async () => JSON.stringify(await kept()) === JSON.stringify(before));
  });

  it('keeps answering while malicious files are uploaded', async () => {
    const large = [bad.pdfOfPages(40_000), bad.docxBomb(), bad.docxBomb({ liar: true })];
    const huge = [bad.jpegOf(30_000), bad.pngOf(30_000), bad.pngOf(1000, 20_000_000)];
    for (const content of route.photos ? huge : large) {
      const answer = await sendFiles(route, who(), file(route, content));
      expect(answer.status).toBeLessThan(500);
      if (route.photos) {
        expect([answer.status, answer.body.code]).toEqual([415, 'photos_wrong_type']);
        await world.until(async () => isNothingAdded(await kept(), before));
      }
    }
  });

  it('stores a file name as text: no path, no header', async () => {
    if (route.photos) return;
    for (const fileName of NAMES) {
      const answer = await sendFiles(route, who(), file(route, pdf(fileName), fileName));
      expect([fileName, answer.status < 300]).toEqual([fileName, true]);
    }
    const rows = await world.dataSource.query<{ clave: string; nombre_original: string }[]>(
      `SELECT clave, nombre_original FROM archivos WHERE estado <> 'borrar'`,
    );
    for (const { clave, nombre_original } of rows) {
      expect(clave).toMatch(/^[a-z-]+\/[0-9a-f-]{36}\/\d+-[0-9a-f]{16}-[A-Za-z0-9.-]{1,60}$/);
      expect(nombre_original).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u);
      expect(nombre_original.length).toBeLessThanOrEqual(200);
    }
  });
});
