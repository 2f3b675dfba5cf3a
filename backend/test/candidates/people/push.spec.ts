import { createWorld, type Agent, type World } from '../../world.js';
import { PersonalDataHooks } from '../../../src/platform/personal-data/personal-data-hooks.js';
import { PushKeys } from '../../../src/candidates/people/push/push-keys.js';
import type { PushJob } from '../../../src/candidates/people/push/push-notices.js';
import { SendPush } from '../../../src/candidates/people/push/send-push.js';
import { SecretBox } from '../../../src/platform/secrets/secret-box.js';
import { issueAccountToken } from '../../../src/auth/accounts/account-link.js';
import { PasswordHasher } from '../../../src/auth/passwords/password-hasher.js';
import { User } from '../../../src/auth/user.entity.js';
import { Destinations } from '../../../src/platform/outbound/destinations.js';
import { order } from '../../interviews/interviews-given.js';
import { submit } from '../application-form.js';
import { type PushBrowser, PushService, vapidOf } from './push-service.js';

let world: World;
let hr: Agent;
let service: PushService;
beforeAll(async () => {
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.1'] } });
  service = await PushService.up();
  hr = await world.signedInAs('rrhh');
});
afterAll(async () => {
  await world.close();
  await service.down();
});
beforeEach(() => {
  service.received.length = 0;
  Object.assign(service, { status: 201, headers: {} });
});
afterEach(() => world.clock.reset());

let people = 0;
interface Applicant {
  agent: Agent;
  email: string;
  application: string;
  candidate: string;
}
async function applicant(): Promise<Applicant> {
  const email = `pushed${++people}@example.com`;
  const agent = await world.registered(email);
  const { body } = await submit(agent).expect(201);
  const me = await agent.get('/api/candidates/me');
  return { agent, email, application: body.application.id, candidate: me.body.candidate.id };
}

const subscribe = (agent: Agent, { subscription }: PushBrowser) =>
  agent.post('/api/push/subscriptions').send(subscription);
const subscriptions = async (agent: Agent): Promise<{ id: string; endpoint: string }[]> =>
  (await agent.get('/api/push').expect(200)).body.suscripciones;
async function subscribed(): Promise<Applicant & { browser: PushBrowser }> {
  const browser = service.browser();
  const person = await applicant();
  await subscribe(person.agent, browser).expect(200);
  return { ...person, browser };
}
const move = (application: string, body: object) =>
  hr
    .post(`/api/applications/${application}/move`)
    .send({ notificar: false, ...body })
    .expect(200);
/** What is announced now is due at once: the time of an undo is over. */
const afterUndo = () => world.clock.advance(-60_000);
const at = ({ endpoint }: PushBrowser) =>
  service.received.filter(({ path }) => path === new URL(endpoint).pathname);
const arrived = (browser: PushBrowser, count = 1) =>
  world.until(() => Promise.resolve(at(browser).length >= count));
interface Waiting {
  data: PushJob;
  wait: number;
}
const waiting = (application: string): Promise<Waiting[]> =>
  world.dataSource.query(
    `SELECT j.data, extract(epoch FROM j.start_after - now())::float AS wait
     FROM pgboss.job j JOIN notificaciones n ON n.id = (j.data->>'aviso')::uuid
     WHERE j.name = 'avisos_push' AND j.state = 'created' AND n.aplicacion_id = $1 ORDER BY j.start_after`,
    [application],
  );
/** The job of a move, which would be due after the time of an undo. */
async function jobOfMove(application: string): Promise<PushJob> {
  await move(application, { estado: 'en_revision', version: 1 });
  const [job] = await waiting(application);
  return job?.data as PushJob;
}
const send = (job: PushJob) => world.app.get(SendPush).send(job);

