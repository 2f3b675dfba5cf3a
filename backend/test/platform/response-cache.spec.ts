import { observeStatements } from '../../src/platform/database/connections/statement-observer.js';
import { ResponseCache } from '../../src/platform/http/versions/response-cache.js';
import { PublicVersion } from '../../src/site/page-cache/public-version.js';
import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  for (const n of [1, 2, 3]) await submit(await world.registered(`persona${n}@example.com`)).expect(201);
  await settled();
});
afterAll(() => world.close());

/** Waits until the messages are sent, because each is a change. */
const settled = () =>
  world.until(async () => {
    const open = `SELECT 1 FROM correos WHERE estado IN ('pendiente', 'enviando')`;
    return (await world.dataSource.query<unknown[]>(open)).length === 0;
  });
/**
 * Repeats `attempt` until it holds once: other databases of the same server are written to meanwhile, and each of their
 * transactions is a change too.
 */
const once = (attempt: () => Promise<boolean>) => world.until(attempt);
/** The number of statements that read candidates or their counters during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  let asked = 0;
  observeStatements((text) => {
    if (/from "?(candidates|counters)/i.test(text)) asked += 1;
    return null;
  });
  try {
    await work();
    return asked;
  } finally {
    observeStatements(null);
  }
}
const list = (agent = hr) => agent.get('/api/candidates').query({ range: '[0,9]' }).expect(200);

it('a response is computed once for a state of the database, with the same headers', async () => {
  let [first, again] = [await list(), await list()];
  await once(async () => {
    first = await list();
    return (await statementsOf(async () => (again = await list()))) === 0;
  });
  expect(again.body).toEqual(first.body);
  for (const name of ['content-range', 'content-type', 'etag', 'cache-control']) {
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
  }
  await hr
    .get('/api/candidates')
    .query({ range: '[0,9]' })
    .set('If-None-Match', String(first.headers.etag))
    .expect(304);
});

it('a request after a change gets the change, on every screen', async () => {
  const admin = await world.signedInAs('admin');
  const { body } = await list();
  const [{ aplicacion_id: id, aplicacion_version: version }] = body;
  const stages = ['en_revision', 'entrevista', 'en_revision', 'entrevista', 'en_revision'];
  for (const [place, estado] of stages.entries()) {
    await Promise.all([list(), list(admin)]);
    const order = { estado, version: version + place, notificar: false };
    await hr.post(`/api/applications/${id}/move`).send(order).expect(200);
    for (const agent of [hr, admin]) {
      const row = (await list(agent)).body.find((one: { aplicacion_id: string }) => one.aplicacion_id === id);
      expect(row).toMatchObject({ stage: estado, aplicacion_version: version + place + 1 });
      const { body: record } = await agent.get(`/api/candidates/${row.id}`).expect(200);
      expect(record).toMatchObject({ stage: estado, aplicacion_version: version + place + 1 });
      const { body: column } = await agent.get('/api/board/column').query({ etapa: estado }).expect(200);
      expect(column.tarjetas.map((card: { aplicacion_id: string }) => card.aplicacion_id)).toContain(id);
      const { body: stats } = await agent.get('/api/stats/candidates').expect(200);
      expect(stats.total).toBe(3);
    }
  }
});

it('a response is never older than an earlier one, while others write', async () => {
  const { body } = await list();
  const [{ id, aplicacion_id: application, aplicacion_version: version, prioridad: before }] = body;
  let written = before;
  const seen: boolean[] = [];
  const read = async (): Promise<void> => {
    const least = written;
    const { body: rows } = await list();
    const now = rows.find((row: { id: string }) => row.id === id).prioridad;
    // What had been written before the question, or what was written meanwhile.
    seen.push(now === least || now === written);
  };
  for (let round = 0; round < 8; round += 1) {
    const next = round % 2 === 0 ? 'alta' : 'baja';
    const order = { prioridad: next, version: version + round };
    const write = hr.put(`/api/applications/${application}/priority`).send(order).expect(200);
    await Promise.all([write.then(() => (written = next)), read(), read()]);
    await read();
    expect(seen.at(-1)).toBe(true);
  }
});

it('the record of a person is read once for a state of the database', async () => {
  const { body } = await list();
  const record = () => hr.get(`/api/candidates/${body[0].id}`).expect(200);
  await settled();
  await once(async () => {
    const first = await record();
    let again = first;
    const asked = await statementsOf(async () => (again = await record()));
    expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag]);
    return asked === 0;
  });
});

it('concurrent requests wait for one response', async () => {
  await settled();
  await once(async () => {
    await world.dataSource.query('SELECT pg_current_xact_id()');
    const asked = await statementsOf(() => Promise.all(Array.from({ length: 8 }, () => list())));
    return asked <= 6;
  });
});

it('a refusal is not cached, and a response is not shared with other people', async () => {
  const candidate = await world.signedInAs('candidate');
  await list();
  await candidate.get('/api/candidates').query({ range: '[0,9]' }).expect(403);
  await world.agent().get('/api/candidates').query({ range: '[0,9]' }).expect(401);
  for (const range of ['[9', '[9']) {
    expect((await hr.get('/api/candidates').query({ range }).expect(400)).body.code).toBe('invalid_query');
  }
});

it.each(['/api/auth/me', '/api/candidates/me'])(
  '%s is cached for its caller, and not shared',
  async (path) => {
    const first = await world.registered(`una${path.length}@example.com`);
    const second = await world.registered(`otra${path.length}@example.com`);
    await submit(first).expect(201);
    await submit(second, { fields: { nombre: 'Otra' } }).expect(201);
    await settled();
    const emails = (agent: Agent): Promise<string[]> =>
      agent
        .get(path)
        .expect(200)
        .then(({ text }) => [...text.matchAll(/"email":"([^"]+)"/g)].map(([, email]) => email ?? ''));
    await once(async () => {
      const before = [await emails(first), await emails(second)];
      let again: string[][] = [];
      const asked = await statementsOf(async () => (again = [await emails(first), await emails(second)]));
      expect(again).toEqual(before);
      expect(before).toEqual([[`una${path.length}@example.com`], [`otra${path.length}@example.com`]]);
      return asked === 0;
    });
    await world.agent().get(path).expect(401);
    // A change is in the next response.
    await world.change(`UPDATE users SET nombre = 'Nueva' WHERE email = 'una${path.length}@example.com'`);
    await world.change(
      `UPDATE candidates SET nombre = 'Nueva' WHERE email = 'una${path.length}@example.com'`,
    );
    expect((await first.get(path).expect(200)).text).toContain('"nombre":"Nueva"');
  },
);

it('visitors, staff and programs get the same address each as far as they may see it', async () => {
  await world.givenVacancy({ titulo: 'Abierta' });
  await world.givenVacancy({ titulo: 'En preparación', estado: 'borrador' });
  const admin = await world.signedInAs('admin');
  const key = { nombre: 'Copia', permisos: ['candidates:read'] };
  const { clave } = (await admin.post('/api/api-keys').send(key).expect(201)).body;
  const visitor = world.agent();
  const program = world.agent().set('Authorization', `Bearer ${clave}`);
  const titles = async (agent: Pick<Agent, 'get'>): Promise<string[]> =>
    (await agent.get('/api/vacancies').expect(200)).body
      .map(({ titulo }: { titulo: string }) => titulo)
      .sort();
  const all = ['Abierta', 'En preparación'];
  for (const first of [hr, visitor]) {
    await world.dataSource.query('SELECT pg_current_xact_id()');
    await titles(first);
    expect([await titles(hr), await titles(visitor), await titles(program)]).toEqual([
      all,
      ['Abierta'],
      ['Abierta'],
    ]);
  }
});

it('a very long response is shared by concurrent requests and not kept', async () => {
  const responses = world.app.get(ResponseCache);
  let built = 0;
  const read = (length: number) =>
    responses.read(`of ${length}`, 'one snapshot', () => {
      built += 1;
      return Promise.resolve({ text: 'x'.repeat(length), headers: [] });
    });
  world.clock.stop();
  for (const [length, times] of [
    [100_000, 1],
    [300_000, 2],
  ] as const) {
    built = 0;
    await Promise.all([read(length), read(length)]);
    await read(length);
    expect([length, built]).toEqual([length, times]);
  }
  world.clock.reset();
});

it('names changed by another process are in every response within seconds', async () => {
  const responses = world.app.get(ResponseCache);
  let built = 0;
  const read = async (): Promise<number> => {
    const { text } = await responses.read('GET', 'one snapshot', () =>
      Promise.resolve({ text: String((built += 1)), headers: [] }),
    );
    return Number(text);
  };
  world.clock.stop();
  await read();
  world.app.get(PublicVersion).watch(() => undefined);
  await world.until(async () => (await read()) > 1);
  const before = await read();
  await world.change(`UPDATE departamentos_vacantes SET nombre = 'Taller' WHERE codigo = 'mantenimiento'`);
  await world.until(async () => (await read()) > before);
  world.clock.reset();
});

it('a cached response expires after half a minute, because waiting times and interviews depend on the time', async () => {
  await settled();
  await once(async () => {
    await list();
    return (await statementsOf(() => list())) === 0;
  });
  world.clock.advance(30_000);
  expect(await statementsOf(() => list())).toBeGreaterThan(0);
});
