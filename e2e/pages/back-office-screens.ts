/** Every screen of the internal area in its main states, at whatever width. */
import { expect, type Page } from '@playwright/test';
import { HrDashboard } from './hr-dashboard.js';
import type { Person } from './person.js';
import { fullName } from './person.js';
import type { Look } from './site-screens.js';

export async function visitBackOffice(page: Page, person: Person, look: Look): Promise<void> {
  const name = fullName(person);
  await page.goto('/sistema-aplicacion/admin');
  await page.getByRole('link', { name, exact: true }).waitFor();
  await look(page, 'HR list');
  const filter = JSON.stringify({ q: person.email });
  await page.goto(`/sistema-aplicacion/admin?${new URLSearchParams({ filter })}`);
  await page.getByText('1–1 de 1').waitFor();
  await page.getByRole('button', { name: `Mover a…: ${name}` }).click();
  await page.getByRole('menu').waitFor();
  await look(page, 'HR list with the menu of moves');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Rechazar: ${name}` }).click();
  await page.getByRole('dialog', { name: 'Mover candidatura' }).waitFor();
  await look(page, 'move dialog');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('link', { name, exact: true }).click();
  const { drawer } = new HrDashboard(page);
  for (const tab of await drawer.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByRole('status', { name: 'Cargando...' })).toHaveCount(0);
    await look(page, `record, ${await tab.innerText()}`);
  }
  await page.goto(
    `/sistema-aplicacion/admin?${new URLSearchParams({ filter: JSON.stringify({ q: 'zzzzzz' }) })}`,
  );
  await page.getByText('No se encontraron candidaturas con los filtros aplicados').waitFor();
  await look(page, 'HR list without result');

  await page.goto(`/sistema-aplicacion/emails?${new URLSearchParams({ filter })}`);
  await page.getByRole('link', { name: /Hemos recibido tu candidatura/ }).waitFor();
  await look(page, 'messages');
  await page.getByRole('link', { name: /Hemos recibido tu candidatura/ }).click();
  await page.getByRole('tab', { name: 'Solo texto' }).click();
  await look(page, 'message');

  await page.goto('/sistema-aplicacion/templates');
  await page.getByRole('button', { name: 'Acciones de Salario' }).waitFor();
  await look(page, 'templates, reasons of rejections');
  await page.getByRole('link', { name: 'Rechazo', exact: true }).click();
  await page.locator('iframe').waitFor();
  await look(page, 'template');
}
