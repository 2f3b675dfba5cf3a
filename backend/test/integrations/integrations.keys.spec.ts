import { API_KEY_PERMISSIONS } from '@hiring/contract';
import { WarnOfExpiry } from '../../src/integrations/keys/warn-of-expiry.js';
import { PERMISSIONS } from '../../src/platform/auth/permissions.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
let adminId: string;
beforeAll(async () => {
  world = await createWorld();
  const user = await world.given.user({ role: 'admin', email: 'jefa@example.com' });
  adminId = user.id;
  admin = await world.agentOf(user);
});
afterAll(() => world.close());
afterEach(() => world.clock.reset());

const DAY_MS = 86_400_000;
let number = 0;
const make = (change: object = {}, agent = admin) =>
  agent.post('/api/api-keys').send({
    nombre: `Programa ${++number}`,
    permisos: ['applications:read', 'vacancies:read_all'],
    ...change,
  });
async function made(change: object = {}, agent = admin): Promise<{ id: string; clave: string }> {
  const { body } = await make(change, agent).expect(201);
  return { id: body.api_key.id as string, clave: body.clave as string };
}
const by = (clave: string, path = '/api/tracking-links', at: World = world) =>
  at.agent().get(path).set('Authorization', `Bearer ${clave}`);
const answer = async (request: ReturnType<typeof by>): Promise<[number, string | undefined]> => {
  const { status, body } = await request;
  return [status, (body as { code?: string }).code];
};

describe('an API key', () => {
  it('is shown once, and only its digest is stored', async () => {
    const { body } = await make({ nombre: 'ATS de la gestoría' }).expect(201);
    const clave = body.clave as string;
    expect(clave).toMatch(/^zk_[\w-]{43}$/);
    expect(body.api_key).toMatchObject({
      nombre: 'ATS de la gestoría',
      prefijo: clave.slice(0, 9),
      estado: 'activa',
      ultimo_uso: null,
    });
    expect(Date.parse(body.api_key.caduca as string) - Date.now()).toBeGreaterThan(89 * DAY_MS);
    expect(JSON.stringify((await admin.get('/api/api-keys').expect(200)).body)).not.toContain(clave);
    const rows = await world.dataSource.query<{ t: string }[]>(
      `SELECT coalesce(string_agg(x::text, ''), '') AS t FROM (
         SELECT to_jsonb(s) x FROM claves_api_secretos s UNION ALL SELECT to_jsonb(k) FROM claves_api k
         UNION ALL SELECT to_jsonb(l) FROM system_logs l) all_rows`,
    );
    expect(rows[0]?.t).not.toContain(clave);
    expect(rows[0]?.t).toContain('ATS de la gestoría');
  });

  it('may have every permission that is not reserved for people', () => {
    const forPeople = [
      'own:read',
      'own:write',
      'users:write',
      'integrations:read',
      'integrations:write',
      'offers:approve',
      'onboarding:read_sensitive',
      'team:read',
      'team:write',
      'requisitions:write',
      'requisitions:manage',
      'approvals:delegate',
      'calendar:subscribe',
    ];
    expect([...API_KEY_PERMISSIONS].sort()).toEqual(
      PERMISSIONS.filter((word) => !forPeople.includes(word)).sort(),
    );
  });

  it.each([
    [{ nombre: '' }, 'nombre'],
    [{ nombre: 'x'.repeat(81) }, 'nombre'],
    [{ permisos: [] }, 'permisos'],
    [{ permisos: ['own:read'] }, 'permisos'],
    [{ permisos: ['integrations:write'] }, 'permisos'],
    [{ permisos: ['users:write'] }, 'permisos'],
    [{ permisos: ['todo'] }, 'permisos'],
    [{ dias: 366 }, 'dias'],
    [{ dias: 0 }, 'dias'],
  ])('is refused with %j', async (change, field) => {
    expect(Object.keys((await make(change).expect(422)).body.errors)).toEqual([field]);
  });

  it('has a unique name, also when it is requested twice at once', async () => {
    const [one, two] = await Promise.all([make({ nombre: 'Doble' }), make({ nombre: 'doble' })]);
    expect([one.status, two.status].sort()).toEqual([201, 409]);
  });

  it('is created and listed by administrators only', async () => {
    const hr = await world.signedInAs('rrhh');
    expect((await make({}, hr)).status).toBe(403);
    expect((await hr.get('/api/api-keys')).status).toBe(403);
    expect((await world.agent().get('/api/api-keys')).status).toBe(401);
  });
});

