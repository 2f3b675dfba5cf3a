/** `npm run dev`: starts the database, and rebuilds server and front ends at every change. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate, seed } from './backend.mjs';
import { Failure } from './failure.mjs';
import { requireUnused } from './in-use.mjs';
import { ROOT } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { provision } from './provision.mjs';
import { endGroup } from './run-command.mjs';
import { localUrl } from './settings.mjs';
import { welcome } from './start/welcome.mjs';

/** Recompiles and restarts the backend at each change; serves both front ends from source. */
const WATCHER = {
  program: 'nest',
  args: ['start', '--watch', '--preserveWatchOutput', '--entryFile', 'development'],
};
const ASK_EVERY_MS = 300;

/** @param {import('./task.mjs').Tools} tools */
export async function dev({ phases, shutdown, logDir }) {
  const { signal } = shutdown;
  await prepare({ phases, logDir, signal, only: ['backend'], rebuilds: true });
  requireUnused('build');
  const settings = await provision(shutdown);
  await phases.run('migrations', async () => {
    const names = await migrate();
    return names.length === 0 ? 'unchanged' : `${names.length} applied`;
  });
  const { accounts } = await phases.run('data', () => seed(settings.seed));
  const ended = watch(WATCHER, shutdown);
  const url = localUrl(settings.host, settings.port);
  await Promise.race([ended, answers(`${url}/health`, signal)]);
  if (!shutdown.requested) phases.print(welcome({ url, settings, accounts }));
  await ended;
  if (!shutdown.requested) throw new Failure('The watcher has ended: see its last lines above.');
}

/** Resolves when the server answers, even after failed attempts. @param {string} url @param {AbortSignal} signal */
async function answers(url, signal) {
  for (;;) {
    const answer = await fetch(url, { signal }).catch(() => undefined);
    if (answer?.ok || signal.aborted) return;
    await sleep(ASK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

/**
 * @param {typeof WATCHER} watcher
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 * @returns {Promise<void>} once it ends
 */
function watch({ program, args }, shutdown) {
  const child = spawn(path.join(ROOT, 'node_modules', '.bin', program), args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${line}\n`));
  }
  const stop = async () => {
    // Signals the watcher's process group, because the watched program is its child.
    endGroup(child.pid, 'SIGTERM');
    await ended;
  };
  shutdown.onStop('the watcher', stop);
  // The database must outlive its clients, so the watchers stop at once on a signal.
  shutdown.signal.addEventListener('abort', () => void stop(), { once: true });
  return ended.then(() => {});
}
