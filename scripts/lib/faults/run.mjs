/**
 * `npm run test:faults`: the built product under a load of registrations, applications and moves, while processes,
 * database, mail server, store and disk fail; afterwards nothing that was accepted may be missing, doubled or at odds
 * with anything else. Only loopback; ends by itself; ends only what it started.
 */
import { prepare } from '../prepare.mjs';

/** @typedef {{ only?: string, processes?: string }} Options */

/** @param {import('../task.mjs').Tools} tools @param {Options} options @returns {Promise<number>} */
export async function testFaults(tools, options) {
  await prepare({ phases: tools.phases, logDir: tools.logDir, signal: tools.shutdown.signal });
  // Its packages may have been installed just now.
  const { runChosen } = await import('./chosen.mjs');
  return runChosen(tools, options);
}
