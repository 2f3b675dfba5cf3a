import PDFDocument from 'pdfkit';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { RemoveOldRows } from '../../../src/operations/old-rows/remove-old-rows.js';
import { ReadWaitingDraft } from '../../../src/candidates/recruiting/imports/cv-drafts/read-waiting-draft.js';
import { RunImport } from '../../../src/candidates/recruiting/imports/rows/run-import.js';
import { Sandbox } from '../../../src/platform/files/sandbox/sandbox.js';
import { FileStorage } from '../../../src/platform/files/storage/file-storage.js';
import { submit } from '../application-form.js';
import { lockedPdf } from '../files/bad-files.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { textPdf } from '../files/text-pdf.js';
import { type Agent, createWorld, type World } from '../../world.js';

interface Draft {
  id: string;
  nombre: string;
  apellidos: string;
  email: string;
  version: number;
  leido: boolean;
  en_espera: boolean;
  cv_url: string;
  errores: { campo: string }[];
  duplicado: { motivo: string; candidato_id: string } | null;
}

let world: World;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());
afterEach(async () => {
  world.clock.reset();
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

const ORIGIN = { origen: 'Feria de empleo de Barcelona', confirma: true };
const PLACE = { departamento: 'chofer', posicion: 'conductor_camion' };
const folder = async (more: object = PLACE): Promise<string> =>
  (
    await admin
      .post('/api/imports/cvs')
      .send({ ...ORIGIN, ...more })
      .expect(201)
  ).body.id;
const send = (id: string, content: Buffer, name = 'cv.pdf') =>
  admin.post(`/api/imports/${id}/cvs`).attach('cv', content, name);
const add = async (id: string, content: Buffer): Promise<Draft> => (await send(id, content).expect(201)).body;
const list = async (id: string): Promise<Draft[]> =>
  (await admin.get(`/api/imports/${id}/cvs`).expect(200)).body;
const confirm = (id: string, draft: Draft, more: object = {}) =>
  admin.post(`/api/imports/${id}/cvs/${draft.id}/confirm`).send({ version: draft.version, ...more });
const edit = (id: string, draft: Draft, values: object) =>
  admin.put(`/api/imports/${id}/cvs/${draft.id}`).send({ ...PLACE, version: draft.version, ...values });
const get = async (id: string) => (await admin.get(`/api/imports/${id}`).expect(200)).body;
const find = async (email: string) =>
  (await world.dataSource.query(`SELECT * FROM candidates WHERE email = $1`, [email]))[0];
const filesOf = async (state: string): Promise<number> =>
  (await world.dataSource.query(`SELECT count(*)::int AS n FROM archivos WHERE estado = $1`, [state]))[0].n;

/** A PDF with these lines, one below the other. */
function linesPdf(...lines: string[]): Promise<Buffer> {
  const document = new PDFDocument();
  const made = buffer(document);
  for (const line of lines) document.text(line);
  document.end();
  return made;
}

let number = 0;
async function cvOf(name = 'Marta Soler Vidal'): Promise<{ email: string; content: Buffer }> {
  const email = `cv${++number}@example.com`;
  return { email, content: await linesPdf(name, email, `+34 611 22 33 ${10 + number}`, '08001 Barcelona') };
}

it('the source of the CVs is asked for before any is sent', async () => {
  const { status, body } = await admin.post('/api/imports/cvs').send(PLACE);
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['confirma', 'origen']]);
  const candidate = await world.signedInAs('candidate');
  expect((await candidate.post('/api/imports/cvs').send({ ...ORIGIN, ...PLACE })).status).toBe(403);
});

