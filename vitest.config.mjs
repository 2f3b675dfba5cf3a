import { defineConfig } from 'vitest/config';
import { macros } from './frontend-public/build-plugins/macros.ts';

/** The logic of both front ends, without a browser: what needs one is tested in e2e. */
export default defineConfig({
  plugins: [macros()],
  test: {
    include: ['frontend-*/{app,src}/**/*.test.ts'],
    // Neither the machine's zone nor Madrid's: what must not depend on it fails here.
    env: { TZ: 'America/Caracas' },
  },
});
