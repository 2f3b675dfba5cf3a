import type { User } from '../../src/auth/user.entity.js';
import { agentWith, logged, PASSWORD } from './auth-journey.js';
import { codeOf, enrol, verified } from './security-journey.js';
import { type Agent, createWorld, type World } from '../world.js';

const MINUTE = 60_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterEach(() => world.clock.reset());
afterAll(() => world.close());

const key = (nombre: string) => ({ nombre, permisos: ['vacancies:read_all'] });
const makeKey = async (browser: Agent, nombre: string): Promise<[number, string?, string?]> => {
  const { status, body } = await browser.post('/api/api-keys').send(key(nombre));
  return [status, body.code, body.proof];
};
const prove = (browser: Agent, body: object) => browser.post('/api/auth/proof').send(body);
const administrator = async (): Promise<{ user: User; browser: Agent }> => verified(world, { role: 'admin' });
const signIn = (user: User, agent = world.agent()) =>
  agent.post('/api/auth/login').send({ email: user.email, password: PASSWORD });

describe('a change that asks for a recent proof', () => {
  it('is accepted within ten minutes of signing in, and refused afterwards until the password is given', async () => {
    const { user } = await administrator();
    const browser = world.agent();
    await signIn(user, browser).expect(200);
    world.clock.stop();
    expect(await makeKey(browser, 'Primera')).toEqual([201, undefined, undefined]);
    world.clock.advance(10 * MINUTE + 1000);
    expect(await makeKey(browser, 'Segunda')).toEqual([403, 'recent_proof_required', 'password']);
    const { body } = await prove(browser, { password: PASSWORD }).expect(200);
    expect(Date.parse(body.proven_until)).toBe(world.clock.now().getTime() + 10 * MINUTE);
    expect(await makeKey(browser, 'Segunda')).toEqual([201, undefined, undefined]);
    world.clock.advance(9 * MINUTE);
    expect(await makeKey(browser, 'Tercera')).toEqual([201, undefined, undefined]);
  });

  it('is refused in a session that a link has started', async () => {
    const { user } = await administrator();
    const { sessionId, accessToken } = await world.given.session(user);
    await world.dataSource.query('UPDATE sessions SET proven_at = NULL WHERE id = $1', [sessionId]);
    const browser = agentWith(world, { access_token: accessToken });
    expect(await makeKey(browser, 'Por enlace')).toEqual([403, 'recent_proof_required', 'password']);
  });

  it('does not accept the proof of another session or a renewed token', async () => {
    const { user, browser } = await administrator();
    world.clock.advance(11 * MINUTE);
    const other = await world.agentOf(user);
    expect(await makeKey(other, 'Otra sesión')).toEqual([201, undefined, undefined]);
    await browser.post('/api/auth/refresh').expect(204);
    expect(await makeKey(browser, 'Esta sesión')).toEqual([403, 'recent_proof_required', 'password']);
  });

  it.each<[string, (browser: Agent, other: string) => ReturnType<Agent['post']>]>([
    ['an account', (b) => b.post('/api/users').send({})],
    ['a role', (b, id) => b.patch(`/api/users/${id}`).send({ role: 'admin' })],
    ['an invitation', (b, id) => b.post(`/api/users/${id}/invite`)],
    ['the second factor of somebody', (b, id) => b.post(`/api/users/${id}/reset-second-factor`)],
    ['a key', (b) => b.post('/api/api-keys').send({})],
    ["a key's renewal", (b, id) => b.post(`/api/api-keys/${id}/renew`).send({ dias: 30 })],
    ['the end of a key', (b, id) => b.post(`/api/api-keys/${id}/revoke`)],
    ['a webhook', (b) => b.post('/api/webhooks').send({})],
    ['the retention periods', (b) => b.put('/api/privacy/retention/settings').send({})],
    ['the mail server', (b) => b.put('/api/config').send({ smtp_host: 'evil.example.com', version: 999 })],
    ['the rules of passwords', (b) => b.put('/api/config').send({ password_min_length: 6, version: 999 })],
  ])('is one of %s, and without a proof changes nothing', async (_what, change) => {
    const { browser } = await administrator();
    const other = await world.given.user({ role: 'rrhh' });
    world.clock.advance(11 * MINUTE);
    const { status, body } = await change(browser, other.id);
    expect([status, body.code]).toEqual([403, 'recent_proof_required']);
    const [row] = await world.dataSource.query('SELECT role FROM users WHERE id = $1', [other.id]);
    expect(row).toEqual({ role: 'rrhh' });
  });

  it('is none of the harmless settings', async () => {
    const { browser } = await administrator();
    world.clock.advance(11 * MINUTE);
    const { body } = await browser.get('/api/config').expect(200);
    await browser.put('/api/config').send({ company_hours: 'De 9 a 14', version: body.version }).expect(200);
  });
});

