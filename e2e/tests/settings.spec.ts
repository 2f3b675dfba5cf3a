import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DESK, register, signIn, STAFF } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

test('settings are saved together, a refused value stays in its field, and the public site shows them', async ({
  page,
  context,
}) => {
  await signIn(context, STAFF.admin);
  await page.goto('/sistema-aplicacion/panel-admin');
  const hours = page.getByLabel('Horario');
  const save = page.getByRole('button', { name: 'Guardar' });
  const before = await hours.inputValue();
  const after = `De lunes a sábado, de 7:00 a 20:00 (${Date.now() % 1000})`;
  await hours.fill(after);
  await save.click();
  await expect(page.getByText('Configuración guardada')).toBeVisible();
  await expect.poll(async () => (await page.request.get('/contacto')).text()).toContain(after);

  const email = page.getByLabel('Correo de contacto');
  await hours.fill(before);
  await email.fill('nadie');
  await email.press('Enter');
  await expect(page.getByText('Error guardando configuración')).toBeVisible();
  await expect(page.getByText('Correo de contacto: escribe una dirección de correo válida')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('nadie');
  await expect(hours).toHaveValue(before);
  await page.getByRole('button', { name: 'Descartar cambios' }).click();
  await expect(hours).toHaveValue(after);
});

test('a setting that somebody else changed meanwhile is refused once, and what was typed stays', async ({
  page,
  context,
}) => {
  await signIn(context, STAFF.admin);
  await page.goto('/sistema-aplicacion/panel-admin');
  const city = page.getByLabel('Ciudad');
  const before = await city.inputValue();
  await city.fill('Rubí');
  const { version } = (await (await page.request.get('/api/config')).json()) as { version: number };
  const other = await page.request.put('/api/config', { data: { company_city: 'Terrassa', version } });
  expect(other.ok()).toBe(true);
  await city.press('Enter');
  await expect(page.getByText('Terrassa').first()).toBeVisible();
  await expect(city).toHaveValue('Rubí');
  for (const value of ['Rubí', before]) {
    await city.fill(value);
    await city.press('Enter');
    await expect(page.getByRole('button', { name: 'Descartar cambios' })).toBeHidden();
    await page.reload();
    await expect(city).toHaveValue(value);
  }
});

test('the certificate that seals offers is one of its own, is replaced by an uploaded one, and comes back', async ({
  page,
  context,
}, testInfo) => {
  const [key, certificate, file] = ['key', 'certificate', 'p12'].map((name) => testInfo.outputPath(name)) as [
    string,
    string,
    string,
  ];
  const made = ['-nodes', '-keyout', key, '-out', certificate, '-subj', '/CN=Zarvia Norte', '-days', '400'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...made], { stdio: 'pipe' });
  const packed = ['-inkey', key, '-in', certificate, '-out', file, '-passout', 'pass:secreta'];
  execFileSync('openssl', ['pkcs12', '-export', ...packed]);

  await signIn(context, STAFF.admin);
  await page.goto('/sistema-aplicacion/panel-admin/seguridad');
  const section = page.getByRole('region', { name: 'Sello de las ofertas' });
  await expect(section.getByText('Es un certificado propio')).toBeVisible();
  await section.getByRole('button', { name: 'Subir certificado' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subir certificado' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Elige un archivo .p12 o .pfx de 64 kB como máximo')).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'empresa.p12', mimeType: 'application/x-pkcs12', buffer: readFileSync(file) });
  await dialog.getByLabel('Contraseña del archivo').fill('otra');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('la contraseña no es correcta')).toBeVisible();
  await dialog.getByLabel('Contraseña del archivo').fill('secreta');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(section.getByText('CN=Zarvia Norte').first()).toBeVisible();
  await expect(section.getByText('Es un certificado propio')).toBeHidden();

  await section.getByRole('button', { name: 'Volver al certificado propio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver al certificado propio' }).click();
  await expect(section.getByText('Es un certificado propio')).toBeVisible();
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
    await expect(name).toHaveValue('Nueva posición');
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
