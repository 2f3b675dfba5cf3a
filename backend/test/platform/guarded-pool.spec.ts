import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { GuardedPool } from '../../src/platform/database/connections/guarded-pool.js';

/** One message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const ACCEPTED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
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
      host: '127.0.0.1',
      port,
      user: 'a',
      database: 'a',
      password: 'a',
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
