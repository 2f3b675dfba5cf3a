import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/axe.js';
import { consentOn } from '../pages/consent.js';
import { complaintsAboutHeader, overflow, walkByKeyboard } from '../pages/site-layout.js';
import { CLOSED_PAGES, ERROR_PAGES, OPENING, PUBLIC_PAGES } from '../pages/site-map.js';
import { noteScripts, scriptsOnlyOf, waitForScripts, weighScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel', timeout: 150_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const SMALLEST = { width: 320, height: 640 };

/** Bytes, as sent with gzip. */
const MOST_SCRIPT = { all: 125_000, framework: 110_000, own: 15_000 };

/** How many pages one test looks at: a test names them all, and two tests run at once. */
const AT_ONCE = 5;

const pages = [...PUBLIC_PAGES, ...ERROR_PAGES, 'an opening'];
const groups = Array.from({ length: Math.ceil(pages.length / AT_ONCE) }, (_, index) =>
  pages.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

/** The first opening that the page links to. */
const openingOn = async (page: Page) =>
  (
    await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  ).find((path) => OPENING.test(path));

for (const group of groups) {
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
        if (weights[part] > MOST_SCRIPT[part]) heavy.push(`${path}: ${part} ${weights[part]}`);
      }
      for (const script of paths.filter((name) => foreign.includes(name))) heavy.push(`${path}: ${script}`);
      await page.setViewportSize(DESK);
      await expectAccessible(page, `${path} at ${DESK.width}`);
      await page.setViewportSize(PHONE);
      await expectAccessible(page, `${path} at ${PHONE.width}`);
      await page.setViewportSize(SMALLEST);
      const beyond = await overflow(page);
      expect.soft(beyond, `${path}: pixels beyond the edge at ${SMALLEST.width}`).toBeLessThanOrEqual(0);
    }
    expect(heavy, 'bytes of scripts').toEqual([]);
  });
}

test('the menus have no barriers when they are open', async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    for (const menu of await page.locator('header summary:visible').all()) {
      await menu.click();
      await expectAccessible(page, `${await menu.innerText()} at ${viewport.width}`);
      await menu.click();
    }
  }
});

for (const viewport of [DESK, PHONE]) {
  test(`the keyboard gets to everything and shows where it is, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of ['/', '/servicios/transporte', '/carreras', '/contacto']) {
      await page.goto(path);
      await waitForScripts(page);
      const { reached, complaints } = await walkByKeyboard(page);
      expect.soft(complaints, path).toEqual([]);
      expect.soft(reached[0], path).toBe('Saltar al contenido');
    }
  });
}

test.describe('while the notice about cookies is there', () => {
  test.use({ choiceMade: false });

  test('what has the keyboard’s focus comes out from under it', async ({ page }) => {
    await page.goto('/');
    await waitForScripts(page);
    await consentOn(page).banner.waitFor();
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      const { complaints } = await walkByKeyboard(page);
      expect.soft(complaints, `at ${viewport.width}`).toEqual([]);
    }
  });
});

/** A browser's zoom of 200 % on a screen of 1440 pixels is a screen of 720. */
test('the header is whole at every width, also when the page is zoomed to double', async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
  for (const width of [320, 360, 480, 640, 720, 768, 1024, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 450 });
    expect.soft(await complaintsAboutHeader(page), `at ${width}`).toEqual([]);
    expect.soft(await overflow(page), `pixels beyond the edge at ${width}`).toBeLessThanOrEqual(0);
  }
});
