/** Sets the environment for backend code that runs in a command. */
import { prepareDataDir } from './data-dir.mjs';
import { openDatabase } from './database.mjs';
import { provideSecrets } from './secrets.mjs';
import { readSettings } from './settings.mjs';

/**
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 * @returns {Promise<import('./settings.mjs').Settings>}
 */
export async function provision(shutdown) {
  const settings = readSettings(process.env);
  prepareDataDir(settings.dataDir);
  const databaseUrl = await openDatabase(settings, shutdown);
  provideSecrets(settings.dataDir, process.env);
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    APP_URL: settings.appUrl,
  });
  return settings;
}
