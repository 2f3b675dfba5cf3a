import type { Client } from 'pg';
import { COUNTERS_INVARIANTS } from '../invariants/counters.invariants.js';

/** What is compared, in words. */
export const COUNTER_RULES: readonly string[] = Object.keys(COUNTERS_INVARIANTS);

/** The rules of counters that do not hold. Each counter and its rows are read in one statement, as at one instant. */
export async function wrongCounters(client: Client): Promise<string[]> {
  const wrong: string[] = [];
  for (const [rule, sql] of Object.entries(COUNTERS_INVARIANTS)) {
    const { rows } = await client.query(`${sql} LIMIT 1`);
    if (rows.length > 0) wrong.push(rule);
  }
  return wrong;
}
