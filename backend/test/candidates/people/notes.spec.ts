import { randomUUID } from 'node:crypto';
import { submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
let colleague: Agent;
let owner: Agent;
let candidate: string;

beforeAll(async () => {
  world = await createWorld();
  hr = await world.agentOf(await world.given.user({ role: 'rrhh', nombre: 'Rosa' }));
  colleague = await world.signedInAs('admin');
  owner = await world.registered('duena@example.com');
  await submit(owner).expect(201);
  candidate = (await owner.get('/api/candidates/me')).body.candidate.id;
});
afterAll(() => world.close());

const write = (texto: string, key = 'k') =>
  hr.post('/api/notes').set('Idempotency-Key', key).send({ candidato_id: candidate, texto });
const list = async (agent = hr) => (await agent.get(`/api/notes?candidato_id=${candidate}`).expect(200)).body;

describe('internal notes', () => {
  it('are written once, even when repeated, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => write('  Llamar el lunes ')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await write('Otra').expect(422)).body.code).toBe('idempotency_mismatch');
    await write('Con una clave larga', 'k'.repeat(200)).expect(201);
    const one = { autor: 'Rosa', propia: true, version: 1, editada_at: null };
    expect(await list()).toMatchObject([one, one]);
    expect((await list(colleague))[0]).toMatchObject({ autor: 'Rosa', propia: false });
  });

  it('are changed, deleted and restored by their author', async () => {
    const { body: note } = await write('Primera', 'uno').expect(201);
    const changed = await hr.put(`/api/notes/${note.id}`).send({ texto: 'Segunda', version: 1 }).expect(200);
    expect(changed.body).toMatchObject({ texto: 'Segunda', version: 2, editada_at: expect.any(String) });
    const stale = await hr.put(`/api/notes/${note.id}`).send({ texto: 'Tercera', version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'note_stale']);
    const others = await colleague.put(`/api/notes/${note.id}`).send({ texto: 'Mía', version: 2 });
    expect([others.status, others.body.code]).toEqual([403, 'forbidden']);
    await hr.post(`/api/notes/${note.id}/remove`).send({ version: 2 }).expect(200);
    expect((await list()).some(({ id }: { id: string }) => id === note.id)).toBe(false);
    await hr.put(`/api/notes/${note.id}`).send({ texto: 'Tarde', version: 3 }).expect(404);
    await hr.post(`/api/notes/${note.id}/restore`).send({ version: 3 }).expect(200);
    expect((await list()).some(({ id }: { id: string }) => id === note.id)).toBe(true);
  });

  it('are refused when they are not valid or name the application of somebody else', async () => {
    const empty = await write(' ', 'dos');
    expect([empty.status, empty.body.errors]).toEqual([422, { texto: ['Escribe la nota'] }]);
    const foreign = { candidato_id: candidate, aplicacion_id: candidate, texto: 'x' };
    expect((await hr.post('/api/notes').send(foreign)).status).toBe(422);
    expect((await hr.post('/api/notes').send({ candidato_id: randomUUID(), texto: 'x' })).status).toBe(404);
    expect((await hr.get('/api/notes?candidato_id=x')).status).toBe(400);
  });

  it('a list of people shows the first line of the newest one of each, to who may read notes', async () => {
    const newest = (people: string, agent = hr) => agent.get(`/api/notes/newest?candidatos=${people}`);
    const { body: note } = await write(`Viene el lunes\nDetalles ${'x'.repeat(300)}`, 'lista').expect(201);
    const people = [randomUUID(), candidate, candidate].join(',');
    const shown = [{ candidato_id: candidate, linea: 'Viene el lunes', created_at: note.created_at }];
    expect((await newest(people).expect(200)).body).toEqual(shown);
    await hr.post(`/api/notes/${note.id}/remove`).send({ version: 1 }).expect(200);
    expect((await newest(candidate)).body[0].linea).not.toBe('Viene el lunes');
    for (const bad of ['', 'x', Array(101).fill(candidate).join(',')]) await newest(bad).expect(400);
    await newest(candidate, owner).expect(403);
  });

  it('are hidden from candidates during the process, and are in their data export without an author', async () => {
    expect((await owner.get(`/api/notes?candidato_id=${candidate}`)).status).toBe(403);
    expect((await owner.post('/api/notes').send({ candidato_id: candidate, texto: 'x' })).status).toBe(403);
    expect(JSON.stringify((await owner.get('/api/candidates/me')).body)).not.toContain('Llamar el lunes');
  });
});

