import { readdirSync } from 'node:fs';

/** Rooms of the backend, as folders of backend/src. `platform` is below all of them. */
const rooms = readdirSync(new URL('backend/src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'platform')
  .map(({ name }) => name);

/** Forbids an import by its path, with the sentence that tells what to do instead. */
const forbid = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }],
});

/** What is wrong by the letter only. */
const HARMLESS = [
  // Texts are sorted by their code units, and meant so.
  'typescript/require-array-sort-compare',
  // Rows and answers are plain objects with a class for a name.
  'typescript/no-misused-spread',
  // What follows a write is called `then`; its options are never awaited.
  'unicorn/no-thenable',
];

/** Beyond what is outright wrong (`correctness`): what hides a fault. */
const STRICTER = [
  'no-case-declarations',
  'no-console',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'preserve-caught-error',
];

const STRICTER_TYPESCRIPT = [
  'no-array-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'typescript/ban-ts-comment',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-namespace',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/prefer-promise-reject-errors',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
];

const errors = (names) => Object.fromEntries(names.map((name) => [name, 'error']));
const off = (names) => Object.fromEntries(names.map((name) => [name, 'off']));

const CLIENT =
  'Call the API through the typed client: its paths, parameters and answers are those of the document.';

/** Lines of a function, without blank lines and comments; an exception says why it is clearer whole. */
const lines = (max) => ({
  'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }],
});

export default {
  plugins: ['eslint', 'oxc', 'typescript', 'unicorn'],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true },
  env: { builtin: true },
  ignorePatterns: [
    '**/node_modules/',
    '**/dist/',
    '**/build/',
    '**/.test-build/',
    '**/.react-router/',
    '**/.data*/',
    'contract/src/generated/',
    '**/test-results/',
    '**/playwright-report/',
  ],
  rules: {
    ...errors(STRICTER),
    ...off(HARMLESS),
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
  overrides: [
    {
      files: ['**/*.mjs', '**/*.js', '**/*.cjs'],
      env: { node: true },
      rules: { 'no-undef': 'error', 'no-console': 'off' },
    },
    {
      files: ['frontend-public/app/features/device/service-worker.js'],
      env: { serviceworker: true },
      // Written before it by routes/service-worker.ts.
      globals: { OFFLINE: 'readonly', POLICY: 'readonly' },
    },
    // These run partly in a page.
    { files: ['frontend-public/share-image/*.mjs'], env: { browser: true } },
    // A script ends when its promises end; the runner of tasks and that of tests report what fails.
    { files: ['**/*.mjs', 'tools/**/*.test.ts'], rules: { 'typescript/no-floating-promises': 'off' } },
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        ...errors(STRICTER_TYPESCRIPT),
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        // A handler given to an event attribute may be async; React ignores what it returns.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        // React Router and react-admin throw responses and redirects by design.
        'typescript/only-throw-error': 'off',
      },
    },
    {
      files: ['frontend-public/**/*.tsx', 'frontend-backoffice/**/*.tsx'],
      plugins: ['react', 'jsx-a11y'],
      env: { browser: true },
      rules: {
        'react/rules-of-hooks': 'error',
        // A paragraph may be a `status`, and a native checkbox tells its own state.
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/role-has-required-aria-props': 'off',
      },
    },
    // Calls of the API go through the typed client, which the back office gives its fetch.
    {
      files: ['frontend-public/app/**', 'frontend-backoffice/src/**'],
      excludeFiles: ['**/*.test.ts', 'frontend-backoffice/src/providers/client.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['fetch', 'XMLHttpRequest'].map((name) => ({ name, message: CLIENT })),
        ],
      },
    },
    {
      files: ['frontend-backoffice/src/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react-admin',
                importNames: ['useTranslate'],
                message:
                  'Texts are read in one way: `translate` of i18n/texts.ts, or Translate around elements and in constants.',
              },
              {
                name: 'react-admin',
                importNames: ['NumberInput'],
                message: 'The native number field takes 24.000 for 24: use ui/forms/NumberInput.tsx.',
              },
              {
                name: '@mui/material',
                importNames: ['Alert'],
                message: 'It interrupts with every hint: use ui/Alert.tsx.',
              },
            ],
          },
        ],
      },
    },
    {
      files: [
        'backend/src/**/*.ts',
        'contract/**/*.ts',
        'e2e/{pages,support}/**',
        'frontend-public/**/*.ts',
        'scripts/**',
        'tools/**',
      ],
      // A page's copy is a text.
      excludeFiles: ['**/*.spec.ts', '**/*.test.ts', 'frontend-public/app/features/*/{copy/*,copy}.ts'],
      rules: lines(60),
    },
    // Markup is long; the legal pages are texts.
    {
      files: ['frontend-public/**/*.tsx'],
      excludeFiles: ['frontend-public/app/features/legal/**'],
      rules: lines(80),
    },
    // Rooms meet through public services, never through each other's repositories or controllers. That they stand in no
    // circle is the check of scripts/lib/checks/rooms.mjs.
    ...rooms.map((room) => ({
      files: [`backend/src/${room}/**/*.ts`],
      rules: forbid([
        `^(\\.\\./)+(${rooms.filter((name) => name !== room).join('|')})/.*\\.(repository|controller)\\.js$`,
        "Use the other room's service: its repository and controller are its own.",
      ]),
    })),
    {
      files: ['frontend-public/app/ui/**', 'frontend-public/app/lib/**'],
      rules: forbid([
        '(^|/)(features|routes)/',
        'ui/ and lib/ are below features and routes: imports go one way.',
      ]),
    },
    {
      files: ['frontend-public/app/features/**'],
      rules: forbid(['(^|/)routes/', 'features/ are below routes/: imports go one way.']),
    },
    {
      files: ['**/*.spec.ts', 'backend/test/**/*.ts', 'e2e/**/*.ts'],
      rules: off([
        'no-restricted-imports',
        // supertest bodies and parsed pages are untyped by nature.
        'typescript/no-unsafe-assignment',
        'typescript/no-unsafe-member-access',
        'typescript/no-unsafe-argument',
        'typescript/no-unsafe-call',
        'typescript/no-unsafe-return',
        'typescript/unbound-method',
      ]),
    },
  ],
};
