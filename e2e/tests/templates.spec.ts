import { waitForMail } from '../support/mailbox.js';
import { DESK, openApplicant, signIn, STAFF } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

test(
  'HR changes the text of a message, sees a preview and restores the old text',
  { tag: '@slow' },
  async ({ page, context }) => {
    await signIn(context, STAFF.rrhh);
    await page.goto('/sistema-aplicacion/templates');
    await page.getByRole('link', { name: 'Entrevista cancelada' }).click();
    const text = page.getByRole('textbox', { name: 'Texto' });
    const words = await text.inputValue();
    await text.fill(`${words}\n\nHola {apodo}`);
    await page.getByRole('button', { name: 'Guardar plantilla' }).click();
    await expect(page.getByText('La variable {apodo} no existe').first()).toBeVisible();
    await text.fill(`${words}\n\nTe esperamos **otro día**.`);
    await expect(page.locator('iframe')).toHaveAttribute('srcdoc', /<strong>otro día<\/strong>/);
    await page.getByRole('link', { name: 'Correos' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
    await page.getByRole('button', { name: 'Guardar plantilla' }).click();
    await expect(page.getByText('Plantilla guardada')).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Texto original' });
    const original = page.getByRole('listitem').filter({ has: heading });
    await original.getByRole('button', { name: 'Restaurar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click();
    await expect(text).not.toHaveValue(/otro día/);
  },
);

test('a rejection with a reason waits, is cancelled, and a message sent by hand reaches the person', async ({
  page,
  context,
  openBrowser,
}) => {
  const person = newPerson();
  const name = fullName(person);
  await openApplicant(openBrowser, person);
  await signIn(context, STAFF.rrhh);
  const hr = new HrDashboard(page);
  await hr.open();
  const row = await hr.find(person.email, name);
  await row.getByRole('button', { name: `Rechazar: ${name}` }).click();
  await hr.moveDialog.getByRole('radio', { name: 'Disponibilidad' }).check();
  await hr.moveDialog.getByRole('button', { name: 'Mover a Rechazado' }).click();
  await hr.openPerson(name);
  await expect(hr.drawer.getByText(/El rechazo se enviará el/)).toBeVisible();
  await hr.drawer.getByRole('button', { name: 'Cancelar el rechazo' }).click();
  await page.getByRole('dialog', { name: '¿Cancelar el rechazo?' }).getByRole('button').last().click();
  await expect(hr.drawer.getByText(/El rechazo se enviará el/)).toBeHidden();

  await hr.drawer.getByRole('button', { name: `Contactar: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Escribir a ${name}` });
  await dialog.getByLabel('Asunto').fill('Una pregunta sobre tu turno');
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
  // It says what has become of the message within five seconds.
  await expect(page.getByText(/^Email (enviado|en cola)/)).toBeVisible();
  await waitForMail(person.email, 'Una pregunta sobre tu turno');
});

test('a refused reason of rejection keeps its text; it is then saved and deleted', async ({
  page,
  context,
}) => {
  const name = `Motivo ${Date.now()}`;
  await signIn(context, STAFF.rrhh);
  await page.goto('/sistema-aplicacion/templates');
  await page.getByRole('button', { name: 'Añadir motivo' }).click();
  const form = page.getByRole('dialog', { name: 'Añadir motivo' });
  await form.getByLabel('Orden en la lista').fill('7');
  await form.getByRole('button', { name: 'Guardar motivo' }).click();
  await expect(form.getByText('Escribe el motivo')).toBeVisible();
  await expect(form.getByLabel('Orden en la lista')).toHaveValue('7');
  await form.getByRole('textbox', { name: 'Motivo' }).fill(name);
  await form.getByRole('button', { name: 'Guardar motivo' }).click();
  await page.getByRole('button', { name: `Editar «${name}»` }).click();
  const changed = page.getByRole('dialog', { name: 'Editar motivo' });
  await expect(changed.getByRole('textbox', { name: 'Motivo' })).toHaveValue(name);
  await changed.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: `Eliminar «${name}»` }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Motivo eliminado')).toBeVisible();
  await expect(page.getByRole('button', { name: `Editar «${name}»` })).toHaveCount(0);
});
