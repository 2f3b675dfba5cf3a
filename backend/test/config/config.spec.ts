import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { sayWhen } from '../../src/candidates/applications/moves/say-when.js';
import { UseMailServer } from '../../src/operations/mail-server/use-mail-server.js';
import { TryMailServer } from '../../src/operations/mail-server/try-mail-server.js';
import { momentInWords } from '../../src/interviews/emails/interview-words.js';
import { SmtpService } from '../../src/platform/mail/smtp.service.js';
import { SecretBox } from '../../src/platform/secrets/secret-box.js';
import { submit } from '../candidates/application-form.js';
import { PASSWORD, tokenFor } from '../auth/auth-journey.js';
import { MailSink } from '../mail/mail-sink.js';
import { enrol, verified } from '../auth/security-journey.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let sink: MailSink;
let admin: Agent;
let hr: Agent;
beforeAll(async () => {
  sink = await (await MailSink.reserve()).up();
  world = await createWorld();
  admin = await world.signedInAs('admin');
  hr = await world.signedInAs('rrhh');
});
afterEach(() => world.clock.reset());
afterAll(async () => {
  await world.close();
  await sink.down();
});

const read = async (agent = admin) => (await agent.get('/api/config').expect(200)).body;
/** Changes settings as somebody who has just read them. */
const set = async (values: object, agent = admin) =>
  agent.put('/api/config').send({ ...values, version: (await read()).version });
const lastLog = async () => {
  const [entry] = await world.dataSource.query(
    `SELECT action, level, details, cambios FROM system_logs WHERE action LIKE 'config.%' ORDER BY id DESC LIMIT 1`,
  );
  return entry;
};

