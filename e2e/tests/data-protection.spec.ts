import { waitForMail } from '../support/mailbox.js';
import { DESK, signIn, STAFF } from '../pages/accounts.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

const PANEL = '/sistema-aplicacion/panel-admin/proteccion-datos';

test('an administrator records a request and answers it; a refused form keeps its text', async ({
  page,
  context,
}) => {
  await signIn(context, STAFF.admin);
  await page.goto(PANEL);
  await page.getByRole('button', { name: 'Registrar solicitud' }).click();
  const form = page.getByRole('dialog', { name: 'Registrar solicitud' });
  await form.getByRole('textbox', { name: 'Nombre de quien lo pide' }).fill('Aina Colom');
  await form.getByRole('textbox', { name: 'Correo' }).fill('no es un correo');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('El correo no es válido')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Nombre de quien lo pide' })).toHaveValue('Aina Colom');
  const email = `aina.colom.${Date.now()}@example.com`;
  await form.getByRole('textbox', { name: 'Correo' }).fill(email);
  await form.getByRole('button', { name: 'Guardar' }).click();

  const request = page.getByRole('dialog', { name: 'Solicitud', exact: true });
  await expect(request.getByRole('heading', { name: 'Solicitud de acceso' })).toBeVisible();
  await request.getByRole('button', { name: 'Identidad comprobada' }).click();
  await expect(request.getByText(/^Comprobada el/)).toBeVisible();
  await request.getByRole('button', { name: 'Responder' }).click();
  const answer = request.getByRole('textbox', { name: 'Qué se le responde' });
  await expect(answer).toBeFocused();
  await answer.fill('No guardamos ningún dato suyo.');
  await request.getByRole('button', { name: 'Responder y cerrar' }).click();
  await expect(request.getByText('Resuelta')).toBeVisible();
  expect((await waitForMail(email, 'Respuesta a tu solicitud')).text).toContain('No guardamos ningún dato');
});

test(
  'a hold is shown in the record, and the dry run lists who would be erased',
  { tag: '@slow' },
  async ({ page, context }) => {
    await signIn(context, STAFF.admin);
    await page.goto('/sistema-aplicacion/privacy/retention/plan');
    const inThreeYears = new Date(Date.now() + 3 * 365 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Día').fill(inThreeYears);
    await page.getByRole('button', { name: 'Borrado' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Su último proceso terminó sin contrato');

    await page.getByRole('link', { name: 'Retenciones' }).click();
    const hold = page.getByRole('row').filter({ hasText: 'Reclamación previa por la selección' }).first();
    const name = String(await hold.getByRole('cell').first().textContent());
    await page.goto(`/sistema-aplicacion/admin?filter=${JSON.stringify({ q: name })}`);
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByText(/Retención: sus datos no se pueden borrar/)).toBeVisible();
  },
);
