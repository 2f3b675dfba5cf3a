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
import type { Order } from './rival.ts';

/** Answers how much processor time the process has used. */
const USAGE = path.join(import.meta.dirname, 'usage.mjs');
const READY_MS = 60_000;
/** Per server: five servers and the product's other connections fit into the embedded database's sixty. */
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

/** The built product as it runs in production; with `recorded` it reports its database statements. */
export async function startProduct({
  databaseUrl,
  secrets,
  recorded = false,
  shutdown,
}: {
  databaseUrl: string;
  secrets: Secrets & { port: number };
  recorded?: boolean;
  shutdown: Shutdown;
}): Promise<Server> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  shutdown.onStop('the bench folder', () => fs.rmSync(dataDir, { recursive: true, force: true }));
  // The recording product needs another port: both run with the same settings, one after the other.
  const child = fork(path.join(ROOT, 'backend', 'dist', 'main.js'), {
    execArgv: ['--import', recorded ? path.join(import.meta.dirname, 'recorder.mjs') : USAGE],
    serialization: 'advanced',
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

export function startRival(order: Omit<Order, 'poolSize'>, shutdown: Shutdown): Promise<Server> {
  return startWritten('rival.ts', order.kind, order, shutdown);
}

export function startLean(order: Omit<LeanOrder, 'poolSize'>, shutdown: Shutdown): Promise<Server> {
  return startWritten(path.join('lean', 'server.ts'), 'lean', order, shutdown);
}

/** A server written by hand: a process that is sent its order and answers with its port. */
async function startWritten(file: string, name: string, order: object, shutdown: Shutdown): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: TYPESCRIPT,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  shutdown.onStop(`the server "${name}"`, () => stopServer({ child }));
  child.send({ ...order, poolSize: POOL_SIZE });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', () => reject(new Error(`the server "${name}" does not start`)));
  });
  return { url: `http://127.0.0.1:${port}`, child };
}

/** @returns the processor time that the process has used, in milliseconds */
export function processorTime({ child }: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    const listen = (message: { cpu?: NodeJS.CpuUsage }) => {
      if (!message.cpu) return;
      child.off('message', listen);
      child.off('exit', reject);
      resolve((message.cpu.user + message.cpu.system) / 1000);
    };
    child.on('message', listen);
    child.once('exit', reject);
    child.send({ ask: 'cpu' });
  });
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
