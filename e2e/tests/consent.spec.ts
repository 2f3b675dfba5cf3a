import { consentVersion, readConsent } from '../../frontend-public/app/features/consent/consent.js';
import { expectAccessible } from '../pages/axe.js';
import { choiceIn, consentOn, storedChoice } from '../pages/consent.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });
test.use({ choiceMade: false });

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

const monthsAgo = (months: number, now = new Date()) => {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
};

test.describe('a stored choice', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const record = { necessary: true, analytics: true, marketing: false, preferences: true };
  const kept = (changes: object) =>
    JSON.stringify({ ...record, version: '1.0', date: '2026-11-21T09:00:00.000Z', ...changes });
  const minute = 60_000;

  for (const [title, text, holds] of [
    ['holds', kept({}), true],
    ['holds for almost 24 months', kept({ date: new Date(monthsAgo(24, now).getTime() + minute) }), true],
    ['ends after 24 months', kept({ date: monthsAgo(24, now) }), false],
    ['ends with the version of the policy', kept({ version: '0.9' }), false],
    ['is none from the future', kept({ date: new Date(now.getTime() + minute) }), false],
    ['is none without a date', kept({ date: undefined }), false],
    ['is none with a date that is none', kept({ date: 'ayer' }), false],
    ['is none when it is something else', '"true"', false],
    ['is none when it is null', 'null', false],
    ['is none when it cannot be read', '{', false],
    ['is none when there is nothing', null, false],
  ] as const) {
    test(title, () => {
      expect(readConsent(text, '1.0', now) !== null).toBe(holds);
    });
  }

  test('accepts only what was accepted explicitly', () => {
    const read = readConsent(kept({ analytics: 'yes', marketing: 1, preferences: undefined }), '1.0', now);
    expect(read).toMatchObject({ necessary: true, analytics: false, marketing: false, preferences: false });
  });

  test('does not cover a service that was configured later', () => {
    expect(consentVersion('G-TEST')).not.toBe(consentVersion(null));
  });
});

for (const [name, choice] of [
  ['Solo necesarias', { analytics: false, marketing: false, preferences: false }],
  ['Aceptar todas', { analytics: true, marketing: true, preferences: true }],
] as const) {
  test(`«${name}» is asked for once and stored with its date`, async ({ page }) => {
    const { banner, button } = consentOn(page);
    await page.goto('/');
    await banner.getByRole('button', { name }).click();
    await expect(banner).toHaveCount(0);
    const record = await choiceIn(page);
    expect(record).toMatchObject({ necessary: true, ...choice, version: consentVersion(null) });
    expect(Math.abs(Date.now() - Date.parse(record?.date ?? ''))).toBeLessThan(60_000);
    for (const path of ['/', '/carreras', '/politica-cookies', '/login', '/404']) {
      await page.goto(path);
      await expect(button, path).toBeVisible();
      await expect(banner, path).toHaveCount(0);
    }
  });
}

test('each kind is chosen by itself, and the choice is shown again and can be changed', async ({ page }) => {
  const { banner, button, dialog } = consentOn(page);
  const toggle = (name: string) => dialog.getByRole('switch', { name });
  await page.goto('/servicios');
  await banner.getByRole('button', { name: 'Configurar' }).click();
  await expect(toggle('Necesarias')).toBeChecked();
  await expect(toggle('Necesarias')).toBeDisabled();
  for (const name of ['Análisis', 'Marketing', 'Preferencias']) await expect(toggle(name)).not.toBeChecked();
  await toggle('Análisis').check();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(banner).toBeVisible();
  expect(await choiceIn(page)).toBeNull();

  await banner.getByRole('button', { name: 'Configurar' }).click();
  await toggle('Preferencias').check();
  await dialog.getByRole('button', { name: 'Guardar preferencias' }).click();
  await expect(banner).toHaveCount(0);
  expect(await choiceIn(page)).toMatchObject({ analytics: false, marketing: false, preferences: true });

  await page.reload();
  await button.click();
  await expect(toggle('Preferencias')).toBeChecked();
  await toggle('Preferencias').uncheck();
  await toggle('Análisis').check();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await choiceIn(page)).toMatchObject({ analytics: false, preferences: true });
  await expect(button).toBeFocused();

  await button.click();
  await toggle('Preferencias').uncheck();
  await dialog.getByRole('button', { name: 'Guardar preferencias' }).click();
  expect(await choiceIn(page)).toMatchObject({ analytics: false, marketing: false, preferences: false });
});

test(
  'the choice is asked for again after 24 months',
  { tag: '@slow' },
  async ({ page, context, baseURL }) => {
    const { banner, button } = consentOn(page);
    const chosen = (months: number) =>
      context.setStorageState(storedChoice(baseURL ?? '', { date: monthsAgo(months).toISOString() }));
    await chosen(23);
    await page.goto('/');
    await expect(button).toBeVisible();
    await expect(banner).toHaveCount(0);
    // The exact day stands in the table above.
    await chosen(25);
    await page.goto('/');
    await expect(banner).toBeVisible();
  },
);

