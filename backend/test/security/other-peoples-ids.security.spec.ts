import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { describeApi } from '../../src/openapi.js';
import { pdf, submit } from '../candidates/application-form.js';
import { jpeg } from '../candidates/files/pictures.js';
import { givenHired, IBAN, taskOf } from '../onboarding/onboarding-given.js';
import { givenEverything, type Owned } from '../privacy/owned-given.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
type Others = Owned & { passkey: string; task: string };
let mine: Owned;
let theirs: Others;
beforeAll(async () => {
  world = await createWorld();
  mine = await givenEverything(world, 'propia@example.com');
  const other = await givenEverything(world, 'ajena@example.com');
  const [passkey] = await world.dataSource.query<{ id: string }[]>(
    `INSERT INTO llaves_acceso (user_id, credencial_id, clave_publica, contador, nombre)
     SELECT user_id, 'YWplbmE', 'Y2xhdmU', 0, 'Su móvil' FROM candidates WHERE id = $1 RETURNING id`,
    [other.candidate],
  );
  const hired = await givenHired(world, await world.signedInAs('rrhh'));
  theirs = { ...other, passkey: String(passkey?.id), task: taskOf(hired.record, 'iban').id };
});
afterAll(() => world.close());

type Call = (agent: Agent, id: string) => PromiseLike<Response>;
const moment = { texto: 'Otro día, por favor', propuestas: [] };

/** Every route with an id in its path that a candidate may call, and the owner of that id. */
const OWN: Record<string, { id: keyof Others; call: Call }> = {
  'POST /api/applications/{id}/withdraw': {
    id: 'application',
    call: (agent, id) => agent.post(`/api/applications/${id}/withdraw`).send({ estado: 'recibida' }),
  },
  'PATCH /api/auth/passkeys/{id}': {
    id: 'passkey',
    call: (agent, id) => agent.patch(`/api/auth/passkeys/${id}`).send({ nombre: 'Mía' }),
  },
  'DELETE /api/auth/passkeys/{id}': {
    id: 'passkey',
    call: (agent, id) => agent.delete(`/api/auth/passkeys/${id}`),
  },
  'DELETE /api/auth/sessions/{id}': {
    id: 'session',
    call: (agent, id) => agent.delete(`/api/auth/sessions/${id}`),
  },
  'GET /api/candidates/{id}/cv': {
    id: 'candidate',
    call: (agent, id) => agent.get(`/api/candidates/${id}/cv?descargar=1`),
  },
  'GET /api/documents/{id}/file': {
    id: 'document',
    call: (agent, id) => agent.get(`/api/documents/${id}/file`),
  },
  'PUT /api/documents/{id}/file': {
    id: 'document',
    call: (agent, id) =>
      agent.put(`/api/documents/${id}/file`).attach('archivo', pdf('de otro'), 'permiso.pdf'),
  },
  'PUT /api/documents/{id}/file/fotos': {
    id: 'document',
    call: (agent, id) => agent.put(`/api/documents/${id}/file/fotos`).attach('fotos', jpeg(), 'permiso.jpg'),
  },
  'GET /api/interviews/{id}/calendar.ics': {
    id: 'interview',
    call: (agent, id) => agent.get(`/api/interviews/${id}/calendar.ics`),
  },
  'POST /api/interviews/{id}/confirm': {
    id: 'interview',
    call: (agent, id) => agent.post(`/api/interviews/${id}/confirm`),
  },
  'POST /api/interviews/{id}/reschedule-request': {
    id: 'interview',
    call: (agent, id) => agent.post(`/api/interviews/${id}/reschedule-request`).send(moment),
  },
  'POST /api/onboardings/mine/tasks/{taskId}/done': {
    id: 'task',
    call: (agent, id) => agent.post(`/api/onboardings/mine/tasks/${id}/done`).send({ version: 1 }),
  },
  'POST /api/onboardings/mine/tasks/{taskId}/undone': {
    id: 'task',
    call: (agent, id) => agent.post(`/api/onboardings/mine/tasks/${id}/undone`).send({ version: 1 }),
  },
  'PUT /api/onboardings/mine/tasks/{taskId}/value': {
    id: 'task',
    call: (agent, id) =>
      agent.put(`/api/onboardings/mine/tasks/${id}/value`).send({ version: 1, valor: IBAN }),
  },
  'DELETE /api/push/subscriptions/{id}': {
    id: 'subscription',
    call: (agent, id) => agent.delete(`/api/push/subscriptions/${id}`),
  },
  'GET /api/thread-attachments/{id}': {
    id: 'attachment',
    call: (agent, id) => agent.get(`/api/thread-attachments/${id}`),
  },
};

/** Routes with an id that belong to nobody: anyone may call them. */
const OF_NOBODY = [
  // A provider of identity calls it, with a token that it signed.
  'POST /api/auth/oidc/{id}/backchannel-logout',
  'GET /api/calendar-feeds/{file}',
  'GET /api/departments/{id}',
  'POST /api/tracking-links/{codigo}/visits',
  'GET /api/vacancies/{id}',
];

interface Route {
  name: string;
  permission: string | undefined;
}

/** Operations of the API's own document with something in their path to fill in. */
function routesWithIds(): Route[] {
  return Object.entries(describeApi(world.app).paths)
    .filter(([path]) => path.includes('{'))
    .flatMap(([path, item]) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
        const operation = item[method] as { 'x-permission'?: string } | undefined;
        if (!operation) return [];
        return [{ name: `${method.toUpperCase()} ${path}`, permission: operation['x-permission'] }];
      }),
    );
}

