import { randomBytes } from 'node:crypto';
import { ResealSecrets } from '../../src/auth/second-factor/reseal-secrets.js';
import { SecretBox } from '../../src/platform/secrets/secret-box.js';
import { logged, newcomer, PASSWORD, tokenFor } from './auth-journey.js';
import { submit } from '../candidates/application-form.js';
import { codeOf, enrol, verified, written } from './security-journey.js';
import { createWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterEach(() => world.clock.reset());
afterAll(() => world.close());

const login = (email: string, agent = world.agent()) =>
  agent.post('/api/auth/login').send({ email, password: PASSWORD });
const second = (ticket: string, code: string, agent = world.agent()) =>
  agent.post('/api/auth/second-factor').send({ ticket, code });

describe('the setup of the second factor', () => {
  it('stores no readable secret and shows ten recovery codes once', async () => {
    const { user, browser } = await verified(world);
    const start = await browser.post('/api/auth/two-factor/start').send({ password: PASSWORD }).expect(200);
    expect(start.body).toMatchObject({ uri: expect.stringMatching(/^otpauth:\/\/totp\//) });
    expect(start.body.qr_path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    const [row] = await world.dataSource.query<{ secreto: string }[]>(
      `SELECT secreto FROM segundo_factor WHERE user_id = $1`,
      [user.id],
    );
    expect(row?.secreto).not.toContain(start.body.secret);
    // Not yet confirmed: no code is required.
    expect((await login(user.email)).status).toBe(200);
    const wrong = await browser.post('/api/auth/two-factor/confirm').send({ code: '000000' });
    expect([wrong.status, wrong.body.code, wrong.body.errors.code]).toEqual([
      422,
      'wrong_code',
      [expect.any(String)],
    ]);
    const code = await codeOf(world, start.body.secret);
    const done = await browser.post('/api/auth/two-factor/confirm').send({ code }).expect(200);
    expect(new Set(done.body.recovery_codes).size).toBe(10);
    const again = await browser.post('/api/auth/two-factor/confirm').send({ code });
    expect([again.status, again.body.code]).toEqual([409, 'two_factor_active']);
    expect((await browser.get('/api/auth/account')).body).toMatchObject({
      two_factor: true,
      recovery_codes: 10,
    });
    expect(await logged(world, user.id)).toContain('auth.two_factor_on');
  });

  it('needs the password and a verified address', async () => {
    const { browser } = await verified(world);
    const wrong = await browser.post('/api/auth/two-factor/start').send({ password: 'otra-cosa' });
    expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors)]).toEqual([
      422,
      'wrong_password',
      ['password'],
    ]);
    const unverified = await newcomer(world);
    const early = await unverified.browser.post('/api/auth/two-factor/start').send({ password: PASSWORD });
    expect([early.status, early.body.code]).toEqual([409, 'email_not_verified']);
  });
});

it('the second factor, once on, ends the sessions that were opened without it', async () => {
  const { user, browser } = await verified(world);
  const other = world.agent();
  await login(user.email, other).expect(200);
  const start = await browser.post('/api/auth/two-factor/start').send({ password: PASSWORD }).expect(200);
  await browser.post('/api/auth/two-factor/confirm').send({ code: '000000' }).expect(422);
  await other.get('/api/auth/account').expect(200);
  const code = await codeOf(world, start.body.secret);
  await browser.post('/api/auth/two-factor/confirm').send({ code }).expect(200);
  await other.get('/api/auth/account').expect(401);
  await browser.get('/api/auth/account').expect(200);
});

describe('the owner', () => {
  const noticesOf = (userId: string) =>
    world.dataSource.query<{ titulo: string; enlace: string }[]>(
      `SELECT n.titulo, n.enlace FROM notificaciones n JOIN candidates c ON c.id = n.candidato_id
       WHERE c.user_id = $1 AND n.tipo = 'cuenta' ORDER BY n.created_at`,
      [userId],
    );

  it('is told of each change by a message, and candidates by a notification too; refused changes are not told', async () => {
    const { user, browser } = await verified(world, { nombre: 'Núria' });
    await submit(browser).expect(201);
    const { secret } = await enrol(world, browser);
    const codes = '/api/auth/two-factor/recovery-codes';
    await browser.post(codes).send({ password: PASSWORD, code: '000000' }).expect(422);
    await browser
      .post(codes)
      .send({ password: PASSWORD, code: await codeOf(world, secret) })
      .expect(200);
    world.clock.advance(30_000);
    await browser
      .post('/api/auth/two-factor/disable')
      .send({ password: PASSWORD, code: await codeOf(world, secret) })
      .expect(204);
    const templates = ['dos_pasos_activado', 'codigos_renovados', 'dos_pasos_desactivado'];
    expect((await written(world, user.id)).filter((line) => !line.startsWith('candidatura'))).toEqual(
      templates.map((plantilla) => `${plantilla} ${user.email}`),
    );
    expect(await noticesOf(user.id)).toEqual([
      { titulo: 'Verificación en dos pasos activada', enlace: '/mi-cuenta' },
      { titulo: 'Nuevos códigos de recuperación', enlace: '/mi-cuenta' },
      { titulo: 'Verificación en dos pasos desactivada', enlace: '/mi-cuenta' },
    ]);
    const rows = () =>
      world.dataSource.query<{ estado: string; de_cuenta: boolean; texto: string }[]>(
        `SELECT estado, de_cuenta, texto FROM correos WHERE user_id = $1 AND plantilla = ANY($2)`,
        [user.id, templates],
      );
    await world.until(async () => (await rows()).every(({ estado }) => estado === 'capturado'));
    for (const { de_cuenta, texto } of await rows()) {
      expect(de_cuenta).toBe(true);
      expect(texto).toContain('Hola, Núria:');
      expect(texto).toContain('/mi-cuenta');
    }
  });

  it('gets only the message when they are staff', async () => {
    const { user, browser } = await verified(world, { role: 'rrhh' });
    await enrol(world, browser);
    expect(await written(world, user.id)).toEqual([`dos_pasos_activado ${user.email}`]);
    expect(await noticesOf(user.id)).toEqual([]);
  });
});

describe('a sign-in with a second factor', () => {
  it('takes the password, then a code, and each code works once', async () => {
    const { user, browser } = await verified(world, { role: 'rrhh' });
    const { secret } = await enrol(world, browser);
    const first = await login(user.email);
    expect([first.status, first.body.code]).toEqual([401, 'second_factor_required']);
    expect(first.headers['set-cookie']).toBeUndefined();
    world.clock.stop();
    const code = await codeOf(world, secret);
    const agent = world.agent();
    expect((await second(first.body.ticket, code, agent)).body.user).toMatchObject({ role: 'rrhh' });
    await agent.get('/api/auth/me').expect(200);
    // The same code again, and the one before it.
    for (const steps of [0, -1]) {
      const replay = await second(first.body.ticket, await codeOf(world, secret, steps));
      expect([replay.status, replay.body.code]).toEqual([422, 'wrong_code']);
    }
    expect(await logged(world, user.id)).toEqual(
      expect.arrayContaining(['auth.sign_in', 'auth.second_factor_failed']),
    );
  });

  it('succeeds for one of two concurrent requests with the same code', async () => {
    const { user, browser } = await verified(world);
    const { secret } = await enrol(world, browser);
    const { ticket } = (await login(user.email)).body;
    const code = await codeOf(world, secret);
    const answers = await Promise.all([second(ticket, code), second(ticket, code), second(ticket, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('accepts each recovery code once, and none that was replaced', async () => {
    const { user, browser } = await verified(world);
    const { secret, recovery } = await enrol(world, browser);
    const { ticket } = (await login(user.email)).body;
    const [one = '', other = ''] = recovery;
    expect((await second(ticket, one.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await second(ticket, one)).status).toBe(422);
    expect((await browser.get('/api/auth/account')).body.recovery_codes).toBe(9);
    const order = { password: PASSWORD, code: await codeOf(world, secret) };
    const renewed = await browser.post('/api/auth/two-factor/recovery-codes').send(order).expect(200);
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await second(ticket, other)).status).toBe(422);
    expect(await logged(world, user.id)).toContain('auth.sign_in_recovery');
  });

  it('refuses tickets that are forged, expired, or of another password', async () => {
    const { user, browser } = await verified(world);
    const { secret } = await enrol(world, browser);
    const { ticket } = (await login(user.email)).body as { ticket: string };
    const forged = `${ticket.slice(0, -2)}AA`;
    for (const wrong of [forged, 'x', `${user.id}.zzzzzzzz.${'A'.repeat(43)}`]) {
      const answer = await second(wrong, await codeOf(world, secret));
      expect([answer.status, answer.body.code]).toEqual([401, 'second_factor_expired']);
    }
    world.clock.advance(5 * 60_000);
    expect((await second(ticket, await codeOf(world, secret))).body.code).toBe('second_factor_expired');
    const fresh = (await login(user.email)).body as { ticket: string };
    const reset = await tokenFor(world, 'restablecer', user.id);
    const change = { token: reset, password: 'otra-clave-2', confirm_password: 'otra-clave-2' };
    await world.agent().post('/api/auth/reset-password').send(change).expect(204);
    expect((await second(fresh.ticket, await codeOf(world, secret))).body.code).toBe('second_factor_expired');
  });

  it('makes repeated guesses wait', async () => {
    const { user, browser } = await verified(world);
    await enrol(world, browser);
    const { ticket } = (await login(user.email)).body;
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess++) {
      statuses.push((await second(ticket, `00000${guess}`)).status);
      // The gate stays closed for this test.
      await world.dataSource.query(`UPDATE rate_limits SET expire = expire + 60000 WHERE key LIKE '%gate%'`);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  it('takes the code in the same request from programs', async () => {
    const { user, browser } = await verified(world);
    const { secret } = await enrol(world, browser);
    const order = { email: user.email, password: PASSWORD };
    const without = await world.agent().post('/api/auth/token').send(order);
    expect([without.status, without.body.code]).toEqual([401, 'second_factor_required']);
    const code = await codeOf(world, secret);
    const answer = await world
      .agent()
      .post('/api/auth/token')
      .send({ ...order, code });
    expect([answer.status, answer.body.token_type]).toEqual([200, 'Bearer']);
  });

  it('is no longer needed after it is turned off with password and code', async () => {
    const { user, browser } = await verified(world);
    const { secret } = await enrol(world, browser);
    const wrong = await browser
      .post('/api/auth/two-factor/disable')
      .send({ password: PASSWORD, code: '000000' });
    expect(wrong.body.code).toBe('wrong_code');
    const order = { password: PASSWORD, code: await codeOf(world, secret) };
    await browser.post('/api/auth/two-factor/disable').send(order).expect(204);
    expect((await login(user.email)).status).toBe(200);
    const again = await browser.post('/api/auth/two-factor/disable').send(order);
    expect([again.status, again.body.code]).toEqual([409, 'two_factor_inactive']);
  });
});

it('secrets are re-encrypted once after a change of key', async () => {
  const { user, browser } = await verified(world);
  const { secret } = await enrol(world, browser);
  const dataKey = randomBytes(32);
  const rotated = await createWorld({
    databaseUrl: world.environment.databaseUrl,
    environment: { dataKey, dataKeyOld: world.environment.dataKey },
  });
  try {
    const row = async () =>
      (
        await world.dataSource.query<{ secreto: string; clave: string }[]>(
          `SELECT secreto, clave FROM segundo_factor WHERE user_id = $1`,
          [user.id],
        )
      )[0];
    await rotated.app.get(ResealSecrets).run();
    const sealed = await row();
    const box = rotated.app.get(SecretBox);
    expect(sealed?.clave).toBe(box.keyId);
    expect(box.open({ sealed: sealed?.secreto ?? '', keyId: sealed?.clave ?? '' }, user.id)).toBe(secret);
    await rotated.app.get(ResealSecrets).run();
    expect(await row()).toEqual(sealed);
  } finally {
    await rotated.close();
  }
});
