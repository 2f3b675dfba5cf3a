import type { Page } from '@playwright/test';

/** From here on the page's time passes only by `page.clock.runFor`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
