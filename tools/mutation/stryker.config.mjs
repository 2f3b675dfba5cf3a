/** Read by Stryker, which main.ts starts in the backend's folder. */
import path from 'node:path';

const HERE = import.meta.dirname;
const { MUTATION_ONLY = '', MUTATION_REPORT = '' } = process.env;

/** What decides: rules, the state machine, permissions and access, conditions of SQL. */
const MUTATED = [
  'src/**/*.rules.ts',
  'src/platform/auth/permissions.ts',
  'src/platform/auth/access.guard.ts',
  'src/platform/auth/recent-proof.ts',
  'src/platform/auth/actor.ts',
  'src/platform/database/sql/conditions.ts',
  'src/candidates/applications/estados.sql.ts',
  'src/candidates/applications/list/application-conditions.ts',
  'src/candidates/applications/list/overdue.ts',
  'src/candidates/applications/board/board-scope.ts',
  'src/candidates/people/list/list-filter.ts',
  'src/candidates/people/list/qualification-filter.ts',
  'src/vacancies/list/vacancy-filter.ts',
];

export default {
  plugins: [path.join(HERE, 'packages/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  testRunner: 'vitest',
  vitest: { configFile: path.join(HERE, 'vitest.config.mjs') },
  mutate: MUTATED.map((glob) =>
    MUTATION_ONLY ? glob.replace('*.rules.ts', `*${MUTATION_ONLY}*.rules.ts`) : glob,
  ),
  // Everything else is not copied.
  ignorePatterns: ['*', '!src', '!src/**', '!test', '!test/**', '!package.json', '!tsconfig.json'],
  concurrency: 1,
  timeoutMS: 20_000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: MUTATION_REPORT },
  // Below the root's packages, which the copied sources import, and outside of what jest looks through.
  tempDirName: path.join('..', '.data', 'mutation'),
  disableTypeChecks: false,
  allowConsoleColors: false,
};
