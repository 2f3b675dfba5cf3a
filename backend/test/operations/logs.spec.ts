import { randomBytes } from 'node:crypto';
import { LogsService, type NewLogEntry } from '../../src/logs/logs.service.js';
import { RecordFailedJobs } from '../../src/logs/record-failed-jobs.js';
import { CheckLog } from '../../src/logs/seal/check-log.js';
import { SealLog } from '../../src/logs/seal/seal-log.js';
import { verifyLog } from '../../src/operations/commands/verify-log.js';
import { QueueService } from '../../src/platform/queue/queue.service.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
let adminId: string;
beforeAll(async () => {
  world = await createWorld();
  const user = await world.given.user({ role: 'admin', email: 'jefa@example.com' });
  adminId = user.id;
  admin = await world.agentOf(user);
});
afterAll(() => world.close());
afterEach(() =>
  tamper(
    `TRUNCATE system_logs, system_log_seals, system_log_keys, system_log_waiting, system_log_checks RESTART IDENTITY`,
  ),
);

const record = (entry: Partial<NewLogEntry> = {}) =>
  world.app.get(LogsService).record(world.dataSource.manager, {
    actorId: adminId,
    action: 'test.done',
    details: 'Prueba hecha',
    ...entry,
  });
const list = async (filter: object = {}, agent = admin) => {
  const response = await agent.get('/api/logs').query({ filter: JSON.stringify(filter) });
  return response.body as Record<string, unknown>[];
};
const seal = () => world.app.get(SealLog).run();
const verify = () => world.app.get(CheckLog).run();
const query = <T>(sql: string, values: unknown[] = []) => world.dataSource.query<T[]>(sql, values);
/** As the owner of the database could: without its triggers. */
const tamper = (sql: string) =>
  world.dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL session_replication_role = replica`);
    await manager.query(sql);
  });

describe('the list of the log', () => {
  it('can be filtered by the person concerned and by the author', async () => {
    const { id } = await world.given.user({ email: 'otra@example.com' });
    await record({ action: 'user.deactivated', entity: 'user', entityId: id });
    await record({ actorId: id });
    await record();
    const found = (await list({ usuario: 'otra@' })).map(({ action }) => action);
    expect(found).toEqual(['test.done', 'user.deactivated']);
  });

  it('can be filtered by level, person, action, text and day', async () => {
    await record({ level: 'warning', action: 'vacancy.removed', details: 'Vacante eliminada: Conducción' });
    await record({ actorId: null, level: 'error', action: 'mail.failed', details: 'Correo no entregado' });
    await record({
      changes: { titulo: { antes: 'Mozo', ahora: 'Moza' }, activa: { antes: true, ahora: false } },
    });
    const actions = async (filter: object) => (await list(filter)).map(({ action }) => action);
    expect(await actions({})).toEqual(['test.done', 'mail.failed', 'vacancy.removed']);
    expect(await actions({ nivel: 'warning' })).toEqual(['vacancy.removed']);
    expect(await actions({ usuario: 'system' })).toEqual(['mail.failed']);
    expect(await actions({ usuario: 'jefa@' })).toEqual(['test.done', 'vacancy.removed']);
    expect(await actions({ usuario: adminId, accion: 'test.done' })).toEqual(['test.done']);
    expect(await actions({ q: 'conduccion eliminada' })).toEqual(['vacancy.removed']);
    for (const desde of ['0000-01-01', '2026-02-30', '2026-13-01']) {
      await admin.get(`/api/logs?filter=${JSON.stringify({ desde })}`).expect(400);
    }
    expect(await actions({ q: 'nada-de-esto' })).toEqual([]);
    expect(await actions({ hasta: '2020-01-01' })).toEqual([]);
    expect(await actions({ desde: '2020-01-01' })).toHaveLength(3);
    for (const filter of [{ nivel: 'grave' }, { desde: 'ayer' }, { cuenta: 'x' }]) {
      expect((await admin.get('/api/logs').query({ filter: JSON.stringify(filter) })).status).toBe(400);
    }
    expect((await admin.get('/api/logs/actions')).body.actions).toEqual([
      'mail.failed',
      'test.done',
      'vacancy.removed',
    ]);
  });

  it('looks up names when it is read, and shows what changed', async () => {
    const gone = await world.given.user({ role: 'rrhh' });
    await record({ actorId: gone.id });
    await record({ actorId: null });
    await record({ changes: { activa: { antes: true, ahora: null } }, entity: 'user', entityId: gone.id });
    await query(`DELETE FROM users WHERE id = $1`, [gone.id]);
    const entries = await list();
    expect(entries.map(({ user_email }) => user_email)).toEqual([
      'jefa@example.com',
      'system',
      'Cuenta eliminada',
    ]);
    const { body } = await admin.get(`/api/logs/${String(entries[0]?.id)}`).expect(200);
    expect(body).toMatchObject({
      cambios: [{ campo: 'activa', antes: 'Sí', ahora: null }],
      entity_email: 'Cuenta eliminada',
      sellada: false,
    });
    await admin.get('/api/logs/99999999').expect(404);
    await admin.get('/api/logs/uno').expect(404);
  });

  it('gives fifty entries, or the requested range', async () => {
    await query(
      `INSERT INTO system_logs (action, details) SELECT 'test.many', 'Entrada ' || n FROM generate_series(1, 60) n`,
    );
    const first = await admin.get('/api/logs').expect(200);
    expect([first.body.length, first.headers['content-range']]).toEqual([50, 'logs 0-49/60']);
    const second = await admin.get('/api/logs').query({ range: '[40,59]' }).expect(200);
    expect(second.body).toHaveLength(20);
  });

  it('is exported whole as a spreadsheet, without formulas', async () => {
    await record({ details: '=HYPERLINK("x")' });
    const { text, headers } = await admin.get('/api/logs/export').query({ filter: '{"accion":"test.done"}' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="registro-[\d-]{10}\.csv"/);
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain(`jefa@example.com;Información;test.done;"'=HYPERLINK(""x"")"`);
    expect((await list())[0]).toMatchObject({
      action: 'logs.exported',
      details: 'Registro exportado (filtros: accion)',
    });
  });

  it('is for administrators', async () => {
    const hr = await world.signedInAs('rrhh');
    for (const path of ['', '/1', '/actions', '/seal', '/export']) {
      await hr.get(`/api/logs${path}`).expect(403);
    }
  });
});

it('a background job that has failed permanently is logged once as an error', async () => {
  const queue = world.app.get(QueueService);
  await queue.define('de-prueba', { retryLimit: 0, retryDelay: 1 });
  queue.work('de-prueba', () => Promise.reject(new Error('meant to fail')), { concurrency: 1, pollMs: 20 });
  await queue.enqueue(world.dataSource.manager, 'de-prueba', {}, { singletonKey: 'una' });
  const failed = world.app.get(RecordFailedJobs);
  await world.until(async () => (await failed.run()) === 1);
  expect(await failed.run()).toBe(0);
  expect((await list({ nivel: 'error' }))[0]).toMatchObject({
    action: 'job.failed',
    details: 'Una tarea en segundo plano ha fallado (de-prueba)',
  });
});

describe('the log is append-only', () => {
  it.each([
    `UPDATE system_logs SET details = ''`,
    `DELETE FROM system_logs`,
    `TRUNCATE system_logs`,
    `UPDATE system_log_seals SET hmac = ''`,
    `DELETE FROM system_log_seals`,
    `TRUNCATE system_log_seals`,
  ])('%s is refused', async (statement) => {
    await record();
    await seal();
    await expect(query(statement)).rejects.toThrow('only grows');
  });
});

describe('the seals of the log', () => {
  it('match the entries, whatever the order of their commits', async () => {
    const slow = world.dataSource.createQueryRunner();
    await slow.connect();
    await slow.startTransaction();
    await slow.query(`INSERT INTO system_logs (action) VALUES ('test.slow')`);
    await record();
    expect(await seal()).toBe(1);
    await slow.commitTransaction();
    await slow.release();
    expect(await seal()).toBe(1);
    expect(await verify()).toMatchObject({ entries: 2, waiting: 0, broken: null });
    const state = await admin.get('/api/logs/seal').expect(200);
    expect(state.body).toMatchObject({ estado: 'verificado', entries: 2, waiting: 0, problem: null });
  });

  it('form one chain, however many processes seal at once', async () => {
    await query(`INSERT INTO system_logs (action) SELECT 'test.many' FROM generate_series(1, 5000)`);
    const sealed = await Promise.all([seal(), seal(), seal()]);
    await seal();
    expect(sealed.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(5000);
    expect(await verify()).toMatchObject({ entries: 5000, waiting: 0, broken: null });
  });

  it.each([
    [`UPDATE system_logs SET details = 'otra cosa' WHERE id = 2`, { logId: '2', reason: 'cambiada' }, 1],
    [
      `UPDATE system_logs SET created_at = created_at + interval '1 microsecond' WHERE id = 2`,
      { logId: '2', reason: 'cambiada' },
      1,
    ],
    [`DELETE FROM system_logs WHERE id = 2`, { logId: '2', reason: 'falta' }, 1],
    [`DELETE FROM system_log_seals WHERE log_id = 2`, { logId: '3', reason: 'cadena' }, 1],
    [
      `WITH gone AS (DELETE FROM system_log_seals WHERE log_id = 3) DELETE FROM system_logs WHERE id = 3`,
      { logId: null, reason: 'cadena' },
      2,
    ],
    [`INSERT INTO system_logs (action) VALUES ('test.forged')`, { logId: '4', reason: 'sin_sello' }, 3],
  ])('reveal the change %s', async (statement, broken, entries) => {
    for (let n = 0; n < 3; n++) await record();
    await seal();
    expect(await verify()).toMatchObject({ entries: 3, broken: null });
    await tamper(statement);
    expect(await verify()).toMatchObject({ entries, broken });
    expect(await verify()).toMatchObject({ entries, broken });
    expect((await list()).filter(({ action }) => action === 'logs.chain_broken')).toMatchObject([
      { level: 'error', user_email: 'system' },
    ]);
    const { body } = await admin.get('/api/logs/seal');
    expect(body).toMatchObject({ estado: 'roto', problem: expect.any(String) });
  });

  it('still match after the erasure of a person', async () => {
    const user = await world.given.user();
    await record({ actorId: user.id, entity: 'user', entityId: user.id });
    await seal();
    await query(`DELETE FROM users WHERE id = $1`, [user.id]);
    expect(await verify()).toMatchObject({ entries: 1, broken: null });
    expect((await list())[0]).toMatchObject({ user_email: 'Cuenta eliminada' });
  });

  it('are made and verified in batches when many entries wait', async () => {
    await query(`INSERT INTO system_logs (action) SELECT 'test.many' FROM generate_series(1, 1201)`);
    await world.app.get(SealLog).tick();
    await world.app.get(CheckLog).tick();
    const { body } = await admin.get('/api/logs/seal').expect(200);
    expect(body).toMatchObject({ estado: 'verificado', entries: 1201, waiting: 0 });
  });

  it('are verified on request', async () => {
    await record();
    const { body } = await admin.post('/api/logs/verify').expect(200);
    expect(body).toMatchObject({ estado: 'verificado', entries: 1, waiting: 0 });
  });

  it('survive a change of the data key; without both keys they cannot be verified', async () => {
    await record();
    await seal();
    const { databaseUrl, dataKey } = world.environment;
    const changed = (environment: object) =>
      createWorld({ databaseUrl, environment: { dataKey: randomBytes(32), ...environment } });
    const rotated = await changed({ dataKeyOld: dataKey });
    await rotated.app.get(CheckLog).tick();
    expect(await rotated.app.get(CheckLog).run()).toMatchObject({ entries: 1, broken: null });
    await rotated.close();
    expect(await verify()).toMatchObject({ broken: { logId: '1', reason: 'clave' } });
    await seal();
    expect((await list()).map(({ action }) => action)).toContain('logs.key_replaced');
  });

  it('are verified by audit:verify beside the server', async () => {
    await record();
    await record();
    await seal();
    const before = { ...process.env };
    const { databaseUrl, dataKey } = world.environment;
    Object.assign(process.env, { DATABASE_URL: databaseUrl, DATA_KEY: dataKey.toString('base64') });
    try {
      expect(await verifyLog()).toMatchObject({
        entries: 2,
        waiting: 0,
        head: { position: 2 },
        broken: null,
      });
      await tamper(`DELETE FROM system_logs WHERE id = 1`);
      expect(await verifyLog()).toMatchObject({
        entries: 0,
        head: null,
        broken: { logId: '1', reason: 'falta' },
      });
    } finally {
      process.env = before;
    }
  });
});
