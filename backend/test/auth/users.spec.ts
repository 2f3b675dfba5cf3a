import { randomUUID } from 'node:crypto';
import { PASSWORD, userIdOf } from './auth-journey.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());

const STAFF_PASSWORD = 'Clave-2026';
const order = (change: object = {}) => ({
  email: `persona.${randomUUID().slice(0, 8)}@example.com`,
  nombre: ' Ana ',
  apellidos: 'Ruiz Gil',
  role: 'rrhh',
  departamento: 'oficina',
  posicion: 'rrhh',
  password: STAFF_PASSWORD,
  confirmPassword: STAFF_PASSWORD,
  ...change,
});
const create = (change: object = {}, agent = admin) => agent.post('/api/users').send(order(change));
const login = (email: string, password: string) =>
  world.agent().post('/api/auth/login').send({ email, password });
const logOf = (id: string) =>
  world.dataSource.query<object[]>(
    `SELECT action, level, cambios FROM system_logs WHERE entity_id = $1 ORDER BY id`,
    [id],
  );
const list = async (filter: object, sort?: string[]) => {
  const query = { filter: JSON.stringify(filter), ...(sort && { sort: JSON.stringify(sort) }) };
  return (await admin.get('/api/users').query(query).expect(200)).body as Record<string, unknown>[];
};

