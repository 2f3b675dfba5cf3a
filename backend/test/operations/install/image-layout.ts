import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Instruction, readCopy, readDockerfile } from './dockerfile.js';

const ROOT = join(import.meta.dirname, '../../../..');
const BUILT = ['contract/dist', 'backend/dist', 'frontend-public/build', 'frontend-backoffice/dist'];
const WORKSPACES = ['contract', 'backend', 'frontend-public', 'frontend-backoffice', 'e2e', 'tools'];

/**
 * The folders of the image, made below `folder` by the lines of the Dockerfile, one after another. What `npm ci` and
 * `npm run build` make is taken from this working copy, where both were just done; other installations are done.
 */
export function buildImageLayout(folder: string): { root: string; workdir: string; env: NodeJS.ProcessEnv } {
  const stages = new Map<string, string>();
  let root = '';
  let workdir = '/';
  let env: NodeJS.ProcessEnv = {};
  for (const instruction of readDockerfile()) {
    const { word, rest } = instruction;
    if (word === 'FROM') {
      const [image = '', , name = 'image'] = rest;
      root = join(folder, name);
      const parent = stages.get(image);
      if (parent) copyAll(parent, root);
      else mkdirSync(root, { recursive: true });
      stages.set(name, root);
      if (!parent) env = {};
    } else if (word === 'WORKDIR') {
      workdir = rest[0] ?? '/';
      mkdirSync(join(root, workdir), { recursive: true });
    } else if (word === 'ENV') {
      for (const pair of rest) env[pair.split('=')[0] ?? ''] = pair.slice(pair.indexOf('=') + 1);
    } else if (word === 'COPY') copy(instruction, join(root, workdir), stages);
    else if (word === 'RUN') run(instruction, root, workdir);
  }
  return { root, workdir, env };
}

function copy(instruction: Instruction, workdir: string, stages: Map<string, string>): void {
  const { from, sources, to } = readCopy(instruction);
  const target = resolve(workdir, to);
  const base = from === undefined ? ROOT : stages.get(from);
  if (base === undefined) throw new Error(`There is no stage ${from}`);
  for (const source of sources) {
    const place = join(base, source);
    // Docker takes the content of a folder, and puts several files into one.
    if (source === '.') copyRepository(target);
    else if (lstatSync(place).isDirectory()) copyAll(place, target);
    else copyFile(place, /\/$|^\.$/.test(to) || sources.length > 1 ? join(target, basename(place)) : target);
  }
}

function run({ text }: Instruction, root: string, workdir: string): void {
  const place = join(root, workdir);
  if (text === 'npm ci') {
    for (const workspace of ['', ...WORKSPACES]) {
      const packages = join(ROOT, workspace, 'node_modules');
      if (existsSync(packages)) copyAll(packages, join(place, workspace, 'node_modules'));
    }
  } else if (text === 'npm run build') {
    for (const result of BUILT) copyAll(join(ROOT, result), join(place, result));
  } else if (text.startsWith('npm ')) {
    execFileSync('npm', [...text.split(' ').slice(1), '--prefer-offline'], { cwd: place, stdio: 'pipe' });
  } else if (/^mkdir( \/\w+)+ && chown node:node( \/\w+)+$/.test(text)) {
    for (const name of text.split(' && ')[0]!.split(' ').slice(1)) mkdirSync(join(root, name));
  } else throw new Error(`What does this line of the Dockerfile make? RUN ${text}`);
}

/** The content, as hard links: nothing of it may be written to. */
function copyAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-al', '--remove-destination', `${from}/.`, to]);
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', [from, to]);
}

/** Without what .dockerignore names: folders at the top, or anywhere. */
function copyRepository(target: string): void {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n');
  const kept = (from: string, to: string, top: boolean): void => {
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      if (ignored.includes(`**/${entry.name}`) || (top && ignored.includes(entry.name))) continue;
      if (entry.isDirectory()) kept(join(from, entry.name), join(to, entry.name), false);
      else copyFile(join(from, entry.name), join(to, entry.name));
    }
  };
  kept(ROOT, target, true);
}

/** From now on only root can create or remove files below it. */
export function makeReadOnly(folder: string): void {
  setMode(folder, 0o555);
}

export function removeLayout(folder: string): void {
  setMode(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
}

/** Of folders only: files are shared with the working copy. */
function setMode(folder: string, mode: number): void {
  if (mode === 0o755) chmodSync(folder, mode);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) setMode(join(folder, entry.name), mode);
  }
  chmodSync(folder, mode);
}
