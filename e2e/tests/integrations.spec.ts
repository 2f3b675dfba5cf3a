import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { DESK, STAFF, signIn } from '../pages/accounts.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

test('an administrator creates a key, a program uses it, and it is refused after its revocation', async ({
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

  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Revocar' }).click();
  await page
    .getByRole('dialog', { name: `¿Revocar «${name}»?` })
    .getByRole('button', { name: 'Revocar' })
    .click();
  await expect(row.getByText('Revocada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nueva clave' })).toBeFocused();
  // In every process within three seconds (docs/api.md).
  await expect.poll(async () => (await program.get('/api/tracking-links')).status()).toBe(401);
  await program.dispose();
});

test(
  'a webhook is tested, its delivery read, and the keyboard focus is kept',
  { tag: '@slow' },
  async ({ page, context }) => {
    const receiver = http.createServer((request, response) =>
      request.resume().on('end', () => response.end()),
    );
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    await signIn(context, STAFF.admin);
    await page.goto('/sistema-aplicacion/webhooks');
    await page.getByRole('button', { name: 'Nuevo webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Nuevo webhook' });
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form.getByText('Revisa los campos marcados')).toBeVisible();
    await expect(form.getByLabel('Dirección')).toBeFocused();
    await form.getByLabel('Dirección').fill(`http://${host}/avisos`);
    // Escape does not discard typed text.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Seguir escribiendo' }).click();
    await expect(form.getByLabel('Dirección')).toHaveValue(`http://${host}/avisos`);
    await form.getByRole('checkbox', { name: /Candidatura recibida/ }).check();
    await form.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Ya está a salvo' }).click();
    await expect(page.getByRole('button', { name: 'Nuevo webhook' })).toBeFocused();

    const actions = page.getByRole('button', { name: `Acciones de ${host}/avisos` });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Secreto nuevo' }).click();
    await page.getByRole('button', { name: 'Crear secreto' }).click();
    await page.getByRole('button', { name: 'Ya está a salvo' }).click();
    await expect(actions).toBeFocused();

    await actions.click();
    await page.getByRole('menuitem', { name: 'Probar' }).click();
    const log = page.getByRole('dialog', { name: 'Registro del webhook' });
    // Events of other tests arrive too.
    await expect(log.getByRole('row').filter({ hasText: 'Prueba' })).toContainText('Entregada');
    await log.getByRole('button', { name: /^Ver el envío: Prueba/ }).click();
    await expect(page.getByRole('dialog', { name: 'Prueba' })).toContainText('Respondió 200');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(log).toHaveCount(0);
    await expect(actions).toBeFocused();

    await actions.click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(actions).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Nuevo webhook' })).toBeFocused();
    receiver.close();
  },
);
