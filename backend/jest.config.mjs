import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const swc = [
  '@swc/jest',
  {
    // In files beside the code: inline, each spec would read and compile them again.
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
  },
];

const ES_MODULES = [
  '@nestjs',
  '@borewit',
  '@noble',
  '@otplib',
  '@poppinss',
  '@scure',
  '@tokenizer',
  'case-anything',
  'file-type',
  'flydrive',
  'ical\\.js',
  'otplib',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'unpdf',
];

export default {
  testEnvironment: 'node',
  rootDir: import.meta.dirname,
  // Faults and large amounts have a command of their own: npm run test:slow.
  testRegex: process.env.SLOW_TESTS ? '\\.slow\\.spec\\.ts$' : '(src|test)/.*(?<!\\.slow)\\.spec\\.ts$',
  // A busy machine is no failure: what hangs still ends.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  // Nest is published as ES modules only, as are these; the rest of the packages runs as it is.
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  transform: { '^.+\\.m?[tj]s$': swc },
  moduleNameMapper: {
    // Its package.json offers no file to require().
    '^file-type$': require.resolve('file-type'),
    '^@hiring/contract$': '<rootDir>/../contract/src/index.ts',
    '^@hiring/contract/(.*)$': '<rootDir>/../contract/src/$1.ts',
    // Sources import each other by the name of the compiled file.
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};
