/** A PostgreSQL that writes to disk, like that of an installation, which tools may stop, crash and start again. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORK_DIR } from '../scripts/lib/paths.mjs';
import { createCluster, DATABASE } from '../scripts/lib/postgres/cluster.mjs';
import { makeTemporaryDir, placeBinaries, type Placement } from '../scripts/lib/postgres/placement.mjs';
import { startServer, type RunningServer } from '../scripts/lib/postgres/server.mjs';
import { chooseServerUser } from '../scripts/lib/postgres/server-user.mjs';
import { markTemporary, sweepTemporary, TEMPORARY_PREFIX } from '../scripts/lib/postgres/temporary.mjs';
import type { Shutdown } from '../scripts/lib/shutdown.mjs';

export class DurablePostgres {
  #server: RunningServer;
  readonly #placement: Placement;
  readonly #log: string;
  readonly #password: string;

  constructor(placement: Placement, log: string, password: string, server: RunningServer) {
    this.#placement = placement;
    this.#log = log;
    this.#password = password;
    this.#server = server;
  }

  /** Its files are removed at the end. */
  static async start(shutdown: Shutdown) {
    await sweepTemporary(WORK_DIR);
    const user = chooseServerUser();
    // Not in memory, where /tmp may be.
    const dir = makeTemporaryDir(TEMPORARY_PREFIX, user, [WORK_DIR, '/var/tmp', '/tmp']);
    shutdown.onStop('the files of the database', () => fs.rmSync(dir, { recursive: true, force: true }));
    markTemporary(dir);
    const placement = {
      cluster: path.join(dir, 'data'),
      native: placeBinaries(user),
      user,
      notice: undefined,
    };
    const log = path.join(dir, 'postgres.log');
    const password = randomBytes(24).toString('hex');
    // With the rights of the tests: an installation's role may not run CHECKPOINT.
    await createCluster(placement, { password, log, ephemeral: true });
    const server = await startServer(placement, { log, ephemeral: false, signal: shutdown.signal });
    const postgres = new DurablePostgres(placement, log, password, server);
    shutdown.onStop('the database', () => postgres.#server.stop());
    return postgres;
  }

  get pid() {
    return this.#server.pid;
  }

  /** @param name of a database */
  url(name = DATABASE): string {
    return `postgres://${DATABASE}:${this.#password}@127.0.0.1:${this.#server.port}/${name}`;
  }

  /**
   * Comes back at the same port. `fast`: connections are closed and data is flushed; `immediate`: the server ends at once
   * and recovers at its next start.
   */
  async restart(how: 'fast' | 'immediate', awayMs: number) {
    const { pid, ended, port } = this.#server;
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
    await sleep(awayMs);
    this.#server = await startServer(this.#placement, { log: this.#log, ephemeral: false, port });
  }
}
