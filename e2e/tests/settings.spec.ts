import { DESK, register, signIn, STAFF } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

test('a setting is saved by itself, keeps a refused value in its field, and is shown on the public site', async ({
  page,
  context,
}) => {
  await signIn(context, STAFF.admin);
  await page.goto('/sistema-aplicacion/panel-admin');
  const hours = page.getByLabel('Horario');
  const before = await hours.inputValue();
  const after = `De lunes a sábado, de 7:00 a 20:00 (${Date.now() % 1000})`;
  await hours.fill(after);
  await hours.blur();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect.poll(async () => (await page.request.get('/contacto')).text()).toContain(after);
  await hours.fill(before);
  await hours.press('Enter');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();

  const email = page.getByLabel('Email de contacto');
  const saved = await email.inputValue();
  await email.fill('nadie');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Error guardando configuración: Email de contacto');
  await expect(email).toHaveValue(saved);
  await page.getByRole('button', { name: 'Volver a poner «nadie»' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('nadie');
});

test(
  'a new position is offered in the form at once, and the order is set with the keyboard',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    await signIn(context, STAFF.admin);
    await page.goto('/sistema-aplicacion/panel-admin/departamentos');
    await page.getByRole('link', { name: 'Sistemas' }).click();
    const drawer = page.getByRole('dialog', { name: 'Departamento' });
    await drawer.getByRole('button', { name: 'Añadir posición' }).click();
    const name = drawer.getByLabel('Nombre de la posición').last();
    await expect(name).toHaveValue('Nueva Posición');
    await name.fill('Analista de datos');
    await drawer.getByRole('button', { name: 'Subir' }).last().press('Enter');
    await drawer.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Departamento guardado')).toBeVisible();

    const person = newPerson();
    const visitor = await openBrowser();
    await register(visitor, person);
    const form = new ApplicationForm(await visitor.newPage());
    await form.page.goto('/completar-candidatura');
    await form.fillPersonal(person);
    await form.next.click();
    await form.fillLocation(person);
    await form.next.click();
    await form.chooseJob('sistema', 'analista_de_datos');
    await expect(form.field('Posición')).toHaveValue('analista_de_datos');

    const added = drawer.getByRole('listitem').filter({ has: page.locator('[value="Analista de datos"]') });
    await added.getByRole('button', { name: 'Quitar' }).click();
    await drawer.getByRole('button', { name: 'Guardar' }).click();
    await expect(drawer.getByRole('button', { name: 'Descartar cambios' })).toBeHidden();
    await drawer.getByRole('button', { name: 'Cerrar' }).first().click();

    const up = page.getByRole('button', { name: 'Subir «Sistemas»' });
    const down = page.getByRole('button', { name: 'Bajar «Sistemas»' });
    await up.press('Enter');
    await expect(up).toBeFocused();
    await down.press('Enter');
    await expect(down).toBeFocused();
  },
);
