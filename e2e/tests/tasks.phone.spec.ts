import { openStaff } from '../pages/accounts.js';
import { newTitle, tasksTitled } from '../pages/tasks.js';
import { expect, test } from '../pages/test.js';

test('on a phone a task is made, found for today, done with a tap and taken back', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.setViewportSize({ width: 390, height: 844 });
  const titulo = newTitle('Del móvil');
  await page.goto('/sistema-aplicacion/tasks');
  await page.getByRole('link', { name: 'Nueva tarea' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva tarea' });
  await dialog.getByLabel('Qué hay que hacer').fill(titulo);
  await dialog.getByLabel('Para cuándo').fill('2024-01-01');
  await dialog.getByRole('button', { name: 'Crear tarea' }).click();
  await expect(page.getByRole('row').filter({ hasText: titulo })).toContainText('Venció el 01/01/2024');

  await page.goto('/sistema-aplicacion/admin');
  await page.getByRole('button', { name: /^Para hoy/ }).click();
  const line = page.getByRole('listitem').filter({ hasText: titulo });
  await line.getByRole('checkbox').click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(line).toHaveCount(1);
  await line.getByRole('checkbox').click();
  await expect(line).toHaveCount(0);
  expect(await tasksTitled(page.request, titulo)).toMatchObject([{ hecha_at: expect.any(String) }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
