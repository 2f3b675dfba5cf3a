import { Client, type Pool, type PoolClient } from 'pg';
import { requestId } from '../../src/platform/scope.js';
import { submit } from '../candidates/application-form.js';
import { givenApplicant, order } from '../interviews/interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

/** What else holds each request of every world to its answer: after-commit.ts. */

let world: World;
let hr: Agent;
beforeAll(async () => {
  // As in production: a longer wait for a lock is an error.
  world = await createWorld({
    environment: { requestLimits: { statement_timeout: 90_000, lock_timeout: 500, connectMs: 60_000 } },
  });
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

/** Breaks the connection when PostgreSQL has the COMMIT of a change to `table`, before it can answer. */
async function whileCommitBreaks<T>(table: string, work: () => Promise<T>): Promise<T> {
  const { master: pool } = world.dataSource.driver as unknown as { master: Pool };
  const changes = new RegExp(`(?:INSERT INTO|UPDATE) "?${table}`, 'i');
  const undo: (() => void)[] = [];
  let broken = false;
  const watch = (client: PoolClient): void => {
    const ask = client.query.bind(client) as unknown as (...given: unknown[]) => Promise<unknown>;
    let hit = false;
    const query = async (...given: unknown[]): Promise<unknown> => {
      if (requestId() === undefined) return ask(...given);
      const text = String(given[0]);
      if (text === 'START TRANSACTION') hit = false;
      if (changes.test(text)) hit = true;
      const answer = ask(...given);
      if (text !== 'COMMIT' || !hit || broken) return answer;
      broken = true;
      await answer;
      throw new Error('Connection terminated unexpectedly');
    };
    Object.assign(client, { query });
    undo.push(() => Object.assign(client, { query: ask }));
  };
  pool.on('acquire', watch);
  try {
    return await work();
  } finally {
    pool.off('acquire', watch);
    for (const step of undo) step();
  }
}

describe('a change whose connection breaks during the commit', () => {
  it('is reported as unknown, and a repetition with the key gets the result', async () => {
    const { application } = await givenApplicant(world);
    const { body: seen } = await hr.get(`/api/applications/${application}`).expect(200);
    const move = () =>
      hr
        .post(`/api/applications/${application}/move`)
        .set('Idempotency-Key', 'move-unknown')
        .send({ estado: 'en_revision', version: seen.version, notificar: false });
    const lost = await whileCommitBreaks('aplicaciones_vacantes', () => move());
    expect(lost.status).toBe(503);
    expect(lost.headers['retry-after']).toBeDefined();
    expect(lost.body).toMatchObject({
      code: 'commit_unknown',
      detail: 'No sabemos si se ha guardado. Vuelve a intentarlo: no se duplicará.',
    });
    const again = await move().expect(200);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body.application).toMatchObject({ estado: 'en_revision', version: seen.version + 1 });
  });

  it('is reported without a promise when no key was sent', async () => {
    const { candidate } = await givenApplicant(world);
    const lost = await whileCommitBreaks('interviews', () =>
      hr.post('/api/interviews').send(order(candidate)),
    );
    expect([lost.status, lost.body.code]).toEqual([503, 'commit_unknown']);
    expect(lost.body.detail).toBe('No sabemos si se ha guardado. Compruébalo antes de volver a intentarlo.');
  });

  it('keeps the CV of a form that was accepted', async () => {
    const agent = await world.registered('incierta@example.com');
    const lost = await whileCommitBreaks('aplicaciones_vacantes', () => submit(agent, { key: 'form' }));
    expect([lost.status, lost.body.code]).toEqual([503, 'commit_unknown']);
    const again = await submit(agent, { key: 'form' });
    expect(again.status).toBe(201);
    const { body: me } = await agent.get('/api/candidates/me').expect(200);
    await hr.get(`/api/candidates/${me.candidate.id as string}/cv`).expect(200);
  });
});

describe('a request that waits too long for a lock', () => {
  /** Locks the applications during the work. */
  const whileLocked = async <T>(work: () => Promise<T>): Promise<T> => {
    const runner = world.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query('LOCK TABLE aplicaciones_vacantes IN ACCESS EXCLUSIVE MODE');
      return await work();
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  };

  it('is told that the server is busy, for reads and writes, and that it may retry', async () => {
    const { application } = await givenApplicant(world);
    const { body: seen } = await hr.get(`/api/applications/${application}`).expect(200);
    const answers = await whileLocked(async () => [
      await hr.get(`/api/applications/${application}`),
      await hr
        .post(`/api/applications/${application}/move`)
        .send({ estado: 'en_revision', version: seen.version }),
    ]);
    for (const { status, body, headers } of answers) {
      expect([status, body.code]).toEqual([503, 'busy']);
      expect(headers['retry-after']).toBeDefined();
    }
    const { body: now } = await hr.get(`/api/applications/${application}`).expect(200);
    expect(now.version).toBe(seen.version);
  });
});

describe('a read-only database', () => {
  /** Like a demoted primary, for open and new connections. */
  const demote = async (value: 'on' | 'off'): Promise<void> => {
    const client = new Client({ connectionString: world.environment.databaseUrl });
    await client.connect();
    try {
      await client.query('SET default_transaction_read_only = off');
      await client.query(
        `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${value}', current_database()); END $$`,
      );
      if (value === 'off') return;
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
    } finally {
      await client.end();
    }
  };

  it('makes changes unavailable and the process not ready, until its connections reach a writable one', async () => {
    await demote('on');
    const body = { nombre: 'Solo lectura' };
    try {
      // A cut connection is noticed at its next use.
      await world.until(async () => (await world.agent().get('/health/ready')).body.code === 'read_only');
      let refused = await hr.post('/api/tags').send(body);
      await world.until(async () => {
        refused = await hr.post('/api/tags').send(body);
        return refused.body.code === 'read_only';
      });
      expect([refused.status, refused.body.code]).toEqual([503, 'read_only']);
      expect(refused.headers['retry-after']).toBeDefined();
    } finally {
      await demote('off');
    }
    // Each refusal drops its connection, so that a new one reaches the writable server.
    await world.until(async () => (await hr.post('/api/tags').send(body)).status !== 503);
    await world.until(async () => (await world.agent().get('/health/ready')).status === 200);
  });
});
