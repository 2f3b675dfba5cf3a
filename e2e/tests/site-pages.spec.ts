import { openStaff, register, STAFF } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { consentOn } from '../pages/consent.js';
import { newPerson } from '../pages/person.js';
import { complaintsAboutHeader, overflow, walkByKeyboard } from '../pages/site-layout.js';
import { siteLookTests } from '../pages/site-looks.js';
import { waitForScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** One of each kind; site-pages.slow.spec.ts looks at all of them, at every width. */
siteLookTests(
  ['/', '/servicios/transporte', '/carreras', 'an opening', '/contacto', '/login', '/404'],
  [PHONE],
);

test('open menus have no accessibility barriers', { tag: '@slow' }, async ({ page }) => {
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
  test(
    `the keyboard reaches everything and shows the focus, at ${viewport.width}`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of ['/', '/servicios/transporte', '/carreras', '/contacto']) {
        await page.goto(path);
        await waitForScripts(page);
        const { reached, complaints } = await walkByKeyboard(page);
        expect.soft(complaints, path).toEqual([]);
        expect.soft(reached[0], path).toBe('Saltar al contenido');
      }
    },
  );
}

test.describe('the notice about cookies', () => {
  test.use({ choiceMade: false });

  test('never covers the keyboard focus', async ({ page }) => {
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
test('the header is complete at every width, also with the page zoomed to double', async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
  for (const width of [320, 360, 480, 640, 720, 768, 1024, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 450 });
    expect.soft(await complaintsAboutHeader(page), `at ${width}`).toEqual([]);
    expect.soft(await overflow(page), `pixels beyond the edge at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('the header of people who are signed in fits from the width that has the whole menu', async ({
  openBrowser,
}) => {
  const candidate = await openBrowser({ viewport: DESK });
  const person = newPerson();
  // Until they apply, people are called what stands before the @ of their address.
  await register(candidate, { ...person, email: `maria.fernandez.${person.email}` });
  const staff = (Object.keys(STAFF) as (keyof typeof STAFF)[]).map((role) => openStaff(openBrowser, role));
  for (const page of [await candidate.newPage(), ...(await Promise.all(staff))]) {
    for (const path of ['/contacto', '/ca/contacto', '/en/contacto', '/ro/contacto', '/ar/contacto']) {
      await page.goto(path);
      const menu = page.locator('header nav').first();
      const signedIn = await menu.locator('bdi').first().innerText();
      const role = menu
        .locator('span.rounded-full')
        .filter({ hasNot: page.locator('span') })
        .first();
      for (const width of [1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${signedIn}, ${path} at ${width}`;
        await expect.soft(menu, where).toBeVisible();
        expect.soft(await complaintsAboutHeader(page), where).toEqual([]);
        expect.soft(await overflow(page), `pixels beyond the edge: ${where}`).toBeLessThanOrEqual(0);
        const hidden = await role.evaluate((badge) => badge.scrollWidth - badge.clientWidth);
        expect.soft(hidden, `pixels of the role: ${where}`).toBeLessThanOrEqual(0);
      }
    }
  }
});
