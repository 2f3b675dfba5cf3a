import { ACCOUNTS_INVARIANTS } from './accounts.invariants.js';
import { COUNTERS_INVARIANTS } from './counters.invariants.js';
import { FILES_INVARIANTS } from './files.invariants.js';
import { HISTORY_INVARIANTS } from './history.invariants.js';
import { INTERVIEWS_INVARIANTS } from './interviews.invariants.js';
import type { Finding, Invariants, Query } from './invariant.js';
import { EMAILS_INVARIANTS } from './emails.invariants.js';
import { PEOPLE_INVARIANTS } from './people.invariants.js';

/** Those that hold after every commit. */
export const INVARIANTS: Invariants = {
  ...PEOPLE_INVARIANTS,
  ...HISTORY_INVARIANTS,
  ...COUNTERS_INVARIANTS,
  ...INTERVIEWS_INVARIANTS,
  ...EMAILS_INVARIANTS,
  ...FILES_INVARIANTS,
  ...ACCOUNTS_INVARIANTS,
};

const NAMED = 5;

/** One finding for each rule, whether it holds or not. */
export async function findViolations(query: Query, invariants: Invariants = INVARIANTS): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, sql] of Object.entries(invariants)) {
    const rows = await query(`${sql} LIMIT ${NAMED}`);
    findings.push({ rule, broken: rows.map(({ id }) => String(id)) });
  }
  return findings;
}
