import { createDataSource } from '../database/data-source.js';
import { verifyLog } from '../commands/verify-log.js';
import { readEnvironment } from '../../platform/environment/environment.js';
import { createDisk } from '../../platform/files/storage/disk.js';
import { findViolations } from './find-violations.js';
import type { Finding } from './invariant.js';
import { PROGRESS_INVARIANTS } from './progress.invariants.js';
import { findStoredObjectViolations } from './stored-objects.js';

export interface InvariantReport {
  /** What must always hold: rows, files and the chain of the log. */
  always: Finding[];
  /** Rows that a running installation processes by itself; in a stopped one they are pending. */
  progress: Finding[];
}

/** Looks at everything and changes nothing. Runs beside servers and without one. */
export async function checkInvariants({ contents = false } = {}): Promise<InvariantReport> {
  const environment = readEnvironment(process.env);
  const dataSource = await createDataSource().initialize();
  try {
    const disk = await createDisk(environment);
    // One snapshot of all rows, despite concurrent writes.
    const [rows, progress] = await dataSource.transaction('REPEATABLE READ', async (manager) => {
      const query = (sql: string) => manager.query<{ id: string }[]>(sql);
      return [await findViolations(query), await findViolations(query, PROGRESS_INVARIANTS)] as const;
    });
    const objects = await findStoredObjectViolations(dataSource, disk, { contents });
    return { always: [...rows, ...objects, await chain()], progress };
  } finally {
    await dataSource.destroy();
  }
}

async function chain(): Promise<Finding> {
  const { broken } = await verifyLog();
  return {
    rule: 'the log is as it was written',
    broken: broken ? [`${broken.logId ?? 'at the end'} (${broken.reason})`] : [],
  };
}
