/** The rules for every page of the site: no barriers, few scripts, no sideways scrolling. */
import type { Page, ViewportSize } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { overflow } from './site-layout.js';
import { CLOSED_PAGES, ERROR_PAGES, OPENING, PUBLIC_PAGES } from './site-map.js';
import { noteScripts, scriptsOnlyOf, waitForScripts, weighScripts } from './site-scripts.js';
import { expect, test } from './test.js';

const SMALLEST = { width: 320, height: 640 };

/**
 * Bytes, as sent over HTTPS with Brotli. The framework is React, the router and what reads the words; our own code
 * has the words of a language, 18 to 22 kB, which all pages share.
 */
const MOST_SCRIPT = { all: 136_000, framework: 99_000, own: 35_000 };

/** Its passkeys are suggested as it opens: the browser's library comes with it. A slip in an address is asked about. */
const MORE_OWN: Readonly<Record<string, number>> = { '/login': 5_500 };

/** How many pages one test looks at: a test names them all, and two tests run at once. */
const AT_ONCE = 5;

/** The first opening that the page links to. */
const openingOn = async (page: Page) =>
  (
    await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  ).find((path) => OPENING.test(path));

/** `pages` are paths, or 'an opening'. */
export function siteLookTests(pages: readonly string[], viewports: readonly ViewportSize[]): void {
  for (let first = 0; first < pages.length; first += AT_ONCE)
    lookTest(pages.slice(first, first + AT_ONCE), viewports);
}

function lookTest(group: readonly string[], viewports: readonly ViewportSize[]): void {
  test(`no barriers and few scripts at ${group.join(', ')}`, async ({ page }) => {
    const scripts = noteScripts(page);
    await page.goto('/');
    await waitForScripts(page);
    const foreign = await scriptsOnlyOf(page, CLOSED_PAGES, [...PUBLIC_PAGES, ...ERROR_PAGES]);
    const opening = (await openingOn(page)) ?? '';
    const heavy: string[] = [];
    for (const path of group) {
      scripts.take();
      await page.goto(path === 'an opening' ? opening : path);
      await waitForScripts(page);
      const { paths, ...weights } = await weighScripts(page, scripts.take());
      for (const part of ['all', 'framework', 'own'] as const) {
        const most = MOST_SCRIPT[part] + (part === 'framework' ? 0 : (MORE_OWN[path] ?? 0));
        if (weights[part] > most) heavy.push(`${path}: ${part} ${weights[part]}`);
      }
      for (const script of paths.filter((name) => foreign.includes(name))) heavy.push(`${path}: ${script}`);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        await expectAccessible(page, `${path} at ${viewport.width}`);
      }
      await page.setViewportSize(SMALLEST);
      const beyond = await overflow(page);
      expect.soft(beyond, `${path}: pixels beyond the edge at ${SMALLEST.width}`).toBeLessThanOrEqual(0);
    }
    expect(heavy, 'bytes of scripts').toEqual([]);
  });
}
