/** `npm run dev`: the database, and the server and both front ends rebuilt at every change. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { migrate, seed } from './backend.mjs';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { provision } from './provision.mjs';
import { endGroup } from './run-command.mjs';

const WATCHERS = [
  { name: 'backend', cwd: '.', program: 'nest', args: ['start', '--watch', '--preserveWatchOutput'] },
  { name: 'web', cwd: 'frontend-public', program: 'react-router', args: ['dev'] },
  { name: 'office', cwd: 'frontend-backoffice', program: 'vite', args: [] },
];

/** @param {import('./task.mjs').Tools} tools */
export async function dev({ phases, shutdown, logDir }) {
  await prepare({ phases, logDir, signal: shutdown.signal, only: ['backend'] });
  const settings = await provision(shutdown);
  await phases.run('migrations', async () => {
    const names = await migrate();
    return names.length === 0 ? 'unchanged' : `${names.length} applied`;
  });
  await phases.run('data', async () => {
    await seed(settings.seed);
  });
  const api = `http://${settings.host}:${settings.port}`;
  Object.assign(process.env, { API_URL: api, API_ORIGIN: api });
  const name = await Promise.race(WATCHERS.map((watcher) => watch(watcher, shutdown)));
  if (!shutdown.requested) throw new Failure(`${name} has ended: see its last lines above.`);
}

/**
 * @param {typeof WATCHERS[number]} watcher
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 * @returns {Promise<string>} its name, once it ends
 */
function watch({ name, cwd, program, args }, shutdown) {
  const child = spawn(path.join(ROOT, 'node_modules', '.bin', program), args, {
    cwd: path.join(ROOT, cwd),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) =>
      process.stdout.write(`${name.padEnd(8)} ${line}\n`),
    );
  }
  const stop = async () => {
    // The watcher's whole group: it runs the program that it watches as a child of its own.
    endGroup(child.pid, 'SIGTERM');
    await ended;
  };
  shutdown.onStop(name, stop);
  // The database must outlive its users, so the watchers end as soon as a signal comes.
  shutdown.signal.addEventListener('abort', () => void stop(), { once: true });
  return ended.then(() => name);
}
