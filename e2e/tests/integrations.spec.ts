import { DESK, STAFF, signIn } from '../pages/accounts.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

test('an administrator makes a key, a program uses it, and revoked it is good for nothing', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const name = `Programa ${newPerson().email}`;
  await signIn(context, STAFF.admin);
  await page.goto('/sistema-aplicacion/panel-admin/integraciones');
  await page.getByRole('button', { name: 'Nueva clave' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva clave de API' });
  await expect(form.getByLabel('Qué programa la va a usar')).toBeFocused();
  await form.getByLabel('Qué programa la va a usar').fill(name);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('Elige al menos un permiso')).toBeVisible();
  await form.getByRole('checkbox', { name: /Ver todas las vacantes/ }).check();
  await form.getByRole('button', { name: 'Guardar' }).click();

  const shown = page.getByRole('dialog', { name: `Clave de «${name}»` });
  const key = await shown.getByLabel('Clave de API').inputValue();
  expect(key).toMatch(/^zk_[\w-]{43}$/);
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();
  await shown.getByRole('button', { name: 'Ya está a salvo' }).click();
  await expect(page.getByRole('button', { name: 'Nueva clave' })).toBeFocused();

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { Authorization: `Bearer ${key}` },
  });
  expect((await program.get('/api/tracking-links')).status()).toBe(200);
  expect((await program.get('/api/logs')).status()).toBe(403);

  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: 'Revocar' }).click();
  await page
    .getByRole('dialog', { name: `¿Revocar «${name}»?` })
    .getByRole('button', { name: 'Revocar' })
    .click();
  await expect(row.getByText('Revocada')).toBeVisible();
  expect((await program.get('/api/tracking-links')).status()).toBe(401);
  await program.dispose();
});
