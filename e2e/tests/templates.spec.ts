import type { Page } from '@playwright/test';
import { waitForMail } from '../support/mailbox.js';
import { DESK, openApplicant, signIn, STAFF } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
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
    await text.press('Control+End');
    await page.keyboard.type('\nHola {apodo}');
    await page.getByRole('button', { name: 'Guardar plantilla' }).click();
    await expect(page.getByText('La variable {apodo} no existe').first()).toBeVisible();
    await text.press('Shift+Home');
    await page.keyboard.type('Te esperamos **otro día**.');
    await expect(page.locator('iframe')).toHaveAttribute('srcdoc', /<strong>otro día<\/strong>/);
    page.once('dialog', (question) => void question.dismiss());
    await page.getByRole('button', { name: 'Más', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Correos' }).click();
    await expect(text).toContainText('Te esperamos otro día.');
    await page.getByRole('button', { name: 'Guardar plantilla' }).click();
    await expect(page.getByText('Plantilla guardada')).toBeVisible();
    await expect(page.getByText(/^Versión \d+\. Los correos ya enviados/)).toBeVisible();
    // Somebody else saves in between.
    const other = await context.newPage();
    await other.goto(page.url());
    const subject = (of: Page) => of.getByRole('textbox', { name: 'Asunto' });
    await subject(other).press('End');
    await other.keyboard.type(' (de otra persona)');
    await subject(page).press('End');
    await page.keyboard.type(' (mío)');
    await other.getByRole('button', { name: 'Guardar plantilla' }).click();
    await expect(other.getByText('Plantilla guardada')).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: 'Guardar plantilla' }).click();
    await page.getByRole('button', { name: 'Guardar encima' }).click();
    await expect(page.getByText('Cambios sin guardar')).toBeHidden();
    await expect(subject(page)).toHaveText(/\(mío\)$/);
    const heading = page.getByRole('heading', { name: 'Texto original' });
    const original = page.getByRole('listitem').filter({ has: heading });
    await original.getByRole('button', { name: 'Restaurar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click();
    await expect(text).not.toContainText('otro día');
  },
);

test(
  'variables are chips, chosen from a menu or typed, and what is pasted keeps only what a message can have',
  { tag: '@slow' },
  async ({ page, context }) => {
    await signIn(context, STAFF.rrhh);
    await page.goto('/sistema-aplicacion/templates/entrevista_cancelada');
    const text = page.getByRole('textbox', { name: 'Texto' });
    await text.press('Control+a');
    await page.keyboard.press('Delete');
    const title = page.getByRole('button', { name: 'Título' });
    await title.press('Enter');
    await expect(title).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('Hola {nombre}\nTe vemos el {{');
    await page.getByRole('menuitem', { name: 'Día y hora de la entrevista' }).press('Enter');
    await page.keyboard.type(' en **la nave**.\n- uno\n**dos**\n\n');
    await page.getByRole('button', { name: 'Insertar', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: /^Botón/ }).press('Enter');
    await page.keyboard.type('Fin');
    await text.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<h2>Aviso</h2><p class="MsoNormal" style="color:red"><b>Trae</b> el <i>DNI</i>, {nombre} ' +
          '<a href="https://example.com">aquí</a></p><table><tr><td>Celda</td></tr></table><img src="x.png">',
      );
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(text.locator('[data-variable]')).toHaveText([
      'Nombre del candidato',
      'Día y hora de la entrevista',
      'Nombre del candidato',
    ]);
    await expect(text.locator('a, i, img[src], td, h2, [style*=color]')).toHaveCount(0);
    const message = page.locator('iframe');
    await expect(message).toHaveAttribute('srcdoc', /<h1[^>]*>Hola Núria<\/h1>/);
    await expect(message).toHaveAttribute('srcdoc', /en <strong>la nave<\/strong>\./);
    await expect(message).toHaveAttribute('srcdoc', /<li[^>]*>uno<\/li><li[^>]*><strong>dos<\/strong><\/li>/);
    await expect(message).toHaveAttribute('srcdoc', /FinAviso[^]*<strong>Trae<\/strong> el DNI, Núria aquí/);
    await expectAccessible(page, 'a template that is written');
  },
);

test('an e-mail is written in the record, also before its editor is loaded, and sent from the keyboard', async ({
  page,
  context,
  openBrowser,
}) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  await signIn(context, STAFF.rrhh);
  let load = () => undefined as void;
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route(/MessageEditor/, async (route) => {
    await held;
    await route.continue();
  });
  const { id } = await candidateOf(page.request, person.email);
  await page.goto(`/sistema-aplicacion/candidates/${id}/show`);
  await page.getByRole('tab', { name: /^Conversación/ }).click();
  await page.getByRole('button', { name: 'Correo', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Texto' });
  await text.fill('Escrito pronto');
  load();
  await expect(page.getByRole('toolbar', { name: 'Formato del texto' })).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type(' y **seguido**.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Correo (enviado|en cola)/)).toBeVisible();
  const mail = await waitForMail(person.email, 'Sobre tu candidatura');
  expect(mail.text).toContain('Escrito pronto y seguido.');
  expect(mail.html).toContain('<strong>seguido</strong>');
});

test(
  'a rejection with a reason waits, is cancelled, and a message sent by hand reaches the person',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    await signIn(context, STAFF.rrhh);
    const hr = new HrDashboard(page);
    await hr.open();
    const row = await hr.find(person.email, name);
    await row.getByRole('button', { name: `Rechazar: ${name}` }).click();
    await hr.moveDialog.getByRole('radio', { name: 'Disponibilidad' }).check();
    await hr.moveDialog.getByRole('button', { name: 'Mover a Rechazada' }).click();
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
    await expect(page.getByText(/^Correo (enviado|en cola)/)).toBeVisible();
    await waitForMail(person.email, 'Una pregunta sobre tu turno');
  },
);

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
  const actions = page.getByRole('button', { name: `Acciones de ${name}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const changed = page.getByRole('dialog', { name: 'Editar motivo' });
  await expect(changed.getByRole('textbox', { name: 'Motivo' })).toHaveValue(name);
  await changed.getByRole('button', { name: 'Cancelar' }).click();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Motivo eliminado')).toBeVisible();
  await expect(actions).toHaveCount(0);
});
