import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyDatabase } from '../database.js';
import { GuardedPool } from '../../src/platform/database/connections/guarded-pool.js';

/** One message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const ACCEPTED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const CANCELLED = message('E', Buffer.from('SERROR\0C57014\0Mcanceling statement\0\0'));
const SHUTTING_DOWN = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

describe('a connection that the server accepts and closes at once', () => {
  let server: Server;

  beforeEach(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(Buffer.concat([ACCEPTED, READY, SHUTTING_DOWN])));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => server.close());

  it('fails with its first statement, and does not end the process', async () => {
    const { port } = server.address() as AddressInfo;
    const pool = new GuardedPool({ host: '127.0.0.1', port, user: 'a', database: 'a', password: 'a' });
    // As TypeORM takes one: it listens a moment after it has been given it.
    const client = await new Promise<import('pg').PoolClient>((resolve, reject) => {
      pool.connect((error, given) => (given ? resolve(given) : reject(error ?? new Error('no connection'))));
    });
    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release(true);
    await sleep(50);
    await pool.end();
  });
});

describe('a server that says nothing any more', () => {
  /** A statement waits four seconds before anybody suspects the server. */
  const PATIENCE_MS = 8000;

  it('is given up: all that was asked of it fails', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      // The first connection is made; the check on another one is not answered either.
      if (++connections === 1) socket.once('data', () => socket.write(Buffer.concat([ACCEPTED, READY])));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const pool = new GuardedPool({
      ...{ host: '127.0.0.1', port, user: 'a', database: 'a', password: 'a' },
      connectionTimeoutMillis: 300,
    });
    const client = await pool.connect();
    const asked = Promise.allSettled([client.query('SELECT 1'), client.query('SELECT 2')]);
    const outcome = await Promise.race([asked, sleep(PATIENCE_MS, 'still waiting', { ref: false })]);
    client.release(true);
    server.close();
    await pool.end();
    expect(outcome).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  }, 15_000);
});

describe('a connection', () => {
  it('sends statements that are asked for at once together, and each gets its own answer', async () => {
    const database = await emptyDatabase();
    const pool = new GuardedPool({ connectionString: database.url, prepares: true });
    const client = await pool.connect();
    try {
      await client.query('START TRANSACTION');
      const [first, second] = await Promise.allSettled([
        client.query('SELECT 1 / 0 AS n'),
        client.query('SELECT 2 AS n'),
      ]);
      expect(first).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
      expect(second).toMatchObject({ status: 'rejected', reason: { code: '25P02' } });
      await client.query('ROLLBACK');
      // From the third use on it is prepared.
      const answers = await Promise.all([1, 2, 3, 4].map((n) => client.query('SELECT $1::int AS n', [n])));
      expect(answers.map(({ rows }) => rows as unknown)).toEqual([1, 2, 3, 4].map((n) => [{ n }]));
    } finally {
      client.release();
      await pool.end();
      await database.drop();
    }
  });

  it('sends no change before its transaction has begun', async () => {
    const received: string[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(Buffer.concat([ACCEPTED, READY]));
        socket.on('data', (data) => {
          received.push(data.toString('latin1'));
          if (received.length === 1) socket.write(Buffer.concat([CANCELLED, READY]));
        });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const pool = new GuardedPool({ host: '127.0.0.1', port, user: 'a', database: 'a', password: 'a' });
    const client = await pool.connect();
    await client.query('START TRANSACTION');
    await expect(client.query('UPDATE t SET n = 1')).rejects.toMatchObject({ code: '57014' });
    client.release(true);
    await pool.end();
    server.close();
    expect(received.join()).toContain('START TRANSACTION');
    expect(received.join()).not.toContain('UPDATE');
  });
});

describe('a prepared statement whose table a migration changes meanwhile', () => {
  it('is sent again, and fails with its own error in a transaction', async () => {
    const database = await emptyDatabase();
    const pool = new GuardedPool({ connectionString: database.url, max: 1, prepares: true });
    const client = await pool.connect();
    const ask = () => client.query('SELECT * FROM things WHERE id = $1', [1]);
    try {
      await client.query('CREATE TABLE things (id int)');
      await client.query('INSERT INTO things VALUES (1)');
      for (let times = 0; times < 4; times += 1) await ask();
      await client.query('ALTER TABLE things ADD COLUMN name text');
      expect((await ask()).rows).toEqual([{ id: 1, name: null }]);

      for (let times = 0; times < 4; times += 1) await ask();
      await client.query('ALTER TABLE things DROP COLUMN name');
      await client.query('START TRANSACTION');
      await expect(ask()).rejects.toMatchObject({ code: '0A000' });
      await client.query('ROLLBACK');
      expect((await ask()).rows).toEqual([{ id: 1 }]);
    } finally {
      client.release();
      await pool.end();
      await database.drop();
    }
  });
});
