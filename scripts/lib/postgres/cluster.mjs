/** Creates the files of a new PostgreSQL cluster: one role, one database, UTF-8, sorting by code point. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Failure, saysDiskFull } from '../failure.mjs';
import { credentials } from './server-user.mjs';

/** The role and the database have the same name. */
export const DATABASE = 'hiring';

/** Programs get this environment and nothing else: the outcome must not depend on the person's locale. */
export const PROGRAM_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * @param {import('./placement.mjs').Placement} placement
 * @param {{ password: string, log: string, ephemeral: boolean }} options
 */
export async function createCluster({ cluster, native, user }, { password, log, ephemeral }) {
  // Made aside and renamed when complete, so that an interrupted creation is simply begun again.
  const unfinished = `${cluster}.unfinished`;
  const passwordFile = `${cluster}.password`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if (user !== undefined) {
      for (const file of [unfinished, passwordFile]) fs.chownSync(file, user.uid, user.gid);
    }
    const run = { native, user, log };
    await runProgram('initdb', initdbArguments(unfinished, passwordFile, ephemeral), run);
    await runSql(unfinished, `CREATE DATABASE ${DATABASE};\n`, run);
    fs.renameSync(unfinished, cluster);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

/**
 * Gives the role a new password. Used when DATA_DIR lost the old one: whoever can start this server on its
 * files owns them anyway.
 * @param {import('./placement.mjs').Placement} placement
 * @param {{ password: string, log: string }} options
 */
export async function resetPassword({ cluster, native, user }, { password, log }) {
  await runSql(cluster, `ALTER ROLE ${DATABASE} PASSWORD '${password}';\n`, { native, user, log });
}

/** @param {string} dir @param {string} passwordFile @param {boolean} ephemeral */
function initdbArguments(dir, passwordFile, ephemeral) {
  return [
    `--pgdata=${dir}`,
    `--username=${DATABASE}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    // PostgreSQL's own rules for letters: the same on Debian and on a Mac, and lower('Ñ') works.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(ephemeral ? ['--no-sync'] : []),
  ];
}

/**
 * Runs statements without a server, so that it needs neither a driver nor a port.
 * @param {string} dir @param {string} sql
 * @param {{ native: string, user: import('./server-user.mjs').ServerUser | undefined, log: string }} run
 */
async function runSql(dir, sql, run) {
  await runProgram('postgres', ['--single', '-D', dir, '-c', 'exit_on_error=on', 'postgres'], run, sql);
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
