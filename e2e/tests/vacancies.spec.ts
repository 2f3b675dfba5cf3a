import { waitForMail } from '../support/mailbox.js';
import { DESK, signIn, STAFF } from '../pages/accounts.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

test(
  'HR invites a person who matches an opening, and that person refuses further proposals',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    await signIn(context, STAFF.rrhh);
    await page.goto('/sistema-aplicacion/gestion-vacantes');
    await expect(page.getByRole('heading', { level: 1, name: 'Vacantes' })).toBeVisible();
    await page.getByRole('link', { name: 'Chofer de traslados y entregas', exact: true }).click();
    await page.getByRole('tab', { name: 'Encajan con ella' }).click();
    const choose = page.getByRole('checkbox', { name: /^Elegir a/, disabled: false }).first();
    const name = String(await choose.getAttribute('aria-label')).replace('Elegir a ', '');
    await choose.check();
    await page.getByRole('button', { name: 'Invitar a 1' }).click();
    const dialog = page.getByRole('dialog', { name: /Invitar a 1 persona/ });
    await dialog.getByRole('textbox', { name: 'Asunto' }).fill('Vuelve con nosotros, {nombre}');
    await dialog.getByRole('tab', { name: 'Vista previa' }).click();
    await expect(dialog.locator('iframe')).toHaveAttribute('srcdoc', /Ver la oferta/);
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    await page.getByRole('tab', { name: 'Invitaciones' }).click();
    const sent = page.getByRole('region', { name: 'Invitaciones enviadas' });
    await expect(sent.getByRole('link', { name })).toBeVisible();

    await sent.getByRole('link', { name }).click();
    const address = await page
      .getByRole('link', { name: /@example\.com$/ })
      .first()
      .textContent();
    const mail = await waitForMail(String(address).trim(), 'Vuelve con nosotros');
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const visitor = await (await openBrowser()).newPage();
    await visitor.goto(String(/https?:\S+\/propuestas\?token=[\w-]+/.exec(mail.text)?.[0]));
    await visitor.getByRole('button', { name: 'No quiero más propuestas' }).click();
    await expect(visitor.getByRole('heading', { name: 'Ya no te enviaremos propuestas' })).toBeVisible();
  },
);

test('closing an opening asks for the message to those who wait, and needs a reason to send none', async ({
  page,
  context,
}) => {
  await signIn(context, STAFF.rrhh);
  await page.goto('/sistema-aplicacion/gestion-vacantes');
  await page.getByRole('link', { name: 'Chofer de traslados y entregas', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chofer de traslados y entregas' })).toBeVisible();
  await page.getByRole('button', { name: 'Más acciones de Chofer de traslados y entregas' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar vacante' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cerrar «/ });
  await dialog.getByText('Ver quiénes son').click();
  await expect(dialog.getByRole('row').nth(1)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Texto' })).toHaveText(/\S/);
  await dialog.getByRole('radio', { name: 'Cerrar sin responder' }).check();
  await dialog.getByRole('button', { name: 'Cerrar vacante' }).click();
  await expect(dialog.getByText('Escribe por qué se cierra sin responder').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Activa', { exact: true })).toBeVisible();
});
