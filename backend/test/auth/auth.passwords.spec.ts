import { cookiesOf, logged, newcomer, PASSWORD, tokenFor } from './auth-journey.js';
import { type Agent, createWorld, type World } from '../world.js';

const NEW = 'otra-clave-2';
const HOUR = 60 * 60 * 1000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterEach(() => world.clock.reset());
afterAll(() => world.close());

const reset = (token: string, password = NEW, confirm_password = password) =>
  world.agent().post('/api/auth/reset-password').send({ token, password, confirm_password });
const login = (email: string, password: string) =>
  world.agent().post('/api/auth/login').send({ email, password });

describe('a forgotten password', () => {
  const forgot = (email: string) => world.agent().post('/api/auth/forgot-password').send({ email });
  const messages = (id: string) =>
    world.dataSource.query<unknown[]>(
      `SELECT 1 FROM correos WHERE user_id = $1 AND plantilla = 'restablecer'`,
      [id],
    );

  it('gets the same response for any e-mail, and a message only for an active account', async () => {
    const user = await world.given.user({ password: PASSWORD });
    const inactive = await world.given.user({ password: PASSWORD, activo: false });
    const times: number[] = [];
    for (const email of [user.email, 'nadie@example.com', inactive.email]) {
      const start = performance.now();
      const response = await forgot(email);
      times.push(performance.now() - start);
      expect([response.status, response.text]).toEqual([202, '']);
    }
    expect(Math.min(...times)).toBeGreaterThan(245);
    expect(await messages(user.id)).toHaveLength(1);
    expect(await messages(inactive.id)).toEqual([]);
  });

  it('is replaced with the link, which verifies the address, ends every session and works once', async () => {
    const { user, browser } = await newcomer(world);
    const token = await tokenFor(world, 'restablecer', user.id);
    const other = await tokenFor(world, 'restablecer', user.id);
    const verification = await tokenFor(world, 'verificacion', user.id);
    expect((await reset(token, '12345')).body.errors).toEqual({
      password: ['La contraseña debe tener al menos 6 caracteres'],
    });
    expect((await reset(token, NEW, 'x')).body.errors).toEqual({
      confirm_password: ['Las contraseñas no coinciden'],
    });
    const response = await reset(token).expect(204);
    expect(Object.keys(cookiesOf(response))).toEqual(['known_browser']);
    await browser.get('/api/auth/me').expect(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    const session = await login(user.email, NEW).expect(200);
    expect(session.body.user.email_verified).toBe(true);
    for (const used of [token, other]) expect((await reset(used)).body.code).toBe('token_expired');
    const takeover = { token: verification, new_password: NEW, confirm_password: NEW };
    expect((await world.agent().post('/api/auth/verify-email').send(takeover)).status).toBe(410);
    expect(await logged(world, user.id)).toContain('auth.password_changed');
  });

  it('is replaced once by two concurrent requests', async () => {
    const { user } = await newcomer(world);
    const token = await tokenFor(world, 'restablecer', user.id);
    const answers = await Promise.all([reset(token, 'clave-una'), reset(token, 'clave-dos')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it('is not replaced after two hours, with a verification link, or for an inactive account', async () => {
    const { user } = await newcomer(world);
    const verification = await tokenFor(world, 'verificacion', user.id);
    expect((await reset(verification)).status).toBe(410);
    const late = await tokenFor(world, 'restablecer', user.id);
    world.clock.advance(2 * HOUR);
    expect((await reset(late)).status).toBe(410);
    world.clock.reset();
    const token = await tokenFor(world, 'restablecer', user.id);
    await world.dataSource.query(`UPDATE users SET activo = false WHERE id = $1`, [user.id]);
    expect((await reset(token)).status).toBe(410);
  });

  it('signs nobody in when it is checked while it is being replaced', async () => {
    const { user } = await newcomer(world);
    const token = await tokenFor(world, 'restablecer', user.id);
    const [, attempt] = await Promise.all([reset(token), login(user.email, PASSWORD)]);
    const [row] = await world.dataSource.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM sessions WHERE user_id = $1 AND revoked_at IS NULL`,
      [user.id],
    );
    expect([200, 401]).toContain(attempt.status);
    expect(row?.n).toBe(0);
  });
});

describe('an invitation', () => {
  it('sets the first password of staff by the rules for staff', async () => {
    const user = await world.given.user({ role: 'rrhh', email: 'nueva.rrhh@example.com' });
    const token = await tokenFor(world, 'invitacion', user.id);
    world.clock.advance(6 * 24 * HOUR);
    for (const [password, message] of [
      ['abc-123', 'La contraseña debe tener al menos 8 caracteres'],
      ['abcdefgh-', 'La contraseña debe contener al menos una letra y un número'],
      ['abcd1234', 'La contraseña debe contener al menos un carácter especial'],
    ] as const) {
      expect((await reset(token, password)).body.errors).toEqual({ password: [message] });
    }
    await reset(token, 'abcd-1234').expect(204);
    world.clock.reset();
    await login(user.email, 'abcd-1234').expect(200);
  });
});

describe('a change of the password', () => {
  const change = (agent: Agent, current_password: string, password: string, confirm_password = password) =>
    agent.post('/api/auth/change-password').send({ current_password, password, confirm_password });

  it('checks the current password and ends the other sessions', async () => {
    const { user, browser } = await newcomer(world);
    const elsewhere = await world.agentOf(user);
    const link = await tokenFor(world, 'restablecer', user.id);
    const wrong = await change(browser, 'equivocada', NEW);
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({
      code: 'wrong_password',
      errors: { current_password: ['La contraseña actual no es correcta'] },
    });
    await change(browser, PASSWORD, NEW).expect(204);
    await browser.get('/api/auth/me').expect(200);
    await elsewhere.get('/api/auth/me').expect(401);
    expect((await reset(link)).status).toBe(410);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    await login(user.email, NEW).expect(200);
    expect(await logged(world, user.id)).toContain('auth.password_changed');
  });

  it('says what is wrong with the new password', async () => {
    const { browser } = await newcomer(world);
    expect((await change(browser, PASSWORD, NEW, 'x')).body.errors).toEqual({
      confirm_password: ['Las contraseñas no coinciden'],
    });
    expect((await change(browser, PASSWORD, '12345')).body.errors).toEqual({
      password: ['La nueva contraseña debe tener al menos 6 caracteres'],
    });
    expect((await change(browser, '', '')).body.errors).toMatchObject({
      current_password: ['La contraseña es obligatoria'],
    });
  });

  it('sent twice at once succeeds once', async () => {
    const { browser } = await newcomer(world);
    const answers = await Promise.all([
      change(browser, PASSWORD, 'primera-1'),
      change(browser, PASSWORD, 'segunda-2'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  });
});

describe('a common password', () => {
  it.each(['123456', '      ', 'aaaaaaa', 'barcelona', 'Password1'])(
    '%j is refused wherever a password is chosen',
    async (password) => {
      const user = await world.given.user({ password: PASSWORD });
      const both = { password, confirm_password: password };
      const refused = async (
        answer: PromiseLike<{ status: number; body: { code?: string; errors?: object } }>,
        field: string,
      ) => {
        const { status, body } = await answer;
        expect([status, body.code, body.errors]).toEqual([
          422,
          'password_common',
          { [field]: ['Esa contraseña es muy fácil de adivinar. Elige otra.'] },
        ]);
      };
      const post = (path: string, body: object, agent = world.agent()) =>
        agent.post(`/api/auth/${path}`).send(body);
      await refused(post('register', { email: 'facil@example.com', ...both }), 'password');
      await refused(
        post('change-password', { current_password: PASSWORD, ...both }, await world.agentOf(user)),
        'password',
      );
      const token = await tokenFor(world, 'restablecer', user.id);
      await refused(post('reset-password', { token, ...both }), 'password');
      const verification = await tokenFor(world, 'verificacion', user.id);
      await refused(
        post('verify-email', { token: verification, new_password: password, confirm_password: password }),
        'new_password',
      );
      expect((await post('login', { email: user.email, password: PASSWORD })).status).toBe(200);
      const [{ n } = { n: -1 }] = await world.dataSource.query<{ n: number }[]>(
        `SELECT count(*)::int AS n FROM users WHERE email = 'facil@example.com'`,
      );
      expect(n).toBe(0);
    },
  );
});
