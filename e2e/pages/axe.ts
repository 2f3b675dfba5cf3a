import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.js';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing for axe to say, and nothing to scroll sideways. `state` names what is on the screen. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Colours are judged at rest: a dialog that fades in is paler than it will be.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
  // The CV and the message are documents of their own, in frames that run no scripts.
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).exclude('iframe').analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }));
  expect.soft(found, state).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${state}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
}
