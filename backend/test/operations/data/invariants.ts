import type { DataSource } from 'typeorm';
import { findViolations } from '../../../src/operations/invariants/find-violations.js';

/** Each broken rule with the first ids that break it; none when all hold. */
export async function findInvariantViolations(dataSource: DataSource): Promise<string[]> {
  const findings = await findViolations((sql) => dataSource.query(sql));
  return findings
    .filter(({ broken }) => broken.length > 0)
    .map(({ rule, broken }) => `${rule}: ${broken.join(', ')}`);
}
