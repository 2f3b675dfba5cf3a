/** Creates the files of a new PostgreSQL cluster: a role that owns one database, UTF-8, sorting by code point. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Failure, saysDiskFull } from '../failure.mjs';
import { credentials } from './server-user.mjs';

/** The role and the database have the same name. */
export const DATABASE = 'hiring';

/** The cluster's superuser, without a password: only the owner of the files can become it, offline. */
const SUPERUSER = 'postgres';

/** Rights of the role beyond its own database: it creates databases to test backups. */
const ROLE_OPTIONS = 'LOGIN CREATEDB NOSUPERUSER';

/**
 * For tests only: disabling triggers, CHECKPOINT before measurements, a schema in every new database, and dropping a
 * database with FORCE while autovacuum works in it.
 */
const FOR_TESTS = [
  `ALTER DATABASE template1 OWNER TO ${DATABASE}`,
  `GRANT SET ON PARAMETER session_replication_role TO ${DATABASE}`,
  `GRANT pg_checkpoint, pg_signal_backend TO ${DATABASE}`,
];

/** The whole environment of programs: results must not depend on the user's locale. */
export const PROGRAM_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * @param {import('./placement.mjs').Placement} placement
 * @param {{ password: string, log: string, ephemeral: boolean }} options
 */
export async function createCluster({ cluster, native, user }, { password, log, ephemeral }) {
  // Created aside and renamed when complete, so that an interrupted creation starts again.
  const unfinished = `${cluster}.unfinished`;
  const passwordFile = `${cluster}.password`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  fs.writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  try {
    if (user !== undefined) {
      for (const file of [unfinished, passwordFile]) fs.chownSync(file, user.uid, user.gid);
    }
    const run = { native, user, log };
    await runProgram('initdb', initdbArguments(unfinished, passwordFile, ephemeral), run);
    const statements = [
      `ALTER ROLE ${SUPERUSER} PASSWORD NULL`,
      `CREATE ROLE ${DATABASE} ${ROLE_OPTIONS} PASSWORD '${password}'`,
      `CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`,
      ...(ephemeral ? FOR_TESTS : []),
    ];
    await runSql(unfinished, 'postgres', statements, run);
    fs.renameSync(unfinished, cluster);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

/**
 * Sets a new password of the role. Used when DATA_DIR lost the old one: a user who can start this server on its
 * files owns them anyway.
 * @param {import('./placement.mjs').Placement} placement
 * @param {{ password: string, log: string }} options
 */
export async function resetPassword({ cluster, native, user }, { password, log }) {
  const statement = `ALTER ROLE ${DATABASE} PASSWORD '${password}'`;
  await runSql(cluster, 'postgres', [statement], { native, user, log });
}

/** @param {string} dir @param {string} passwordFile @param {boolean} ephemeral */
function initdbArguments(dir, passwordFile, ephemeral) {
  return [
    `--pgdata=${dir}`,
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    // PostgreSQL's builtin locale: the same on Debian and macOS, and lower('Ñ') works.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(ephemeral ? ['--no-sync'] : []),
  ];
}

/**
 * Runs statements without a server, so that it needs neither a driver nor a port.
 * @param {string} dir @param {string} database @param {string[]} statements each on one line
 * @param {{ native: string, user: import('./server-user.mjs').ServerUser | undefined, log: string }} run
 */
async function runSql(dir, database, statements, run) {
  const lines = statements.map((statement) => `${statement};\n`).join('');
  await runProgram('postgres', ['--single', '-D', dir, '-c', 'exit_on_error=on', database], run, lines);
}

/**
 * @param {string} program @param {string[]} args
 * @param {{ native: string, user: import('./server-user.mjs').ServerUser | undefined, log: string }} run
 * @param {string} [input]
 */
async function runProgram(program, args, { native, user, log }, input = '') {
  const output = await new Promise((resolve, reject) => {
    const child = spawn(path.join(native, 'bin', program), args, {
      ...credentials(user),
      env: PROGRAM_ENVIRONMENT,
      cwd: '/',
      // Ctrl-C reaches us, and we decide.
      detached: true,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    child.stdin.on('error', () => {}); // The program ended before it read its input: its exit code tells.
    child.stdin.end(input);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, text }));
  });
  if (output.code === 0) return;
  if (saysDiskFull(output.text)) throw new Failure('The disk is full: free some space and start again.');
  fs.appendFileSync(log, output.text);
  throw new Failure(`PostgreSQL's files could not be created (${program} ended with ${output.code}).`, {
    log,
  });
}
