import { randomUUID } from 'node:crypto';
import type { User } from '../../src/auth/user.entity.js';
import { permissionsOf } from '../../src/platform/auth/permissions.js';
import { givenPerson } from '../onboarding/onboarding-given.js';
import { Offering } from '../offers/offers-given.js';
import { type Operation, operations } from '../security/document.js';
import { listen } from '../site/event-stream.js';
import { type Agent, createWorld, type World } from '../world.js';

/*
 * Every operation of the API as a manager: of nothing, of one vacancy, of a department, and of a vacancy that was taken
 * from them a moment ago. What they are told is compared with one plain statement of the policy.
 */

let world: World;
let hr: Agent;
let ids: Readonly<Record<Table, ReadonlySet<string>>>;
const openings: Record<'one' | 'department' | 'taken' | 'foreign', Opening> = {} as never;
const managers: Record<string, Manager> = {};

const TABLES = ['vacantes', 'aplicaciones_vacantes', 'candidates', 'interviews', 'ofertas'] as const;
type Table = (typeof TABLES)[number];
interface Opening {
  id: string;
  applications: string[];
  interview: string;
}
interface Manager {
  user: User;
  agent: Agent;
  token: string;
}
const query = <Row = Record<string, string>>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  world.dataSource.query(sql, values);

async function givenOpening(name: string, values: object = {}): Promise<Opening> {
  const id = await world.given.vacancy({ titulo: `Vacante ${name}`, ...values });
  const applications: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { application, candidate } = await givenPerson(world);
    await query(`UPDATE aplicaciones_vacantes SET vacante_id = $2 WHERE id = $1`, [application, id]);
    await query(
      `UPDATE candidates SET nombre = $2, direccion = 'Calle Ocultacalle', ciudad = 'Ocultaciudad',
         email = 'ocultacorreo' || $3 || '@example.com', telefono = '+34 612 345 678', experiencia = $2 || ' Fresador',
         carta_presentacion = 'Visiblecarta' || $2 WHERE id = $1`,
      [candidate, `Persona${name}`, candidate.slice(0, 8)],
    );
    await hr.post('/api/notes').send({ candidato_id: candidate, texto: 'Ocultanota' }).expect(201);
    applications.push(application);
  }
  const [row] = await query(
    `INSERT INTO interviews (candidato_id, aplicacion_id, entrevistador_id, entrevistador_nombre, inicio, fin, tipo, estado)
     SELECT candidato_id, id, $2, 'Otra', now() + interval '1 day', now() + interval '25 hours', 'presencial', 'confirmada'
     FROM aplicaciones_vacantes WHERE id = $1 RETURNING id`,
    [applications[0], (await world.given.user({ role: 'rrhh', nombre: 'Otra' })).id],
  );
  return { id, applications, interview: row?.id ?? '' };
}

async function givenManager(name: string): Promise<Manager> {
  const user = await world.given.user({ role: 'responsable', nombre: name });
  const { accessToken: token } = await world.given.session(user);
  return { user, token, agent: await world.agentOf(user) };
}
const member = (opening: Opening, { user }: Manager) =>
  hr.put(`/api/vacancies/${opening.id}/team/${user.id}`).send({ papel: 'responsable' }).expect(200);

beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  openings.one = await givenOpening('Una');
  openings.department = await givenOpening('Departamento', { departamento: 'lavadero', posicion: 'lavador' });
  openings.taken = await givenOpening('Quitada');
  openings.foreign = await givenOpening('Ajena');
  for (const name of ['nothing', 'one', 'department', 'taken']) managers[name] = await givenManager(name);
  const { one, department, taken } = managers as Record<'one' | 'department' | 'taken', Manager>;
  await member(openings.one, one);
  await member(openings.taken, taken);
  await query(`INSERT INTO equipo_departamento (usuario_id, departamento) VALUES ($1, 'lavadero')`, [
    department.user.id,
  ]);
  // They have read it before: nothing of what was told then may last.
  await taken.agent.get(`/api/team/applications/${openings.taken.applications[0]}`).expect(200);
  await hr.delete(`/api/vacancies/${openings.taken.id}/team/${taken.user.id}`).expect(204);
  const held = TABLES.map(async (table) => {
    const rows = await query(`SELECT id FROM ${table}`);
    return [table, new Set(rows.map(({ id }) => id ?? ''))] as const;
  });
  ids = Object.fromEntries(await Promise.all(held)) as unknown as typeof ids;
});
afterAll(() => world.close());

