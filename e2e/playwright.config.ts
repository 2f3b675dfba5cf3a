import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.mjs';

/** Needed where Chromium runs as root or in a small container; the rest keeps it from calling home. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Drawing in the browser's own process: a seventh of the processor's time less.
  '--disable-gpu-compositing',
  '--in-process-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pages live for seconds: optimising their scripts costs more than it brings.
  '--js-flags=--no-opt --no-maglev',
];

// Walks through every page and every state in every width, and what the API's specs prove as well: npm run test:slow.
const SLOW = /\.slow\.|@slow/;
// The journeys that npm test has time for; all but the slow ones are npm run test:browser.
const MAIN = /@main/;

const chosen = () => {
  if (process.env['SLOW_TESTS']) return { grep: SLOW };
  return { grepInvert: SLOW, ...(process.env['MAIN_JOURNEYS'] && { grep: MAIN }) };
};

export default defineConfig({
  testDir: '.',
  ...chosen(),
  globalSetup: './support/global-setup.mjs',
  outputDir: 'test-results',
  // One more than cores: each waits a quarter of its time.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // A busy machine is no failure, but a test that hangs ends.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    // Set by global-setup.mjs before the workers start; a run against another server gives it from outside.
    baseURL: process.env['E2E_BASE_URL'],
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // What a test answers itself (page.route) would not reach pages that a service worker asks for.
    serviceWorkers: 'block',
    // Animations cost a twentieth of the processor's time, and no test needs them.
    contextOptions: { reducedMotion: 'reduce' },
    // A step that hangs is reported long before the end of the test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording costs a third of the time and runs scripts in the sandboxed frame of a message, which complains.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/*.phone.spec.ts',
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: {
        browserName: 'chromium',
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 3,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
