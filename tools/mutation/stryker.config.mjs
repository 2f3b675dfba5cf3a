/** Read by Stryker, which main.ts starts in the backend's folder. */
import path from 'node:path';

const HERE = import.meta.dirname;
const { MUTATION_ALL = '', MUTATION_ONLY = '', MUTATION_REPORT = '' } = process.env;

/** What decides who may do what, and what happens to an application. */
const DECIDING = [
  ...['permissions', 'access.guard', 'actor', 'recent-proof'].map((name) => `src/platform/auth/${name}.ts`),
  'src/platform/limits/rate-limit.rules.ts',
  ...['accounts/account', 'sessions/session', 'users/user-admin'].map((name) => `src/auth/${name}.rules.ts`),
  ...['application', 'moves/undo', 'screening/screening'].map(
    (name) => `src/candidates/applications/${name}.rules.ts`,
  ),
  ...['documents/document', 'imports/import', 'imports/rows/place', 'merges/merge'].map(
    (name) => `src/candidates/${name}.rules.ts`,
  ),
  'src/integrations/keys/api-key.rules.ts',
  'src/interviews/interview.rules.ts',
  'src/privacy/retention/retention.rules.ts',
  'src/vacancies/vacancy.rules.ts',
  'src/vacancies/management/vacancy-changes.rules.ts',
];
/** Every rule, and the builders of SQL conditions. */
const ALL = [
  ...DECIDING.filter((file) => !file.endsWith('.rules.ts')),
  'src/**/*.rules.ts',
  'src/platform/database/sql/conditions.ts',
  'src/candidates/applications/estados.sql.ts',
  'src/candidates/applications/list/{application-conditions,overdue}.ts',
  'src/candidates/applications/board/board-scope.ts',
  'src/candidates/people/list/{list,qualification}-filter.ts',
  'src/vacancies/list/vacancy-filter.ts',
];

export default {
  plugins: [path.join(HERE, 'packages/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  testRunner: 'vitest',
  vitest: { configFile: path.join(HERE, 'vitest.config.mjs') },
  mutate: MUTATION_ONLY
    ? [`src/**/*${MUTATION_ONLY}*.ts`, '!src/**/*.spec.ts']
    : MUTATION_ALL
      ? ALL
      : DECIDING,
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