describe('the settings', () => {
  it('are for administrators only', async () => {
    for (const agent of [hr, await world.signedInAs('candidate')]) {
      await agent.get('/api/config').expect(403);
      await agent.put('/api/config').send({ version: 1 }).expect(403);
      await agent.post('/api/config/smtp/test').expect(403);
    }
    await world.agent().get('/api/config').expect(401);
  });

  it('have the initial values of the specification, and no secret', async () => {
    expect(await read()).toMatchObject({
      timezone: 'Europe/Madrid',
      language: 'es',
      smtp_port: 587,
      smtp_host: '',
      smtp_locked: false,
      smtp_password_set: false,
      password_min_length: 8,
      require_special_chars: true,
      session_timeout: 30,
      two_factor_auth: false,
      email_notifications: true,
      rechazo_retraso_horas: 24,
      version: 1,
    });
  });

  it('are saved one by one, with the old and new value in the log', async () => {
    const before = await read();
    const { body } = await set({ company_name: 'Zarvia  Norte ' });
    expect(body).toMatchObject({
      ...before,
      company_name: 'Zarvia Norte',
      version: 2,
      updated_at: expect.any(String),
    });
    expect(await lastLog()).toEqual({
      action: 'config.updated',
      level: 'info',
      details: 'Configuración cambiada: Nombre de la empresa',
      cambios: { company_name: { antes: 'Zarvia', ahora: 'Zarvia Norte' } },
    });
    expect((await world.agent().get('/api/config/company')).body.name).toBe('Zarvia Norte');
  });

  it('are validated one by one, with their visible names', async () => {
    const wrong = {
      company_name: ' ',
      company_email: 'nadie',
      company_phone: 'llámame',
      system_email: '',
      timezone: 'Mars/Olympus',
      language: 'ca',
      smtp_port: 70_000,
      smtp_host: 'http://correo',
      smtp_from: 'Zarvia <nadie>',
      password_min_length: 5,
      session_timeout: 14,
      rechazo_retraso_horas: 1.5,
      require_special_chars: 'sí',
    };
    const { status, body } = await set(wrong);
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, Object.keys(wrong).sort()]);
    expect(body.errors.company_name).toEqual(['El campo Nombre de la empresa es obligatorio']);
    expect(body.errors.password_min_length).toEqual([
      'Longitud mínima de la contraseña: escribe un número entre 6 y 20 caracteres, sin decimales',
    ]);
    expect(body.errors.session_timeout[0]).toContain('entre 15 y 480 minutos');
    for (const edge of [
      { session_timeout: 480, password_min_length: 20 },
      { session_timeout: 30, password_min_length: 8 },
    ]) {
      expect((await set(edge)).status).toBe(200);
    }
    for (const nothing of [{ session_timeout: 481 }, { password_min_length: 21 }, { language: null }]) {
      expect((await set(nothing)).status).toBe(422);
    }
    await admin.put('/api/config').send({ company_name: 'x' }).expect(422);
  });

  it('let two administrators change different ones, and refuse the second change of the same one', async () => {
    const { version } = await read();
    const other = await world.signedInAs('admin');
    await admin.put('/api/config').send({ company_city: 'Sabadell', version }).expect(200);
    await other.put('/api/config').send({ company_hours: 'De 9 a 14', version }).expect(200);
    const { body } = await other.put('/api/config').send({ company_city: 'Terrassa', version }).expect(409);
    expect(body).toMatchObject({
      code: 'config_stale',
      errors: { company_city: [expect.stringContaining('Ahora vale: Sabadell')] },
      config: { company_city: 'Sabadell', company_hours: 'De 9 a 14' },
    });
    // The same order again, as after a lost answer, is no conflict and changes nothing.
    const again = await admin.put('/api/config').send({ company_city: 'Sabadell', version }).expect(200);
    expect(again.body.version).toBe(body.config.version);
    const race = await Promise.all(
      ['Rubí', 'Vic', 'Olot'].map((company_city) =>
        admin.put('/api/config').send({ company_city, version: body.config.version }),
      ),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('the effect of the settings', () => {
  it('the idle timeout ends staff sessions, open ones too', async () => {
    const idle = await world.signedInAs('rrhh');
    world.clock.advance(20 * 60_000);
    await idle.get('/api/auth/me').expect(200);
    // Her own proof is too old by now.
    const recent = await world.signedInAs('admin');
    expect((await set({ session_timeout: 15 }, recent)).status).toBe(200);
    world.clock.advance(16 * 60_000);
    await idle.get('/api/auth/me').expect(401);
    world.clock.reset();
    await set({ session_timeout: 30 });
  });

  it('the password rules apply wherever staff set a password', async () => {
    expect((await set({ password_min_length: 12, require_special_chars: true })).status).toBe(200);
    const { user, browser } = await verified(world, { role: 'rrhh' });
    const change = (password: string) =>
      browser
        .post('/api/auth/change-password')
        .send({ current_password: PASSWORD, password, confirm_password: password });
    expect((await browser.get('/api/auth/account')).body.password_rules).toBe(
      'Mínimo 12 caracteres, con letras, números y un carácter especial.',
    );
    expect((await change('corta-1')).body.errors.password[0]).toContain('al menos 12 caracteres');
    expect((await change('sinespeciales123')).body.errors.password).toEqual([
      'La contraseña debe contener al menos un carácter especial',
    ]);
    const token = await tokenFor(world, 'invitacion', user.id);
    const reset = (password: string) =>
      world.agent().post('/api/auth/reset-password').send({ token, password, confirm_password: password });
    expect((await reset('sinespeciales123')).status).toBe(422);
    expect((await set({ require_special_chars: false })).status).toBe(200);
    expect(await lastLog()).toMatchObject({ level: 'warning' });
    expect((await reset('sinespeciales123')).status).toBe(204);
    await set({ password_min_length: 8 });
  });

  it('a required second factor comes before everything else, in open sessions too', async () => {
    const { browser } = await verified(world, { role: 'admin' });
    const { browser: staff } = await verified(world, { role: 'rrhh' });
    const candidate = await world.signedInAs('candidate');
    await enrol(world, browser);
    expect((await set({ two_factor_auth: true }, browser)).status).toBe(200);

    const refused = await staff.get('/api/candidates').expect(403);
    expect(refused.body.code).toBe('second_factor_setup_required');
    await staff.put('/api/preferences').send({}).expect(403);
    await staff.get('/api/candidates/me').expect(403);
    const me = await staff.get('/api/auth/me').expect(200);
    expect(me.body.user).toMatchObject({ second_factor_setup: true, home: '/mi-cuenta' });
    expect(me.body.user.permissions).not.toContain('candidates:read');
    await staff.get('/api/auth/account').expect(200);
    expect((await candidate.get('/api/auth/me').expect(200)).body.user.second_factor_setup).toBe(false);
    await candidate.get('/api/candidates/me').expect(200);

    await enrol(world, staff);
    await staff.get('/api/candidates').expect(200);
    expect((await staff.get('/api/auth/me')).body.user).toMatchObject({ second_factor_setup: false });
    const off = { password: PASSWORD, code: '000000' };
    expect((await staff.post('/api/auth/two-factor/disable').send(off).expect(409)).body.code).toBe(
      'second_factor_mandatory',
    );
    await browser
      .put('/api/config')
      .send({ two_factor_auth: false, version: (await browser.get('/api/config')).body.version })
      .expect(200);
    await hr.get('/api/candidates').expect(200);
  });

  it('language and zone decide how times are written, and move no interview', async () => {
    const instant = new Date('2026-12-01T22:30:00Z');
    expect([sayWhen(instant), sayWhen(instant, 'Europe/Madrid')]).toEqual([
      '1 de diciembre de 2026 a las 23:30',
      '1 de diciembre de 2026 a las 23:30',
    ]);
    expect((await set({ language: 'en', timezone: 'America/New_York' })).status).toBe(200);
    const { body } = await admin.get('/api/auth/me').expect(200);
    expect(body.user).toMatchObject({ language: 'en', timezone: 'America/New_York' });
    expect(sayWhen(instant)).toBe('1 December 2026 a las 17:30');
    // An appointment keeps the hour that was agreed.
    expect(momentInWords(instant, 'Europe/Madrid')).toMatch(/1 December 2026, a las 23:30$/);
    expect((await world.agent().get('/api/config/company')).body).toMatchObject({
      timezone: 'America/New_York',
    });
    await set({ language: 'es', timezone: 'Europe/Madrid' });
    await admin.get('/api/auth/me').expect(200);
    expect(sayWhen(instant)).toBe('1 de diciembre de 2026 a las 23:30');
  });

  it('messages of the process are skipped without notifications', async () => {
    await set({ email_notifications: false });
    const { user, browser } = await verified(world);
    await submit(browser).expect(201);
    await world.agent().post('/api/auth/forgot-password').send({ email: user.email }).expect(202);
    const rows = () =>
      world.dataSource.query<{ plantilla: string; estado: string }[]>(
        `SELECT plantilla, estado FROM correos WHERE destinatario = $1`,
        [user.email],
      );
    await world.until(async () => (await rows()).length === 2);
    const states = Object.fromEntries((await rows()).map(({ plantilla, estado }) => [plantilla, estado]));
    expect(states).toEqual({
      candidatura_recibida: 'omitido',
      restablecer: expect.not.stringMatching('omitido'),
    });
    await set({ email_notifications: true });
  });
});

describe('the mail server', () => {
  it('sends a test message, and the worker uses it from the next message on', async () => {
    expect((await admin.post('/api/config/smtp/test').expect(409)).body.code).toBe('smtp_missing');
    await set({
      smtp_host: '127.0.0.1',
      smtp_port: sink.port,
      smtp_from: 'Zarvia Empleo <empleo@example.com>',
    });
    const boss = await world.given.user({ role: 'admin', email: 'jefa@example.com' });
    const { body } = await (await world.agentOf(boss)).post('/api/config/smtp/test').expect(200);
    expect(body).toEqual({ accepted: true, detail: expect.stringContaining('jefa@example.com') });
    expect(sink.of('jefa@example.com')).toMatchObject({ from: 'empleo@example.com' });
    expect(await lastLog()).toMatchObject({ action: 'config.smtp_test', level: 'success' });

    const { user } = await verified(world, { email: 'persona@example.com' });
    await world.agent().post('/api/auth/forgot-password').send({ email: user.email }).expect(202);
    await world.until(() =>
      Promise.resolve(sink.received.some(({ to }) => to.includes('persona@example.com'))),
    );
  });

  it('returns the refusal of the server in plain words', async () => {
    sink.refuseRecipient = { code: 550, text: 'no such user' };
    const { body } = await admin.post('/api/config/smtp/test').expect(200);
    expect(body).toEqual({ accepted: false, detail: 'El servidor no aceptó la dirección (550 RCPT TO).' });
    sink.refuseRecipient = null;
  });

  it('returns the same for a closed port, a silent one, another service and an unknown name', async () => {
    Object.assign(world.app.get(TryMailServer), { longestMs: 500 });
    const open: Socket[] = [];
    const silent = createServer((socket) => open.push(socket)).listen(0, '127.0.0.1');
    const other = createServer((socket) => socket.end('SSH-2.0-other\r\n')).listen(0, '127.0.0.1');
    await Promise.all([once(silent, 'listening'), once(other, 'listening')]);
    const portOf = (server: Server) => (server.address() as AddressInfo).port;
    const boss = await world.given.user({ role: 'admin', email: 'otra-jefa@example.com' });
    const browser = await world.agentOf(boss);
    const details: string[] = [];
    for (const server of [
      { smtp_port: 1 },
      { smtp_port: portOf(silent) },
      { smtp_port: portOf(other) },
      { smtp_host: 'nadie.invalid' },
    ]) {
      await set(server);
      const { body } = await browser.post('/api/config/smtp/test').expect(200);
      details.push(body.detail);
    }
    expect(details[0]).toContain('No se pudo hablar con el servidor de correo');
    expect(new Set(details).size).toBe(1);
    for (const socket of open) socket.destroy();
    silent.close();
    other.close();
    await set({ smtp_host: '127.0.0.1', smtp_port: sink.port });
  });

  it('keeps its password encrypted, shows it to nobody and deletes it with another server', async () => {
    const secret = 'cl4ve  del correo';
    await set({ smtp_user: 'zarvia' });
    const { body } = await set({ smtp_password: secret });
    expect(body).toMatchObject({ smtp_password_set: true });
    expect(await lastLog()).toMatchObject({
      cambios: { smtp_password: { antes: 'ninguna', ahora: 'guardada (no se muestra)' } },
    });
    const [row] = await world.dataSource.query(`SELECT * FROM system_config`);
    const everything = JSON.stringify([row, body, await world.dataSource.query(`SELECT * FROM system_logs`)]);
    expect(everything).not.toContain(secret);
    expect((await world.app.get(SmtpService).route())?.server).toMatchObject({
      user: 'zarvia',
      auth: secret,
    });
    // Sent again, it is the same password and no change.
    expect((await set({ smtp_password: secret })).body.version).toBe(body.version);

    const newKey = new SecretBox({ dataKey: randomBytes(32), dataKeyOld: world.environment.dataKey });
    const box = world.app.get(SecretBox);
    Object.assign(box, {
      keyId: newKey.keyId,
      key: Reflect.get(newKey, 'key'),
      keys: Reflect.get(newKey, 'keys'),
    });
    await world.app.get(UseMailServer).reseal();
    const [resealed] = await world.dataSource.query(`SELECT smtp_password_clave FROM system_config`);
    expect(resealed.smtp_password_clave).toBe(newKey.keyId);
    expect((await world.app.get(SmtpService).route())?.server).toMatchObject({ auth: secret });

    expect((await set({ smtp_host: 'otro.example.com' })).body).toMatchObject({ smtp_password_set: false });
  });

  it('of the environment has priority, and cannot be changed here', async () => {
    const { databaseUrl } = world.environment;
    const second = await createWorld({
      databaseUrl,
      environment: {
        smtpUrl: sink.url,
        mailFrom: 'fijo@example.com',
        sessionSecret: world.environment.sessionSecret,
      },
    });
    try {
      const boss = await second.signedInAs('admin');
      const { body } = await boss.get('/api/config').expect(200);
      expect(body).toMatchObject({ smtp_locked: true, sender: 'fijo@example.com' });
      const refused = await boss
        .put('/api/config')
        .send({ smtp_host: 'x.example.com', version: body.version });
      expect([refused.status, refused.body.code]).toEqual([409, 'smtp_locked']);
      await boss.put('/api/config').send({ company_city: 'Lleida', version: body.version }).expect(200);
      // Another process sees it within the time that is promised.
      await world.until(async () => (await world.agent().get('/api/config/company')).body.city === 'Lleida');
    } finally {
      await second.close();
    }
  });
});

it('administrators are told of a new mail server through the old one', async () => {
  const old = await (await MailSink.reserve()).up();
  const boss = await world.given.user({ role: 'admin', email: 'avisada@example.com' });
  const agent = await world.agentOf(boss);
  const { port, hostname } = new URL(old.url);
  expect((await set({ smtp_host: hostname, smtp_port: Number(port), smtp_user: '' }, agent)).status).toBe(
    200,
  );
  const delivered = async (): Promise<number> => {
    const [{ count }] = await world.dataSource.query(
      `SELECT count(*)::int AS count FROM system_logs WHERE action = 'config.old_smtp_notice'
         AND details = 'Aviso del cambio entregado por el servidor de correo anterior'`,
    );
    return count;
  };
  // The notices of earlier changes, to servers of other tests, may have been delivered too.
  const before = await delivered();
  expect((await set({ smtp_host: 'otro.example.com' }, agent)).status).toBe(200);
  const hasCome = ({ to, subject }: { to: string[]; subject: string }) =>
    to.includes(boss.email) && subject.startsWith('Ha cambiado el servidor');
  await world.until(() => Promise.resolve(old.received.some(hasCome)));
  await world.until(async () => (await delivered()) > before);
  expect((await set({ smtp_host: '' }, agent)).status).toBe(200);
  await old.down();
});
