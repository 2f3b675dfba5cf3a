/** The checks of `npm test`: their prerequisites and commands. */
import path from 'node:path';
import { build } from '../build.mjs';
import { Failure } from '../failure.mjs';
import { ROOT, shortPath } from '../paths.mjs';
import { prepareInstall } from '../prepare.mjs';
import { runCommand, toolEnvironment } from '../run-command.mjs';
import { checkApiDocument } from './api-document.mjs';
import { checkPackages } from './packages.mjs';
import { checkReferences } from './references.mjs';
import { checkReleasedApi } from './released-api.mjs';
import { provideChromium } from './chromium.mjs';
import { providePrograms } from './programs.mjs';
import { MAIN, runJest, runPlaywright, runVitest, SLOW } from './runners.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [report] what failed, for people
 */

/**
 * @typedef {import('../task.mjs').Tools & { database: () => Promise<Record<string, string>> }} Context
 *   `database` gives the environment variable that names the run's PostgreSQL
 */

/** @typedef {'static' | 'unit' | 'main' | 'browser' | 'slow'} Group */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {Group[]} groups of `--only` that it belongs to; `browser` and `slow` run only when they are asked for
 * @property {string[]} needs names of checks that must have passed
 * @property {number} [cores] how many of the two it keeps busy; default 1
 * @property {boolean} [silent] shows its own phases
 * @property {(context: Context, report: import('../phases.mjs').Report) => Promise<Outcome | void>} run throws, or
 *   gives counts when it is a test runner
 */

const EXCERPT_LINES = 25;

/** @type {Check[]} */
export const CHECKS = [
  {
    name: 'install',
    groups: ['static', 'unit', 'main', 'browser', 'slow'],
    needs: [],
    cores: 2,
    silent: true,
    run: ({ phases, logDir, shutdown }) => prepareInstall({ phases, logDir, signal: shutdown.signal }),
  },
  {
    name: 'build',
    groups: ['static', 'unit', 'main', 'browser', 'slow'],
    needs: ['install'],
    silent: true,
    run: ({ phases, logDir, shutdown }) => build({ phases, logDir, signal: shutdown.signal }),
  },
  {
    name: 'chromium',
    groups: ['main', 'browser', 'slow'],
    needs: ['install'],
    run: ({ logDir, shutdown }) => provideChromium({ logDir, signal: shutdown.signal }),
  },
  {
    name: 'programs',
    groups: ['unit', 'main', 'browser'],
    needs: [],
    run: ({ logDir, shutdown }) => providePrograms({ logDir, signal: shutdown.signal }),
  },
  {
    name: 'format',
    groups: ['static'],
    needs: ['install'],
    run: (context) => tool(context, 'format', bin('oxfmt'), ['--check', '.']),
  },
  {
    name: 'references',
    groups: ['static'],
    needs: [],
    run: () => Promise.resolve(checkReferences()),
  },
  {
    name: 'packages',
    groups: ['static'],
    needs: [],
    run: () => Promise.resolve(checkPackages()),
  },
  {
    name: 'route types',
    groups: ['static'],
    needs: ['build'],
    run: (context) => tool(context, 'route-types', bin('react-router'), ['typegen', 'frontend-public']),
  },
  {
    // Says what the compiler would say, too.
    name: 'types and lint',
    groups: ['static'],
    needs: ['route types'],
    run: (context) =>
      tool(context, 'lint', bin('oxlint'), ['--config', 'oxlint.config.mjs', '--deny-warnings']),
  },
  {
    name: 'contract',
    groups: ['static'],
    needs: ['build'],
    run: (context) => ownScript(context, 'contract'),
  },
  {
    name: 'API document',
    groups: ['static'],
    needs: ['contract'],
    run: () => checkApiDocument(),
  },
  {
    name: 'released API',
    groups: ['static'],
    needs: ['contract'],
    run: () => Promise.resolve(checkReleasedApi()),
  },
  {
    name: 'migrations',
    groups: ['static'],
    needs: ['build'],
    run: (context) => ownScript(context, 'migrate'),
  },
  { name: 'tests of front ends and scripts', groups: ['unit'], needs: ['build'], run: runVitest },
  // Mostly waits for database, queue and mail, so another check may run beside it.
  {
    name: 'unit and API tests',
    groups: ['unit'],
    needs: ['build', 'programs'],
    run: (context, report) => runJest(context, report, 'jest'),
  },
  {
    name: 'main journeys',
    groups: ['main'],
    needs: ['build', 'chromium', 'programs'],
    cores: 2,
    run: (context, report) => runPlaywright(context, report, 'playwright-main', MAIN),
  },
  {
    name: 'browser tests',
    groups: ['browser'],
    needs: ['build', 'chromium', 'programs'],
    cores: 2,
    run: (context, report) => runPlaywright(context, report, 'playwright'),
  },
  {
    name: 'slow unit and API tests',
    groups: ['slow'],
    needs: ['build'],
    cores: 2,
    run: (context, report) => runJest(context, report, 'jest-slow', SLOW),
  },
  {
    name: 'slow browser tests',
    groups: ['slow'],
    needs: ['build', 'chromium'],
    cores: 2,
    run: (context, report) => runPlaywright(context, report, 'playwright-slow', SLOW),
  },
];

/** @param {string} name @returns {string} */
function bin(name) {
  return path.join(ROOT, 'node_modules', '.bin', name);
}

/** @param {Context} context @param {'contract' | 'migrate'} name one of the scripts beside this folder */
async function ownScript(context, name) {
  const env = { ...toolEnvironment(), ...(await context.database()) };
  await tool(context, name, process.execPath, [path.join(ROOT, 'scripts', `${name}.mjs`), '--check'], env);
}

/**
 * @param {Context} context @param {string} name @param {string} command @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function tool({ logDir, shutdown }, name, command, args, env) {
  const log = path.join(logDir, `${name}.log`);
  const { code, output } = await runCommand(command, args, { log, signal: shutdown.signal, env });
  if (code === 0) return;
  const lines = output.trimEnd().split('\n').slice(-EXCERPT_LINES);
  throw new Failure([`${name} failed (all of it in ${shortPath(log)}):`, ...lines].join('\n'));
}