describe('a request with an API key', () => {
  it('may do what the key allows, and nothing else', async () => {
    const { clave } = await made();
    const read = { links: '/api/tracking-links', vacancies: '/api/vacancies' };
    expect(await answer(by(clave, read.links))).toEqual([200, undefined]);
    expect(await answer(by(clave, read.vacancies))).toEqual([200, undefined]);
    for (const path of [
      '/api/candidates',
      '/api/interviews',
      '/api/emails',
      '/api/logs',
      '/api/candidates/me',
    ]) {
      expect([path, ...(await answer(by(clave, path)))]).toEqual([path, 403, 'forbidden']);
    }
  });

  it('cannot use accounts, sessions, keys or the event stream', async () => {
    const { clave } = await made({ permisos: [...API_KEY_PERMISSIONS] });
    for (const path of [
      '/api/auth/me',
      '/api/AUTH/me',
      '/api/api-keys',
      '/api/events',
      '/api/calendar-feeds/mine',
    ]) {
      expect([path, ...(await answer(by(clave, path)))]).toEqual([path, 403, 'api_key_not_allowed']);
    }
    const posts: [string, object][] = [
      ['/api/api-keys', { nombre: 'Otra', permisos: ['applications:read'] }],
      ['/api/auth/logout', {}],
    ];
    for (const [path, body] of posts) {
      const response = await world.agent().post(path).set('Authorization', `Bearer ${clave}`).send(body);
      expect([path, response.body.code]).toEqual([path, 'api_key_not_allowed']);
    }
    const user = await world.agent().post('/api/users').set('Authorization', `Bearer ${clave}`).send({});
    expect(user.status).toBe(403);
  });

  it('is logged with the key, and its author is the creator of the key', async () => {
    const { clave } = await made({ nombre: 'Cerrador', permisos: ['vacancies:write', 'vacancies:read_all'] });
    const response = await world
      .agent()
      .post('/api/tracking-links')
      .set('Authorization', `Bearer ${clave}`)
      .send({ nombre: 'Por clave', codigo: 'por-clave' });
    expect(response.status).toBe(201);
    const [entry] = await world.dataSource.query<{ details: string; actor_id: string }[]>(
      `SELECT details, actor_id FROM system_logs WHERE action = 'tracking_link.created' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.details).toBe('Enlace de difusión «por-clave» creado (con la clave de API «Cerrador»)');
    expect(entry?.actor_id).toBe(adminId);
  });

  it('ignores cookies', async () => {
    const { clave } = await made({ permisos: ['vacancies:read_all'] });
    expect((await admin.get('/api/logs').set('Authorization', `Bearer ${clave}`)).status).toBe(403);
    const wrong = await admin.get('/api/logs').set('Authorization', `Bearer zk_${'x'.repeat(43)}`);
    expect([wrong.status, wrong.body.code]).toEqual([401, 'api_key_invalid']);
  });

  it('updates the time of last use once a minute', async () => {
    const { id, clave } = await made();
    const used = async () =>
      (
        await world.dataSource.query<{ ultimo_uso: Date | null; xmin: string }[]>(
          'SELECT ultimo_uso, xmin FROM claves_api WHERE id = $1',
          [id],
        )
      )[0];
    await by(clave).expect(200);
    const first = await used();
    expect(first?.ultimo_uso).not.toBeNull();
    await Promise.all([by(clave).expect(200), by(clave).expect(200)]);
    expect(await used()).toEqual(first);
    world.clock.advance(61_000);
    await by(clave).expect(200);
    expect((await used())?.xmin).not.toBe(first?.xmin);
  });
});

describe('an API key is refused', () => {
  it('after its expiry', async () => {
    const { clave } = await made({ dias: 1 });
    await by(clave).expect(200);
    world.clock.advance(DAY_MS + 1000);
    expect(await answer(by(clave))).toEqual([401, 'api_key_expired']);
    expect(await answer(by(clave, '/api/vacancies'))).toEqual([401, 'api_key_expired']);
  });

  it('after its revocation: at once in this process, within three seconds in another', async () => {
    const second = await createWorld({ databaseUrl: world.environment.databaseUrl });
    try {
      const { id, clave } = await made();
      await by(clave).expect(200);
      await by(clave, undefined, second).expect(200);
      await admin.post(`/api/api-keys/${id}/revoke`).expect(200);
      expect(await answer(by(clave))).toEqual([401, 'api_key_revoked']);
      await second.until(async () => (await answer(by(clave, undefined, second)))[0] === 401);
      expect((await admin.post(`/api/api-keys/${id}/revoke`).expect(200)).body.estado).toBe('revocada');
      expect((await admin.post(`/api/api-keys/${id}/renew`).send({})).body.code).toBe('api_key_ended');
    } finally {
      await second.close();
    }
  });

  it('for what its creator may not do today', async () => {
    const maker = await world.given.user({ role: 'admin', email: 'otra-jefa@example.com' });
    const { clave } = await made(
      { permisos: ['logs:read', 'vacancies:read_all'] },
      await world.agentOf(maker),
    );
    await by(clave, '/api/logs').expect(200);
    const change = async (sql: string) => {
      await world.dataSource.query(`UPDATE users SET ${sql} WHERE id = $1`, [maker.id]);
      await new Promise((resolve) => setTimeout(resolve, 2100));
    };
    await change(`role = 'rrhh'`);
    expect(await answer(by(clave, '/api/logs'))).toEqual([403, 'forbidden']);
    await by(clave).expect(200);
    await change('activo = false');
    expect(await answer(by(clave))).toEqual([401, 'api_key_inactive']);
  });

  it('when it does not exist, and repeated guesses have to wait', async () => {
    const guess = () => answer(by(`zk_${'a'.repeat(43)}`).set('X-Forwarded-For', '203.0.113.9'));
    expect(await guess()).toEqual([401, 'api_key_invalid']);
    const answers = await Promise.all(Array.from({ length: 40 }, guess));
    expect(answers.filter(([status]) => status === 429).length).toBeGreaterThan(10);
  });
});

describe('the rotation of an API key', () => {
  it('gives a new key, and keeps the old one for a day', async () => {
    const { id, clave } = await made();
    const { body } = await admin.post(`/api/api-keys/${id}/renew`).send({ dias: 30 }).expect(200);
    expect(body.api_key).toMatchObject({ prefijo_anterior: clave.slice(0, 9) });
    await by(clave).expect(200);
    await by(body.clave as string).expect(200);
    world.clock.advance(DAY_MS + 1000);
    expect(await answer(by(clave))).toEqual([401, 'api_key_expired']);
    await by(body.clave as string).expect(200);
  });

  it('can end the old key at once', async () => {
    const { id, clave } = await made();
    const { body } = await admin.post(`/api/api-keys/${id}/renew`).send({}).expect(200);
    const ended = await admin.post(`/api/api-keys/${id}/end-previous`).expect(200);
    expect(ended.body).toMatchObject({ anterior_hasta: null, estado: 'activa' });
    expect(await answer(by(clave))).toEqual([401, 'api_key_expired']);
    await by(body.clave as string).expect(200);
  });
});

it('administrators get one message a week before a key expires', async () => {
  const { id } = await made({ nombre: 'Nóminas', dias: 20 });
  await made({ nombre: 'Corta', dias: 3 });
  const warn = () => world.app.get(WarnOfExpiry).run();
  const told = () =>
    world.dataSource.query<{ asunto: string }[]>(
      `SELECT asunto FROM correos WHERE plantilla = 'clave_api_caduca' AND destinatario = 'jefa@example.com'`,
    );
  await warn();
  expect(await told()).toEqual([]);
  world.clock.advance(14 * DAY_MS);
  await Promise.all([warn(), warn()]);
  await warn();
  expect(await told()).toEqual([{ asunto: 'La clave de API «Nóminas» caduca pronto' }]);
  const later = await world.agentOf({ id: adminId, role: 'admin' });
  const list = (await later.get('/api/api-keys').expect(200)).body as { id: string; estado: string }[];
  expect(list.find((key) => key.id === id)?.estado).toBe('caduca_pronto');
});

it('two programs of one person do not share cached responses', async () => {
  const [one, two] = [
    await made({ permisos: ['vacancies:write', 'vacancies:read_all'] }),
    await made({ permisos: ['vacancies:write', 'vacancies:read_all'] }),
  ];
  const link = (clave: string, codigo: string) =>
    world
      .agent()
      .post('/api/tracking-links')
      .set({ Authorization: `Bearer ${clave}`, 'Idempotency-Key': 'la-misma' })
      .send({ nombre: codigo, codigo });
  await link(one.clave, 'uno').expect(201);
  expect((await link(two.clave, 'dos').expect(201)).body.codigo).toBe('dos');
  expect((await link(one.clave, 'uno').expect(201)).headers['idempotency-replayed']).toBe('true');
});
