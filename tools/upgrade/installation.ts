/**
 * An installation of the earlier version, made as its README says, is updated in its place by this version, and its
 * backup restored by it.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { copyTables, differences } from '../../backend/test/operations/upgrades/compare-rows.ts';
import { unexplained } from '../../backend/test/operations/upgrades/on-purpose.ts';
import { Failure } from '../../scripts/lib/failure.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { temporaryFolder } from '../product.ts';
import { prepareDatabase } from './version.ts';

const WORK_MS = 180_000;
const PAUSE_MS = 10_000;
const READY = 'Ctrl-C stops everything';
/** Tables of restores and migrations. */
const APART = ['migrations', 'restauracion_en_curso'];

/** @returns what is wrong */
export async function updateInstallation(earlier: string, tools: Tools): Promise<string[]> {
  const { phases } = tools;
  const place = temporaryFolder('upgrade', tools.shutdown);
  const [dataDir, restored] = [path.join(place, 'data'), path.join(place, 'restored')];
  const backup = { file: '' };
  await phases.run('an installation of then', async () => {
    backup.file = await makeInstallation(earlier, dataDir, tools);
  });
  return [
    ...(await phases.run('its rows in the newest schema', () => migrateInPlace(dataDir, tools))),
    ...(await phases.run('this version on it', () => examine(dataDir, tools))),
    ...(await phases.run('its backup restored', () => restore(backup.file, dataDir, restored, tools))),
    ...(await phases.run('this version on the restored', () => examine(restored, tools))),
  ];
}

/** Starts the earlier version with demo data, as its README says, and has it write a backup. @returns its file */
async function makeInstallation(copy: string, dataDir: string, tools: Tools): Promise<string> {
  const server = await start(copy, dataDir, tools);
  try {
    const output = await command(copy, 'backup', ['--no-verify'], dataDir, tools);
    const name = fs.readdirSync(path.join(dataDir, 'backups')).find((one) => one.endsWith('.age'));
    if (name === undefined) throw new Failure(`The earlier version wrote no backup: ${output.problem ?? ''}`);
    return path.join(dataDir, 'backups', name);
  } finally {
    await stop(server);
  }
}

/** Migrates the embedded database and compares every row, column by column. */
async function migrateInPlace(dataDir: string, { shutdown, logDir }: Tools): Promise<string[]> {
  const postgres = await startPostgres({ dataDir, signal: shutdown.signal });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    await copyTables(client, APART);
    const applied = async () =>
      (await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')).rows.map(
        (row) => row.name,
      );
    const before = await applied();
    await prepareDatabase(ROOT, postgres.url, {
      log: path.join(logDir, 'migrations.log'),
      signal: shutdown.signal,
    });
    const since = (await applied()).filter((name) => !before.includes(name));
    const problems = unexplained(await differences(client), since);
    await client.query('DROP SCHEMA antes CASCADE');
    return problems;
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** This version serves it, and finds nothing wrong with it. */
async function examine(dataDir: string, tools: Tools): Promise<string[]> {
  const server = await start(ROOT, dataDir, tools);
  try {
    const runs = [
      await soundDoctor(dataDir, tools, server.port),
      await command(ROOT, 'invariants', ['--contents'], dataDir, tools, server.port),
      await command(ROOT, 'audit-verify', [], dataDir, tools, server.port),
    ];
    return runs.flatMap(({ problem }) => problem ?? []);
  } finally {
    await stop(server);
  }
}

/** What waited while nothing served is done within minutes: the doctor is asked until then. */
async function soundDoctor(dataDir: string, tools: Tools, port: number) {
  const deadline = performance.now() + WORK_MS;
  for (;;) {
    const found = await command(ROOT, 'doctor', ['--deep'], dataDir, tools, port);
    if (found.problem === undefined || performance.now() > deadline) return found;
    await sleep(PAUSE_MS, undefined, { signal: tools.shutdown.signal });
  }
}

async function restore(backup: string, from: string, into: string, tools: Tools): Promise<string[]> {
  fs.mkdirSync(into, { mode: 0o700 });
  fs.cpSync(path.join(from, 'secrets.json'), path.join(into, 'secrets.json'));
  const args = [backup, `--into=${into}`, `--key-file=${path.join(from, 'backup.key')}`];
  const { problem } = await command(ROOT, 'restore', args, into, tools);
  return problem === undefined ? [] : [problem];
}

interface Server {
  child: ChildProcessByStdio<null, Readable, null>;
  port: number;
}

const environment = (dataDir: string, port: number) => {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, DATA_DIR: dataDir, PORT: String(port) };
};

async function start(copy: string, dataDir: string, { shutdown, logDir }: Tools): Promise<Server> {
  const port = await freePort();
  const log = path.join(logDir, `start-${path.basename(copy)}.log`);
  fs.writeFileSync(log, '', { mode: 0o600 });
  const child = spawn(process.execPath, [path.join(copy, 'scripts', 'start.mjs')], {
    cwd: copy,
    env: environment(dataDir, port),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  shutdown.onStop('an installation', () => stop({ child, port }));
  for await (const line of createInterface({ input: child.stdout })) {
    fs.appendFileSync(log, `${line}\n`);
    if (!line.includes(READY)) continue;
    child.stdout.resume();
    return { child, port };
  }
  throw new Failure('The product did not start.', { log });
}

async function stop({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function command(
  copy: string,
  name: string,
  args: string[],
  dataDir: string,
  { shutdown, logDir }: Tools,
  port = 0,
): Promise<{ problem?: string }> {
  const log = path.join(logDir, `${name}-${path.basename(dataDir)}.log`);
  const { code, output } = await runCommand(
    process.execPath,
    [path.join(copy, 'scripts', `${name}.mjs`), ...args],
    {
      log,
      signal: shutdown.signal,
      cwd: copy,
      env: environment(dataDir, port || (await freePort())),
    },
  );
  if (code === 0) return {};
  const said = output.split('\n').filter((line) => line.startsWith('✗'));
  return { problem: `${name} ended with ${code}: ${said.join(' ') || output.trim().split('\n').at(-1)}` };
}
