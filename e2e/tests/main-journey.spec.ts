import { mainJourney } from '../pages/main-journey.js';
import { test } from '../pages/test.js';

test(
  'a driver finds an opening, applies with a PDF, and reads the answer of HR',
  { tag: '@main' },
  async ({ page, openBrowser }) => {
    await mainJourney(page, openBrowser, (target) => target.click());
  },
);