interface Entry {
  clave: string;
  tipo: string;
  suceso: string;
  fecha: string;
  autor: string | null;
  texto: string | null;
}
const history = async (query = '', agent = hr): Promise<{ sucesos: Entry[]; siguiente: string | null }> =>
  (await agent.get(`/api/candidates/${candidate}/timeline${query}`).expect(200)).body;

describe('the history of a person', () => {
  it('shows the events, newest first, with their author', async () => {
    await hr.get(`/api/candidates/${candidate}/cv`).expect(200);
    const [{ id: application }] = await world.dataSource.query(
      `SELECT id FROM aplicaciones_vacantes WHERE candidato_id = $1`,
      [candidate],
    );
    await world.moveTo(application, 'en_revision');
    await hr.post(`/api/threads/${candidate}`).field('texto', 'Hola, ¿puedes venir?').expect(201);
    await hr
      .post('/api/documents')
      .send({ candidato_id: candidate, nombre: 'Carnet de conducir' })
      .expect(201);
    const { sucesos } = await history();
    expect(new Set(sucesos.map(({ suceso }) => suceso))).toEqual(
      new Set(['creada', 'movida', 'cv_recibido', 'nota', 'correo', 'conversacion_rrhh', 'documento_pedido']),
    );
    const dates = sucesos.map(({ fecha }) => fecha);
    expect(dates).toEqual([...dates].sort().reverse());
    // Views are listed apart from events, once an hour.
    await hr.get(`/api/candidates/${candidate}/cv`).expect(200);
    expect((await history('?tipo=cv')).sucesos).toMatchObject([{ suceso: 'cv_visto', autor: 'Rosa' }]);
    expect(sucesos.find(({ suceso }) => suceso === 'cv_recibido')?.autor).toBeNull();
  });

  it('is filtered by kind, and has pages without gaps or repetitions', async () => {
    await world.dataSource.query(
      `INSERT INTO notas_candidato (candidato_id, texto, created_at)
       SELECT $1, 'Nota ' || n, timestamptz '2026-01-01 10:00:00.123456Z' + (n / 3) * interval '1 microsecond'
       FROM generate_series(1, 100) n`,
      [candidate],
    );
    const seen: string[] = [];
    for (let at: string | null = ''; at !== null;) {
      const page = await history(`?tipo=nota${at ? `&cursor=${encodeURIComponent(at)}` : ''}`);
      seen.push(...page.sucesos.map(({ clave }) => clave));
      expect(page.sucesos.every(({ tipo }) => tipo === 'nota')).toBe(true);
      at = page.siguiente;
    }
    const [{ total }] = await world.dataSource.query(
      `SELECT count(*)::int AS total FROM notas_candidato WHERE deleted_at IS NULL`,
    );
    expect(new Set(seen).size).toBe(total);
    expect(seen).toHaveLength(total);
  });

  it('is for HR', async () => {
    expect((await owner.get(`/api/candidates/${candidate}/timeline`)).status).toBe(403);
    expect((await hr.get(`/api/candidates/${randomUUID()}/timeline`)).status).toBe(404);
    for (const cursor of ['ayer', '2026-13-40 10:00:00+00~n1', '2026-11-20 10:00:00+00~n1;']) {
      const page = await hr.get(`/api/candidates/${candidate}/timeline`).query({ cursor });
      expect([page.status, page.body.code]).toEqual([400, 'invalid_cursor']);
    }
    expect((await hr.get(`/api/candidates/${candidate}/timeline?tipo=otro`)).status).toBe(422);
  });
});
