import { randomUUID } from 'node:crypto';
import { RemoveOldRows } from '../../src/operations/old-rows/remove-old-rows.js';
import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
/** A program with every permission to read that it needs. */
let program: (path: string, query?: object) => ReturnType<Agent['get']>;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  admin = await world.signedInAs('admin');
  const permisos = ['candidates:read', 'applications:read', 'interviews:read', 'vacancies:read_all'];
  const { body } = await admin.post('/api/api-keys').send({ nombre: 'Copia', permisos }).expect(201);
  program = (path, query = {}) =>
    world.agent().get(path).query(query).set('Authorization', `Bearer ${body.clave}`);
});
afterAll(() => world.close());

let people = 0;
async function applicant(): Promise<{ agent: Agent; application: string; candidate: string }> {
  const agent = await world.registered(`copia${++people}@example.com`);
  const { body } = await submit(agent).expect(201);
  const me = await agent.get('/api/candidates/me').expect(200);
  return { agent, application: body.application.id, candidate: me.body.candidate.id };
}

const RESOURCES = ['candidates', 'applications', 'interviews', 'vacancies'] as const;
type Resource = (typeof RESOURCES)[number];

/** What changed, in order, and from where to ask next. */
async function changes(resource: string, since: string): Promise<{ ids: string[]; position: string }> {
  const sort = resource.startsWith('deletions') ? 'eliminado_at' : 'updated_at';
  const ids: string[] = [];
  let position = '';
  let query: object = {
    limit: 2,
    sort: JSON.stringify([sort, 'ASC']),
    filter: JSON.stringify({ updated_since: since }),
  };
  for (;;) {
    const { body, headers } = await program(`/api/${resource}`, query).expect(200);
    position ||= String(headers['x-sync-position']);
    ids.push(...(body as { id: string }[]).map(({ id }) => id));
    if (!headers['x-next-cursor']) return { ids, position };
    query = { ...query, cursor: headers['x-next-cursor'] };
  }
}
const BEGINNING = '1970-01-01T00:00:00Z';

async function interviewOf(candidate: string, application: string): Promise<string> {
  const [row] = await world.dataSource.query<{ id: string }[]>(
    `INSERT INTO interviews (candidato_id, aplicacion_id, inicio, fin, ubicacion)
     VALUES ($1, $2, now() + interval '2 days', now() + interval '50 hours', 'Nave 2') RETURNING id`,
    [candidate, application],
  );
  return row?.id ?? '';
}

describe('a program that synchronises a copy', () => {
  it('gets each record that changed since its last position, and no other', async () => {
    const [one, other] = [await applicant(), await applicant()];
    const vacancy = await world.givenVacancy();
    const interview = await interviewOf(one.candidate, one.application);
    const first = Object.fromEntries(
      await Promise.all(RESOURCES.map(async (resource) => [resource, await changes(resource, BEGINNING)])),
    ) as Record<Resource, Awaited<ReturnType<typeof changes>>>;
    expect(first.candidates.ids).toEqual(expect.arrayContaining([one.candidate, other.candidate]));
    expect(first.applications.ids).toEqual(expect.arrayContaining([one.application, other.application]));
    expect(first.interviews.ids).toEqual([interview]);
    expect(first.vacancies.ids).toEqual([vacancy]);
    for (const resource of RESOURCES)
      expect((await changes(resource, first[resource].position)).ids).toEqual([]);

    await world.moveTo(other.application, 'en_revision');
    expect((await changes('candidates', first.candidates.position)).ids).toEqual([other.candidate]);
    expect((await changes('applications', first.applications.position)).ids).toEqual([other.application]);
    await admin.post(`/api/interviews/${interview}/cancel`).send({ version: 1 }).expect(200);
    expect((await changes('interviews', first.interviews.position)).ids).toEqual([interview]);
    await world.change(`UPDATE vacantes SET titulo = titulo || ' (B)' WHERE id = $1`, [vacancy]);
    expect((await changes('vacancies', first.vacancies.position)).ids).toEqual([vacancy]);
  });

  it('gets a withdrawal, which removes people from the list of HR', async () => {
    const { candidate, application } = await applicant();
    const { position } = await changes('candidates', BEGINNING);
    await world.withdraw(application);
    const listed = await program('/api/candidates', { filter: JSON.stringify({ q: `copia${people}@` }) });
    expect(listed.body).toEqual([]);
    expect((await changes('candidates', position)).ids).toEqual([candidate]);
  });

  it('misses no row that was written earlier and committed later', async () => {
    const { application } = await applicant();
    const late = world.dataSource.createQueryRunner();
    await late.startTransaction();
    await late.query(`UPDATE aplicaciones_vacantes SET notas_rrhh = 'tarde' WHERE id = $1`, [application]);
    const later = await applicant();
    // The later row is visible first: its timestamp is newer.
    const round = await changes('applications', BEGINNING);
    expect(round.ids).toContain(later.application);
    await late.commitTransaction();
    await late.release();
    expect((await changes('applications', round.position)).ids).toContain(application);
  });

  it('gets deletions: erased, removed and merged records, but not restored ones', async () => {
    const [erased, kept, absorbed] = [await applicant(), await applicant(), await applicant()];
    const interview = await interviewOf(kept.candidate, kept.application);
    const vacancy = await world.givenVacancy();
    const since = (await changes('applications', BEGINNING)).position;
    await world.erase(erased.candidate);
    await admin.delete(`/api/interviews/${interview}`).expect(200);
    await admin.delete(`/api/vacancies/${vacancy}`).expect(204);
    await world.change(`UPDATE candidates SET deleted_at = now() WHERE id = $1`, [absorbed.candidate]);
    await world.change(`INSERT INTO fusiones (conservado_id, absorbido_id, movido) VALUES ($1, $2, '{}')`, [
      kept.candidate,
      absorbed.candidate,
    ]);
    const gone = async (resource: Resource) => (await changes(`deletions/${resource}`, since)).ids;
    expect(await gone('candidates')).toEqual([erased.candidate, absorbed.candidate]);
    expect(await gone('applications')).toEqual([erased.application]);
    expect(await gone('interviews')).toEqual([interview]);
    expect(await gone('vacancies')).toEqual([vacancy]);
    const filter = JSON.stringify({ id: [absorbed.candidate] });
    const [joined] = (await program('/api/deletions/candidates', { filter }).expect(200)).body;
    expect(joined).toMatchObject({ id: absorbed.candidate, fusionado_en: kept.candidate });

    await world.change(`UPDATE candidates SET deleted_at = NULL WHERE id = $1`, [absorbed.candidate]);
    expect(await gone('candidates')).toEqual([erased.candidate]);
    expect((await changes('candidates', since)).ids).toContain(absorbed.candidate);
  });

  it('gets only deletions of records that it may read', async () => {
    const nombre = 'Solo vacantes';
    const { body } = await admin.post('/api/api-keys').send({ nombre, permisos: ['vacancies:read_all'] });
    const ask = (resource: Resource) =>
      world.agent().get(`/api/deletions/${resource}`).set('Authorization', `Bearer ${body.clave}`);
    expect((await ask('vacancies')).status).toBe(200);
    for (const resource of ['candidates', 'applications', 'interviews'] as const) {
      expect([resource, (await ask(resource)).body.code]).toEqual([resource, 'forbidden']);
    }
  });

  it('finds a deletion for 400 days', async () => {
    await world.change(
      `INSERT INTO eliminados (recurso, id, eliminado_at) VALUES ('vacancies', $1, now() - interval '401 days')`,
      [randomUUID()],
    );
    const before = (await changes('deletions/vacancies', BEGINNING)).ids.length;
    await world.app.get(RemoveOldRows).run();
    expect((await changes('deletions/vacancies', BEGINNING)).ids).toHaveLength(before - 1);
  });

  it.each(['ayer', '2026-01-01', '2026-01-01T10:00:00', '2026-02-30T00:00:00Z', '99999-01-01T00:00:00Z'])(
    'is refused %s as an instant',
    async (updated_since) => {
      for (const resource of [...RESOURCES, 'deletions/candidates']) {
        const { status, body } = await program(`/api/${resource}`, {
          filter: JSON.stringify({ updated_since }),
        });
        expect([resource, status, body.code]).toEqual([resource, 400, 'invalid_query']);
      }
    },
  );
});