describe('a change of state', () => {
  it('reaches the browser encrypted and signed, with a title and a path and nothing else', async () => {
    const { agent, email, application, browser } = await subscribed();
    afterUndo();
    await move(application, { estado: 'en_revision', version: 1 });
    await arrived(browser);
    const [message] = at(browser);
    if (!message) throw new Error('nothing arrived');
    expect(browser.read(message)).toEqual({
      titulo: 'Tu candidatura está en revisión',
      enlace: '/portal-candidato?tab=progreso',
    });
    expect(message.body.toString('latin1')).not.toContain('candidatura');
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(JSON.stringify(message.headers)).not.toContain(email);
    const { key, claims } = vapidOf(message);
    expect(key).toBe((await agent.get('/api/push')).body.clave_publica);
    expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) });
    expect(() => service.browser().read(message)).toThrow();
  });

  it('that is undone sends nothing', async () => {
    const { application, browser } = await subscribed();
    const moved = await move(application, { estado: 'contratada', version: 1 });
    const [job] = await waiting(application);
    expect(job?.wait).toBeGreaterThan(5);
    const undo = { historial_id: moved.body.undo.historial_id, version: 2 };
    await hr.post(`/api/applications/${application}/undo`).send(undo).expect(200);
    await send(job?.data as PushJob);
    expect(at(browser)).toEqual([]);
  });

  it('that was read in the portal sends nothing more', async () => {
    const { agent, application, browser } = await subscribed();
    const job = await jobOfMove(application);
    await agent.post('/api/notifications/read-all').send({}).expect(200);
    await send(job);
    expect(at(browser)).toEqual([]);
  });
});

it('an interview reaches every browser of the person, and a requested document none', async () => {
  const { agent, candidate, browser } = await subscribed();
  const second = service.browser();
  await subscribe(agent, second).expect(200);
  afterUndo();
  await hr
    .post('/api/documents')
    .send({ candidato_id: candidate, nombre: 'Permiso de conducir' })
    .expect(201);
  await hr.post('/api/interviews').send(order(candidate)).expect(201);
  await arrived(browser);
  await arrived(second);
  for (const one of [browser, second]) {
    const titles = at(one).map((message) => (one.read(message) as { titulo: string }).titulo);
    expect(titles.join()).toMatch(/entrevista/i);
    expect(titles.join()).not.toMatch(/document/i);
  }
});

