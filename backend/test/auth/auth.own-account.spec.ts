import { issueAccountToken } from '../../src/auth/accounts/account-link.js';
import { PersonalDataHooks } from '../../src/platform/personal-data/personal-data-hooks.js';
import { agentWith, cookieValue, logged, newcomer, PASSWORD, sessionRow, tokenFor } from './auth-journey.js';
import { enrol, verified, written } from './security-journey.js';
import { createWorld, type World } from '../world.js';

const ACCESS_MS = 15 * 60 * 1000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterEach(() => world.clock.reset());
afterAll(() => world.close());

const ask = (email: string) => world.agent().post('/api/auth/sign-in-link').send({ email });
const enter = (token: string, agent = world.agent()) => agent.post('/api/auth/enter').send({ token });

describe('a sign-in link', () => {
  it('is sent only to accounts, and the response is the same for everybody', async () => {
    const { user } = await verified(world);
    const known = await ask(user.email.toUpperCase());
    const unknown = await ask('nadie.en.absoluto@example.com');
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.status).toBe(202);
    expect(await written(world, user.id)).toEqual([`acceso ${user.email}`]);
    const [message] = await world.dataSource.query<{ html: string }[]>(
      `SELECT html FROM correos WHERE user_id = $1`,
      [user.id],
    );
    expect(message?.html).not.toContain('token=');
  });

  it('signs in once, in any browser, within 15 minutes', async () => {
    const { user } = await verified(world);
    const token = await tokenFor(world, 'acceso', user.id);
    const late = await tokenFor(world, 'acceso', user.id);
    const agent = world.agent();
    expect((await enter(token, agent)).body.user).toMatchObject({ id: user.id, home: '/portal-candidato' });
    await agent.get('/api/auth/me').expect(200);
    for (const used of [token, late]) expect((await enter(used)).body.code).toBe('token_expired');
    const next = await tokenFor(world, 'acceso', user.id);
    world.clock.advance(ACCESS_MS);
    expect((await enter(next)).status).toBe(410);
    expect(await logged(world, user.id)).toContain('auth.sign_in_link');
  });

  it('leads back to the page first asked for, on this site only', async () => {
    const { user } = await verified(world);
    const next = '/completar-candidatura?vacante=3b241101-e2bb-4255-8caf-4136c566a962';
    const asked = (page: string) =>
      world.agent().post('/api/auth/sign-in-link').send({ email: user.email, next: page });
    for (const foreign of ['//otro.example.com', '/\\otro.example.com', 'https://otro.example.com', '']) {
      expect((await asked(foreign)).status).toBe(422);
    }
    await asked(next).expect(202);
    const [message] = await world.dataSource.query<{ volver_a: string }[]>(
      `SELECT volver_a FROM correos WHERE user_id = $1`,
      [user.id],
    );
    expect(message?.volver_a).toBe(next);
    const linkTo = async (returnTo = message?.volver_a) => {
      const link = await issueAccountToken(world.dataSource.manager, {
        tipo: 'acceso',
        userId: user.id,
        sessionId: null,
        returnTo,
        now: world.clock.now(),
        appUrl: world.environment.appUrl,
      });
      return new URL(link).searchParams.get('next');
    };
    expect(await linkTo()).toBe(next);
    expect(await linkTo('/ro//otro.example.com')).toBe('/otro.example.com');
  });

  it('of two concurrent requests signs one in', async () => {
    const { user } = await verified(world);
    const token = await tokenFor(world, 'acceso', user.id);
    const answers = await Promise.all([enter(token), enter(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('takes an unverified account from the person who registered with somebody else’s address', async () => {
    const { user, sessionId, browser } = await newcomer(world);
    const owner = world.agent();
    await enter(await tokenFor(world, 'acceso', user.id), owner).expect(200);
    expect((await owner.get('/api/auth/account')).body).toMatchObject({
      email_verified: true,
      has_password: false,
    });
    await browser.get('/api/auth/me').expect(401);
    expect((await sessionRow(world, sessionId)).revoked_reason).toBe('verification');
    const login = { email: user.email, password: PASSWORD };
    expect((await world.agent().post('/api/auth/login').send(login)).status).toBe(401);
  });

  it('keeps the password when the link is opened in the browser of the registration', async () => {
    const email = 'mismo.navegador@example.com';
    const order = { email, password: PASSWORD, confirm_password: PASSWORD };
    const registered = await world.agent().post('/api/auth/register').send(order).expect(201);
    const known = cookieValue(registered, 'known_browser');
    const browser = agentWith(world, { known_browser: known });
    await enter(await tokenFor(world, 'acceso', registered.body.user.id), browser).expect(200);
    expect((await browser.get('/api/auth/account')).body).toMatchObject({
      email_verified: true,
      has_password: true,
    });
  });

  it('signs in to a staff account only with its second factor', async () => {
    const { user, browser } = await verified(world, { role: 'admin' });
    await ask(user.email).expect(202);
    expect(await written(world, user.id)).toEqual([]);
    expect((await enter(await tokenFor(world, 'acceso', user.id))).status).toBe(410);
    const { recovery } = await enrol(world, browser);
    await ask(user.email).expect(202);
    expect(await written(world, user.id)).toEqual([
      `dos_pasos_activado ${user.email}`,
      `acceso ${user.email}`,
    ]);
    const agent = world.agent();
    const token = await tokenFor(world, 'acceso', user.id);
    const first = await enter(token, agent);
    expect([first.status, first.body.code]).toEqual([401, 'second_factor_required']);
    await agent.get('/api/auth/me').expect(401);
    expect((await enter(token, agent)).status).toBe(410);
    const step = { ticket: first.body.ticket as string, code: recovery[0] };
    await agent.post('/api/auth/second-factor').send(step).expect(200);
    await agent.get('/api/auth/me').expect(200);
  });

  it('is sent five times an hour to one address, without saying so', async () => {
    const { user } = await verified(world);
    for (let time = 0; time < 7; time++) await ask(user.email).expect(202);
    expect(await written(world, user.id)).toHaveLength(5);
  });
});

describe('the list of one’s own sessions', () => {
  it('shows the devices, the current one first, and ends them one by one', async () => {
    const { user, browser } = await verified(world);
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
    const other = world.agent();
    const login = { email: user.email, password: PASSWORD };
    await other.post('/api/auth/login').set('User-Agent', userAgent).send(login).expect(200);
    const { sessions } = (await browser.get('/api/auth/sessions').expect(200)).body;
    expect(sessions).toMatchObject([{ current: true }, { current: false, device: 'Chrome en Windows' }]);
    await browser.delete(`/api/auth/sessions/${sessions[1].id}`).expect(204);
    await browser.delete(`/api/auth/sessions/${sessions[1].id}`).expect(204);
    await other.get('/api/auth/me').expect(401);
    expect((await browser.get('/api/auth/sessions')).body.sessions).toHaveLength(1);
    expect(await logged(world, user.id)).toContain('auth.session_ended');
  });

  it('does not find the sessions of somebody else', async () => {
    const [ana, eva] = [await verified(world), await verified(world)];
    const { sessions } = (await eva.browser.get('/api/auth/sessions')).body;
    for (const id of [sessions[0].id, 'nada', '00000000-0000-4000-8000-000000000000']) {
      const answer = await ana.browser.delete(`/api/auth/sessions/${id}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    await eva.browser.get('/api/auth/me').expect(200);
    for (const path of ['account', 'sessions']) await world.agent().get(`/api/auth/${path}`).expect(401);
  });

  it('ends all sessions but the current one', async () => {
    const { user, browser } = await verified(world);
    const others = [await world.agentOf(user), await world.agentOf(user)];
    await browser.post('/api/auth/sessions/end-others').expect(204);
    for (const other of others) await other.get('/api/auth/me').expect(401);
    await browser.get('/api/auth/me').expect(200);
  });
});

it('the export of an account contains no secrets', async () => {
  const { user, browser } = await verified(world, { nombre: 'Ana' });
  await enrol(world, browser);
  const parts = world.app.get(PersonalDataHooks).parts();
  const read = async (name: string) =>
    (
      await parts
        .find((part) => part.name === name)
        ?.read(world.dataSource.manager, { userId: user.id, candidateId: null })
    )?.data;
  expect(await read('cuenta')).toMatchObject({
    email: user.email,
    nombre: 'Ana',
    tiene_contrasena: true,
    cambios_email: [],
  });
  expect(await read('sesiones')).toMatchObject([{ navegador: 'test', cerrada_at: null }]);
  const [secret] = await world.dataSource.query<{ secreto: string }[]>(
    `SELECT secreto FROM segundo_factor WHERE user_id = $1`,
    [user.id],
  );
  const text = JSON.stringify([await read('cuenta'), await read('sesiones')]);
  for (const hidden of [secret?.secreto, user.password_hash]) expect(text).not.toContain(hidden);
});
