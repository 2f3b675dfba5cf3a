import { submit } from '../application-form.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

let people = 0;
async function applicant(
  vacante?: string,
): Promise<{ agent: Agent; application: string; candidate: string }> {
  const agent = await world.registered(`board${++people}@example.com`);
  return { agent, ...(await apply(agent, vacante)) };
}

async function apply(agent: Agent, vacante?: string): Promise<{ application: string; candidate: string }> {
  const { body } = await submit(agent, { fields: vacante ? { vacante_id: vacante } : {} }).expect(201);
  const me = await agent.get('/api/candidates/me');
  return { application: body.application.id, candidate: me.body.candidate.id };
}

const column = async (query: Record<string, string>) =>
  (await hr.get('/api/board/column').query(query).expect(200)).body;
const idsOf = (page: { tarjetas: { id: string }[] }) => page.tarjetas.map(({ id }) => id);

describe('a column of the board', () => {
  it('is read page by page without gaps or repetitions, also where times are equal', async () => {
    const vacante = await world.givenVacancy({ titulo: 'Chofer de noche' });
    const [first] = await Promise.all(Array.from({ length: 3 }, () => applicant(vacante)));
    // Sixty more with the same time, to the microsecond.
    await world.dataSource.query(
      `WITH people AS (
         INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion)
         SELECT 'Persona', 'Número ' || n, 'copia' || n || '@example.com', '600', 'Calle', 'Reus', 'chofer', 'conductor'
         FROM generate_series(1, 60) n RETURNING id
       ), applications AS (
         INSERT INTO aplicaciones_vacantes (candidato_id, vacante_id, departamento, posicion, fecha_aplicacion)
         SELECT people.id, $1, 'chofer', 'conductor', '2026-03-05T09:07:01.123456Z' FROM people
         RETURNING id, candidato_id, vacante_id, fecha_aplicacion
       ) SELECT count(*) FROM applications`,
      [vacante],
    );
    await world.dataSource.query(
      `UPDATE candidates c SET aplicacion_actual_id = a.id, aplicacion_version = a.version, vacante_id = a.vacante_id,
         fecha_aplicacion = a.fecha_aplicacion FROM aplicaciones_vacantes a
       WHERE a.candidato_id = c.id AND c.aplicacion_actual_id IS NULL`,
    );
    const scopes: Record<string, string>[] = [{}, { vacante }, { q: 'persona', vacante }, { q: 'numero' }];
    for (const scope of scopes) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: { tarjetas: { id: string }[]; siguiente: string | null } = await column({
          etapa: 'recibida',
          ...scope,
          ...(cursor ? { cursor } : {}),
        });
        seen.push(...idsOf(page));
        cursor = page.siguiente;
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength('q' in scope ? 60 : 63);
      const { body: counts } = await hr.get('/api/board/counts').query(scope).expect(200);
      expect(counts).toMatchObject({ recibida: seen.length, en_revision: 0 });
    }
    expect(first).toBeDefined();
    await world.change(`DELETE FROM candidates WHERE email LIKE 'copia%'`);
  });

  it('shows a person once by the current application, and every application on the board of its vacancy', async () => {
    const vacante = await world.givenVacancy();
    const { agent, application, candidate } = await applicant();
    const { application: second } = await apply(agent, vacante);
    await world.moveTo(second, 'en_revision');
    const everybody = await column({ etapa: 'en_revision' });
    expect(everybody.tarjetas.filter(({ id }: { id: string }) => id === candidate)).toMatchObject([
      { aplicacion_id: second, otras_abiertas: 1, stage: 'en_revision', vacante_id: vacante },
    ]);
    expect(idsOf(await column({ etapa: 'recibida' }))).not.toContain(candidate);
    expect((await column({ etapa: 'en_revision', vacante })).tarjetas).toMatchObject([
      { id: second, candidato_id: candidate, otras_abiertas: 1 },
    ]);
    await world.moveTo(application, 'entrevista_realizada');
    // The other application is the current one; the board of the vacancy shows its own.
    expect((await column({ etapa: 'entrevista' })).tarjetas).toMatchObject([{ aplicacion_id: application }]);
    expect(idsOf(await column({ etapa: 'en_revision', vacante }))).toEqual([second]);
    const { body: counts } = await hr.get('/api/board/counts').query({ vacante }).expect(200);
    expect(counts).toEqual({ recibida: 0, en_revision: 1, entrevista: 0, contratada: 0, rechazada: 0 });
  });

  it('leaves withdrawn applications out, and gives cards by their ids when they belong to it', async () => {
    const gone = await applicant();
    const here = await applicant();
    await world.withdraw(gone.application);
    const { body } = await hr
      .get('/api/board/cards')
      .query({ ids: [gone.candidate, here.candidate].join(',') })
      .expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([here.candidate]);
    const { body: filtered } = await hr
      .get('/api/board/cards')
      .query({ ids: here.candidate, prioridad: 'alta' })
      .expect(200);
    expect(filtered).toEqual([]);
  });

  it.each([
    ['/api/board/column', { etapa: 'otra' }, 422],
    ['/api/board/column', { etapa: 'recibida', cursor: 'x' }, 400],
    ['/api/board/column', { etapa: 'recibida', vacante: '1' }, 422],
    ['/api/board/cards', { ids: '1' }, 400],
    ['/api/board/counts', { prioridad: 'otra' }, 422],
  ])('refuses %s with %j', async (path, query, status) => {
    expect((await hr.get(path).query(query)).status).toBe(status);
  });

  it('is for staff only', async () => {
    const candidate = await world.signedInAs('candidate');
    for (const path of ['/api/board/column?etapa=recibida', '/api/board/counts', '/api/board/cards?ids=x']) {
      expect((await world.agent().get(path)).status).toBe(401);
      expect((await candidate.get(path)).status).toBe(403);
    }
  });
});

describe('feedback', () => {
  const write = (application: string, feedback_rrhh: string, version: number, agent = hr) =>
    agent.put(`/api/applications/${application}/feedback`).send({ feedback_rrhh, version });

  it('is stored with the application and its projection, and never shown to the candidate', async () => {
    const { agent, application, candidate } = await applicant();
    const { body } = await write(application, '  Buena entrevista.  ', 1).expect(200);
    expect(body).toMatchObject({
      application: { feedback_rrhh: 'Buena entrevista.', version: 2 },
      candidate: { id: candidate, aplicacion_version: 2 },
    });
    expect((await column({ etapa: 'recibida' })).tarjetas).toContainEqual(
      expect.objectContaining({ id: candidate, tiene_feedback: true }),
    );
    expect(JSON.stringify((await agent.get('/api/candidates/me')).body)).not.toContain('Buena entrevista');
  });

  it('by two people at once is that of one; the same feedback again is no conflict', async () => {
    const { application } = await applicant();
    const admin = await world.signedInAs('admin');
    const answers = await Promise.all([write(application, 'uno', 1), write(application, 'dos', 1, admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body.application.feedback_rrhh;
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      code: 'stale_version',
      application: { feedback_rrhh: kept, version: 2 },
    });
    await write(application, kept, 1).expect(200);
    expect((await hr.get(`/api/applications/${application}`)).body.version).toBe(2);
  });

  it.each([[''], ['   '], ['x'.repeat(5001)]])('refuses %j', async (text) => {
    const { application } = await applicant();
    const { body } = await write(application, text, 1).expect(422);
    expect(Object.keys(body.errors)).toEqual(['feedback_rrhh']);
  });

  it('is for staff only', async () => {
    const { agent, application } = await applicant();
    await write(application, 'mío', 1, agent).expect(403);
  });
});