describe('a proof', () => {
  it('with a wrong password fails, is logged, and delays the next attempts', async () => {
    const { user, browser } = await administrator();
    world.clock.advance(11 * MINUTE);
    const wrong = await prove(browser, { password: 'no es esta' });
    expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors)]).toEqual([
      422,
      'wrong_password',
      ['password'],
    ]);
    expect(await logged(world, user.id)).toContain('auth.proof_failed');
    expect(await makeKey(browser, 'Sin prueba')).toEqual([403, 'recent_proof_required', 'password']);
    for (let index = 0; index < 5; index++) await prove(browser, { password: 'no es esta' });
    expect((await prove(browser, { password: PASSWORD })).body.code).toBe('too_many_requests');
  });

  it('of an account with a second factor needs a code, which is then used up; the password is not enough', async () => {
    const { browser } = await administrator();
    const { secret, recovery } = await enrol(world, browser);
    world.clock.advance(11 * MINUTE);
    expect(await makeKey(browser, 'Con código')).toEqual([403, 'recent_proof_required', 'code']);
    const password = await prove(browser, { password: PASSWORD });
    expect([password.status, Object.keys(password.body.errors)]).toEqual([422, ['code']]);
    const code = await codeOf(world, secret);
    await prove(browser, { code }).expect(200);
    expect((await prove(browser, { code })).body.code).toBe('wrong_code');
    expect(await makeKey(browser, 'Con código')).toEqual([201, undefined, undefined]);
    await prove(browser, { code: recovery[0] }).expect(200);
  });

  it('of a session that ends meanwhile is not valid', async () => {
    const { user } = await administrator();
    const { sessionId, accessToken } = await world.given.session(user);
    await world.dataSource.query('UPDATE sessions SET proven_at = NULL WHERE id = $1', [sessionId]);
    const browser = agentWith(world, { access_token: accessToken });
    const end = () => world.change('UPDATE sessions SET revoked_at = now() WHERE id = $1', [sessionId]);
    const [{ status }] = await Promise.all([prove(browser, { password: PASSWORD }), end()]);
    expect([200, 401]).toContain(status);
    await prove(browser, { password: PASSWORD }).expect(401);
    expect((await makeKey(browser, 'Terminada'))[0]).toBe(401);
  });

  it('needs a session', async () => {
    await prove(world.agent(), { password: PASSWORD }).expect(401);
  });
});

describe('administrators', () => {
  const told = (email: string) =>
    world.dataSource.query<{ texto: string }[]>(
      `SELECT texto FROM correos WHERE plantilla = 'cambio_seguridad' AND destinatario = $1 ORDER BY created_at, id`,
      [email],
    );

  it('all get a message about such a change, with the person who made it', async () => {
    const { user: boss, browser } = await administrator();
    const { user: other } = await administrator();
    const hr = await world.given.user({ role: 'rrhh' });
    await browser.patch(`/api/users/${hr.id}`).send({ status: 'inactive' }).expect(200);
    for (const { email } of [boss, other]) {
      const [message, ...more] = await told(email);
      expect(more).toEqual([]);
      expect(message?.texto).toContain('Cuenta desactivada y sesiones cerradas');
      expect(message?.texto).toContain(boss.email);
    }
    expect(await told(hr.email)).toEqual([]);
  });

  it('get a message also about the loss of their own role, and none about harmless changes', async () => {
    const { browser } = await administrator();
    const { user: demoted } = await administrator();
    await browser.patch(`/api/users/${demoted.id}`).send({ role: 'rrhh' }).expect(200);
    const before = await told(demoted.email);
    expect(before.at(-1)?.texto).toContain('Rol cambiado');
    const { body } = await browser.get('/api/config').expect(200);
    await browser.put('/api/config').send({ company_hours: 'De 8 a 15', version: body.version }).expect(200);
    expect(await told(demoted.email)).toEqual(before);
  });
});