describe('the list of applications', () => {
  it('filters by the conditions of the process, gives the total, and gives records by their ids', async () => {
    const vacante_id = await world.givenVacancy({ departamento: 'chofer', posicion: 'chofer' });
    const agent = await world.registered('varias@example.com');
    const open = (await submit(agent, { fields: { vacante_id } }).expect(201)).body.application.id as string;
    const other = (await submit(agent).expect(201)).body.application.id as string;
    await world.moveTo(other, 'rechazada');
    const { body: me } = await agent.get('/api/candidates/me');
    const of = async (filter: object): Promise<string[]> => {
      const answer = await program('/api/applications', {
        filter: JSON.stringify({ candidato_id: me.candidate.id, ...filter }),
      }).expect(200);
      const rows = answer.body as { id: string }[];
      expect(answer.headers['content-range']).toBe(
        `applications 0-${Math.max(rows.length - 1, 0)}/${rows.length}`,
      );
      return rows.map(({ id }) => id);
    };
    expect(await of({})).toEqual([other, open]);
    for (const filter of [
      { vacante_id },
      { estado: 'recibida' },
      { stage: 'recibida' },
      { abierta: 'true' },
      { departamento: 'chofer' },
    ]) {
      expect([filter, await of(filter)]).toEqual([filter, [open]]);
    }
    for (const filter of [{ vacante_id: 'espontanea' }, { stage: 'rechazada' }, { abierta: 'false' }]) {
      expect([filter, await of(filter)]).toEqual([filter, [other]]);
    }
    expect(await of({ retirada: 'true' })).toEqual([]);
    expect(await of({ prioridad: 'media', desde: '2020-01-01', canal: 'web' })).toEqual([other, open]);
    expect(await of({ hasta: '2020-01-01' })).toEqual([]);
    const { body: single } = await program(`/api/applications/${open}`).expect(200);
    const filter = JSON.stringify({ id: [open, randomUUID(), other] });
    const { body: many } = await program('/api/applications', { filter }).expect(200);
    expect(many.map(({ id }: { id: string }) => id)).toEqual([open, other]);
    expect(many[0]).toMatchObject({
      candidato_nombre: 'Núria',
      vacante_titulo: 'Mecánico de camiones',
      updated_at: single.updated_at,
      version: single.version,
      canal: 'web',
      stage: 'recibida',
      abierta: true,
    });
  });

  it.each([
    { estado: 'otra' },
    { vacante_id: 'x' },
    { candidato_id: 'x' },
    { abierta: 'sí' },
    { desde: 'x' },
  ])('refuses %j', async (filter) => {
    const { status, body } = await program('/api/applications', { filter: JSON.stringify(filter) });
    expect([status, body.code]).toEqual([400, 'invalid_query']);
  });
});
