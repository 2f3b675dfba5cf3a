/** Runs a one-off command: shared reporting and clean-up. */
import path from 'node:path';
import { Phases } from './phases.mjs';
import { reportFailure } from './report-failure.mjs';
import { dataDirOf } from './settings.mjs';
import { Shutdown } from './shutdown.mjs';

const EXIT_INTERRUPTED = 130;

/** @typedef {{ phases: Phases, shutdown: Shutdown, logDir: string }} Tools */

/**
 * Runs it, undoes what it started and exits with the result of `work` (0 when none), 1 on failure, 130 when
 * interrupted.
 * @param {string} name of the folder of its logs
 * @param {(tools: Tools) => Promise<number | void>} work
 */
export async function runTask(name, work) {
  const phases = new Phases();
  const shutdown = new Shutdown({
    exitCodeOnSignal: EXIT_INTERRUPTED,
    onSignal: () => phases.print('\nStopping…'),
  });
  const logDir = path.join(dataDirOf(process.env), 'logs', name);
  let code;
  try {
    code = (await shutdown.during(work({ phases, shutdown, logDir }))) ?? 0;
  } catch (error) {
    if (shutdown.requested) return;
    reportFailure(error, logDir);
    code = 1;
  }
  if (shutdown.requested) return;
  await shutdown.undo();
  process.exit(process.exitCode ?? code);
}
