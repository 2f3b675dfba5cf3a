import { apply, openStaff, register } from '../pages/accounts.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test('HR defines a field and fills it in where it is read, and archived it stays to be read', async ({
  openBrowser,
}) => {
  const person = newPerson();
  const phone = await openBrowser();
  await register(phone, person);
  await apply(phone, person);
  const page = await openStaff(openBrowser, 'rrhh');

  await page.goto('/sistema-aplicacion/custom-fields');
  await page.getByRole('button', { name: 'Añadir campo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo campo' });
  await dialog.getByLabel('Tipo').click();
  await page.getByRole('option', { name: 'Número' }).click();
  await dialog.getByLabel('Nombre en español').fill('Talla de botas');
  await dialog.getByLabel('Unidad').fill('EU');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Campo guardado')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'talla_de_botas' })).toContainText('Número (EU)');

  const { id } = await candidateOf(page.request, person.email);
  await page.goto(`/sistema-aplicacion/candidates/${id}/show`);
  await expect(page.getByText(fullName(person)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Editar otros datos' }).click();
  await page.getByLabel('Talla de botas (EU)').fill('42,5');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('42,5 EU')).toBeVisible();

  // Somebody else writes another size while this one is typed.
  await page.getByRole('button', { name: 'Editar otros datos' }).click();
  await page.getByLabel('Talla de botas (EU)').fill('44');
  const { updated_at } = await candidateOf(page.request, person.email);
  const colleague = await openStaff(openBrowser, 'admin');
  const written = await colleague.request.put(`/api/candidates/${id}/custom-fields`, {
    data: { campos: { talla_de_botas: 43 }, updated_at },
  });
  expect(written.ok(), await written.text()).toBe(true);
  await expect(page.getByText('Otra persona ha cambiado estos datos')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('44 EU')).toBeVisible();

  await page.goto('/sistema-aplicacion/custom-fields');
  await page.getByRole('button', { name: 'Acciones de Talla de botas' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Ya hay fichas con este campo')).toBeVisible();
  await page.getByRole('button', { name: 'Acciones de Talla de botas' }).click();
  await page.getByRole('menuitem', { name: 'Archivar' }).click();
  await page.getByRole('button', { name: 'Archivar' }).click();
  await expect(page.getByText('Campo archivado')).toBeVisible();
  await page.goto(`/sistema-aplicacion/candidates/${id}/show`);
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
  await expect(page.getByText('Talla de botas (archivado)')).toBeVisible();
});
