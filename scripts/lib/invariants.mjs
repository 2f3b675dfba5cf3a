/**
 * `npm run invariants`: finds rows, files and log entries that contradict each other. Changes, installs, builds and
 * migrates nothing; works with or without a running server. Exit code 1 when it finds any.
 */
import { checkInvariants } from './backend.mjs';
import { requireBuilt } from './prepare.mjs';
import { provisionExisting, requireMigrated } from './provision.mjs';

/** @typedef {import('./backend.mjs').Finding} Finding */

/** @param {import('./task.mjs').Tools} tools @param {{ contents?: boolean }} options @returns {Promise<number>} */
export async function invariants({ phases, shutdown, logDir }, { contents }) {
  await requireBuilt({ phases, logDir, signal: shutdown.signal, only: ['backend'] });
  await provisionExisting(shutdown);
  await requireMigrated();
  const { always, progress } = await phases.run('look', () => checkInvariants({ contents }));
  const broken = always.filter((finding) => finding.broken.length > 0);
  for (const finding of broken) phases.print(`✗ ${describe(finding)}`);
  for (const finding of progress.filter(({ broken: left }) => left.length > 0)) {
    phases.print(`! not yet: ${describe(finding)}`);
  }
  phases.print(`\n${always.length - broken.length} hold, ${broken.length} broken\n`);
  return broken.length > 0 ? 1 : 0;
}

/** @param {Finding} finding */
function describe({ rule, broken }) {
  return `${rule}: ${broken.join(', ')}`;
}
