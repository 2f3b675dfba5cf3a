import { defineConfig } from 'vitest/config';
import { macros } from './frontend-public/build-plugins/macros.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [macros()],
        test: {
          // The logic of both front ends, without a browser: what needs one is tested in e2e.
          name: 'front-ends',
          include: ['frontend-*/{app,src}/**/*.test.ts'],
          // Neither the machine's zone nor Madrid's: what must not depend on it fails here.
          env: { TZ: 'America/Caracas' },
        },
      },
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
