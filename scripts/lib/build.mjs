/** Builds the workspaces whose sources or results have changed, two at a time. */
import fs from 'node:fs';
import path from 'node:path';
import { Failure, saysDiskFull } from './failure.mjs';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { requireUnused } from './in-use.mjs';
import { npmCommand } from './install.mjs';
import { CACHE_DIR, ROOT } from './paths.mjs';
import { runCommand, toolEnvironment } from './run-command.mjs';
import { Slots } from './slots.mjs';

/** @typedef {{ name: string, output: string, needs: string[], extra?: string[] }} Workspace */

/** In the order of building. `extra`: files outside the workspace's folder that its build reads. @type {Workspace[]} */
const WORKSPACES = [
  { name: 'contract', output: 'dist', needs: [] },
  { name: 'backend', output: 'dist', needs: ['contract'], extra: ['nest-cli.json'] },
  { name: 'frontend-public', output: 'build', needs: ['contract'] },
  { name: 'frontend-backoffice', output: 'dist', needs: ['contract'] },
];

const AT_ONCE = 2;

/**
 * @param {object} options
 * @param {import('./phases.mjs').Phases} options.phases
 * @param {string} options.logDir
 * @param {AbortSignal} [options.signal]
 * @param {string[]} [options.only] names; what they need is built as well
 */
export async function build({ phases, logDir, signal, only }) {
  if (!isBuilt(only)) requireUnused('build');
  const wanted = WORKSPACES.filter(({ name }) => only === undefined || isNeeded(name, only));
  /** @type {Map<string, Promise<unknown>>} */
  const started = new Map();
  const slots = new Slots(AT_ONCE);
  for (const workspace of wanted) {
    const ready = Promise.all(workspace.needs.flatMap((name) => started.get(name) ?? []));
    started.set(
      workspace.name,
      ready.then(() =>
        slots.use(() =>
          phases.run(`build ${workspace.name}`, () => buildWorkspace(workspace, { logDir, signal })),
        ),
      ),
    );
  }
  const results = await Promise.allSettled(started.values());
  signal?.throwIfAborted();
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** @param {string[]} [only] @returns {boolean} whether every build is up to date */
export function isBuilt(only) {
  return WORKSPACES.every(
    (workspace) => (only !== undefined && !isNeeded(workspace.name, only)) || isUpToDate(workspace),
  );
}

/**
 * @param {string[]} [only]
 * @returns {boolean} whether a build is known to be of other sources; `npm run build` leaves no stamp to compare
 */
export function wasBuiltOfOthers(only) {
  return WORKSPACES.some(
    (workspace) =>
      (only === undefined || isNeeded(workspace.name, only)) &&
      readStamp(stampOf(workspace.name)) !== undefined &&
      !isUpToDate(workspace),
  );
}

/** @param {Workspace} workspace @param {{ logDir: string, signal?: AbortSignal }} options */
async function buildWorkspace(workspace, { logDir, signal }) {
  if (isUpToDate(workspace)) return 'unchanged';
  const { name } = workspace;
  const log = path.join(logDir, `build-${name}.log`);
  const inputs = fingerprintInputs(workspace);
  fs.rmSync(stampOf(name), { force: true });
  const [command, ...args] = [...npmCommand(), 'run', 'build', '-w', name];
  // The served build is always for production, whatever the server's mode.
  const env = { ...toolEnvironment(), NODE_ENV: 'production' };
  const { code, output } = await runCommand(command, args, { log, signal, env });
  if (code !== 0) {
    const full = saysDiskFull(output);
    throw new Failure(
      full ? 'The disk is full: free some space and run the command again.' : `The build of ${name} failed.`,
      {
        log,
      },
    );
  }
  const outputs = fingerprintOutput(workspace);
  if (outputs === undefined)
    throw new Failure(`The build of ${name} left no ${name}/${workspace.output}.`, { log });
  writeStamp(stampOf(name), { inputs, outputs });
  return '';
}

/** The stamp covers sources and results: a changed or deleted result is built again. @param {Workspace} workspace */
function isUpToDate(workspace) {
  const stamp = readStamp(stampOf(workspace.name));
  if (typeof stamp !== 'object' || stamp === null || !('inputs' in stamp) || !('outputs' in stamp))
    return false;
  const outputs = fingerprintOutput(workspace);
  return outputs !== undefined && stamp.outputs === outputs && stamp.inputs === fingerprintInputs(workspace);
}

/** @param {Workspace} workspace */
function fingerprintInputs({ name, needs, extra = [] }) {
  const upstream = WORKSPACES.filter((workspace) => needs.includes(workspace.name));
  return fingerprint(
    [
      ...[name, ...extra, 'package-lock.json'].map((file) => path.join(ROOT, file)),
      ...upstream.map((workspace) => path.join(ROOT, workspace.name, workspace.output)),
    ],
    // A workspace's folder also contains results and tests; an upstream's result is named as a whole.
    { root: ROOT, ignore: isNotSource },
  );
}

/** @param {Workspace} workspace */
function fingerprintOutput({ name, output }) {
  const dir = path.join(ROOT, name, output);
  return fs.existsSync(dir) ? fingerprint([dir], { root: ROOT }) : undefined;
}

/** @param {string} file relative to the repository */
function isNotSource(file) {
  return (
    /(^|\/)node_modules$|\.(?:spec|test)\.tsx?$|\.tsbuildinfo$|\.DS_Store$/.test(file) ||
    // The build of the contract writes them.
    file === 'contract/src/generated' ||
    // Only directly in a workspace's folder; deeper these are ordinary names.
    /^[^/]+\/(dist|build|\.react-router|test|\.test-build|test-results|coverage)$/.test(file)
  );
}

/** @param {string} name @param {string[]} only */
function isNeeded(name, only) {
  return WORKSPACES.some(
    (workspace) => only.includes(workspace.name) && [workspace.name, ...workspace.needs].includes(name),
  );
}

/** @param {string} name */
function stampOf(name) {
  return path.join(CACHE_DIR, `build-${name}.json`);
}
