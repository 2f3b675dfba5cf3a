import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { postgresError } from '../errors/constraint-errors.js';
import { markCommit } from './commit-mark.js';
import { checkPrecondition, notePreconditionHeld } from './precondition.js';

const RETRIES = 4;

/**
 * Runs `work` in one transaction and gives back its result. A deadlock or serialization failure, where
 * PostgreSQL has undone everything, is tried again from the start; `work` must therefore do nothing
 * outside the database.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const result = await dataSource.transaction(async (manager) => {
        await checkPrecondition(manager);
        const made = await work(manager);
        await markCommit(manager);
        return made;
      });
      notePreconditionHeld();
      return result;
    } catch (error) {
      const code = postgresError(error)?.code;
      if (attempt >= RETRIES || (code !== '40P01' && code !== '40001')) throw error;
      await sleep(10 * 2 ** attempt + Math.random() * 20);
    }
  }
}
