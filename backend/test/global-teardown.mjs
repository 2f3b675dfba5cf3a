/** Stops the PostgreSQL that global-setup.mjs started; one that was given stays, without what was made in it. */
import { execute } from '../../scripts/lib/scratch-database.mjs';

export default async function tearDown() {
  const { testPostgres, testTemplate } = globalThis;
  if (testPostgres) await testPostgres.stop();
  else if (testTemplate) {
    await execute(testTemplate.server, `DROP DATABASE IF EXISTS ${testTemplate.name} WITH (FORCE)`);
  }
}
