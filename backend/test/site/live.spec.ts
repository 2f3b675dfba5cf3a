import { LIVE_MESSAGES, type LiveEvent } from '@hiring/contract';
import { Client } from 'pg';
import { LiveStreams } from '../../src/site/live/live-streams.js';
import { submit } from '../candidates/application-form.js';
import { type EventStream, listen } from './event-stream.js';
import { until } from '../until.js';
import { createWorld, type World } from '../world.js';

let world: World;
/** A second process on the same database. */
let other: World;
const open: EventStream[] = [];
beforeAll(async () => {
  world = await createWorld();
  other = await createWorld({ databaseUrl: world.environment.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await world.close();
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function listener(where: World = world, role: 'rrhh' | 'admin' = 'rrhh') {
  const user = await world.given.user({ role });
  const session = await world.given.session(user);
  const stream = await listen(where, session.accessToken);
  open.push(stream);
  return { user, session, stream };
}

let people = 0;
async function applicant(): Promise<{ application: string; candidate: string }> {
  const agent = await world.registered(`live${++people}@example.com`);
  const { body } = await submit(agent, {}).expect(201);
  const me = await agent.get('/api/candidates/me');
  return { application: body.application.id, candidate: me.body.candidate.id };
}

const ofApplication = (id: string, change: string) => (event: LiveEvent) =>
  event.kind === 'application' && event.id === id && event.change === change;

describe('the event stream', () => {
  it('is for staff only', async () => {
    const candidate = await world.given.user();
    const session = await world.given.session(candidate);
    expect((await listen(world)).status).toBe(401);
    expect((await listen(world, session.accessToken)).status).toBe(403);
  });

  it('is not cached or buffered by proxies', async () => {
    const { stream } = await listener();
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toMatch('text/event-stream');
    expect(stream.headers.get('cache-control')).toMatch('no-store');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
  });

  it('sends a move made in another process, without personal data', async () => {
    const { application, candidate } = await applicant();
    const { stream } = await listener(other);
    await world.moveTo(application, 'en_revision');
    await stream.hears(ofApplication(application, 'moved'));
    expect(stream.events.filter((event) => event.kind === 'application')).toEqual([
      {
        kind: 'application',
        change: 'moved',
        id: application,
        candidato_id: candidate,
        vacante_id: null,
        stage: 'en_revision',
        version: 2,
      },
    ]);
  });

  it('sends new applications, withdrawn ones and changed people', async () => {
    const { stream } = await listener();
    const { application, candidate } = await applicant();
    await stream.hears(ofApplication(application, 'created'));
    await world.dataSource.query(`UPDATE candidates SET telefono = '600000001' WHERE id = $1`, [candidate]);
    await stream.hears((event) => event.kind === 'candidate' && event.id === candidate);
    await world.withdraw(application);
    await stream.hears(ofApplication(application, 'removed'));
  });

  it('sends whose note, message or e-mail changed, and which vacancy, without their words', async () => {
    const { stream } = await listener();
    const { candidate } = await applicant();
    const hears = (resource: string) =>
      stream.hears(
        (event) => event.kind === 'record' && event.resource === resource && event.candidato_id === candidate,
      );
    await hears('emails');
    await world.dataSource.query(
      `INSERT INTO notas_candidato (candidato_id, texto, causa) VALUES ($1, 'Conduce bien', 'live')`,
      [candidate],
    );
    await hears('notes');
    await world.dataSource.query(`UPDATE candidates SET direccion = 'Calle Mayor 1' WHERE id = $1`, [
      candidate,
    ]);
    await stream.hears((event) => event.kind === 'candidate' && event.id === candidate);
    expect(JSON.stringify(stream.events)).not.toMatch(/Conduce bien|Calle Mayor|@/);
  });

  it('sends nothing that was rolled back', async () => {
    const { application } = await applicant();
    const { stream } = await listener();
    const undone = world.dataSource.transaction(async (manager) => {
      await manager.query(`UPDATE aplicaciones_vacantes SET version = version + 1 WHERE id = $1`, [
        application,
      ]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { application: later } = await applicant();
    await stream.hears(ofApplication(later, 'created'));
    expect(stream.events.some(ofApplication(application, 'changed'))).toBe(false);
  });

  it('sends a large change as a single event', async () => {
    for (let n = 0; n < 3; n++) await applicant();
    const { application } = await applicant();
    const { candidato_id } = (
      await world.dataSource.query<{ candidato_id: string }[]>(
        'SELECT candidato_id FROM aplicaciones_vacantes WHERE id = $1',
        [application],
      )
    ).at(0) ?? { candidato_id: '' };
    const { stream } = await listener();
    await world.dataSource.query(
      `INSERT INTO aplicaciones_vacantes (candidato_id, departamento, posicion, estado)
       SELECT $1, 'chofer', 'conductor', 'rechazada' FROM generate_series(1, 30)`,
      [candidato_id],
    );
    await stream.hears(({ kind }) => kind === 'resync');
    const told = stream.events.filter((event) => event.kind === 'application' && event.stage === 'rechazada');
    expect(told).toEqual([]);
    await world.dataSource.query(
      `DELETE FROM aplicaciones_vacantes WHERE candidato_id = $1 AND estado = 'rechazada'`,
      [candidato_id],
    );
  });

  it.each(['no JSON', 'null', '7', '{}'])(
    'asks clients to read again after somebody notified %p',
    async (payload) => {
      const { stream } = await listener();
      await world.dataSource.query(`SELECT pg_notify('live', $1)`, [payload]);
      await stream.hears(({ kind }) => kind === 'resync');
    },
  );

  it('ends at once with its session', async () => {
    const { user, stream } = await listener(other);
    const browser = await world.agentOf(user);
    const [session] = await world.dataSource.query<{ id: string }[]>(
      'SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at LIMIT 1',
      [user.id],
    );
    await world.dataSource.query('UPDATE sessions SET revoked_at = now() WHERE id = $1', [session?.id]);
    await until(() => Promise.resolve(stream.ended));
    expect(stream.names.at(-1)).toBe(LIVE_MESSAGES.end);
    // The same person's other session goes on.
    await browser.get('/api/candidates').expect(200);
  });

  it('is no activity: an idle session ends during it', async () => {
    const { stream, session } = await listener();
    const streams = world.app.get(LiveStreams);
    await streams.beat();
    expect(stream.ended).toBe(false);
    await world.dataSource.query(
      `UPDATE sessions SET last_seen_at = now() - interval '31 minutes' WHERE id = $1`,
      [session.sessionId],
    );
    await streams.beat();
    await until(() => Promise.resolve(stream.ended));
    expect(stream.names.at(-1)).toBe(LIVE_MESSAGES.end);
  });

  it('is limited for each person', async () => {
    const { session } = await listener();
    const more = await Promise.all(Array.from({ length: 12 }, () => listen(world, session.accessToken)));
    open.push(...more);
    expect(more.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  });

  it('asks clients to read again after the database was down', async () => {
    const { stream } = await listener();
    const admin = new Client({ connectionString: world.environment.databaseUrl });
    await admin.connect();
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'fleet-hiring-live'`,
    );
    await admin.end();
    await stream.hears(({ kind }) => kind === 'resync');
    const { application } = await applicant();
    await stream.hears(ofApplication(application, 'created'));
  });

  it('does not keep a process from stopping', async () => {
    const third = await createWorld({ databaseUrl: world.environment.databaseUrl });
    const { stream } = await listener(third);
    await third.close();
    await until(() => Promise.resolve(stream.ended));
    expect(stream.names).not.toContain(LIVE_MESSAGES.end);
  });
});
