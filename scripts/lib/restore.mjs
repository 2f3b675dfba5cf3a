/**
 * `npm run restore -- file`: restores a backup into an empty database and an empty DATA_DIR only. People erased
 * after the backup are erased again, and unsent messages are held until somebody releases them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as backend from './backend.mjs';
import { explained } from './backup-failure.mjs';
import { readBackupKey } from './backup-key.mjs';
import { Failure } from './failure.mjs';
import { shortPath } from './paths.mjs';
import { prepareBeside } from './prepare.mjs';
import { provision } from './provision.mjs';
import { markRestore } from './restore-mark.mjs';
import { readSettings } from './settings.mjs';
import { problemsOf } from './try-backup.mjs';

const USAGE =
  'Usage: npm run restore -- file [--into=DATA_DIR] [--key-file=file] [--erasures=file] [--trust-erasures] [--expired]';

/** @param {import('./task.mjs').Tools} tools @returns {Promise<number>} */
export async function restore({ phases, shutdown, logDir }) {
  const options = readArguments(process.argv.slice(2));
  if (options.into !== undefined) process.env.DATA_DIR = path.resolve(options.into);
  await prepareBeside({ phases, logDir, signal: shutdown.signal, only: ['backend'] });
  const settings = readSettings(process.env);
  const key = readBackupKey(options.keyFile, settings.dataDir, process.env);
  process.umask(0o077);
  // Checked before anything is created: a wrong key or an old file leaves no trace.
  const header = await explained(backend.openBackup(options.file, key, { expired: options.expired }));
  phases.print(`Backup of ${header.createdAt}, version ${header.version}, PostgreSQL ${header.server}`);
  const { dataDir } = settings;
  const mark = markRestore(dataDir);
  // Undone last, when PostgreSQL has stopped: what was refused leaves nothing.
  shutdown.onStop('the new installation', () => mark.undo());
  await provision(shutdown, { restores: true });
  const target = await backend.restoring();
  const { ids, place } = await explained(target.listErasures(options.erasures ?? null, options.trust));
  await explained(target.prepare());

  let manifest;
  try {
    ({ manifest } = await explained(
      phases.run('rows and files', (report) => target.load(options.file, key, report)),
    ));
  } catch (error) {
    await phases.run('undo', () => target.abandon());
    throw error;
  }
  const problems = await phases.run('figures and log', async () => problemsOf(await target.check()));
  const newer = await phases.run('newer migrations', () => target.migrateOn());
  const held = await phases.run('hold messages', () => target.hold(header));
  const again = await phases.run('erasures since then', (report) => target.eraseAgain(ids, header, report));
  const keys = await target.compareKeys(header);
  await target.finish();
  mark.finish();

  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  phases.print(
    `\nRestored: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.count} files; all the same as in the backup`,
  );
  if (newer.length > 0) phases.print(`          ${newer.length} newer migrations applied`);
  phases.print(
    `Erased:   ${again.erased} ${again.erased === 1 ? 'person who was' : 'people who were'} erased after the backup (list: ${shortPath(place)}, ${ids.length} entries)`,
  );
  if (ids.length === 0) {
    phases.print(
      '          The list is empty. If people were erased since, give a copy of it: --erasures=file',
    );
  }
  for (const id of again.staff)
    phases.print(`          ${id} is an account of staff in the backup: look at it yourself`);
  phases.print(
    `Messages: ${held} held: nothing leaves until somebody decides, in the back office under Correos`,
  );
  phases.print('Sessions: all ended; links of invitations and of new passwords have to be sent again');
  for (const line of describeKeys(keys)) phases.print(line);
  for (const problem of problems) phases.print(`✗ ${problem}`);
  phases.print(verdict(problems, keys));
  phases.print(`Start it:  ${startCommand(dataDir, settings)}\n`);
  return problems.length > 0 ? 1 : 0;
}

/** @param {string[]} args */
function readArguments(args) {
  const string = /** @type {const} */ ({ type: 'string' });
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { into: string, 'key-file': string, erasures: string, 'trust-erasures': flag, expired: flag },
    });
  } catch (cause) {
    throw new Failure(USAGE, { cause });
  }
  const { values, positionals } = parsed;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Failure(USAGE);
  for (const named of [file, values.erasures]) {
    if (named !== undefined && !fs.existsSync(named)) throw new Failure(`There is no file at ${named}.`);
  }
  return {
    file: path.resolve(file),
    into: values.into,
    keyFile: values['key-file'],
    erasures: values.erasures,
    trust: values['trust-erasures'],
    expired: values.expired,
  };
}

/** @param {{ dataKey: boolean, sessionKey: boolean, lost: { what: string, count: number, todo: string }[] }} keys */
function describeKeys({ dataKey, sessionKey, lost }) {
  const lines = [`Keys:     DATA_KEY is ${dataKey ? 'that of the backup' : 'NOT that of the backup'}`];
  for (const { what, count, todo } of lost)
    lines.push(`          cannot be opened: ${what} (${count}): ${todo}`);
  if (!dataKey) {
    lines.push(
      '          With the DATA_KEY of that time, given as DATA_KEY or DATA_KEY_OLD, all of it opens again.',
    );
  }
  if (!sessionKey) {
    lines.push(
      '          SESSION_SECRET is another one: links in messages that were sent before no longer work.',
    );
  }
  return lines;
}

/** @param {string[]} problems @param {{ lost: { lasting: boolean }[] }} keys */
function verdict(problems, { lost }) {
  if (problems.length > 0) return '\nRESTORED, BUT NOT SOUND: see the lines marked ✗.\n';
  if (lost.some(({ lasting }) => !lasting))
    return '\nRestored; what the keys do not open has to be entered again, as said above.\n';
  return '\nRestored and sound.\n';
}

/** @param {string} dataDir @param {{ databaseUrl?: string | undefined, production: boolean }} settings */
function startCommand(dataDir, { databaseUrl }) {
  return `${databaseUrl === undefined ? '' : 'DATABASE_URL=… '}DATA_DIR=${shortPath(dataDir)} npm start`;
}
