import { createDataSource } from './data-source.js';

/** The statements that would make the database agree with the entities; none when the migrations are complete. */
export async function pendingSchemaChanges(): Promise<string[]> {
  const dataSource = await createDataSource().initialize();
  try {
    const log = await dataSource.driver.createSchemaBuilder().log();
    return log.upQueries.map((statement) => statement.query);
  } finally {
    await dataSource.destroy();
  }
}
