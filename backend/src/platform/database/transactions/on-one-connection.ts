import type { DataSource, EntityManager } from 'typeorm';

/**
 * Runs short reads on one connection: those that are asked for at once travel in one round trip. Long ones run side by
 * side on connections of their own.
 */
export async function onOneConnection<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    return await work(runner.manager);
  } finally {
    await runner.release();
  }
}
