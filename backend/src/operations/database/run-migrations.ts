import { type DataSource, type Migration, MigrationExecutor } from 'typeorm';

/**
 * Applies the missing migrations in their order, each in a transaction; those of the same time share one, so that a
 * serving process never sees what is between them. A migration with `transaction = false` (an index that is made
 * `CONCURRENTLY`) runs without one.
 * @returns their names
 */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const pending = await new MigrationExecutor(dataSource).getPendingMigrations();
  for (const group of byTime(pending)) await runTogether(dataSource, group);
  return pending.map(({ name }) => name);
}

function byTime(migrations: readonly Migration[]): Migration[][] {
  const groups: Migration[][] = [];
  for (const migration of migrations) {
    const last = groups.at(-1);
    if (last?.[0]?.timestamp === migration.timestamp) last.push(migration);
    else groups.push([migration]);
  }
  return groups;
}

async function runTogether(dataSource: DataSource, group: readonly Migration[]): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const executor = new MigrationExecutor(dataSource, runner);
  const inTransaction = !group.some(({ instance }) => instance?.transaction === false);
  try {
    if (inTransaction) await runner.startTransaction();
    for (const migration of group) await executor.executeMigration(migration);
    if (inTransaction) await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}
