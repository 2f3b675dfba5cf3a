/** The product with its demo data on a scratch database, in its own process. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../../scripts/lib/failure.mjs';
import { makeLogDir } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { useMigratedScratchDatabase } from '../../scripts/lib/scratch-database.mjs';
import type { Shutdown } from '../../scripts/lib/shutdown.mjs';

const SERVER = fileURLToPath(new URL('../../e2e/support/server.mjs', import.meta.url));
const STOP_TIMEOUT_MS = 15_000;

/** @returns its origin */
export async function startProduct({
  shutdown,
  logDir,
}: {
  shutdown: Shutdown;
  logDir: string;
}): Promise<string> {
  await useMigratedScratchDatabase(shutdown);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-'));
  shutdown.onStop('the audit folder', () => fs.rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = path.join(makeLogDir(logDir), 'server.log');
  const fd = fs.openSync(log, 'w', 0o600);
  const child = fork(SERVER, {
    stdio: ['ignore', fd, fd, 'ipc'],
    env: {
      ...process.env,
      // As in a person's own start: production has no demo data.
      NODE_ENV: undefined,
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: origin,
      DATA_DIR: dataDir,
      SESSION_SECRET: randomBytes(32).toString('base64'),
      DATA_KEY: randomBytes(32).toString('base64'),
      SEED: 'demo',
    },
  });
  fs.closeSync(fd);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  shutdown.onStop('the server', async () => {
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await ended;
    clearTimeout(force);
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', () => reject(new Failure('The server ended while it was starting.', { log })));
  });
  return origin;
}
