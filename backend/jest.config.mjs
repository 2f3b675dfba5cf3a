const swc = [
  '@swc/jest',
  {
    // In files beside the code: inline, each spec would read and compile them again.
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: { target: 'es2023', parser: { syntax: 'typescript', decorators: true } },
  },
];

export default {
  rootDir: import.meta.dirname,
  // Specs and their helpers run in jest's sandbox, the product and its packages outside of it.
  testEnvironment: '<rootDir>/test/jest/environment.cjs',
  runtime: '<rootDir>/test/jest/runtime.cjs',
  transform: { '\\.ts$': swc },
  // Faults and large amounts have a command of their own: npm run test:slow.
  testRegex: process.env.SLOW_TESTS ? '\\.slow\\.spec\\.ts$' : '(src|test)/.*(?<!\\.slow)\\.spec\\.ts$',
  // A busy machine is no failure: what hangs still ends.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/test/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/test/jest/global-teardown.mjs',
  // Helpers import each other by the name of the compiled file.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
