import { PasskeyHost } from '../../src/auth/passkeys/passkey-host.js';
import type { User } from '../../src/auth/user.entity.js';
import { LogsService } from '../../src/logs/logs.service.js';
import { EnvironmentError } from '../../src/platform/environment/environment.js';
import { type Agent, createWorld, type World } from '../world.js';
import { logged, newcomer, PASSWORD, tokenFor } from './auth-journey.js';
import { codeOf, enrol, verified, written } from './security-journey.js';
import { SoftwareAuthenticator } from './software-authenticator.js';

const OWN = '/api/auth/passkeys';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterEach(() => world.clock.reset());
afterAll(() => world.close());

const authenticator = () => new SoftwareAuthenticator(world.environment.appUrl);
const challengeFor = async (browser: Agent): Promise<string> =>
  (await browser.post(`${OWN}/add-options`).expect(200)).body.challenge;
const add = async (browser: Agent, key = authenticator(), nombre = 'Móvil') => {
  const challenge = await challengeFor(browser);
  const { body } = await browser
    .post(OWN)
    .send({ nombre, ...key.create(challenge) })
    .expect(201);
  return { key, id: String(body.id) };
};
const challenge = async (): Promise<string> =>
  (await world.agent().post(`${OWN}/entry-options`).expect(200)).body.challenge;
const enter = (assertion: object, browser = world.agent()) => browser.post(`${OWN}/enter`).send(assertion);
const signIn = async (key: SoftwareAuthenticator, browser = world.agent()) =>
  enter(key.get(await challenge()), browser);
const closed = (user: User) => world.change(`UPDATE users SET activo = false WHERE id = $1`, [user.id]);

