import { mainJourney } from '../pages/main-journey.js';
import { test } from '../pages/test.js';

test('a driver completes the main journey on a phone with one thumb', async ({ page, openBrowser }) => {
  await mainJourney(page, openBrowser, (target) => target.tap());
});
