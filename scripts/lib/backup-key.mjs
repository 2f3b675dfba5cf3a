/** BACKUP_KEY: from the environment, or from a file, or, outside production, generated once into DATA_DIR. */
import fs from 'node:fs';
import path from 'node:path';
import { generateBackupKey } from './backend.mjs';
import { Failure } from './failure.mjs';
import { shortPath } from './paths.mjs';

const FILE = 'backup.key';

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ key: string, notice: string | undefined }>} `notice`: what the person has to know about it
 */
export async function provideBackupKey({ dataDir, production }, env) {
  const given = env.BACKUP_KEY?.trim();
  if (given) return { key: given, notice: undefined };
  if (production) throw new Failure('Settings: BACKUP_KEY must be set in production.');
  const file = path.join(dataDir, FILE);
  const notice =
    `The key of the backups is in ${shortPath(file)}. Keep a copy of it elsewhere, apart from the backups: ` +
    'without it nobody can read them.';
  if (!fs.existsSync(file)) {
    fs.writeFileSync(file, `${await generateBackupKey()}\n`, { flag: 'wx', mode: 0o600 });
  }
  return { key: fs.readFileSync(file, 'utf8').trim(), notice };
}

/**
 * @param {string | undefined} file that --key-file names
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} what opens a backup
 */
export function readBackupKey(file, dataDir, env) {
  if (file !== undefined) {
    if (!fs.existsSync(file)) throw new Failure(`There is no key at ${file}.`);
    return fs.readFileSync(file, 'utf8').trim();
  }
  const given = env.BACKUP_KEY?.trim();
  if (given) return given;
  const own = path.join(dataDir, FILE);
  if (fs.existsSync(own)) return fs.readFileSync(own, 'utf8').trim();
  throw new Failure(
    'The backup is encrypted: give its key in BACKUP_KEY, or the file that holds it with --key-file ' +
      '(where npm run backup made one, it is backup.key in the DATA_DIR of that machine).',
  );
}
