import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const OPENING = 'Conductor/a C+E de portavehículos';

test('filters open above the list and show how many are in use', async ({ page }) => {
  await page.goto('/carreras?departamento=chofer');
  const filters = page.getByText('Filtros (1 en uso)');
  await filters.tap();
  const full = page.getByRole('checkbox', { name: /^Completa/ });
  await full.check();
  await page.getByRole('button', { name: 'Ver resultados' }).tap();
  await expect(page).toHaveURL(/\/carreras\?departamento=chofer&jornada=Completa(#|$)/);
  await expect(page.getByText('Filtros (2 en uso)')).toBeAttached();
  await expect(full).toBeHidden();
  await expect(page.getByText('2 ofertas coinciden')).toBeInViewport();
});

test('the apply button is always in reach, and never covers the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/carreras');
  await page.getByRole('link', { name: OPENING, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: OPENING })).toBeVisible();
  const apply = page.getByRole('link', { name: 'Presentarme' });
  for (const part of ['El puesto', 'Qué ofrecemos', 'Comparte esta oferta', 'Ofertas parecidas']) {
    await page.getByRole('heading', { name: part }).scrollIntoViewIfNeeded();
    await expect(apply, part).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(apply).toBeInViewport({ ratio: 1 });
  // The last line of the page can be read above the bar.
  const behind = () =>
    page.evaluate(() => {
      const bar = document.querySelector('.apply-bar')?.getBoundingClientRect().top ?? 0;
      const last = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
      return last - bar;
    });
  await expect.poll(behind).toBeLessThanOrEqual(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('body').press('Tab');
  for (let tab = 0; tab < 45; tab += 1) {
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const fixed = [...document.querySelectorAll('.apply-bar, .cookie-banner')];
        if (!focused || focused === document.body || fixed.some((bar) => bar.contains(focused))) return null;
        const { top, bottom, left, right } = focused.getBoundingClientRect();
        const behind = fixed
          .map((bar) => bar.getBoundingClientRect())
          .some((bar) => bottom > bar.top + 1 && top < bar.bottom && right > bar.left && left < bar.right);
        return behind ? focused.textContent : null;
      });
    // What takes the focus may be under way for a moment.
    await expect.poll(covered, `covered at stop ${tab}`).toBeNull();
    await page.keyboard.press('Tab');
  }
});

test('nothing scrolls sideways at 320 pixels', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/carreras', '/carreras?departamento=chofer&tags=atención%20al%20cliente&q=de']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  await page.goto('/carreras');
  await page.getByRole('link', { name: OPENING, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: OPENING })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
