/** A PostgreSQL server that scenarios may stop, crash and start again; clients reach it through a proxy. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCluster, DATABASE, runSql, SUPERUSER } from '../../../scripts/lib/postgres/cluster.mjs';
import { makeTemporaryDir, placeBinaries, type Placement } from '../../../scripts/lib/postgres/placement.mjs';
import { startServer, type RunningServer } from '../../../scripts/lib/postgres/server.mjs';
import { chooseServerUser } from '../../../scripts/lib/postgres/server-user.mjs';
import { markTemporary, sweepTemporary, TEMPORARY_PREFIX } from '../../../scripts/lib/postgres/temporary.mjs';
import { Door } from './door.ts';

export class FaultyPostgres {
  #server: RunningServer;

  readonly dir: string;
  readonly placement: Placement;
  readonly password: string;
  readonly door: Door;

  constructor(dir: string, placement: Placement, password: string, server: RunningServer, door: Door) {
    this.dir = dir;
    this.placement = placement;
    this.password = password;
    this.door = door;
    this.#server = server;
  }

  static async start(signal: AbortSignal) {
    await sweepTemporary();
    const user = chooseServerUser();
    const dir = makeTemporaryDir(TEMPORARY_PREFIX, user);
    markTemporary(dir);
    const password = randomBytes(24).toString('hex');
    const placement = {
      cluster: path.join(dir, 'data'),
      native: placeBinaries(user),
      user,
      notice: undefined,
    };
    const log = path.join(dir, 'postgres.log');
    await createCluster(placement, { password, log, ephemeral: true });
    const statement = `ALTER ROLE ${SUPERUSER} PASSWORD '${password}'`;
    await runSql(placement.cluster, 'postgres', [statement], { native: placement.native, user, log });
    // Durable like an installation's: what is committed survives a crash.
    const server = await startServer(placement, { log, ephemeral: false, signal });
    return new FaultyPostgres(dir, placement, password, server, await Door.open(server.port));
  }

  /**
   * @param name of a database
   * @returns its URL through the proxy, for the product
   */
  url(name = DATABASE): string {
    return this.#address(this.door.port, name);
  }

  /**
   * @param name of a database
   * @returns its direct URL, for observers
   */
  directUrl(name = DATABASE): string {
    return this.#address(this.#server.port, name);
  }

  /** @returns the URL for commands that need a superuser */
  superuserUrl(): string {
    const url = new URL(this.directUrl('postgres'));
    url.username = SUPERUSER;
    return url.href;
  }

  /**
   * `fast`: connections are closed and data is flushed; `immediate`: the server ends at once and recovers at its next
   * start.
   * @param awayMs how long it stays down
   */
  async restart(how: 'fast' | 'immediate', awayMs: number) {
    const { pid, ended } = this.#server;
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
    await sleep(awayMs);
    const log = path.join(this.dir, 'postgres.log');
    this.#server = await startServer(this.placement, { log, ephemeral: false });
    this.door.lead(this.#server.port);
  }

  /** Suspends all its processes, as a machine that hangs does; `false` resumes them. */
  stand(still: boolean) {
    const { pid } = this.#server;
    const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    const children = rows
      .map((row) => row.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === pid)
      .map(([child]) => child ?? 0);
    for (const one of [pid, ...children]) {
      try {
        process.kill(one, still ? 'SIGSTOP' : 'SIGCONT');
      } catch {
        // The process ended with its client.
      }
    }
  }

  async stop() {
    await this.door.close();
    await this.#server.stop();
    fs.rmSync(this.dir, { recursive: true, force: true });
  }

  #address(port: number, name: string) {
    return `postgres://${DATABASE}:${this.password}@127.0.0.1:${port}/${name}`;
  }
}
