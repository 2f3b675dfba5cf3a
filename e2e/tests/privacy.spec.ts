import { expectAccessible } from '../pages/axe.js';
import { openApplicant, register } from '../pages/accounts.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';
import { linkIn, waitForMail } from '../support/mailbox.js';

test.describe.configure({ mode: 'parallel' });

const CONFIRM = 'Confirma que quieres borrar tu cuenta';

test('a candidate downloads a copy, requests an erasure, cancels it, and then erases the account', async ({
  openBrowser,
}) => {
  const person = newPerson();
  const page = await (await openApplicant(openBrowser, person)).newPage();
  await page.goto('/portal-candidato');
  await page.getByRole('tab', { name: 'Mis datos' }).click();
  await expectAccessible(page, 'Mis datos');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Mis_datos_\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('Tu copia está en la carpeta de descargas.')).toBeVisible();

  const ask = async (password: string) => {
    await page.getByRole('dialog').getByLabel('Tu contraseña').fill(password);
    await page.getByRole('button', { name: 'Enviarme el correo' }).click();
  };
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await ask('no-es-esta');
  await expect(page.getByRole('dialog').getByText('La contraseña actual no es correcta')).toBeVisible();
  await ask(person.password);
  await expect(page.getByText('Te hemos enviado un correo')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar el borrado' }).click();
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await ask(person.password);
  await expect(page.getByText('Te hemos enviado un correo')).toBeVisible();

  // The message of the request taken back may have left before it; its link is good for nothing.
  await expect(async () => {
    await page.goto(linkIn(await waitForMail(person.email, CONFIRM), '/borrar-cuenta'));
    await expect(page.getByRole('button', { name: 'Borrar mi cuenta y mis datos' })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expectAccessible(page, 'confirming an erasure');
  await page.getByRole('button', { name: 'Borrar mi cuenta y mis datos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta se ha borrado');
  await waitForMail(person.email, 'Tu cuenta se ha borrado');
  await page.goto('/portal-candidato');
  await expect(page).toHaveURL(/\/login/);
});

test(
  'an account without an application is erased without scripts',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const context = await openBrowser({ javaScriptEnabled: false });
    await register(context, person);
    const page = await context.newPage();
    await page.goto('/portal-candidato');
    await page.getByRole('link', { name: /Mis datos/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis datos');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar mis datos' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);

    const asked = await context.request.post('/api/privacy/erasure', { data: { password: person.password } });
    expect(asked.status()).toBe(202);
    await page.goto(linkIn(await waitForMail(person.email, CONFIRM), '/borrar-cuenta'));
    await page.getByRole('button', { name: 'Borrar mi cuenta y mis datos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta se ha borrado');
    await page.goto('/borrar-cuenta?token=no-es-uno');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve');
  },
);
