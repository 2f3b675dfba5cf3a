/** Writes a failure to stderr in one line, and a defect's place in the code to a log. */
import fs from 'node:fs';
import path from 'node:path';
import { describeFailure, isExpected } from './failure.mjs';
import { makeLogDir, shortPath } from './paths.mjs';

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
  const stack = error instanceof Error ? error.stack : String(error);
  try {
    const log = path.join(makeLogDir(logDir), 'failure.log');
    fs.writeFileSync(log, `${stack}\n`, { mode: 0o600 });
    process.stderr.write(`✗ ${line} Details: ${shortPath(log)}\n`);
  } catch {
    // On a full or read-only disk the details go to stderr, after the first line.
    process.stderr.write(`✗ ${line}\n${stack}\n`);
  }
}
