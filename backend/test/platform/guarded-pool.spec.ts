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
