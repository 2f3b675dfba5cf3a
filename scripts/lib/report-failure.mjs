/** Writes a failure to stderr in one line, and a defect's place in the code to a log. */
import fs from 'node:fs';
import path from 'node:path';
import { describeFailure, isExpected } from './failure.mjs';
import { shortPath } from './paths.mjs';

/**
 * @param {unknown} error
 * @param {string} [logDir] where the stack of an unexpected error goes
 */
export function reportFailure(error, logDir) {
  const line = describeFailure(error);
  if (isExpected(error) || logDir === undefined) {
    process.stderr.write(`✗ ${line}\n`);
    return;
  }
  const log = path.join(logDir, 'failure.log');
  try {
    fs.writeFileSync(log, `${error instanceof Error ? error.stack : String(error)}\n`, { mode: 0o600 });
    process.stderr.write(`✗ ${line} Details: ${shortPath(log)}\n`);
  } catch {
    // A full disk has no room for details either; the line itself must still come.
    process.stderr.write(`✗ ${line}\n`);
  }
}
