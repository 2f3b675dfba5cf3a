/** Errors of backups are one clear line already. */
import { Failure } from './failure.mjs';

/**
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export async function explained(work) {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.name === 'BackupError')
      throw new Failure(error.message, { cause: error });
    throw error;
  }
}
