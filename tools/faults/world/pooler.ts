/** PgBouncer in front of the database, configured as in docs/operations/growth.md: Debian's package, installed by root. */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { freePort } from '../../../scripts/lib/port.mjs';
import { chooseServerUser, credentials, runsAsRoot } from '../../../scripts/lib/postgres/server-user.mjs';
import { toolEnvironment } from '../../../scripts/lib/run-command.mjs';

/** Fewer connections than one process takes, so that they are shared from transaction to transaction. */
const POOL = 6;
const START_MS = 20_000;
const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'];

const found = () => PLACES.find((place) => fs.existsSync(place));

/** @returns why there is no pooler on this machine */
export function missingPooler(): string | undefined {
  if (found()) return undefined;
  if (!runsAsRoot || !fs.existsSync('/etc/debian_version')) return 'pgbouncer is not installed';
  const env = { ...toolEnvironment(), DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'pgbouncer']]) {
    spawnSync('apt-get', args, { env, stdio: 'ignore' });
  }
  return found() ? undefined : 'pgbouncer could not be installed with apt-get';
}

/** @param databaseUrl behind the pooler */
export async function startPooler(databaseUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const behind = new URL(databaseUrl);
  const port = await freePort();
  const user = chooseServerUser();
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fleet-hiring-pooler-'));
  const config = path.join(dir, 'pgbouncer.ini');
  fs.writeFileSync(
    config,
    `[databases]
* = host=${behind.hostname} port=${behind.port} user=${behind.username} password=${behind.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL}
max_client_conn = 1000
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout
`,
    { mode: 0o600 },
  );
  if (user) for (const place of [dir, config]) fs.chownSync(place, user.uid, user.gid);
  const child = spawn(found() ?? PLACES[0] ?? '', [config], {
    ...credentials(user),
    cwd: '/',
    stdio: 'ignore',
  });
  const ended: Promise<void> = new Promise((resolve) => child.once('close', () => resolve()));
  const deadline = performance.now() + START_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Failure('PgBouncer did not start.');
    await sleep(50);
  }
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), START_MS);
      await ended;
      clearTimeout(force);
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}
