/** Debian's PostgreSQL with an archive of pgBackRest, on loopback and on files of its own, as an ordinary user. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Failure } from '../../scripts/lib/failure.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { makeTemporaryDir } from '../../scripts/lib/postgres/placement.mjs';
import { chooseServerUser, credentials, type ServerUser } from '../../scripts/lib/postgres/server-user.mjs';

const STANZA = 'fleet-hiring';
const DEBIAN = '/usr/lib/postgresql';
const START_MS = 60_000;
const LOOK_MS = 100;
const OWNER = 'drill';
/** Seconds after which a segment is archived though it is not full: as in the document. */
export const ARCHIVE_TIMEOUT_S = 60;

/** @returns why this machine cannot run it; undefined: it can */
export function missing(): string | undefined {
  if (!newestServer()) return 'PostgreSQL of Debian is not installed (apt install postgresql)';
  if (!fs.existsSync('/usr/bin/pgbackrest')) return 'pgBackRest is not installed (apt install pgbackrest)';
  return undefined;
}

function newestServer(): string | undefined {
  if (!fs.existsSync(DEBIAN)) return undefined;
  const versions = fs
    .readdirSync(DEBIAN)
    .filter((name) => fs.existsSync(path.join(DEBIAN, name, 'bin', 'initdb')));
  return versions.toSorted((a, b) => Number(b) - Number(a)).map((name) => path.join(DEBIAN, name, 'bin'))[0];
}

export class ArchivedPostgres {
  #server: ChildProcess | undefined;
  readonly dir: string;
  readonly port: number;
  readonly user: ServerUser | undefined;
  readonly bin: string;

  constructor(dir: string, port: number, user: ServerUser | undefined, bin: string) {
    this.dir = dir;
    this.port = port;
    this.user = user;
    this.bin = bin;
  }

  /** Creates and starts it, with its stanza and a first full backup. */
  static async start(): Promise<ArchivedPostgres> {
    const user = chooseServerUser();
    const bin = newestServer();
    if (!bin) throw new Failure(missing() ?? '');
    const dir = makeTemporaryDir('fleet-hiring-drill-', user);
    const server = new ArchivedPostgres(dir, await freePort(), user, bin);
    if (user) fs.chownSync(dir, user.uid, user.gid);
    for (const name of ['repository', 'log', 'lock', 'spool']) server.#makeDir(name);
    fs.writeFileSync(server.#config, server.#settings(), { mode: 0o644 });
    server.#run(path.join(bin, 'initdb'), [
      '-D',
      server.cluster,
      '-U',
      OWNER,
      '-A',
      'trust',
      '--locale=C.UTF-8',
    ]);
    fs.appendFileSync(
      path.join(server.cluster, 'postgresql.conf'),
      [
        `port = ${server.port}`,
        `listen_addresses = '127.0.0.1'`,
        `unix_socket_directories = '${dir}'`,
        `archive_mode = on`,
        `archive_command = 'pgbackrest --config=${server.#config} --stanza=${STANZA} archive-push %p'`,
        `archive_timeout = ${ARCHIVE_TIMEOUT_S}`,
        '',
      ].join('\n'),
    );
    await server.serve();
    server.backrest('stanza-create');
    server.backrest('check');
    return server;
  }

  get cluster() {
    return path.join(this.dir, 'data');
  }

  url(name: string) {
    return `postgres://${OWNER}@127.0.0.1:${this.port}/${name}`;
  }

  /** Starts the server and waits until it takes changes, which it does at the end of a recovery. */
  async serve(): Promise<void> {
    const log = fs.openSync(path.join(this.dir, 'log', 'postgres.log'), 'a');
    const child = spawn(path.join(this.bin, 'postgres'), ['-D', this.cluster], {
      ...this.#here,
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    this.#server = child;
    for (const end = performance.now() + START_MS; performance.now() < end; await sleep(LOOK_MS)) {
      if (child.exitCode !== null) break;
      if (await this.#takesChanges()) return;
    }
    throw new Failure('PostgreSQL does not start.', { log: path.join(this.dir, 'log', 'postgres.log') });
  }

  async stop(how: 'SIGINT' | 'SIGQUIT' = 'SIGINT') {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(how);
    await ended;
  }

  /** @param args a command of pgBackRest with its options. @returns its output */
  backrest(...args: string[]): string {
    return this.#run('pgbackrest', [`--config=${this.#config}`, `--stanza=${STANZA}`, ...args]);
  }

  async remove() {
    await this.stop('SIGQUIT');
    fs.rmSync(this.dir, { recursive: true, force: true });
  }

  async query<Row extends pg.QueryResultRow>(
    name: string,
    sql: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(name) });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  async #takesChanges(): Promise<boolean> {
    try {
      const [row] = await this.query<{ recovers: boolean }>(
        'postgres',
        'SELECT pg_is_in_recovery() AS recovers',
      );
      return row?.recovers === false;
    } catch {
      // It does not listen yet.
      return false;
    }
  }

  get #config() {
    return path.join(this.dir, 'pgbackrest.conf');
  }

  /** As in docs/operations/point-in-time.md, with folders of its own. */
  #settings() {
    return [
      '[global]',
      `repo1-path=${path.join(this.dir, 'repository')}`,
      'repo1-cipher-type=aes-256-cbc',
      `repo1-cipher-pass=${randomBytes(32).toString('base64')}`,
      'repo1-retention-full=2',
      'start-fast=y',
      'compress-type=zst',
      `log-path=${path.join(this.dir, 'log')}`,
      `lock-path=${path.join(this.dir, 'lock')}`,
      `spool-path=${path.join(this.dir, 'spool')}`,
      'log-level-console=warn',
      '',
      `[${STANZA}]`,
      `pg1-path=${this.cluster}`,
      `pg1-port=${this.port}`,
      `pg1-user=${OWNER}`,
      `pg1-socket-path=${this.dir}`,
      '',
    ].join('\n');
  }

  #makeDir(name: string) {
    const dir = path.join(this.dir, name);
    fs.mkdirSync(dir, { mode: 0o700 });
    if (this.user) fs.chownSync(dir, this.user.uid, this.user.gid);
  }

  get #here() {
    return { ...credentials(this.user), cwd: this.dir, env: { PATH: process.env['PATH'], HOME: this.dir } };
  }

  #run(command: string, args: string[]): string {
    try {
      return execFileSync(command, args, {
        ...this.#here,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Failure(`${path.basename(command)} ${args.at(-1)} failed:\n${stdout}${stderr}`.trimEnd(), {
        cause: error,
      });
    }
  }
}
