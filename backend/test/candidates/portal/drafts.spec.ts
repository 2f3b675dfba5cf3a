import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RemoveOldRows } from '../../../src/operations/old-rows/remove-old-rows.js';
import { PersonalDataHooks } from '../../../src/platform/personal-data/personal-data-hooks.js';
import { FileStorage } from '../../../src/platform/files/storage/file-storage.js';
import { pdf, submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let agent: Agent;
let people = 0;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  agent = await world.registered(`borrador${++people}@example.com`);
});
afterAll(() => world.close());

const DRAFT = '/api/drafts/mine';
const save = (valores: object, base = 0, more: object = {}, who = agent, query = '') =>
  who.put(`${DRAFT}${query}`).send({ base, paso: 1, valores, respuestas: {}, ...more });
const keep = (content: Buffer, name = 'CV.pdf', who = agent) =>
  who.put(`${DRAFT}/cv`).attach('cv', content, name);
const found = async (query = '') => (await agent.get(`${DRAFT}${query}`).expect(200)).body;
const files = (): string[] =>
  readdirSync(join(world.environment.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
const sweep = () => world.app.get(FileStorage).sweep();

describe('a draft', () => {
  it('is empty before something is typed', async () => {
    expect(await found()).toEqual({ borrador: null, de_otro: null });
    expect((await world.agent().get(DRAFT)).status).toBe(401);
  });

  it('keeps what was typed, for its owner only and for each vacancy separately', async () => {
    const vacancy = await world.givenVacancy();
    await save({ nombre: 'Ana', departamento: 'chofer' }, 0, { paso: 3 }).expect(200);
    await save({ nombre: 'Anna' }, 0, { respuestas: { q1: ['a'] } }, agent, `?vacante=${vacancy}`).expect(
      200,
    );
    const { borrador } = await found();
    expect(borrador).toMatchObject({
      vacante_id: null,
      version: 1,
      paso: 3,
      valores: { nombre: 'Ana', departamento: 'chofer' },
      cv: null,
    });
    expect(Date.parse(borrador.caduca_at) - Date.parse(borrador.updated_at)).toBe(30 * 86_400_000);
    expect((await found(`?vacante=${vacancy}`)).borrador).toMatchObject({
      valores: { nombre: 'Anna' },
      respuestas: { q1: ['a'] },
    });
    const other = await world.registered(`otra${people}@example.com`);
    expect((await other.get(DRAFT)).body.borrador).toBeNull();
  });

  it('offers what was typed in another form, without the fields about that vacancy', async () => {
    await save({ nombre: 'Ana', departamento: 'chofer', carta_presentacion: 'Hola' });
    const vacancy = await world.givenVacancy();
    expect(await found(`?vacante=${vacancy}`)).toEqual({ borrador: null, de_otro: { nombre: 'Ana' } });
  });

  it('of two devices loses nothing silently', async () => {
    await save({ nombre: 'Ana', ciudad: 'Reus' });
    const { body } = await save({ nombre: 'Anna', telefono: '600' }).expect(200);
    expect(body.sustituidos).toEqual({ valores: { nombre: 'Ana' }, respuestas: {} });
    expect(body.borrador).toMatchObject({
      version: 2,
      valores: { nombre: 'Anna', ciudad: 'Reus', telefono: '600' },
    });
    expect((await save({ nombre: 'Anna' }, 2)).body.borrador.version).toBe(2);
  });

  it('saved ten times at once is one draft with all the data', async () => {
    const names = ['nombre', 'apellidos', 'telefono', 'direccion', 'ciudad', 'codigo_postal', 'experiencia'];
    const answers = await Promise.all(names.map((name) => save({ [name]: name })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { borrador } = await found();
    expect(borrador.valores).toEqual(Object.fromEntries(names.map((name) => [name, name])));
    expect(borrador.version).toBe(names.length);
  });

  it.each([
    [{ base: 'x' }, 'base'],
    [{ paso: 6 }, 'paso'],
    [{ valores: 'x' }, 'valores'],
    [{ valores: { nombre: 1 } }, 'nombre'],
    [{ respuestas: { q: 3 } }, 'respuestas'],
  ])('refuses %j', async (wrong, field) => {
    const { status, body } = await save({}, 0, wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('of a vacancy that does not exist is refused', async () => {
    const unknown = '?vacante=3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11';
    const { status, body } = await save({ nombre: 'Ana' }, 0, {}, agent, unknown);
    expect([status, body.code]).toEqual([404, 'vacancy_not_found']);
    expect((await agent.get(`${DRAFT}?vacante=x`)).status).toBe(422);
  });

  it('is deleted with its file thirty days after its last change', async () => {
    await keep(pdf('viejo')).expect(200);
    const before = files().length;
    await world.dataSource.query(`UPDATE borradores_candidatura SET updated_at = $1`, [
      new Date(world.clock.now().getTime() - 31 * 86_400_000),
    ]);
    await save({ nombre: 'Nueva' }, 0, {}, await world.registered(`nueva${people}@example.com`));
    await world.app.get(RemoveOldRows).run();
    await sweep();
    expect((await found()).borrador).toBeNull();
    expect(files().length).toBeLessThan(before);
    expect(await world.dataSource.query(`SELECT 1 FROM borradores_candidatura`)).toHaveLength(1);
  });

  it('is erased with its account and file, and is in the data export of the person', async () => {
    await save({ nombre: 'Ana' });
    await keep(pdf('cuenta'), 'Mi CV.pdf').expect(200);
    const { body: me } = await agent.get('/api/auth/me');
    const part = world.app
      .get(PersonalDataHooks)
      .parts()
      .find(({ name }) => name === 'borradores');
    const held = await part?.read(world.dataSource.manager, { userId: me.user.id, candidateId: null });
    expect(held).toMatchObject({
      data: [{ valores: { nombre: 'Ana' }, cv_modo: 'archivo' }],
      files: [{ name: 'Mi CV.pdf' }],
    });
    await world.dataSource.query(`DELETE FROM users WHERE id = $1`, [me.user.id]);
    const [row] = await world.dataSource.query(`SELECT estado FROM archivos WHERE id = $1`, [
      held?.files?.[0]?.archivoId,
    ]);
    expect(row.estado).toBe('borrar');
  });
});

describe('the form', () => {
  it('uses the file of the draft and deletes the draft, once', async () => {
    await save({ nombre: 'Ana' });
    const { body } = await keep(pdf('del borrador'), 'De borrador.pdf').expect(200);
    const fields = { cv_archivo_id: body.borrador.cv.archivo_id as string };
    const sent = await submit(agent, { cv: null, fields, key: 'una' });
    expect(sent.status).toBe(201);
    expect((await found()).borrador).toBeNull();
    expect((await submit(agent, { cv: null, fields, key: 'una' })).body).toEqual(sent.body);
    // Also without a key: the form names the current file of the person.
    expect((await submit(agent, { cv: null, fields })).status).toBe(200);
    const { candidate } = (await agent.get('/api/candidates/me')).body;
    expect(candidate.cv).toMatchObject({ id: fields.cv_archivo_id, nombre_original: 'De borrador.pdf' });
    await sweep();
    const cv = await agent.get(`/api/candidates/${candidate.id}/cv`).buffer();
    expect(cv.body.toString()).toContain('del borrador');
  });

  it('with a file of its own drops the file of the draft', async () => {
    const { body } = await keep(pdf('borrador')).expect(200);
    await submit(agent, { cv: pdf('enviado') }).expect(201);
    const id = body.borrador.cv.archivo_id as string;
    await sweep();
    expect(await world.dataSource.query(`SELECT 1 FROM archivos WHERE id = $1`, [id])).toEqual([]);
  });

  it('refuses the file of somebody else, and one that another device replaced', async () => {
    const { body } = await keep(pdf('uno')).expect(200);
    const fields = { cv_archivo_id: body.borrador.cv.archivo_id as string };
    const stranger = await world.registered(`ajena${people}@example.com`);
    expect((await submit(stranger, { cv: null, fields })).body.errors).toHaveProperty('cv');
    await keep(pdf('dos')).expect(200);
    expect((await submit(agent, { cv: null, fields })).body.errors).toHaveProperty('cv');
    expect((await found()).borrador.cv).not.toBeNull();
  });

  it('that fails leaves the draft unchanged', async () => {
    await save({ nombre: 'Ana' });
    const fields = { departamento: 'no existe' };
    expect((await submit(agent, { fields })).status).toBe(422);
    expect((await found()).borrador.valores.nombre).toBe('Ana');
  });
});
