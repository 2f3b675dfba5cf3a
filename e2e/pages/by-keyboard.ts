import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 80;

/** Presses Tab until the control has the focus, at most this often. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  // Located once and not at each stop, because locating by role costs more than the press.
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

/** Goes to a field and pastes, because a screen that renders at each letter is slow. */
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
