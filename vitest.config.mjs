import { defineConfig } from 'vitest/config';
import { macros } from './frontend-public/build-plugins/macros.ts';

// Neither the machine's zone nor Madrid's: what must not depend on it fails here.
const env = { TZ: 'America/Caracas' };
/** They change what their modules see while they load: in a process of its own each. */
const APART = 'frontend-*/{app,src}/**/*.apart.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [macros()],
        test: {
          // The logic of both front ends, without a browser: what needs one is tested in e2e.
          name: 'front-ends',
          include: ['frontend-*/{app,src}/**/*.test.ts'],
          exclude: [APART],
          env,
          // Files that share a process load what they test once: a quarter of the processor's time.
          isolate: false,
        },
      },
      { plugins: [macros()], test: { name: 'front-ends-apart', include: [APART], env } },
      {
        test: {
          name: 'scripts',
          include: ['{scripts,tools,e2e/support}/**/*.test.{mjs,ts}'],
          // They start servers, and a busy machine is no failure.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