describe('a passkey', () => {
  it('is added with a name by candidates too, is told by e-mail, and signs in', async () => {
    const { user, browser } = await verified(world);
    const { key, id } = await add(browser);
    const fresh = world.agent();
    const answer = await signIn(key, fresh);
    expect([answer.status, answer.body.user.email]).toEqual([200, user.email]);
    await fresh.get('/api/auth/me').expect(200);
    expect((await browser.get(OWN).expect(200)).body).toEqual([
      { id, nombre: 'Móvil', created_at: expect.any(String), usada_at: expect.any(String) },
    ]);
    expect(await written(world, user.id)).toContain(`llave_acceso_anadida ${user.email}`);
    expect(await logged(world, user.id)).toEqual(
      expect.arrayContaining(['auth.passkey_added', 'auth.sign_in_passkey']),
    );
  });

  it('stands for both factors, also where an app is demanded', async () => {
    const { browser } = await verified(world, { role: 'rrhh' });
    const { key } = await add(browser);
    await enrol(world, browser);
    expect((await signIn(key)).status).toBe(200);
    const other = await verified(world, { role: 'rrhh' });
    const { key: second } = await add(other.browser);
    await world.dataSource.query(`UPDATE system_config SET two_factor_auth = true`);
    const demanded = async () => (await other.browser.get('/api/auth/session')).body.user.second_factor_setup;
    await world.until(demanded);
    const { body } = await signIn(second);
    expect([body.user.second_factor_setup, body.user.home]).toEqual([
      false,
      expect.not.stringMatching('cuenta'),
    ]);
    await world.dataSource.query(`UPDATE system_config SET two_factor_auth = false`);
    await world.until(async () => !(await demanded()));
  });

  it('is added only with a recent proof, a verified address and a verified person, ten times at most', async () => {
    const { browser, user } = await verified(world);
    world.clock.advance(11 * 60_000);
    const late = await browser.post(`${OWN}/add-options`);
    expect([late.status, late.body.code]).toEqual([403, 'recent_proof_required']);
    await browser.post('/api/auth/proof').send({ password: PASSWORD }).expect(200);
    const key = authenticator();
    const silent = key.create(await challengeFor(browser), { verifies: false });
    expect((await browser.post(OWN).send({ nombre: 'x', ...silent })).body.code).toBe('passkey_refused');
    const { browser: stranger } = await verified(world);
    const borrowed = key.create(await challengeFor(stranger));
    expect((await browser.post(OWN).send({ nombre: 'x', ...borrowed })).body.code).toBe('passkey_refused');
    for (let n = 0; n < 10; n++) await add(browser, authenticator(), `Llave ${n}`);
    const eleventh = await browser.post(`${OWN}/add-options`);
    expect([eleventh.status, eleventh.body.code]).toEqual([409, 'passkeys_limit']);
    expect((await written(world, user.id)).length).toBe(10);
    const unverified = await newcomer(world);
    expect((await unverified.browser.post(`${OWN}/add-options`)).body.code).toBe('email_not_verified');
  });

  it('of another site, unverified, copied, replayed, late or unknown is refused', async () => {
    const { browser, user } = await verified(world);
    const { key } = await add(browser);
    const refused = async (assertion: object) => {
      const { status, body } = await enter(assertion);
      expect([status, body.code]).toEqual([401, 'passkey_refused']);
    };
    await refused(key.get(await challenge(), { origin: 'https://evil.example' }));
    await refused(key.get(await challenge(), { rpId: 'evil.example' }));
    await refused(key.get(await challenge(), { verifies: false }));
    await refused(key.get(Buffer.alloc(40, 7).toString('base64url')));
    await refused(key.get(await challengeFor(browser)));
    const assertion = key.get(await challenge());
    await enter(assertion).expect(200);
    await refused(assertion);
    await refused(key.get(await challenge(), { counter: 1 }));
    await refused(authenticator().get(await challenge()));
    const old = await challenge();
    world.clock.advance(16 * 60_000);
    await refused(key.get(old));
    world.clock.reset();
    await closed(user);
    await refused(key.get(await challenge()));
  });

  it('with an authenticator that does not count is good for one answer of each challenge', async () => {
    const { browser } = await verified(world);
    const key = authenticator();
    await browser
      .post(OWN)
      .send({ nombre: 'Sin cuenta', ...key.create(await challengeFor(browser), { counter: 0 }) })
      .expect(201);
    const assertion = key.get(await challenge(), { counter: 0 });
    const answers = await Promise.all([enter(assertion), enter(assertion)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    await enter(key.get(await challenge(), { counter: 0 })).expect(200);
  });

  it('gets another name from its owner alone', async () => {
    const { browser } = await verified(world);
    const { id } = await add(browser);
    const other = await verified(world);
    const rename = (agent: Agent, nombre: string) => agent.patch(`${OWN}/${id}`).send({ nombre });
    expect((await rename(other.browser, 'Ajena')).body.code).toBe('passkey_not_found');
    expect((await rename(browser, '  ')).body.errors).toEqual({ nombre: ['Escribe un nombre'] });
    expect((await rename(browser, ' Llavero ').expect(200)).body.nombre).toBe('Llavero');
  });

  it('of another host stops the start, which says what is lost, until it may be forgotten', async () => {
    const { browser, user } = await verified(world);
    const { key } = await add(browser);
    const start = (appUrl: string, passkeysForget: string | null = null) =>
      new PasskeyHost(
        world.dataSource,
        { appUrl, passkeysForget },
        world.app.get(LogsService),
      ).onApplicationBootstrap();
    const here = new URL(world.environment.appUrl).hostname;
    await start(world.environment.appUrl.replace(/:\d+$/, ':8443'));
    const refusal = await start('https://otra.example').catch((error: Error) => error);
    expect(refusal).toBeInstanceOf(EnvironmentError);
    expect(String(refusal)).toContain(`PASSKEYS_FORGET=${here}`);
    expect((await signIn(key)).status).toBe(200);
    await start(world.environment.appUrl, here);
    expect((await signIn(key)).status).toBe(200);
    await expect(start('https://otra.example', 'tercera.example')).rejects.toThrow(EnvironmentError);
    await start('https://otra.example', here);
    expect((await signIn(key)).body.code).toBe('passkey_refused');
    expect(await world.dataSource.query(`SELECT id FROM llaves_acceso`)).toEqual([]);
    expect((await browser.get(OWN).expect(200)).body).toEqual([]);
    expect(user.activo).toBe(true);
  });

  it('ends with the sessions that it opened, but not the one that removes it', async () => {
    const { browser } = await verified(world);
    const { key, id } = await add(browser);
    const [lost, own] = [world.agent(), world.agent()];
    await signIn(key, lost);
    await signIn(key, own);
    await own.delete(`${OWN}/${id}`).expect(204);
    await lost.get(OWN).expect(401);
    await own.get(OWN).expect(200);
    await browser.get(OWN).expect(200);
  });

  it('is removed by its owner alone, who is told', async () => {
    const { browser, user } = await verified(world);
    const { key, id } = await add(browser);
    const { browser: stranger } = await verified(world);
    expect((await stranger.delete(`${OWN}/${id}`)).body.code).toBe('passkey_not_found');
    await browser.delete(`${OWN}/${id}`).expect(204);
    expect((await signIn(key)).body.code).toBe('passkey_refused');
    expect(await written(world, user.id)).toContain(`llave_acceso_quitada ${user.email}`);
  });
});

describe('an account that is recovered', () => {
  it('by a mailed link has no passkeys of before; by a change in the account they stay', async () => {
    const { user, browser } = await verified(world);
    const { key } = await add(browser);
    const order = { current_password: PASSWORD, password: 'otra-clave-2', confirm_password: 'otra-clave-2' };
    await browser.post('/api/auth/change-password').send(order);
    expect((await signIn(key)).status).toBe(200);
    const token = await tokenFor(world, 'restablecer', user.id);
    const reset = { token, password: 'una-clave-nueva-3', confirm_password: 'una-clave-nueva-3' };
    await world.agent().post('/api/auth/reset-password').send(reset).expect(204);
    expect((await signIn(key)).body.code).toBe('passkey_refused');
    expect(await written(world, user.id)).toContain(`llave_acceso_quitada ${user.email}`);
  });

  it('by an administrator who takes the second factor off loses the passkeys too', async () => {
    const { user, browser } = await verified(world, { role: 'rrhh' });
    const { key } = await add(browser);
    const { secret } = await enrol(world, browser);
    expect(await codeOf(world, secret)).toHaveLength(6);
    const { browser: admin } = await verified(world, { role: 'admin' });
    await admin.post(`/api/users/${user.id}/reset-second-factor`).expect(200);
    expect((await signIn(key)).body.code).toBe('passkey_refused');
  });
});