describe('a new staff account', () => {
  it.each([
    ['admin', 'Cuenta de administración creada'],
    ['rrhh', 'Cuenta de RRHH creada'],
  ])('of role %s is created with a password and may sign in at once', async (role, message) => {
    const { body } = await create({ role }).expect(201);
    expect(body).toMatchObject({
      message,
      nombre: 'Ana',
      role,
      status: 'active',
      email_verified: true,
      has_password: true,
    });
    const entered = await login(body.email as string, STAFF_PASSWORD).expect(200);
    expect(entered.body.user).toMatchObject({ role, display_name: 'Ana' });
    expect(await logOf(body.id as string)).toMatchObject([
      { action: 'user.created', level: 'success', cambios: { role: { antes: null, ahora: role } } },
      { action: 'auth.sign_in' },
    ]);
  });

  it('by invitation has no password until its link is used', async () => {
    const { body } = await create({ invitar: true, password: undefined, confirmPassword: undefined }).expect(
      201,
    );
    expect(body).toMatchObject({ has_password: false, email_verified: false });
    expect(body.actions).toContain('invite');
    const messages = (): Promise<object[]> =>
      world.dataSource.query(`SELECT 1 FROM correos WHERE user_id = $1 AND plantilla = 'invitacion'`, [
        body.id,
      ]);
    expect(await messages()).toHaveLength(1);
    await login(body.email as string, '').expect(422);
    await admin.post(`/api/users/${body.id}/invite`).expect(200);
    expect(await messages()).toHaveLength(2);
  });

  it('is refused with the sentences of the specification', async () => {
    const { body } = await create({ confirmPassword: 'otra', nombre: ' ' }).expect(422);
    expect(body.errors).toEqual({ confirmPassword: ['Las contraseñas no coinciden'] });
    const unnamed = await create({ nombre: ' ' }).expect(422);
    expect(unnamed.body.errors).toEqual({ nombre: ['El nombre y apellidos son obligatorios'] });
    const nowhere = await create({ posicion: 'conductor' }).expect(422);
    expect(nowhere.body.errors).toEqual({ posicion: ['Elige una de las posiciones del departamento'] });
    const rrhh = await create({}, await world.signedInAs('rrhh')).expect(403);
    expect(rrhh.body).toMatchObject({
      code: 'insufficient_permissions',
      detail: 'No tienes permisos para crear usuarios administrativos',
    });
  });

  it('is created once when many requests ask for the same address at once', async () => {
    const email = 'a-la-vez@example.com';
    const answers = await Promise.all([1, 2, 3, 4].map(() => create({ email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'email_already_exists',
      detail: 'Este correo ya está registrado en el sistema',
      user_id: await userIdOf(world, email),
    });
  });
});

describe('the list of accounts', () => {
  it('is filtered by name without accents, address, role and status', async () => {
    const user = await world.given.user({ nombre: 'Iñaki Núñez', role: 'rrhh', activo: false });
    const found = await list({ q: 'nunez', role: 'personal', status: 'inactive' });
    expect(found.map(({ id }) => id)).toEqual([user.id]);
    expect(found[0]).toMatchObject({
      status: 'inactive',
      open_sessions: 0,
      two_factor: false,
      last_sign_in_at: null,
    });
    expect(found[0]).not.toHaveProperty('password_hash');
    expect(await list({ q: user.email, role: 'candidate' })).toEqual([]);
    expect((await list({ q: user.email.slice(0, 9) })).map(({ id }) => id)).toContain(user.id);
    expect((await list({}, ['last_sign_in_at', 'DESC']))[0]?.last_sign_in_at).not.toBeNull();
    await admin.get('/api/users').query({ filter: '{"role":"jefe"}' }).expect(400);
  });

  it('counts open sessions and shows them one by one', async () => {
    const user = await world.given.user({ role: 'rrhh' });
    await world.agentOf(user);
    await world.agentOf(user);
    expect((await list({ q: user.email }))[0]).toMatchObject({ open_sessions: 2 });
    const { body } = await admin.get(`/api/users/${user.id}`).expect(200);
    expect(body.sessions).toHaveLength(2);
    world.clock.advance(31 * 60_000);
    const fresh = await world.signedInAs('admin');
    const later = await fresh.get(`/api/users/${user.id}`).expect(200);
    expect([later.body.open_sessions, later.body.sessions]).toEqual([0, []]);
    world.clock.reset();
  });
});

describe('a change of role', () => {
  it('ends the sessions and is logged', async () => {
    const user = await world.given.user({ role: 'admin', password: STAFF_PASSWORD });
    const theirs = await world.agentOf(user);
    const { body } = await admin.patch(`/api/users/${user.id}`).send({ role: 'rrhh' }).expect(200);
    expect(body).toMatchObject({ role: 'rrhh', open_sessions: 0, has_password: true });
    await theirs.get('/api/auth/me').expect(401);
    await admin.patch(`/api/users/${user.id}`).send({ role: 'rrhh' }).expect(200);
    expect(await logOf(user.id)).toEqual([
      { action: 'user.role_changed', level: 'warning', cambios: { role: { antes: 'admin', ahora: 'rrhh' } } },
    ]);
  });

  it('from candidate to staff removes password, links and second factor and invites the address', async () => {
    const user = await world.given.user({ password: PASSWORD });
    const theirs = await world.agentOf(user);
    await world.dataSource.query(
      `INSERT INTO segundo_factor (user_id, secreto, clave, activado_at, created_at) VALUES ($1, 'x', 'y', now(), now())`,
      [user.id],
    );
    const { body } = await admin.patch(`/api/users/${user.id}`).send({ role: 'rrhh' }).expect(200);
    expect(body).toMatchObject({ role: 'rrhh', has_password: false, two_factor: false, open_sessions: 0 });
    await theirs.get('/api/auth/me').expect(401);
    await login(user.email, PASSWORD).expect(401);
    const [message] = await world.dataSource.query<object[]>(
      `SELECT plantilla FROM correos WHERE user_id = $1`,
      [user.id],
    );
    expect(message).toEqual({ plantilla: 'invitacion' });
  });
});

describe('a deactivated account', () => {
  it('is signed out, is refused like a wrong password, and can be reactivated', async () => {
    const user = await world.given.user({ role: 'rrhh', password: STAFF_PASSWORD });
    const theirs = await world.agentOf(user);
    await admin.patch(`/api/users/${user.id}`).send({ status: 'inactive' }).expect(200);
    await theirs.get('/api/auth/me').expect(401);
    const refused = await login(user.email, STAFF_PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([401, 'invalid_credentials']);
    const [ended] = await world.dataSource.query<object[]>(
      `SELECT revoked_reason FROM sessions WHERE user_id = $1`,
      [user.id],
    );
    expect(ended).toEqual({ revoked_reason: 'inactive' });
    await admin.patch(`/api/users/${user.id}`).send({ status: 'active' }).expect(200);
    await login(user.email, STAFF_PASSWORD).expect(200);
    expect(await logOf(user.id)).toMatchObject([
      { action: 'user.deactivated', level: 'warning' },
      { action: 'auth.sign_in_failed', level: 'warning' },
      { action: 'user.activated', level: 'info' },
      { action: 'auth.sign_in', level: 'success' },
    ]);
  });
});

describe('one’s own account', () => {
  it('cannot be demoted, deactivated or reset here', async () => {
    const user = await world.given.user({ role: 'admin' });
    const own = await world.agentOf(user);
    for (const answer of [
      await own.patch(`/api/users/${user.id}`).send({ role: 'rrhh' }),
      await own.patch(`/api/users/${user.id}`).send({ status: 'inactive' }),
      await own.post(`/api/users/${user.id}/end-sessions`),
      await own.post(`/api/users/${user.id}/reset-second-factor`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'own_account']);
    }
    const { body } = await own.get(`/api/users/${user.id}`).expect(200);
    expect(body).toMatchObject({ role: 'admin', status: 'active', actions: [] });
  });

  it('an administrator remains when two demote each other, ten times', async () => {
    const remaining = `SELECT count(*)::int AS n FROM users WHERE id = ANY($1) AND role = 'admin' AND activo`;
    for (let round = 0; round < 10; round++) {
      const pair = await Promise.all([1, 2].map(() => world.given.user({ role: 'admin' })));
      const [first, second] = pair as [(typeof pair)[0], (typeof pair)[0]];
      const agents = await Promise.all(pair.map((user) => world.agentOf(user)));
      const change = round % 2 === 0 ? { role: 'rrhh' } : { status: 'inactive' };
      const answers = await Promise.all([
        (agents[0] as Agent).patch(`/api/users/${second.id}`).send(change),
        (agents[1] as Agent).patch(`/api/users/${first.id}`).send(change),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      const [row] = await world.dataSource.query<{ n: number }[]>(remaining, [[first.id, second.id]]);
      expect(row?.n).toBe(1);
    }
  });
});

describe('an administrator', () => {
  it('ends the sessions of a person', async () => {
    const user = await world.given.user();
    const theirs = await world.agentOf(user);
    const { body } = await admin.post(`/api/users/${user.id}/end-sessions`).expect(200);
    expect(body.open_sessions).toBe(0);
    await theirs.get('/api/auth/me').expect(401);
    expect(await logOf(user.id)).toMatchObject([{ action: 'user.sessions_ended', level: 'info' }]);
  });

  it('resets a second factor once, and its owner is told', async () => {
    const user = await world.given.user({ role: 'rrhh' });
    await world.dataSource.query(
      `INSERT INTO segundo_factor (user_id, secreto, clave, activado_at, created_at) VALUES ($1, 'x', 'y', now(), now())`,
      [user.id],
    );
    const reset = () => admin.post(`/api/users/${user.id}/reset-second-factor`).expect(200);
    expect((await reset()).body.two_factor).toBe(false);
    await reset();
    expect(await logOf(user.id)).toMatchObject([{ action: 'user.second_factor_reset', level: 'warning' }]);
    expect(
      await world.dataSource.query(`SELECT plantilla FROM correos WHERE user_id = $1`, [user.id]),
    ).toEqual([{ plantilla: 'dos_pasos_desactivado' }]);
  });

  it('cannot invite a person who has a password or is not staff', async () => {
    const withPassword = await world.given.user({ role: 'rrhh', password: STAFF_PASSWORD });
    const candidate = await world.given.user();
    for (const { id } of [withPassword, candidate]) {
      expect((await admin.post(`/api/users/${id}/invite`)).body.code).toBe('user_not_invitable');
    }
  });

  it.each(['nadie', randomUUID()])('finds no account %s', async (id) => {
    await admin.get(`/api/users/${id}`).expect(404);
    await admin.patch(`/api/users/${id}`).send({ role: 'rrhh' }).expect(404);
  });
});
