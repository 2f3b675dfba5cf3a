/** `npm run migrate`. See lib/migrate.mjs. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/migrate.mjs')]).then(
  ([{ runTask }, { applyMigrations, checkMigrations }]) =>
    runTask('migrate', process.argv.includes('--check') ? checkMigrations : applyMigrations),
);