/** Tables that workers or requests change: only the ids of their rows and the ends of sessions are compared. */
const MOVING: Record<string, string> = {
  correos: 't.id::text',
  sessions: `t.id::text || coalesce(t.revoked_reason, '')`,
};

/** Entries that were there before are sealed every few seconds; the log itself is compared. */
const SEALING = ['system_log_waiting', 'system_log_seals', 'system_log_keys', 'system_log_checks'];

/** Every table of the product as a sum. */
async function everything(): Promise<unknown> {
  const tables = world.dataSource.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter((table) => !SEALING.includes(table));
  const sums = tables.map((table) => {
    const row = MOVING[table] ?? 't::text';
    return `SELECT '${table}' AS name, md5(string_agg(${row}, '' ORDER BY ${row})) AS sum FROM ${table} t`;
  });
  return world.dataSource.query(`${sums.join(' UNION ALL ')} ORDER BY name`);
}

const answerOf = ({ status, body }: Response): unknown => ({ status, body: body as unknown });

it('every route with an id that a candidate may call is in the table', () => {
  const routes = routesWithIds();
  const open = routes.filter(({ permission }) => !permission).map(({ name }) => name);
  expect(open.sort()).toEqual([...OF_NOBODY].sort());
  const own = routes.filter(({ permission }) => permission?.startsWith('own:')).map(({ name }) => name);
  expect(own.sort()).toEqual(Object.keys(OWN).sort());
});

describe.each(Object.entries(OWN))('%s', (_route, { id, call }) => {
  it('gives the same response for another person’s id and an unknown one, and changes nothing', async () => {
    const before = await everything();
    const another = answerOf(await call(mine.agent, theirs[id] as string));
    expect(another).toMatchObject({ status: 404, body: { status: 404 } });
    expect(answerOf(await call(mine.agent, randomUUID()))).toEqual(another);
    for (const nonsense of ['1', 'me', '%00', "'; DROP TABLE users", '../mine', '__proto__']) {
      const { status, body } = await call(mine.agent, encodeURIComponent(nonsense));
      expect([nonsense, status, body.code]).toEqual([nonsense, 404, 'not_found']);
    }
    expect(await everything()).toEqual(before);
  });

  it('is closed without a session, whatever the id', async () => {
    for (const target of [theirs[id] as string, randomUUID()]) {
      expect((await call(world.agent(), target)).status).toBe(401);
    }
  });
});

it('a staff route gives a candidate the same response for every id', async () => {
  const before = await everything();
  const staff = routesWithIds().filter(({ permission }) => permission && !permission.startsWith('own:'));
  expect(staff.length).toBeGreaterThan(15);
  for (const { name } of staff) {
    const [method = '', path = ''] = name.split(' ');
    const owner = (of: Owned): string => {
      if (path.includes('/interviews/')) return of.interview;
      if (path.includes('/documents/')) return of.document;
      if (path.includes('/emails/')) return of.email;
      return path.includes('/applications/') ? of.application : of.candidate;
    };
    for (const [target, version] of [
      [owner(mine), mine.cvVersion],
      [owner(theirs), theirs.cvVersion],
      [randomUUID(), randomUUID()],
      ['1', '1'],
    ] as const) {
      const address = path.replace('{version}', version).replace(/\{\w+\}/, target);
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const { status, body } = await mine.agent[verb](address);
      expect([name, status, body.code]).toEqual([name, 403, 'forbidden']);
    }
  }
  expect(await everything()).toEqual(before);
});

describe('an id in the body or the query', () => {
  it('the notification of another person is neither listed nor marked as read', async () => {
    const before = await everything();
    const filter = JSON.stringify({ id: [theirs.notification] });
    const listed = await mine.agent.get('/api/notifications').query({ filter }).expect(200);
    expect(listed.body).toEqual([]);
    const own = (await mine.agent.get('/api/notifications')).headers['content-range'];
    await mine.agent
      .post('/api/notifications/read')
      .send({ ids: [theirs.notification] })
      .expect(200);
    expect((await mine.agent.get('/api/notifications')).headers['content-range']).toBe(own);
    expect(await everything()).toEqual(before);
  });

  it.each(['aplicacion_id', 'id', 'user_id', 'candidato_id', 'cv_archivo_id', 'archivo_id'])(
    'the form ignores a %s of another person',
    async (field) => {
      const other = { aplicacion_id: theirs.application, archivo_id: theirs.attachment }[field];
      const fields = { [field]: other ?? theirs.candidate };
      const answer = await submit(mine.agent, { fields });
      expect([200, 422]).toContain(answer.status);
      const owners = await world.dataSource.query<{ user_id: string }[]>(
        `SELECT c.user_id FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id
         WHERE a.id = $1 AND c.id = $2`,
        [theirs.application, theirs.candidate],
      );
      expect(owners).toHaveLength(1);
      expect((await theirs.agent.get(`/api/candidates/${theirs.candidate}/cv`)).status).toBe(200);
    },
  );

  it('the draft file of another person cannot be sent as one’s own', async () => {
    const drafted = await theirs.agent
      .put('/api/drafts/mine/cv')
      .attach('cv', pdf('borrador ajeno'), 'cv.pdf')
      .expect(200);
    const file = drafted.body.borrador.cv.archivo_id as string;
    const fields = { cv_modo: 'archivo', cv_archivo_id: file };
    const answer = await submit(mine.agent, { cv: null, fields });
    expect([answer.status < 500, answer.body.code]).toEqual([true, expect.any(String)]);
    expect((await theirs.agent.get('/api/drafts/mine/cv')).status).toBe(200);
    const owner = `SELECT 1 FROM candidates WHERE cv_archivo_id = $1`;
    expect(await world.dataSource.query(owner, [file])).toEqual([]);
  });
});
