const swc = [
  '@swc/jest',
  {
    // In files beside the code: inline, each spec would read and compile them again.
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: { target: 'es2023', parser: { syntax: 'typescript', decorators: true } },
  },
];

/** What `npm run test:security` runs: its own specs, and those of others that are about the same. */
const SECURITY = [
  '[\\w.-]+\\.security',
  'roles',
  'routes',
  'injection',
  'hostile-input\\.slow',
  'wrong-files\\.slow',
  'auth\\.limits',
  'auth\\.sessions',
  'auth\\.proof',
];

/** Faults and large amounts, and attacks, have commands of their own: `npm run test:slow`, `npm run test:security`. */
function chosenSpecs({ SLOW_TESTS, SECURITY_TESTS }) {
  if (SECURITY_TESTS) return `test/(?:[\\w-]+/)*(?:${SECURITY.join('|')})\\.spec\\.ts$`;
  return SLOW_TESTS ? '\\.slow\\.spec\\.ts$' : 'test/.*(?<!\\.slow|\\.security)\\.spec\\.ts$';
}

const project = {
  rootDir: import.meta.dirname,
  // Specs and their helpers run in jest's sandbox, the product and its packages outside of it.
  testEnvironment: '<rootDir>/test/jest/environment.cjs',
  runtime: '<rootDir>/test/jest/runtime.cjs',
  transform: { '\\.ts$': swc },
  // Helpers import each other by the name of the compiled file.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

export default {
  rootDir: import.meta.dirname,
  // A busy machine is no failure: what hangs still ends.
  testTimeout: 120_000,
  projects: [
    // Specs beside their source need neither a build nor a database.
    {
      ...project,
      displayName: 'rules',
      testRegex:
        process.env.SLOW_TESTS || process.env.SECURITY_TESTS ? '(?!)' : 'src/.*(?<!\\.slow)\\.spec\\.ts$',
      globalSetup: '<rootDir>/test/jest/compile.mjs',
    },
    {
      ...project,
      displayName: 'product',
      testRegex: chosenSpecs(process.env),
      globalSetup: '<rootDir>/test/jest/global-setup.mjs',
      globalTeardown: '<rootDir>/test/jest/global-teardown.mjs',
    },
  ],
};
