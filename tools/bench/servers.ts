/** The compared servers, each in its own process with the same Node and pool settings. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../scripts/lib/port.mjs';
import type { Shutdown } from '../../scripts/lib/shutdown.mjs';
import { newSecrets, ProductProcess, temporaryFolder } from '../product.ts';
import { TYPESCRIPT } from '../typescript.mjs';
import type { LeanOrder } from './lean/server.ts';

const POOL_SIZE = 10;

/** The built product as it runs in production. Its log is not kept: it reports CVs whose files were never stored. */
export async function startProduct(databaseUrl: string, shutdown: Shutdown) {
  const port = await freePort();
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(POOL_SIZE),
    ...newSecrets(),
    DATA_DIR: temporaryFolder('bench', shutdown),
    APP_URL: `http://127.0.0.1:${port}`,
  };
  const product = new ProductProcess(port, settings, '/dev/null');
  shutdown.onStop('the product', () => product.kill());
  await product.start();
  return { product, settings };
}

/** A process that is sent its order and answers with its port. */
export async function startLean(order: Omit<LeanOrder, 'poolSize'>, shutdown: Shutdown) {
  const child = fork(path.join(import.meta.dirname, 'lean', 'server.ts'), {
    execArgv: TYPESCRIPT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stop = () => child.kill('SIGKILL');
  shutdown.onStop('the server "lean"', stop);
  child.send({ ...order, poolSize: POOL_SIZE });
  const broken = once(child, 'exit').then(() =>
    Promise.reject(new Error('the server "lean" does not start')),
  );
  broken.catch(() => {});
  const [{ port }] = (await Promise.race([once(child, 'message'), broken])) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}`, stop };
}
