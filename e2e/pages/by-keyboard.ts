import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 80;

/** Presses Tab until the control has the focus; nobody looks further than this for anything. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  // Found once and not at each stop: looking for it by its role costs more than the press.
  let element = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const stands = await element?.evaluate((one) =>
      one.isConnected ? one === document.activeElement : undefined,
    );
    if (stands) return;
    if (stands === undefined) element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`${MOST_STOPS} presses of ${key} did not reach ${String(target)}.`);
}

/** Goes to a field and types. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a field and pastes: a screen that draws at each letter would be waited for at each. */
export async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

/** Goes to a button or link and presses it. */
export async function press(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Goes to a tab of a list of tabs and opens it: Tab reaches the list, arrows go along it. */
export async function openTab(page: Page, from: Locator, to: Locator): Promise<void> {
  await tabTo(page, from);
  await tabTo(page, to, 'ArrowRight');
  await page.keyboard.press('Enter');
}
