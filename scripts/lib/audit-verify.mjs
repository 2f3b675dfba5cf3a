/**
 * `npm run audit:verify`: verifies every entry of the system log against its seal and prints the result. Changes,
 * installs, builds and migrates nothing; works with or without a running server. Exit code 1 when the log was
 * tampered with.
 */
import { verifyLog } from './backend.mjs';
import { requireBuilt } from './prepare.mjs';
import { provisionExisting, requireMigrated } from './provision.mjs';

const EXIT_BROKEN = 1;

/** What each reason means to an operator. */
const REASONS = {
  cambiada: 'was changed after it was sealed',
  falta: 'is missing: it was deleted after it was written',
  sin_sello: 'was written without the product: it was never noted for sealing',
  cadena: 'is where the chain of seals has a gap, or was cut off',
  clave: 'cannot be compared: the key it was sealed with needs the DATA_KEY (or DATA_KEY_OLD) of that time',
};

/** @param {import('./task.mjs').Tools} tools @returns {Promise<number>} */
export async function auditVerify({ phases, shutdown, logDir }) {
  await requireBuilt({ phases, logDir, signal: shutdown.signal, only: ['backend'] });
  await provisionExisting(shutdown);
  await requireMigrated();
  const { entries, waiting, head, broken } = await verifyLog();
  phases.print(`\nEntries verified: ${entries}`);
  phases.print(`Not sealed yet:   ${waiting}`);
  // Stored elsewhere, it reveals later whether the end of the log was cut off with its seals.
  if (head) phases.print(`Last seal:        ${head.position} ${head.hmac}`);
  if (!broken) {
    phases.print('\nThe log is as it was written.\n');
    return 0;
  }
  phases.print(`\nTHE LOG DOES NOT HOLD: entry ${broken.logId ?? 'at the end'} ${REASONS[broken.reason]}.\n`);
  return EXIT_BROKEN;
}
