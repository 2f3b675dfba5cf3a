import pg from 'pg';
import { DatabaseClient } from './database-client.js';
import { HangWatch } from './hang-watch.js';

/** For a connection to be made, or to become free. */
export const CONNECT_MS = 5000;

/**
 * A pool whose connections never crash the process or wait for ever. A server that shuts down may accept a
 * connection and close it at once: the pool has then removed its error listener, and TypeORM has not added its own.
 * The failure is still noticed: the next statement on it fails.
 */
export class GuardedPool extends pg.Pool {
  constructor(config: pg.PoolConfig = {}) {
    super({ keepAlive: true, ...config, Client: DatabaseClient });
    const { max: _max, ...connection } = config;
    const watch = new HangWatch(connection, config.connectionTimeoutMillis ?? CONNECT_MS);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      watch.add(client as unknown as DatabaseClient);
    });
    this.on('remove', (client) => watch.remove(client as unknown as DatabaseClient));
  }
}

/** The driver as TypeORM asks for it. */
export const GUARDED_DRIVER = { ...pg, Pool: GuardedPool };
