import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.js';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Colours are judged at rest: a dialog that fades in is paler than it will be. What a click has just begun
 * may start its transition a frame later, so the page has to be still for two frames running.
 */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
      });
    for (let still = 0; still < 2; still += 1) {
      await frame();
      const animations = moving();
      if (animations.length > 0) still = -1;
      await Promise.all(animations.map(({ finished }) => finished.catch(() => null)));
    }
  });

/** A link half under the sticky header counts as too small. A new page may still scroll by itself. */
const atTheTop = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 3; still += 1) {
      if (window.scrollY !== 0) still = 0;
      window.scrollTo({ top: 0, behavior: 'instant' });
      await frame();
    }
  });

// The CV and the message are documents of their own, in frames that run no scripts.
// Nothing is left in other frames, so the mode without a page of its own says the same in half the time.
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode().exclude('iframe');

async function expectNothingFound(axe: AxeBuilder, state: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }));
  expect.soft(found, state).toEqual([]);
}

/** What a sentence shows where a value was not made a text. */
const NO_TEXT = /.*(?:\[object |%\{|\bNaN\b|Invalid Date).*/g;

/** No finding of axe, no value that is no text, and no sideways scrolling. `state` names what is on the screen. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await atTheTop(page);
  await atRest(page);
  await expectNothingFound(axeOf(page).withTags(RULES), state);
  const text = await page.evaluate(() => document.body.innerText);
  expect.soft(text.match(NO_TEXT) ?? [], `${state}: values that are no text`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${state}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
}

const PHONE = { width: 360, height: 740 };

/** The same at the width of a phone. */
async function expectAccessibleOnAPhone(page: Page, state: string): Promise<void> {
  const desk = page.viewportSize();
  await page.setViewportSize(PHONE);
  await expectAccessible(page, `${state}, on a phone`);
  if (desk) await page.setViewportSize(desk);
}

/** The same on the screen as it is, and as narrow as a phone's. */
export async function expectAccessibleAtBothWidths(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectAccessibleOnAPhone(page, state);
}

/** The same in the light colours, and enough contrast in the dark ones. */
export async function expectAccessibleInBothColours(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await atRest(page);
  await expectNothingFound(axeOf(page).withRules(['color-contrast']), `${state}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
}