describe('a subscription', () => {
  it.each([404, 410])('that the push service answers with %i ends', async (status) => {
    const { agent, application } = await subscribed();
    const job = await jobOfMove(application);
    service.status = status;
    await send(job);
    expect(await subscriptions(agent)).toEqual([]);
  });

  it.each([429, 500, 503])('is tried again after a status %i, at most three times', async (status) => {
    const { agent, application, browser } = await subscribed();
    const job = await jobOfMove(application);
    service.status = status;
    for (const [index, pause] of [30, 120, 600].entries()) {
      await send({ ...job, intento: String(index + 1) });
      const next = (await waiting(application)).find(({ data }) => data.intento === String(index + 2));
      expect(next?.wait).toBeGreaterThan(pause - 20);
      expect(next?.wait).toBeLessThanOrEqual(pause + 1);
    }
    await send({ ...job, intento: '4' });
    expect((await waiting(application)).map(({ data }) => data.intento)).toEqual(['1', '2', '3', '4']);
    expect(at(browser)).toHaveLength(4);
    expect(await subscriptions(agent)).toHaveLength(1);
  });

  it('waits as long as the push service asks', async () => {
    const { application } = await subscribed();
    const job = await jobOfMove(application);
    Object.assign(service, { status: 429, headers: { 'Retry-After': '900' } });
    await send(job);
    expect((await waiting(application)).at(-1)?.wait).toBeGreaterThan(880);
  });

  it('that the push service refuses stays, and the message is not repeated', async () => {
    const { agent, application } = await subscribed();
    const job = await jobOfMove(application);
    service.status = 413;
    await send(job);
    expect(await waiting(application)).toHaveLength(1);
    expect(await subscriptions(agent)).toHaveLength(1);
  });

  it('belongs to one browser: it is updated, and whoever subscribes last has it', async () => {
    const { agent, browser } = await subscribed();
    const { body } = await subscribe(agent, browser).expect(200);
    expect(body).toMatchObject({ endpoint: browser.endpoint, dispositivo: expect.any(String) });
    expect(await subscriptions(agent)).toHaveLength(1);
    const { agent: other } = await applicant();
    await subscribe(other, browser).expect(200);
    expect(await subscriptions(agent)).toEqual([]);
    expect(await subscriptions(other)).toHaveLength(1);
  });

  it('is ended by its owner only', async () => {
    const { agent } = await subscribed();
    const { agent: other } = await applicant();
    const [own] = await subscriptions(agent);
    await other.delete(`/api/push/subscriptions/${own?.id}`).expect(404);
    expect(await subscriptions(agent)).toHaveLength(1);
    await agent.delete(`/api/push/subscriptions/${own?.id}`).expect(204);
    await agent.delete(`/api/push/subscriptions/${own?.id}`).expect(404);
    expect(await subscriptions(agent)).toEqual([]);
    await world.agent().get('/api/push').expect(401);
  });

  it('is one of at most five of a person, and the oldest ends', async () => {
    const { agent, browser } = await subscribed();
    const more = Array.from({ length: 5 }, () => service.browser());
    for (const one of more) {
      world.clock.advance(1000);
      await subscribe(agent, one).expect(200);
    }
    const kept = (await subscriptions(agent)).map(({ endpoint }) => endpoint);
    expect(kept).toEqual(more.map(({ endpoint }) => endpoint));
    expect(kept).not.toContain(browser.endpoint);
  });

  it.each([
    ['http://10.0.0.1/push', 'endpoint'],
    ['http://169.254.169.254/latest/meta-data/', 'endpoint'],
    ['ftp://127.0.0.1/push', 'endpoint'],
    ['', 'endpoint'],
  ])('with the endpoint %j is refused', async (endpoint, field) => {
    const { agent } = await applicant();
    const request = { ...service.browser().subscription, endpoint };
    const { status, body } = await agent.post('/api/push/subscriptions').send(request);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('is answered alike whether its name is in the network or nobody’s: names are looked up at each message only', async () => {
    const { agent } = await applicant();
    const destinations = world.app.get(Destinations);
    const resolve = jest
      .spyOn(destinations, 'resolve')
      .mockResolvedValue([{ address: '10.0.0.7', family: 4 }]);
    try {
      for (const host of ['wiki.intranet', 'nobody.invalid']) {
        const request = { ...service.browser().subscription, endpoint: `https://${host}/push` };
        await agent.post('/api/push/subscriptions').send(request).expect(200);
      }
      expect(resolve).not.toHaveBeenCalled();
    } finally {
      resolve.mockRestore();
    }
  });

  it('whose key is no point of the curve is refused', async () => {
    const { agent } = await applicant();
    const { endpoint, keys } = service.browser().subscription;
    const request = { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } };
    await agent.post('/api/push/subscriptions').send(request).expect(422);
  });

  it('is in the data export without its keys, and goes with the account', async () => {
    const { candidate, email, browser } = await subscribed();
    const { manager } = world.dataSource;
    const [user] = await world.dataSource.query<{ id: string }[]>(`SELECT id FROM users WHERE email = $1`, [
      email,
    ]);
    const part = world.app
      .get(PersonalDataHooks)
      .parts()
      .find(({ name }) => name === 'suscripciones_push');
    const held = await part?.read(manager, { userId: user?.id ?? null, candidateId: candidate });
    expect(held?.data).toEqual([
      {
        dispositivo: expect.any(String),
        servicio: new URL(service.origin).host,
        created_at: expect.any(String),
      },
    ]);
    await world.erase(candidate);
    await world.change(`DELETE FROM users WHERE email = $1`, [email]);
    const rows = await world.dataSource.query(`SELECT 1 FROM suscripciones_push WHERE endpoint = $1`, [
      browser.endpoint,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a subscription of an account that somebody else can enter', () => {
  const NEW = 'la-mia-de-verdad-7';
  const PASSWORD = 'una-clave-1';
  const stands = async ({ endpoint }: PushBrowser): Promise<boolean> => {
    const rows = await world.dataSource.query<object[]>(
      `SELECT 1 FROM suscripciones_push WHERE endpoint = $1`,
      [endpoint],
    );
    return rows.length === 1;
  };
  const userOf = (email: string) => world.dataSource.getRepository(User).findOneByOrFail({ email });

  it.each([
    [
      'a new password from a mailed link',
      'restablecer',
      'reset-password',
      { password: NEW, confirm_password: NEW },
    ],
    ['a mailed link to enter with', 'acceso', 'enter', {}],
    [
      'the verification in another browser',
      'verificacion',
      'verify-email',
      { new_password: NEW, confirm_password: NEW },
    ],
  ] as const)('ends with %s', async (_way, tipo, path, body) => {
    const email = `ajeno${++people}@example.com`;
    const stranger = world.agent();
    const registration = { email, password: PASSWORD, confirm_password: PASSWORD };
    await stranger.post('/api/auth/register').send(registration).expect(201);
    const browser = service.browser();
    await subscribe(stranger, browser).expect(200);
    const link = await issueAccountToken(world.dataSource.manager, {
      tipo,
      userId: (await userOf(email)).id,
      sessionId: null,
      now: world.clock.now(),
      appUrl: world.environment.appUrl,
    });
    const token = new URL(link).searchParams.get('token');
    const { status } = await world
      .agent()
      .post(`/api/auth/${path}`)
      .send({ token, ...body });
    expect(status).toBeLessThan(300);
    expect(await stands(browser)).toBe(false);
    await subscribe(stranger, browser).expect(401);
  });

  it('ends with the other sessions and with a changed password, except in the browser that does it', async () => {
    const { agent, email, browser } = await subscribed();
    await world.dataSource.query(`UPDATE users SET password_hash = $2 WHERE email = $1`, [
      email,
      await world.app.get(PasswordHasher).hash(PASSWORD),
    ]);
    async function elsewhere(): Promise<PushBrowser> {
      const other = world.agent();
      await other.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
      const foreign = service.browser();
      await subscribe(other, foreign).expect(200);
      return foreign;
    }
    const first = await elsewhere();
    const { status } = await agent.post('/api/auth/sessions/end-others');
    expect(status).toBeLessThan(300);
    expect([await stands(browser), await stands(first)]).toEqual([true, false]);
    const second = await elsewhere();
    const change = { current_password: PASSWORD, password: NEW, confirm_password: NEW };
    const changed = await agent.post('/api/auth/change-password').send(change);
    expect(changed.status).toBeLessThan(300);
    expect([await stands(browser), await stands(second)]).toEqual([true, false]);
  });

  it('ends when its owner signs out there, and with another role', async () => {
    const { agent, browser } = await subscribed();
    await agent.post('/api/auth/logout');
    expect(await stands(browser)).toBe(false);
    const promoted = await subscribed();
    const { id } = await userOf(promoted.email);
    const admin = await world.signedInAs('admin');
    await admin.patch(`/api/users/${id}`).send({ role: 'rrhh' }).expect(200);
    expect(await stands(promoted.browser)).toBe(false);
  });

  it('that was made in an earlier session belongs to this one once its browser says so', async () => {
    const { agent, browser } = await subscribed();
    await world.dataSource.query(`UPDATE suscripciones_push SET session_id = NULL`);
    const actual = async () => (await agent.get('/api/push').expect(200)).body.suscripciones[0].actual;
    expect(await actual()).toBe(false);
    await subscribe(agent, browser).expect(200);
    expect(await actual()).toBe(true);
  });
});

describe('the key of the installation', () => {
  const row = async () =>
    (
      await world.dataSource.query<{ publica: string; secreto: string; clave: string }[]>(
        `SELECT * FROM claves_push`,
      )
    )[0];

  it('is made once, sealed, and sealed again after a change of DATA_KEY', async () => {
    const keys = world.app.get(PushKeys);
    const pairs = await Promise.all([keys.current(), keys.current(), keys.current()]);
    expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1);
    const pair = await keys.current();
    expect((await row())?.secreto).not.toContain(pair.privateKey);
    const changed = { dataKey: Buffer.alloc(32, 7), dataKeyOld: world.environment.dataKey };
    const later = new PushKeys(world.dataSource, new SecretBox(changed));
    expect(await later.current()).toEqual(pair);
    await later.reseal();
    const { keyId } = new SecretBox(changed);
    expect(await row()).toMatchObject({ publica: pair.publicKey, clave: keyId });
    expect(
      await new PushKeys(world.dataSource, new SecretBox({ ...changed, dataKeyOld: null })).current(),
    ).toEqual(pair);
  });

  it('that can no longer be opened is replaced, and its subscriptions end', async () => {
    const before = await row();
    const lost = new SecretBox({ dataKey: Buffer.alloc(32, 9), dataKeyOld: null });
    await world.dataSource.query(`UPDATE claves_push SET clave = 'unknown'`);
    const pair = await new PushKeys(world.dataSource, lost).current();
    expect(pair.publicKey).not.toBe(before?.publica);
    expect(await world.dataSource.query(`SELECT 1 FROM suscripciones_push`)).toEqual([]);
  });
});