it('a CV becomes a draft with its data, and a person when it is confirmed', async () => {
  const id = await folder();
  const { email, content } = await cvOf();
  const draft = await add(id, content);
  expect(draft).toMatchObject({ email, leido: true, errores: [], duplicado: null, posicion: PLACE.posicion });
  expect((await add(id, content)).id).toBe(draft.id);
  const { status, headers } = await admin.get(draft.cv_url);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(await list(id)).toHaveLength(1);

  const answers = await Promise.all([confirm(id, draft), confirm(id, draft)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
  const person = await find(email);
  expect(person).toMatchObject({ user_id: null, estado: 'recibida', departamento: 'chofer' });
  expect(person.cv_archivo_id).not.toBeNull();
  expect(await get(id)).toMatchObject({ estado: 'terminada', creadas: 1, borradores: 0 });
  expect((await admin.get(`/api/candidates/${person.id}/provenance`)).body).toMatchObject([{ tipo: 'cvs' }]);
  expect((await admin.get(`/api/candidates/${person.id}/cv`)).status).toBe(200);

  await admin.post(`/api/imports/${id}/undo`).expect(200);
  await world.app.get(RunImport).run(id);
  expect(await get(id)).toMatchObject({ estado: 'deshecha', deshechas: 1 });
  expect(await find(email)).toBeUndefined();
});

it('a CV that cannot be read is typed by hand; one with a password or of another kind is refused', async () => {
  const id = await folder({});
  const draft = await add(id, textPdf(' '));
  expect(draft).toMatchObject({ leido: false, nombre: '' });
  expect(draft.errores.map(({ campo }) => campo).sort()).toEqual([
    'apellidos',
    'departamento',
    'email',
    'nombre',
    'posicion',
  ]);
  expect((await confirm(id, draft)).status).toBe(422);
  const typed = { nombre: 'Luz', apellidos: 'Mar', email: 'luz@example.com' };
  const { body } = await edit(id, draft, typed).expect(200);
  expect(body).toMatchObject({ ...typed, errores: [], version: 2 });
  const stale = await edit(id, draft, { nombre: 'Otra' });
  expect([stale.status, stale.body.code, stale.body.current.nombre]).toEqual([409, 'cv_draft_stale', 'Luz']);
  expect((await send(id, await lockedPdf())).body.code).toBe('cv_encrypted');
  expect((await send(id, Buffer.from('hola'), 'cv.docx')).body.code).toBe('cv_wrong_type');
  await admin.delete(`/api/imports/${id}/cvs/${draft.id}`).expect(204);
  expect(await list(id)).toEqual([]);
  expect(await get(id)).toMatchObject({ estado: 'terminada' });
});

it('a known person is recognised by e-mail or by the file itself, and gets an application when that is chosen', async () => {
  const { email, content } = await cvOf('Pau Riera Font');
  const agent = await world.registered(email);
  await submit(agent, { cv: content }).expect(201);
  const { body } = await agent.get('/api/candidates/me');
  const vacancy = await world.givenVacancy();
  const id = await folder({ vacante_id: vacancy });
  const draft = await add(id, content);
  expect(draft.duplicado).toMatchObject({ motivo: 'email', candidato_id: body.candidate.id });
  expect((await admin.post(`/api/imports/${id}/cvs/confirm`)).body).toEqual({
    confirmados: 0,
    pendientes: 1,
  });
  expect((await confirm(id, draft)).body.code).toBe('cv_draft_duplicate');
  expect((await confirm(id, draft, { decision: 'crear' })).body.code).toBe('cv_draft_duplicate');
  const other = (
    await edit(id, draft, { nombre: 'P', apellidos: 'R', email: 'x@example.com', vacante_id: vacancy })
  ).body;
  expect(other.duplicado.motivo).toBe('archivo');
  const again = (await edit(id, other, { nombre: 'P', apellidos: 'R', email, vacante_id: vacancy })).body;
  const before = await filesOf('borrar');
  await confirm(id, again, { decision: 'candidatura' }).expect(200);
  expect(await find(email)).toMatchObject({ otras_abiertas: 1, nombre: body.candidate.nombre });
  // The person's own CV stays; the draft's file goes.
  expect(await filesOf('borrar')).toBe(before + 1);
});

it('all complete drafts are confirmed at once, each person once', async () => {
  const id = await folder();
  const same = await cvOf();
  await add(id, same.content);
  await add(id, await linesPdf('Marta Soler Vidal', same.email, 'Otra versión'));
  await add(id, (await cvOf('Joan Mas Pi')).content);
  await add(id, textPdf(' '));
  expect((await admin.post(`/api/imports/${id}/cvs/confirm`)).body).toEqual({
    confirmados: 2,
    pendientes: 2,
  });
  expect(await list(id)).toHaveLength(2);
  expect(await get(id)).toMatchObject({ estado: 'en_curso', creadas: 2, borradores: 2 });
});

it('abandoned drafts are deleted after thirty days, with their files', async () => {
  const id = await folder();
  await add(id, (await cvOf()).content);
  const before = await filesOf('borrar');
  await world.change(
    `UPDATE borradores_cv SET created_at = created_at - interval '31 days' WHERE importacion_id = $1`,
    [id],
  );
  await world.app.get(RemoveOldRows).run();
  expect(await list(id)).toEqual([]);
  expect(await filesOf('borrar')).toBeGreaterThan(before);
  await world.app.get(FileStorage).sweep();
});

it('an import continues when the vacancy of a folder or draft is gone, and when the version shown is old', async () => {
  const ghost = '8c2f0c8e-0000-4000-8000-000000000000';
  const refused = await admin
    .post('/api/imports/cvs')
    .send({ ...ORIGIN, vacante_id: ghost })
    .expect(404);
  expect(refused.body).toMatchObject({ code: 'vacancy_not_found' });
  const vacante_id = await world.givenVacancy();
  const id = await folder({ vacante_id });
  await admin.delete(`/api/vacancies/${vacante_id}`).expect(204);
  const draft = await add(id, (await cvOf()).content);
  expect(draft).toMatchObject({ vacante_id: null });
  expect((await edit(id, draft, { vacante_id: ghost })).body).toMatchObject({ code: 'vacancy_not_found' });
  await edit(id, { ...draft, version: 2_147_483_647 }, {}).expect(409);
  for (const version of [9e12, 1e300]) await edit(id, { ...draft, version }, {}).expect(422);
  await edit(id, draft, {}).expect(200);
});

/** Runs `work` while the reader reads something endless and has no place in its line. */
async function whileBusy(work: () => Promise<void>): Promise<void> {
  const sandbox = world.app.get(Sandbox);
  const path = mkdtempSync(join(tmpdir(), 'endless-'));
  const program = join(path, 'endless.mjs');
  writeFileSync(program, 'setInterval(() => undefined, 1000);');
  const end = new AbortController();
  const order = { program, order: null, timeMs: 600_000, waitMs: 600_000, urgent: true, signal: end.signal };
  const held = Array.from({ length: 22 }, () => sandbox.run(order).catch(() => undefined));
  try {
    await work();
  } finally {
    end.abort();
    await Promise.all(held);
    rmSync(path, { recursive: true, force: true });
  }
}

it('a CV that comes while the reader is busy waits, and is read later without touching what HR typed', async () => {
  const id = await folder();
  const { email, content } = await cvOf('Rosa Vila Mas');
  await whileBusy(async () => {
    const draft = await add(id, content);
    expect(draft).toMatchObject({ en_espera: true, leido: false, nombre: '', email: '' });
    await edit(id, draft, { nombre: 'Rosa María' }).expect(200);
  });
  const [waiting] = await list(id);
  await world.app.get(ReadWaitingDraft).execute(waiting?.id ?? '');
  const [read] = await list(id);
  expect(read).toMatchObject({
    en_espera: false,
    leido: true,
    nombre: 'Rosa María',
    apellidos: 'Vila Mas',
    email,
  });
});

it('a damaged CV does not wait for another reading', async () => {
  const draft = await add(await folder(), Buffer.from('%PDF-1.4\n1 0 obj<</Type/Page>>endobj\n%%EOF\n'));
  expect(draft).toMatchObject({ en_espera: false, leido: false });
});

it('a person whose name nothing says is not confirmed before somebody types it', async () => {
  const id = await folder();
  const content = await linesPdf(
    'Front-End Developer',
    'Work Experience',
    'cv.sin.nombre@example.com',
    '611 909 808',
  );
  const draft = await add(id, content);
  expect(draft).toMatchObject({ nombre: '', apellidos: '', email: 'cv.sin.nombre@example.com' });
  expect(draft.errores.map(({ campo }) => campo)).toContain('nombre');
  expect((await admin.post(`/api/imports/${id}/cvs/confirm`).expect(200)).body).toMatchObject({
    confirmados: 0,
  });
  expect(await find('cv.sin.nombre@example.com')).toBeUndefined();
});