test('a choice in one tab applies in the others', { tag: '@slow' }, async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/empresa');
  await expect(consentOn(page).banner).toBeVisible();
  await consentOn(other).banner.getByRole('button', { name: 'Solo necesarias' }).click();
  await expect(consentOn(page).banner).toHaveCount(0);
  await expect(consentOn(page).button).toBeVisible();
});

test('the page of the policy opens the settings too', { tag: '@slow' }, async ({ page }) => {
  const { banner, button, dialog } = consentOn(page);
  await page.goto('/');
  await banner.getByRole('link', { name: 'Política de cookies' }).click();
  await expect(page).toHaveURL('/politica-cookies');
  await page.getByRole('button', { name: 'Configurar cookies' }).click();
  await dialog.getByRole('button', { name: 'Guardar preferencias' }).click();
  await expect(banner).toHaveCount(0);
  await expect(button).toBeVisible();
});

test('the choice applies to the page when it cannot be stored', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const { banner, button } = consentOn(page);
  await page.goto('/');
  await banner.getByRole('button', { name: 'Aceptar todas' }).click();
  await expect(banner).toHaveCount(0);
  await expect(button).toBeVisible();
});

test(
  'settings that fail to load say so and leave the page unchanged',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    // The lost file is a complaint of the browser that is meant here.
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const { banner, dialog } = consentOn(page);
    await page.goto('/');
    await banner.waitFor();
    await context.route('**/assets/ConsentDialog-*', (route) => route.abort());
    await banner.getByRole('button', { name: 'Configurar' }).click();
    await expect(page.getByText(/^No hay conexión con el servidor/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await banner.getByRole('button', { name: 'Solo necesarias' }).click();
    await expect(banner).toHaveCount(0);
    await context.close();
  },
);

test(
  'the banner follows the first link in the tab order, and takes no focus',
  { tag: '@slow' },
  async ({ page }) => {
    const { banner } = consentOn(page);
    await page.goto('/');
    await banner.waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: 'Política de cookies' })).toBeFocused();
    for (const name of ['Solo necesarias', 'Configurar', 'Aceptar todas']) {
      await page.keyboard.press('Tab');
      await expect(banner.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test(
  'the button to refuse looks like the one to accept and is as large',
  { tag: '@slow' },
  async ({ page }) => {
    const { banner } = consentOn(page);
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const looks = await Promise.all(
        ['Solo necesarias', 'Aceptar todas'].map((name) =>
          banner.getByRole('button', { name }).evaluate((element) => {
            const { backgroundColor, color, fontSize, fontWeight, width, height } = getComputedStyle(element);
            return { backgroundColor, color, fontSize, fontWeight, width, height };
          }),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the site has no notice, and no cookie at all', async ({ page, context }) => {
    for (const path of ['/', '/carreras', '/contacto', '/politica-cookies']) {
      await page.goto(path);
      await expect(consentOn(page).banner).toHaveCount(0);
      await expect(page.getByRole('button', { name: /cookies/i })).toHaveCount(0);
    }
    expect(await context.cookies()).toEqual([]);
  });
});

test(
  'a visitor who only reads gets no cookie, whatever was accepted',
  { tag: '@slow' },
  async ({ page, context }) => {
    await page.goto('/');
    await consentOn(page).banner.getByRole('button', { name: 'Aceptar todas' }).click();
    for (const path of ['/servicios', '/carreras', '/contacto', '/politica-privacidad'])
      await page.goto(path);
    expect(await context.cookies()).toEqual([]);
  },
);

test(
  'the banner leaves the page readable on a phone, and nothing floats over it after the choice',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/carreras');
    const opening = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    await page.goto(opening ?? '');
    const { banner, button } = consentOn(page);
    await banner.waitFor();
    await expect(page.locator('.apply-bar')).toBeHidden();
    const { y = 0, height = 0 } = (await banner.boundingBox()) ?? {};
    expect(height).toBeLessThan(PHONE.height * 0.3);
    expect(y + height).toBeCloseTo(PHONE.height, 0);
    await banner.getByRole('button', { name: 'Solo necesarias' }).click();
    await expect(page.locator('.apply-bar')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' })).toBeAttached();
    expect(await button.evaluate((one) => getComputedStyle(one).position)).toBe('static');
  },
);

test(
  'banner, settings and button have no accessibility barriers on a phone',
  { tag: '@slow' },
  async ({ page }) => {
    const { banner, button, dialog } = consentOn(page);
    await page.setViewportSize(PHONE);
    await page.goto('/servicios');
    await banner.waitFor();
    await expectAccessible(page, 'banner');
    await banner.getByRole('button', { name: 'Configurar' }).click();
    await dialog.getByRole('switch', { name: 'Marketing' }).check();
    await expectAccessible(page, 'settings');
    await dialog.getByRole('button', { name: 'Guardar preferencias' }).click();
    await button.waitFor();
    await expectAccessible(page, 'button');
  },
);
