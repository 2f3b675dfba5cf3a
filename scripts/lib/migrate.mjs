/**
 * `npm run migrate` applies missing migrations; with `--check` it checks instead that the migrations alone create
 * the schema of the entities, and that landed ones still have the same effect.
 */
import { migrate, pendingSchemaChanges } from './backend.mjs';
import { Failure } from './failure.mjs';
import { checkLanded } from './landed-migrations.mjs';
import { prepare, prepareBeside } from './prepare.mjs';
import { provision } from './provision.mjs';
import { useMigratedScratchDatabase } from './scratch-database.mjs';

/** @param {import('./task.mjs').Tools} tools */
export async function applyMigrations({ phases, shutdown, logDir }) {
  await prepareBeside({ phases, logDir, signal: shutdown.signal, only: ['backend'] });
  await provision(shutdown);
  await phases.run('migrations', async () => {
    const names = await migrate();
    for (const name of names) phases.print(`  ${name}`);
    return names.length === 0 ? 'unchanged' : `${names.length} applied`;
  });
}

/** @param {import('./task.mjs').Tools} tools */
export async function checkMigrations({ phases, shutdown, logDir }) {
  await prepare({ phases, logDir, signal: shutdown.signal, only: ['backend'] });
  await phases.run('migrations agree', async () => {
    await checkLanded();
    await useMigratedScratchDatabase(shutdown);
    const statements = await pendingSchemaChanges();
    for (const statement of statements) phases.print(`  ${statement};`);
    if (statements.length > 0) {
      throw new Failure(
        `The entities and the migrations disagree in ${statements.length} statements: write a migration for them, or name the index or constraint in the entity (@NamedIndexes, @NamedChecks).`,
      );
    }
  });
}
