import { AccountHooks } from '../../src/auth/account-hooks.js';
import { submit } from '../candidates/application-form.js';
import { logged, newcomer, PASSWORD, sessionRow, tokenFor } from './auth-journey.js';
import { type Agent, createWorld, type World } from '../world.js';

const NEW = 'otra-clave-2';
const DAY = 24 * 60 * 60 * 1000;

let world: World;
let verified: string[];
beforeAll(async () => {
  world = await createWorld();
  verified = [];
  world.app.get(AccountHooks).onEmailVerified((_manager, user) => {
    verified.push(user.id);
    return Promise.resolve();
  });
});
afterEach(() => world.clock.reset());
afterAll(() => world.close());

const verify = (body: object, agent = world.agent()) => agent.post('/api/auth/verify-email').send(body);
const login = (email: string, password: string) =>
  world.agent().post('/api/auth/login').send({ email, password });
const isVerified = async (agent: Agent): Promise<boolean> =>
  (await agent.get('/api/auth/me')).body.user?.email_verified;

describe('the verification of an e-mail', () => {
  it('needs nothing else in the browser that asked for the link', async () => {
    const { user, sessionId, browser } = await newcomer(world);
    const token = await tokenFor(world, 'verificacion', user.id, sessionId);
    const response = await verify({ token }, browser);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ status: 'verified', next: '/completar-candidatura' });
    expect(await isVerified(browser)).toBe(true);
    expect(verified.filter((id) => id === user.id)).toHaveLength(1);
    expect(await logged(world, user.id)).toEqual(['auth.email_verified']);
  });

  it('sends a candidate who has applied to the portal', async () => {
    const { user, sessionId, browser } = await newcomer(world);
    expect((await submit(browser)).status).toBe(201);
    const token = await tokenFor(world, 'verificacion', user.id, sessionId);
    expect((await verify({ token }, browser)).body).toEqual({
      status: 'verified',
      next: '/portal-candidato',
    });
  });

  it('in another browser asks for the password and ends the other sessions', async () => {
    const { user, sessionId, browser } = await newcomer(world);
    const token = await tokenFor(world, 'verificacion', user.id, sessionId);
    const elsewhere = world.agent();
    expect((await verify({ token }, elsewhere)).body).toEqual({ status: 'password_required' });
    expect((await verify({ token, password: 'equivocada' }, elsewhere)).body).toEqual({
      status: 'password_required',
    });
    expect(await isVerified(browser)).toBe(false);
    const response = await verify({ token, password: PASSWORD }, elsewhere);
    expect(response.body).toEqual({ status: 'verified', next: '/completar-candidatura' });
    expect(await isVerified(elsewhere)).toBe(true);
    expect((await sessionRow(world, sessionId)).revoked_reason).toBe('verification');
    await browser.get('/api/auth/me').expect(401);
  });

  it('returns to the vacancy of the registration, in another browser too', async () => {
    const vacante_id = await world.givenVacancy();
    const email = 'desde-oferta@example.com';
    const answer = await world
      .agent()
      .post('/api/auth/register')
      .send({ email, password: PASSWORD, confirm_password: PASSWORD, vacante_id });
    expect(answer.status).toBe(201);
    const token = await tokenFor(world, 'verificacion', answer.body.user.id);
    const response = await verify({ token, password: PASSWORD }, world.agent());
    expect(response.body).toEqual({
      status: 'verified',
      next: `/completar-candidatura?vacante=${vacante_id}`,
    });
  });

  it('is refused at registration when the id of its vacancy is invalid', async () => {
    const body = { email: 'mal@example.com', password: PASSWORD, confirm_password: PASSWORD };
    for (const vacante_id of ['//evil.example', 7, '']) {
      const response = await world
        .agent()
        .post('/api/auth/register')
        .send({ ...body, vacante_id });
      expect([response.status, response.body.errors]).toEqual([
        422,
        { vacante_id: ['La vacante no es válida'] },
      ]);
    }
  });

  it('in another browser with a new password takes the account from the person who registered it', async () => {
    const { user, sessionId, browser } = await newcomer(world);
    const token = await tokenFor(world, 'verificacion', user.id, sessionId);
    const owner = world.agent();
    const differing = await verify({ token, new_password: NEW, confirm_password: 'x' }, owner);
    expect(differing.body.errors).toEqual({ confirm_password: ['Las contraseñas no coinciden'] });
    const short = await verify({ token, new_password: '12345', confirm_password: '12345' }, owner);
    expect(short.body.errors).toEqual({ new_password: ['La contraseña debe tener al menos 6 caracteres'] });
    const response = await verify({ token, new_password: NEW, confirm_password: NEW }, owner);
    expect(response.body.status).toBe('verified');
    expect(await isVerified(owner)).toBe(true);
    await browser.get('/api/auth/me').expect(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    await login(user.email, NEW).expect(200);
  });

  it('of another account is refused in one’s own session', async () => {
    const { user, sessionId } = await newcomer(world);
    const stranger = await world.registered('ajena@example.com');
    const token = await tokenFor(world, 'verificacion', user.id, sessionId);
    expect((await verify({ token }, stranger)).body).toEqual({ status: 'password_required' });
  });

  it('uses up every verification link, and of two concurrent requests one succeeds', async () => {
    const { user, sessionId, browser } = await newcomer(world);
    const first = await tokenFor(world, 'verificacion', user.id, sessionId);
    const second = await tokenFor(world, 'verificacion', user.id, sessionId);
    const answers = await Promise.all([
      verify({ token: first }, browser),
      verify({ token: second }, browser),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    for (const token of [first, second]) expect((await verify({ token }, browser)).status).toBe(410);
    expect(verified.filter((id) => id === user.id)).toHaveLength(1);
  });

  it('works for 72 hours', async () => {
    const { user, sessionId, browser } = await newcomer(world);
    const token = await tokenFor(world, 'verificacion', user.id, sessionId);
    world.clock.advance(3 * DAY);
    const response = await verify({ token }, browser);
    expect(response.body).toMatchObject({
      code: 'token_expired',
      detail: 'Este enlace ya no es válido. Pide uno nuevo.',
    });
  });

  it.each(['', 'x'.repeat(300), 'desconocido'])('with the token %j verifies nothing', async (token) => {
    expect([410, 422]).toContain((await verify({ token })).status);
  });

  it('can be requested again by a signed-in user while it is missing', async () => {
    const { user, sessionId, browser } = await newcomer(world);
    await browser.post('/api/auth/resend-verification').expect(204);
    const messages = () =>
      world.dataSource.query<object[]>(`SELECT plantilla, session_id FROM correos WHERE user_id = $1`, [
        user.id,
      ]);
    expect(await messages()).toEqual([{ plantilla: 'verificacion', session_id: sessionId }]);
    await world.dataSource.query(`UPDATE users SET email_verified_at = now() WHERE id = $1`, [user.id]);
    await browser.post('/api/auth/resend-verification').expect(204);
    expect(await messages()).toHaveLength(1);
  });
});
