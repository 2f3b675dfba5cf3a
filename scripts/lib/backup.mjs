/**
 * `npm run backup`: writes one encrypted file with a consistent snapshot of database and files, with or without a
 * running server. Then it tests the file: it restores it into an empty instance and compares.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as backend from './backend.mjs';
import { provideBackupKey } from './backup-key.mjs';
import { explained } from './backup-failure.mjs';
import { Failure } from './failure.mjs';
import { ROOT, shortPath } from './paths.mjs';
import { requireBuilt } from './prepare.mjs';
import { provisionExisting } from './provision.mjs';
import { tryBackup } from './try-backup.mjs';

const USAGE = 'Usage: npm run backup -- [--to=folder] [--keep=days] [--no-verify]';
const KEEP_DAYS = 30;
const MOST_DAYS = 3650;

/** @param {import('./task.mjs').Tools} tools @returns {Promise<number>} */
export async function backup(tools) {
  const { phases, shutdown, logDir } = tools;
  const options = readArguments(process.argv.slice(2));
  await requireBuilt({ phases, logDir, signal: shutdown.signal, only: ['backend'] });
  const settings = await provisionExisting(shutdown);
  const record = await explained(backend.beginBackup());
  try {
    return await make(tools, options, settings, record);
  } catch (error) {
    // What cannot be written down is told by the age of the last good one.
    await record.failed(error instanceof KeyFailure ? 'clave' : error).catch(() => undefined);
    throw error;
  }
}

/** BACKUP_KEY is missing or no key. */
class KeyFailure extends Failure {}

/**
 * @param {import('./task.mjs').Tools} tools @param {ReturnType<typeof readArguments>} options
 * @param {import('./settings.mjs').Settings} settings
 * @param {Awaited<ReturnType<typeof backend.beginBackup>>} record
 * @returns {Promise<number>}
 */
async function make(tools, options, settings, record) {
  const { phases } = tools;
  const { key, notice } = await provideBackupKey(settings, process.env).catch((error) => {
    throw error instanceof Failure ? new KeyFailure(error.message, { cause: error }) : error;
  });
  process.umask(0o077);
  const dir = path.resolve(options.to ?? process.env.BACKUP_DIR ?? path.join(settings.dataDir, 'backups'));

  const written = await explained(
    phases.run('backup', (report) =>
      backend.writeBackup({ dir, keepDays: options.keep, key, version: productVersion() }, report),
    ),
  );
  const { file, bytes, header, manifest, verifier } = written;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  phases.print(`\nBackup:   ${shortPath(file)} (${megabytes(bytes)})`);
  phases.print(
    `Holds:    ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.count} files (${megabytes(manifest.files.bytes)})`,
  );
  phases.print(`Taken:    ${header.createdAt}, kept until ${header.expiresAt.slice(0, 10)}`);
  if (notice !== undefined) phases.print(`Key:      ${notice}`);
  const losses = describeLosses(manifest.files);
  for (const line of losses) phases.print(`Warning:  ${line}`);
  phases.print('');

  if (options.verify) {
    const problems = await tryBackup(tools, { file, key: verifier, dataDir: settings.dataDir });
    if (problems.length > 0) {
      for (const problem of problems) phases.print(`✗ ${problem}`);
      await record.failed('no_vale');
      phases.print('\nTHE BACKUP IS NOT GOOD: it stays for inspection, and older ones are kept.\n');
      return 1;
    }
  }
  await record.good({ bytes, tried: options.verify });
  const removed = await backend.removeExpired(dir, new Date());
  if (removed === null)
    phases.print('Warning:  the clock is not to be believed (npm run doctor): older backups are kept.');
  else if (removed > 0)
    phases.print(
      `Removed ${removed} ${removed === 1 ? 'backup whose time was' : 'backups whose time was'} over.`,
    );
  phases.print(
    options.verify
      ? '\nThe backup is good: restored into an empty instance, every table and file is the same.\n'
      : '\nThe backup is written and was not tried.\n',
  );
  return 0;
}

/** @param {string[]} args */
function readArguments(args) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      allowNegative: true,
      options: {
        to: { type: 'string' },
        keep: { type: 'string' },
        verify: { type: 'boolean', default: true },
      },
    }));
  } catch (cause) {
    throw new Failure(USAGE, { cause });
  }
  const keep = Number(values.keep ?? KEEP_DAYS);
  if (!Number.isInteger(keep) || keep < 1 || keep > MOST_DAYS) {
    throw new Failure(`--keep is a number of days from 1 to ${MOST_DAYS}. ${USAGE}`);
  }
  return { to: values.to, keep, verify: values.verify !== false };
}

/** @param {{ missing: { id: string, reason: string }[], differing: string[] }} files */
function describeLosses({ missing, differing }) {
  const lost = missing.filter(({ reason }) => reason === 'lost');
  const removed = missing.length - lost.length;
  return [
    ...(lost.length > 0 ? [`${lost.length} files are missing in the store: npm run doctor names them.`] : []),
    ...(removed > 0 ? [`${removed} files were removed while the backup was taken.`] : []),
    ...(differing.length > 0
      ? [`${differing.length} files are not what their records say: ${differing.slice(0, 5).join(', ')}`]
      : []),
  ];
}

/** @returns {string} */
function productVersion() {
  return JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version;
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
