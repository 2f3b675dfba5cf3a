import { logged, newcomer, PASSWORD } from './auth-journey.js';
import { changeToken, codeOf, enrol, verified, written } from './security-journey.js';
import { type Agent, createWorld, type World } from '../world.js';

const DAY = 24 * 60 * 60 * 1000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterEach(() => world.clock.reset());
afterAll(() => world.close());

let number = 0;
const newAddress = () => `nueva.${++number}@example.com`;
const ask = (browser: Agent, email: string, password = PASSWORD) =>
  browser.post('/api/auth/email-change').send({ email, password });
const confirm = (token: string, agent = world.agent(), password?: string) =>
  agent.post('/api/auth/email-change/confirm').send({ token, password });
const object = (token: string) => world.agent().post('/api/auth/email-change/object').send({ token });
const login = (email: string) => world.agent().post('/api/auth/login').send({ email, password: PASSWORD });
const emailOf = async (browser: Agent) => (await browser.get('/api/auth/account')).body.email;

describe('a request to change the e-mail address', () => {
  it('changes nothing until the new address confirms; both mailboxes are told', async () => {
    const { user, browser } = await verified(world);
    const other = await world.agentOf(user);
    const email = newAddress();
    expect((await ask(browser, email)).status).toBe(202);
    expect((await browser.get('/api/auth/account')).body).toMatchObject({
      email: user.email,
      pending_email: { email },
    });
    expect(await written(world, user.id)).toEqual([
      `cambio_email ${email}`,
      `cambio_email_aviso ${user.email}`,
    ]);
    const token = await changeToken(world, 'cambio_email', user.id);
    expect((await confirm(token, browser)).body).toEqual({ status: 'confirmed', email });
    expect((await browser.get('/api/auth/account')).body).toMatchObject({ email, pending_email: null });
    await other.get('/api/auth/me').expect(401);
    expect((await login(user.email)).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    expect((await confirm(token, browser)).body.code).toBe('token_expired');
    expect(await logged(world, user.id)).toEqual(
      expect.arrayContaining(['auth.email_change_requested', 'auth.email_changed']),
    );
  });

  it('needs the password and another address that is free', async () => {
    const { user, browser } = await verified(world);
    const taken = (await verified(world)).user.email;
    for (const [email, password, status, code, field] of [
      [newAddress(), 'no-es', 422, 'wrong_password', 'password'],
      [user.email.toUpperCase(), PASSWORD, 422, 'email_unchanged', 'email'],
      [taken, PASSWORD, 409, 'email_taken', 'email'],
      ['no-es-un-email', PASSWORD, 422, 'validation_failed', 'email'],
    ] as const) {
      const answer = await ask(browser, email, password);
      expect([answer.status, answer.body.code, Object.keys(answer.body.errors)]).toEqual([
        status,
        code,
        [field],
      ]);
    }
    expect(await written(world, user.id)).toEqual([]);
  });

  it('can be withdrawn, and a second request replaces the first', async () => {
    const { user, browser } = await verified(world);
    await ask(browser, newAddress()).expect(202);
    const first = await changeToken(world, 'cambio_email', user.id);
    const wanted = newAddress();
    await ask(browser, wanted).expect(202);
    expect((await confirm(first, browser)).status).toBe(410);
    const second = await changeToken(world, 'cambio_email', user.id);
    await browser.post('/api/auth/email-change/cancel').expect(204);
    await browser.post('/api/auth/email-change/cancel').expect(204);
    expect((await confirm(second, browser)).status).toBe(410);
    expect(await emailOf(browser)).toBe(user.email);
  });

  it('sends nothing to an old address that was never verified', async () => {
    const { user, browser } = await newcomer(world);
    const email = newAddress();
    await ask(browser, email).expect(202);
    expect(await written(world, user.id)).toEqual([`cambio_email ${email}`]);
  });
});

describe('the confirmation of a new address', () => {
  it('asks for the password in a browser without a session of the account, also the owner of a mistyped address', async () => {
    const { user, browser } = await verified(world);
    await ask(browser, newAddress()).expect(202);
    const token = await changeToken(world, 'cambio_email', user.id);
    const stranger = await verified(world);
    for (const agent of [world.agent(), stranger.browser]) {
      expect((await confirm(token, agent)).body).toEqual({ status: 'password_required' });
      expect((await confirm(token, agent, 'adivino')).body).toEqual({ status: 'password_required' });
    }
    expect((await confirm(token, world.agent(), PASSWORD)).body.status).toBe('confirmed');
    // The session that requested the change stays.
    await browser.get('/api/auth/me').expect(200);
  });

  it('is refused with a reason when another account has taken the address meanwhile', async () => {
    const { user, browser } = await verified(world);
    const email = newAddress();
    await ask(browser, email).expect(202);
    const token = await changeToken(world, 'cambio_email', user.id);
    await world.given.user({ email });
    const answer = await confirm(token, browser);
    expect([answer.status, answer.body.code]).toEqual([409, 'email_change_taken']);
    expect((await browser.get('/api/auth/account')).body).toMatchObject({
      email: user.email,
      pending_email: null,
    });
  });

  it('sent twice at once works once, and after a day not at all', async () => {
    const { user, browser } = await verified(world);
    await ask(browser, newAddress()).expect(202);
    const token = await changeToken(world, 'cambio_email', user.id);
    const answers = await Promise.all([confirm(token, browser), confirm(token, browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    await ask(browser, newAddress()).expect(202);
    const late = await changeToken(world, 'cambio_email', user.id);
    world.clock.advance(DAY);
    expect((await confirm(late, world.agent(), PASSWORD)).status).toBe(410);
  });

  it('also changes the candidate record with the old address, and leaves one with another address', async () => {
    const insert = `INSERT INTO candidates (user_id, nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion)
      VALUES ($1, 'Ana', 'Ruiz', $2, '600', 'Calle 1', 'Barcelona', 'taller', 'mecanico')`;
    for (const own of [false, true]) {
      const { user, browser } = await verified(world);
      const before = own ? newAddress() : user.email;
      await world.dataSource.query(insert, [user.id, before]);
      const email = newAddress();
      await ask(browser, email).expect(202);
      await confirm(await changeToken(world, 'cambio_email', user.id), browser).expect(200);
      const rows = await world.dataSource.query(`SELECT email FROM candidates WHERE user_id = $1`, [user.id]);
      expect(rows).toEqual([{ email: own ? before : email }]);
    }
  });
});

describe('"No he sido yo"', () => {
  it('cancels a pending change, ends the sessions and the password, and locks the address for a week', async () => {
    const { user, browser } = await verified(world);
    await ask(browser, newAddress()).expect(202);
    const [link, objection] = [
      await changeToken(world, 'cambio_email', user.id),
      await changeToken(world, 'cambio_email_aviso', user.id),
    ];
    await object(objection).expect(204);
    expect((await object(objection)).body.code).toBe('token_expired');
    await browser.get('/api/auth/me').expect(401);
    expect((await login(user.email)).status).toBe(401);
    expect((await confirm(link, world.agent(), PASSWORD)).status).toBe(410);
    expect(await written(world, user.id)).toContain(`restablecer ${user.email}`);
    expect(await logged(world, user.id)).toContain('auth.email_change_objected');
    const hash = (await verified(world)).user.password_hash;
    await world.dataSource.query(`UPDATE users SET password_hash = $2 WHERE id = $1`, [user.id, hash]);
    const owner = await world.agentOf(user);
    expect((await ask(owner, newAddress())).body.code).toBe('email_change_locked');
    world.clock.advance(7 * DAY);
    await ask(await world.agentOf(user), newAddress()).expect(202);
  });

  it('restores the address within a week after the change, whatever was done since', async () => {
    const { user, browser } = await verified(world);
    await ask(browser, newAddress()).expect(202);
    const objection = await changeToken(world, 'cambio_email_aviso', user.id);
    await confirm(await changeToken(world, 'cambio_email', user.id), browser).expect(200);
    await enrol(world, browser);
    const password = {
      current_password: PASSWORD,
      password: 'del-ladron-1',
      confirm_password: 'del-ladron-1',
    };
    await browser.post('/api/auth/change-password').send(password).expect(204);
    await object(objection).expect(204);
    await browser.get('/api/auth/me').expect(401);
    const owner = await world.agentOf(user);
    expect((await owner.get('/api/auth/account')).body).toMatchObject({
      email: user.email,
      email_verified: true,
      has_password: false,
      two_factor: false,
    });
  });

  it('keeps a second factor that was set up before', async () => {
    const { user, browser } = await verified(world);
    const { secret } = await enrol(world, browser);
    await ask(browser, newAddress()).expect(202);
    await object(await changeToken(world, 'cambio_email_aviso', user.id)).expect(204);
    expect((await (await world.agentOf(user)).get('/api/auth/account')).body.two_factor).toBe(true);
    expect(await codeOf(world, secret)).toMatch(/^\d{6}$/);
  });
});
