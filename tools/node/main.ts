/**
 * `npm run test:node [-- --only=22]`: runs the product on each supported version of Node. npm's package `node` brings
 * them, into .data/node. In a copy of the sources with the installed packages each one builds, starts with demo data,
 * answers, passes the doctor and the invariants, ends in order, and runs chosen specs.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import { npmCommand } from '../../scripts/lib/install.mjs';
import { ROOT, WORK_DIR } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { NODE_VERSIONS } from './versions.ts';

/** What depends on Node most: processes, streams, files, cryptography, sockets, PDFs, time zones. */
const SPECS = [
  ...[
    'auth.sign-in',
    'candidates.submission',
    'candidates.moves',
    'draft-cvs',
    'files',
    'imports',
    'mail-delivery',
  ],
  ...[
    'integrations.webhooks',
    'interviews.calendar',
    'live',
    'observability',
    'privacy.export',
    'public-pages',
  ],
  ...['queue', 'stored-files', 'push', 'guarded-pool'],
];
const PAGES = ['/', '/carreras', '/ca/carreras', '/sistema-aplicacion', '/api/openapi.json', '/health/ready'];
const READY = 'Ctrl-C stops everything';

/** @returns the exit code */
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values;
  const chosen = NODE_VERSIONS.filter((version) => only === undefined || version.startsWith(only));
  if (chosen.length === 0) throw new Failure(`--only is none of: ${NODE_VERSIONS.join(', ')}.`);
  const { phases, shutdown } = tools;
  let failed = 0;
  for (const version of chosen) {
    const problems = await attempt(version, tools);
    shutdown.signal.throwIfAborted();
    phases.print(`${problems.length > 0 ? '✗' : '✓'} Node ${version}`);
    for (const problem of problems) phases.print(`    ${problem}`);
    if (problems.length > 0) failed += 1;
  }
  phases.print(`\n${chosen.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function attempt(version: string, tools: Tools): Promise<string[]> {
  const { phases, shutdown } = tools;
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'fleet-hiring-node-'));
  const remove = () => fs.rmSync(copy, { recursive: true, force: true });
  shutdown.onStop(`the copy for Node ${version}`, remove);
  try {
    const node = await phases.run(`Node ${version}`, async () => ({
      path: await provideNode(version, tools),
    }));
    copySources(copy);
    return [
      ...(await phases.run('build, start, answers', () => startAndAsk(node.path, copy, tools))),
      ...(await phases.run('specs', () => runSpecs(node.path, version, copy, tools))),
    ];
  } catch (error) {
    if (shutdown.requested) throw error;
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    remove();
  }
}

/** @returns its program */
async function provideNode(version: string, { logDir, shutdown }: Tools): Promise<string> {
  const place = path.join(WORK_DIR, 'node', version);
  const program = path.join(place, 'node_modules', 'node', 'bin', 'node');
  if (!fs.existsSync(program)) {
    fs.mkdirSync(place, { recursive: true });
    const [command, ...npm] = npmCommand();
    const args = [...npm, 'install', '--no-save', '--no-package-lock', '--prefix', place, `node@${version}`];
    const log = path.join(logDir, `node-${version}.log`);
    const { code } = await runCommand(command, args, { log, signal: shutdown.signal, cwd: place });
    if (code !== 0 || !fs.existsSync(program)) throw new Failure(`npm brought no Node ${version}.`, { log });
  }
  const found = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  if (found !== `v${version}`) throw new Failure(`npm brought Node ${found} instead of ${version}.`);
  return program;
}

/** Every file that git knows or would add; installed packages as links, which nobody writes. */
function copySources(copy: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files
    .split('\0')
    .filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)))) {
    fs.mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(copy, file));
  }
  for (const name of ['', ...fs.readdirSync(copy)]) {
    const packages = path.join(ROOT, name, 'node_modules');
    if (fs.existsSync(packages)) execFileSync('cp', ['-al', packages, path.join(copy, name)]);
  }
  for (const cache of ['.cache', '.vite', '.vite-temp']) {
    fs.rmSync(path.join(copy, 'node_modules', cache), { recursive: true, force: true });
  }
}

/** The environment of a person who has this Node and nothing else. */
function environment(node: string, settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { HOME, PATH = '' } = process.env;
  return { HOME, PATH: `${path.dirname(node)}:${PATH}`, NO_COLOR: '1', ...settings };
}

async function startAndAsk(node: string, copy: string, { logDir, shutdown }: Tools): Promise<string[]> {
  const port = await freePort();
  const env = environment(node, { DATA_DIR: path.join(copy, '.data'), PORT: String(port) });
  const log = path.join(logDir, 'start.log');
  fs.writeFileSync(log, '', { mode: 0o600 });
  const child = spawn(node, [path.join(copy, 'scripts', 'start.mjs')], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  shutdown.onStop('the product', async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const problems: string[] = [];
  let ready = false;
  for await (const line of createInterface({ input: child.stdout })) {
    fs.appendFileSync(log, `${line}\n`);
    if (!line.includes(READY)) continue;
    ready = true;
    break;
  }
  if (!ready) throw new Failure('The product did not start.', { log });
  child.stdout.resume();
  for (const page of PAGES) {
    const { status } = await fetch(`http://127.0.0.1:${port}${page}`);
    if (status !== 200) problems.push(`${page} answers ${status}`);
  }
  const command = path.join(copy, 'scripts', 'invariants.mjs');
  const invariants = await runCommand(node, [command, '--contents'], {
    log: path.join(logDir, 'invariants.log'),
    signal: shutdown.signal,
    cwd: copy,
    env,
  });
  if (invariants.code !== 0) problems.push(`invariants ended with ${invariants.code}`);
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  if (code !== 0) problems.push(`the product ended with ${code}`);
  if (complaints !== '') problems.push(`the product complained: ${complaints.trim().split('\n')[0]}`);
  return problems;
}

async function runSpecs(node: string, version: string, copy: string, tools: Tools): Promise<string[]> {
  const { logDir, shutdown } = tools;
  const cwd = path.join(copy, 'backend');
  const result = path.join(logDir, `specs-${version}.json`);
  fs.rmSync(result, { force: true });
  const pattern = `test/(?:[\\w-]+/)*(?:${SPECS.join('|').replaceAll('.', '\\.')})\\.spec\\.ts$`;
  const jest = path.join(copy, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = [
    '--json',
    `--outputFile=${result}`,
    '--maxWorkers=3',
    '--colors=false',
    '--forceExit',
    pattern,
  ];
  const log = path.join(logDir, `specs-${version}.log`);
  await runCommand(node, [jest, ...args], { log, signal: shutdown.signal, cwd, env: environment(node) });
  if (!fs.existsSync(result)) return [`jest left no report: ${log}`];
  const report = JSON.parse(fs.readFileSync(result, 'utf8')) as {
    numPassedTests: number;
    numTotalTestSuites: number;
    testResults: { name: string; status: string }[];
  };
  const failed = report.testResults.filter(({ status }) => status !== 'passed');
  return [
    ...failed.map(({ name }) => `${path.basename(name)} fails (${log})`),
    ...(report.numTotalTestSuites < SPECS.length ? [`only ${report.numTotalTestSuites} specs ran`] : []),
  ];
}