/** The policy in one plain statement. */
async function policyOf({ user }: Manager): Promise<Record<Table, Set<string>>> {
  const rows = await query<{ vacante: string; aplicacion: string | null; entrevista: string | null }>(
    `SELECT v.id AS vacante, a.id AS aplicacion, i.id AS entrevista FROM vacantes v
     LEFT JOIN aplicaciones_vacantes a ON a.vacante_id = v.id AND a.deleted_at IS NULL
       AND EXISTS (SELECT FROM candidates c WHERE c.id = a.candidato_id AND c.deleted_at IS NULL)
     LEFT JOIN interviews i ON i.aplicacion_id = a.id AND i.deleted_at IS NULL
     WHERE EXISTS (SELECT FROM equipo_vacante e WHERE e.vacante_id = v.id AND e.usuario_id = $1)
       OR EXISTS (SELECT FROM equipo_departamento d WHERE d.departamento = v.departamento AND d.usuario_id = $1)`,
    [user.id],
  );
  const of = (name: keyof (typeof rows)[number]) => new Set(rows.flatMap((row) => row[name] ?? []));
  return {
    vacantes: of('vacante'),
    aplicaciones_vacantes: of('aplicacion'),
    interviews: of('entrevista'),
    candidates: new Set(),
    ofertas: new Set(),
  };
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const HIDDEN = /Oculta[a-z]+|ocultacorreo|612.?345.?678/;

/** What an answer tells of rows that are not of the policy, and of hidden fields. */
function strangeIn(body: unknown, policy: Record<Table, Set<string>>): string[] {
  const text = JSON.stringify(body ?? null);
  const found = [...text.matchAll(UUID)].flatMap(([id]) =>
    TABLES.filter((table) => ids[table].has(id) && !policy[table].has(id)).map((table) => `${table} ${id}`),
  );
  return HIDDEN.test(text) ? [...found, `hidden: ${HIDDEN.exec(text)?.[0]}`] : found;
}

type Own = (manager: Manager, opening: Opening) => string;
const filter = (values: object) => `filter=${encodeURIComponent(JSON.stringify(values))}`;
const DAYS = 'desde=2020-01-01&hasta=2099-12-31';

/**
 * Every operation that only managers have. `read`: addresses that list rows; `of`: an address, and what it sends, about
 * a row of this opening, which is not found unless it is of the policy.
 */
const OPERATIONS: Record<string, { read?: string[]; of?: Own; body?: object; own?: number }> = {
  'GET /api/team/today': { read: ['/api/team/today'] },
  'GET /api/team/vacancies': { read: ['/api/team/vacancies'] },
  'GET /api/team/applications': {
    read: ['/api/team/applications', `/api/team/applications?${filter({ q: 'fresador' })}`],
  },
  'GET /api/team/interviews': { read: [`/api/team/interviews?${DAYS}`] },
  'GET /api/team/approvals': { read: ['/api/team/approvals'] },
  'GET /api/team/events': {},
  'GET /api/team/board/columns': { of: (_, { id }) => `/api/team/board/columns?vacante=${id}`, own: 200 },
  'GET /api/team/board/column': {
    of: (_, { id }) => `/api/team/board/column?vacante=${id}&etapa=recibida`,
    own: 200,
  },
  'GET /api/team/applications/{id}': {
    of: (_, { applications }) => `/api/team/applications/${applications[0]}`,
    own: 200,
  },
  'GET /api/team/applications/{id}/colleagues': {
    of: (_, { applications }) => `/api/team/applications/${applications[0]}/colleagues`,
    own: 200,
  },
  'GET /api/team/applications/{id}/cv': {
    of: (_, { applications }) => `/api/team/applications/${applications[0]}/cv`,
    own: 200,
  },
  'POST /api/team/applications/{id}/seen': {
    of: (_, { applications }) => `/api/team/applications/${applications[0]}/seen`,
    own: 200,
  },
  'POST /api/team/applications/{id}/notes': {
    of: (_, { applications }) => `/api/team/applications/${applications[0]}/notes`,
    body: { texto: 'Nota' },
    own: 201,
  },
  'PUT /api/team/applications/{id}/proposal': {
    of: (_, { applications }) => `/api/team/applications/${applications[0]}/proposal`,
    body: { propuesta: 'pasar' },
    own: 200,
  },
  'POST /api/team/applications/{id}/proposal/withdraw': {
    of: (_, { applications }) => `/api/team/applications/${applications[0]}/proposal/withdraw`,
    own: 200,
  },
  // Their own scorecard of an interview that somebody else holds.
  'PUT /api/team/interviews/{id}/scorecard': {
    of: (_, { interview }) => `/api/team/interviews/${interview}/scorecard`,
    body: { puntuaciones: [], recomendacion: 'si', comentario: 'Bien' },
    own: 200,
  },
  // Held by somebody else: not found, of their openings too.
  'GET /api/team/interviews/{id}/sheet': {
    of: (_, { interview }) => `/api/team/interviews/${interview}/sheet`,
  },
  'PUT /api/team/interviews/{id}/notes': {
    of: (_, { interview }) => `/api/team/interviews/${interview}/notes`,
    body: { clave: 'general', texto: 'Bien', version: 0 },
  },
  'GET /api/team/approvals/{id}': { of: () => `/api/team/approvals/${randomUUID()}` },
  'POST /api/team/approvals/{id}/decide': {
    of: () => `/api/team/approvals/${randomUUID()}/decide`,
    body: { decision: 'aprobada', version: 1 },
  },
  'POST /api/team/tasks/{id}/done': { of: () => `/api/team/tasks/${randomUUID()}/done` },
  'POST /api/team/tasks/{id}/undone': { of: () => `/api/team/tasks/${randomUUID()}/undone` },
};

const call = (agent: Agent, { method }: Pick<Operation, 'method'>, path: string, body?: object) => {
  const request = agent[method.toLowerCase() as 'get'](path);
  return method === 'GET' ? request : request.send(body ?? {});
};
const everything = () => operations();
const rights = permissionsOf('responsable');
const NAMES = ['nothing', 'one', 'department', 'taken'];

it('every operation that managers have is classified here', () => {
  const theirs = everything().filter(({ permission }) => permission?.startsWith('team:'));
  expect(theirs.map(({ name }) => name).sort()).toEqual(Object.keys(OPERATIONS).sort());
});

it('everything else is forbidden to them, with the ids of their own rows too', async () => {
  const { agent } = managers['one'] as Manager;
  const [application] = openings.one.applications;
  const wrong: string[] = [];
  for (const operation of everything()) {
    const { name, path, permission } = operation;
    if (!permission || rights.has(permission)) continue;
    const row = path.includes('vacanc') ? openings.one.id : application;
    const { status } = await call(agent, operation, path.replace(/\{\w+\}/g, row ?? ''));
    if (status !== 403) wrong.push(`${name}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

it('what everybody has of their own tells managers of nobody', async () => {
  const [application] = openings.one.applications;
  const [person] = await query(`SELECT candidato_id FROM aplicaciones_vacantes WHERE id = $1`, [application]);
  const wrong: string[] = [];
  for (const name of NAMES) {
    const manager = managers[name] as Manager;
    const none = await policyOf(managers['nothing'] as Manager);
    for (const operation of everything()) {
      if (operation.permission !== 'own:read' || operation.method !== 'GET') continue;
      for (const id of [person?.candidato_id, application, openings.foreign.interview]) {
        const { status, body } = await call(
          manager.agent,
          operation,
          operation.path.replace(/\{\w+\}/g, id ?? ''),
        );
        const strange = strangeIn(body, none).join();
        // A refusal tells nothing but the address.
        if (status < 400 && (strange || operation.path.includes('{')))
          wrong.push(`${name} ${operation.name}: ${status} ${strange}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

describe.each(NAMES)('a manager of %s', (name) => {
  const manager = () => managers[name] as Manager;

  it('lists the rows of the policy, and no others', async () => {
    const policy = await policyOf(manager());
    for (const { read = [] } of Object.values(OPERATIONS)) {
      for (const address of read) {
        const { body } = await manager().agent.get(address).expect(200);
        expect([address, strangeIn(body, policy)]).toEqual([address, []]);
      }
    }
    const idsOf = async (address: string) =>
      ((await manager().agent.get(address)).body as { id: string }[]).map(({ id }) => id).sort();
    expect(await idsOf('/api/team/vacancies')).toEqual([...policy.vacantes].sort());
    expect(await idsOf('/api/team/applications')).toEqual([...policy.aplicaciones_vacantes].sort());
    const { body: agenda } = await manager().agent.get(`/api/team/interviews?${DAYS}`).expect(200);
    expect(agenda.entrevistas.map(({ id }: { id: string }) => id).sort()).toEqual(
      [...policy.interviews].sort(),
    );
    const { body: today } = await manager().agent.get('/api/team/today').expect(200);
    expect(today.total_por_ver).toBe(
      Number(
        (
          await query(
            `SELECT count(*) AS n FROM aplicaciones_vacantes a WHERE id = ANY($1) AND NOT EXISTS
               (SELECT FROM vistas_equipo s WHERE s.aplicacion_id = a.id AND s.usuario_id = $2)`,
            [[...policy.aplicaciones_vacantes], manager().user.id],
          )
        )[0]?.n,
      ),
    );
  });

  it.each(['one', 'department', 'taken', 'foreign'] as const)(
    'finds rows of %s only where the policy has them',
    async (which) => {
      const opening = openings[which];
      const policy = await policyOf(manager());
      const seen = policy.vacantes.has(opening.id);
      const wrong: string[] = [];
      for (const [operation, { of, body, own = 404 }] of Object.entries(OPERATIONS)) {
        if (!of) continue;
        const [method = ''] = operation.split(' ');
        const answer = await call(
          manager().agent,
          { method: method as Operation['method'] },
          of(manager(), opening),
          body,
        );
        const expected = seen ? own : 404;
        if (answer.status !== expected) wrong.push(`${operation}: ${answer.status}, not ${expected}`);
        if (answer.status < 400) wrong.push(...strangeIn(answer.body, policy));
      }
      expect(wrong).toEqual([]);
    },
  );

  it('finds no words of what they do not see, and counts nothing of it', async () => {
    const policy = await policyOf(manager());
    const find = async (q: string) =>
      (
        await manager()
          .agent.get(`/api/team/applications?${filter({ q })}`)
          .expect(200)
      ).body as {
        id: string;
      }[];
    const hidden = ['Ocultacalle', 'Ocultaciudad', 'ocultacorreo', 'Ocultanota', '612345678', '612 345'];
    for (const word of hidden) expect([word, await find(word)]).toEqual([word, []]);
    // Leaving somebody out would tell of a word as well as finding them.
    expect((await find('-Ocultaciudad')).length).toBe(policy.aplicaciones_vacantes.size);
    expect((await find('visiblecarta')).map(({ id }) => id).sort()).toEqual(
      [...policy.aplicaciones_vacantes].sort(),
    );
    const foreign = await find('PersonaAjena');
    expect(foreign).toEqual([]);
    const listed = manager().agent.get(
      `/api/team/applications?${filter({ vacante_id: openings.foreign.id })}&range=[0,9]`,
    );
    const { body, headers } = await listed.expect(200);
    expect([body, headers['content-range']]).toEqual([[], expect.stringMatching(/\/0$/)]);
    const asked = await manager().agent.get(
      `/api/team/applications?${filter({ ids: openings.foreign.applications })}`,
    );
    if (asked.status < 400) expect(strangeIn(asked.body, policy)).toEqual([]);
  });

  it('gets nothing of others by a cursor of somebody else', async () => {
    const policy = await policyOf(manager());
    for (const other of NAMES) {
      const { agent } = managers[other] as Manager;
      const { headers } = await agent.get('/api/team/applications?limit=1').expect(200);
      const cursor = String(headers['x-next-cursor'] ?? '');
      if (!cursor) continue;
      const { body } = await manager()
        .agent.get(`/api/team/applications?limit=9&cursor=${encodeURIComponent(cursor)}`)
        .expect(200);
      expect(strangeIn(body, policy)).toEqual([]);
    }
  });
});

it('a stream of managers tells of their openings only, as they are when it is sent', async () => {
  const streams = Object.fromEntries(
    await Promise.all(
      NAMES.map(async (name) => {
        const stream = await listen(world, (managers[name] as Manager).token, '/api/team/events');
        return [name, stream] as const;
      }),
    ),
  );
  const late = await givenManager('late');
  await member(openings.foreign, late);
  const open = await listen(world, late.token, '/api/team/events');
  await world.moveTo(openings.foreign.applications[1] ?? '', 'en_revision');
  await open.hears((event) => event.kind === 'team' && event.vacante_id === openings.foreign.id);
  // Taken from them while the stream is open.
  await hr.delete(`/api/vacancies/${openings.foreign.id}/team/${late.user.id}`).expect(204);
  open.events.length = 0;
  for (const opening of Object.values(openings)) {
    await world.moveTo(opening.applications[2] ?? '', 'en_revision');
  }
  const { one, department } = openings;
  await streams['one']?.hears((event) => event.kind === 'team' && event.vacante_id === one.id);
  await streams['department']?.hears((event) => event.kind === 'team' && event.vacante_id === department.id);
  // What is told of later comes after all of it.
  await member(openings.foreign, late);
  await query(
    `UPDATE candidates SET experiencia = 'Otra' WHERE id =
    (SELECT candidato_id FROM aplicaciones_vacantes WHERE id = $1)`,
    [openings.foreign.applications[0]],
  );
  await open.hears((event) => event.kind === 'team' && event.vacante_id === openings.foreign.id);
  const told = (name: string) => [...new Set(streams[name]?.events.map((event) => JSON.stringify(event)))];
  const ofOpening = ({ id }: Opening) => [JSON.stringify({ kind: 'team', vacante_id: id })];
  expect(NAMES.map(told)).toEqual([[], ofOpening(one), ofOpening(department), []]);
  // Besides it only that they left the team and came again, without whose.
  const others = open.events.filter(({ kind }) => kind !== 'team');
  expect(open.events.length - others.length).toBe(1);
  expect(others.every((event) => JSON.stringify(event) === '{"kind":"resync"}')).toBe(true);
  for (const stream of [...Object.values(streams), open]) stream.close();
});

it('a manager who approves decides once, and others find nothing', async () => {
  const [approver, stranger] = [managers['one'] as Manager, managers['nothing'] as Manager];
  const offering = new Offering(world, hr);
  await query(
    `INSERT INTO aprobadores_oferta (departamento, usuarios) VALUES ('mantenimiento', $1), ('chofer', $1)`,
    [[approver.user.id]],
  );
  const { application } = await offering.person();
  const { body: offer } = await offering.create(application).expect(201);
  await offering.act(offer.id, 'request-approval', { version: 1 }).expect(200);
  const address = `/api/team/approvals/${offer.id}`;
  const { body: today } = await approver.agent.get('/api/team/today').expect(200);
  expect(today.por_aprobar).toMatchObject([{ id: offer.id, cosa: expect.stringMatching(/^la oferta OF-/) }]);
  const { body: detail } = await approver.agent.get(address).expect(200);
  expect(detail).toMatchObject({ contenido: { titulo: 'Mecánica de taller' } });
  const yes = { decision: 'aprobada', version: detail.version };
  for (const { agent } of [stranger, managers['department'] as Manager]) {
    expect((await agent.get('/api/team/approvals').expect(200)).body).toEqual([]);
    await agent.get(address).expect(404);
    await agent.post(`${address}/decide`).send(yes).expect(404);
  }
  await approver.agent
    .post(`${address}/decide`)
    .send({ decision: 'devuelta', version: detail.version })
    .expect(422);
  const stale = await approver.agent.post(`${address}/decide`).send({ ...yes, version: detail.version + 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'offer_stale']);
  const both = await Promise.all([1, 2].map(() => approver.agent.post(`${address}/decide`).send(yes)));
  const codes = both.map(({ status }) => status).sort();
  expect(codes[0]).toBe(200);
  expect([404, 409]).toContain(codes[1]);
  const late = await approver.agent.post(`${address}/decide`).send(yes);
  expect([late.status, late.body.code]).toEqual([404, 'approval_not_waiting']);
  expect((await offering.get(offer.id)).estado).toBe('aprobada');
  const [line] = await query(
    `SELECT details FROM system_logs WHERE entity_id = $1 AND action = 'offer.approved'`,
    [offer.id],
  );
  expect(line?.details).toBe('Oferta aprobada');
});

it('a note asks a colleague who sees the application, and nobody else', async () => {
  const { agent } = managers['one'] as Manager;
  const address = `/api/team/applications/${openings.one.applications[0]}`;
  const person = await world.given.user({ role: 'rrhh', nombre: 'Rosa' });
  const { body: colleagues } = await agent.get(`${address}/colleagues`).expect(200);
  const known = colleagues.map(({ id }: { id: string }) => id);
  expect(known).toContain(person.id);
  const stranger = managers['department'] as Manager;
  expect(known).not.toContain(stranger.user.id);
  const note = (asignada_a: string) =>
    agent.post(`${address}/notes`).send({ texto: '@Rosa llamar', tarea: { titulo: 'Llamar', asignada_a } });
  await note(stranger.user.id).expect(422);
  await note(person.id).expect(201);
  const { body: tasks } = await (await world.agentOf(person)).get('/api/tasks').expect(200);
  expect(tasks).toMatchObject([{ titulo: 'Llamar', asignada_a: person.id }]);
});
