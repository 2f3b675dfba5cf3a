import type { Page } from '@playwright/test';

/** From here on the time of the page advances only by `page.clock.runFor`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
