import type { Page } from '@playwright/test';
import { DESK, openApplicant, openStaff } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const rowsInSight = (page: Page) =>
  page.locator('a[data-row]').evaluateAll((links) => {
    const rows = links.map((link) => link.closest('tr, li')?.getBoundingClientRect());
    return {
      first: rows[0]?.top,
      complete: rows.filter((row) => row && row.bottom <= window.innerHeight).length,
      wide: document.documentElement.scrollWidth > window.innerWidth,
    };
  });

test('the list of a desk begins in the first 260 px and shows thirteen rows at 1440 x 900', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.setViewportSize(DESK.viewport);
  await new HrDashboard(page).open();
  await page.locator('a[data-row]').first().waitFor();
  const { first, complete } = await rowsInSight(page);
  expect(first).toBeLessThanOrEqual(260);
  expect(complete).toBeGreaterThanOrEqual(13);
});

test('a phone of 390 x 844 shows three people in the first screen, and none of 360 px scrolls sideways', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sistema-aplicacion/admin');
  await page.locator('a[data-row]').first().waitFor();
  expect((await rowsInSight(page)).complete).toBeGreaterThanOrEqual(3);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await rowsInSight(page)).wide).toBe(false);
});

test('one key moves a person on, and keys choose, search, reject and write a note', async ({
  openBrowser,
}) => {
  const person = newPerson();
  const name = fullName(person);
  await openApplicant(openBrowser, person);
  const page = await openStaff(openBrowser, 'rrhh');
  const hr = new HrDashboard(page);
  const key = (one: string) => page.keyboard.press(one);
  await hr.open();
  await page.locator('a[data-row]').first().waitFor();

  await key('?');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toContainText(
    'Mover a la fase siguiente',
  );
  await key('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await key('/');
  await expect(hr.search).toBeFocused();
  await hr.find(person.email, name);
  // Keys typed into a field belong to the field.
  await expect(hr.search).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Actualizar' }).focus();

  const link = page.getByRole('link', { name, exact: true });
  await key('j');
  await expect(link).toBeFocused();
  await key('x');
  await expect(page.getByRole('checkbox', { name: `Seleccionar a ${name}` })).toBeChecked();
  await key('x');
  await expect(page.getByRole('checkbox', { name: `Seleccionar a ${name}` })).not.toBeChecked();

  await link.focus();
  await key('e');
  await expect(hr.toast).toContainText('Candidatura movida a En Revisión');
  expect((await candidateOf(page.request, person.email)).estado).toBe('en_revision');
  await expect(hr.row(name)).toContainText('En Revisión');

  await link.focus();
  await key('p');
  await key('ArrowDown');
  await key('Enter');
  await expect(hr.toast).toContainText('Prioridad actualizada');

  await link.focus();
  await key('r');
  await expect(hr.moveDialog.getByRole('button', { name: 'Mover a Rechazado' })).toBeVisible();
  await key('Escape');
  await expect(hr.moveDialog).toBeHidden();

  await link.focus();
  await key('n');
  await expect(hr.drawer.getByLabel('Nueva nota interna')).toBeFocused();
  await key('Escape');
  await expect(link).toBeFocused();
});
