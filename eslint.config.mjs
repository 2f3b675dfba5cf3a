import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

/** Features of the backend, as folders of backend/src. `platform` is below all of them. */
const features = readdirSync(new URL('backend/src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['platform', 'web', 'demo'].includes(entry.name))
  .map(({ name }) => name);

/** Forbids an import by its path, with the sentence that tells what to do instead. */
const forbid = (...patterns) => ({
  'no-restricted-imports': [
    'error',
    { patterns: patterns.map(([group, message]) => ({ regex: group, message })) },
  ],
});

export default tseslint.config(
  {
    ignores: [
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
  },
  js.configs.recommended,
  { files: ['**/*.mjs', '**/*.js'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], languageOptions: { globals: globals.node, sourceType: 'commonjs' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A handler given to an event attribute may be async; React ignores what it returns.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // React Router and react-admin throw responses and redirects by design.
      '@typescript-eslint/only-throw-error': 'off',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['frontend-public/**/*.tsx', 'frontend-backoffice/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': a11y },
    languageOptions: { globals: globals.browser },
    rules: { ...reactHooks.configs.recommended.rules, ...a11y.configs.recommended.rules },
  },
  // The platform knows nothing of recruitment. It has an `auth` of its own, so the depth of the path tells the two apart.
  ...[
    ['backend/src/platform/*.ts', '^\\.\\./'],
    ['backend/src/platform/*/**/*.ts', '^\\.\\./\\.\\./'],
  ].map(([files, up]) => ({
    files: [files],
    rules: forbid([
      `${up}(${features.join('|')}|web|demo)/`,
      'platform/ may not import a feature: pass what it needs in, or move the code into the feature.',
    ]),
  })),
  // Features meet through public services, never through each other's repositories or entities' queries.
  ...features.map((feature) => ({
    files: [`backend/src/${feature}/**/*.ts`],
    ignores: ['backend/src/**/*.spec.ts'],
    rules: forbid(
      [
        `\\.\\./(?!${feature}/)(${features.join('|')})/.*\\.(repository|controller)\\.js$`,
        "Use the other feature's service: its repository and controller are its own.",
      ],
      ['(^|/)(web|demo)/', 'Features do not know who shows them.'],
    ),
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
    rules: {
      // supertest bodies and parsed pages are untyped by nature.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  prettier,
);
