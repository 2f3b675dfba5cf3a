/** The compared servers, each in its own process with the same Node and pool settings. */
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/port.mjs';
import { TYPESCRIPT } from '../../typescript.mjs';
import type { Shutdown } from '../../../scripts/lib/shutdown.mjs';
import type { LeanOrder } from './lean/server.ts';

const READY_MS = 60_000;
const POOL_SIZE = 10;

export interface Server {
  url: string;
  child: ChildProcess;
}

interface Secrets {
  sessionSecret: string;
  dataKey: string;
  appUrl: string;
}

export async function makeSecrets(): Promise<Secrets & { port: number }> {
  const port = await freePort();
  const secret = () => randomBytes(32).toString('base64');
  return { port, appUrl: `http://127.0.0.1:${port}`, sessionSecret: secret(), dataKey: secret() };
}

/** The built product as it runs in production. */
export async function startProduct({
  databaseUrl,
  secrets,
  shutdown,
}: {
  databaseUrl: string;
  secrets: Secrets & { port: number };
  shutdown: Shutdown;
}): Promise<Server> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  shutdown.onStop('the bench folder', () => fs.rmSync(dataDir, { recursive: true, force: true }));
  const child = fork(path.join(ROOT, 'backend', 'dist', 'main.js'), {
    // Its log reports CVs whose files were never stored.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(POOL_SIZE),
      DATA_DIR: dataDir,
      PORT: String(secrets.port),
      APP_URL: secrets.appUrl,
      SESSION_SECRET: secrets.sessionSecret,
      DATA_KEY: secrets.dataKey,
      ADMIN_EMAIL: '',
      SMTP_URL: '',
    },
  });
  shutdown.onStop('the product', () => stopServer({ child }));
  const until = performance.now() + READY_MS;
  while (!(await answers(`${secrets.appUrl}/health`))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('the product does not start');
    await sleep(100);
  }
  return { url: secrets.appUrl, child };
}

/** A process that is sent its order and answers with its port. */
export async function startLean(order: Omit<LeanOrder, 'poolSize'>, shutdown: Shutdown): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, 'lean', 'server.ts'), {
    execArgv: TYPESCRIPT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  shutdown.onStop('the server "lean"', () => stopServer({ child }));
  child.send({ ...order, poolSize: POOL_SIZE });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', () => reject(new Error('the server "lean" does not start')));
  });
  return { url: `http://127.0.0.1:${port}`, child };
}

export async function stopServer({ child }: Pick<Server, 'child'>) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

async function answers(url: string) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
