import pg from 'pg';

/**
 * A pool whose connections never end the process. A server that shuts down may accept a connection and end it in the same
 * breath: the pool has then handed it out and listens no more, and TypeORM does not listen yet. What breaks is noticed
 * all the same: the next statement on it fails.
 */
export class GuardedPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => client.on('error', () => undefined));
  }
}

/** The driver as TypeORM asks for it. */
export const GUARDED_DRIVER = { ...pg, Pool: GuardedPool };
