import type { Page } from '@playwright/test';
import { linkIn, mailsTo, waitForMail } from '../support/mailbox.js';
import { expectAccessible } from '../pages/axe.js';
import { newPerson } from '../pages/person.js';
import { waitForScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const SUBJECT = 'Confirma tu alerta de empleo';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const form = (page: Page) => page.getByRole('form', { name: 'Aviso de ofertas nuevas' });

async function ask(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('Tu correo').fill(email);
  await form(page).getByRole('button', { name: 'Avísame' }).click();
}

/** What the page says the alert is about. */
const search = (page: Page) => page.getByRole('main').locator('dl');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a visitor requests an alert for a search, confirms it, unsubscribes, and subscribes again', async ({
      page,
    }) => {
      const { email } = newPerson();
      await page.goto('/carreras?q=conductor&jornada=Completa&salario_min=21000');
      await ask(page, email);
      await expect(title(page)).toHaveText('Te hemos enviado un correo para confirmar');
      await expect(page).toHaveURL('/alertas?q=conductor&jornada=Completa&salario_min=21000&enviada=si');
      await expect(search(page)).toContainText('Desde 21.000', { ignoreCase: true });

      const mail = await waitForMail(email, SUBJECT);
      expect(mail.text).not.toContain('conductor');
      await page.goto(linkIn(mail, '/alertas/confirmar'));
      await expect(title(page)).toHaveText('Confirma tu alerta de empleo');
      await expect(search(page)).toContainText('«conductor»');
      await page.reload();
      await expect(title(page)).toHaveText('Confirma tu alerta de empleo');
      await page.getByRole('button', { name: 'Confirmar mi alerta' }).click();
      await expect(title(page)).toHaveText('Tu alerta está activa');
      await page.getByRole('link', { name: 'Ver las ofertas de ahora' }).click();
      await expect(page).toHaveURL('/carreras?q=conductor&jornada=Completa&salario_min=21000');
      await page.goBack();

      await page.getByRole('link', { name: 'Darte de baja ahora' }).click();
      await expect(title(page)).toHaveText('¿Quieres dejar de recibir esta alerta?');
      await page.getByRole('button', { name: 'Darme de baja' }).click();
      await expect(title(page)).toHaveText('Ya no te enviaremos esta alerta');
      await page.getByRole('button', { name: 'Volver a activar la alerta' }).click();
      await expect(title(page)).toHaveText('¿Quieres dejar de recibir esta alerta?');
      expect(await mailsTo(email)).toHaveLength(1);
    });

    test('a wrong address gets an error beside its field, and stays', { tag: '@slow' }, async ({ page }) => {
      await page.goto('/carreras?tags=ADR');
      await ask(page, 'sin-arroba');
      await expect(page).toHaveURL('/alertas?tags=ADR');
      const field = form(page).getByLabel('Tu correo');
      await expect(field).toHaveValue('sin-arroba');
      await expect(field).toHaveAccessibleDescription('Error: El correo no es válido');
      await expect(page.getByRole('alert').getByRole('link')).toHaveText('El correo no es válido');
      await expect(search(page).first()).toContainText('ADR');
      const { email } = newPerson();
      await ask(page, email);
      await expect(title(page)).toHaveText('Te hemos enviado un correo para confirmar');
      await page.goto(linkIn(await waitForMail(email, SUBJECT), '/alertas/confirmar'));
      await expect(search(page)).toContainText('ADR');
    });
  });
}

test(
  'the response does not tell whether an address has the alert already',
  { tag: '@slow' },
  async ({ page }) => {
    const { email } = newPerson();
    for (const _ of [1, 2]) {
      await page.goto('/carreras');
      await ask(page, email);
      await expect(title(page)).toHaveText('Te hemos enviado un correo para confirmar');
      await expect(page.getByText('Todas las ofertas que publiquemos')).toBeVisible();
      await page.goto(linkIn(await waitForMail(email, SUBJECT), '/alertas/confirmar'));
      const confirm = page.getByRole('button', { name: 'Confirmar mi alerta' });
      if (await confirm.isVisible()) await confirm.click();
      await expect(title(page)).toHaveText('Tu alerta está activa');
    }
  },
);

test('a link without an alert says so, and its page is not cached', { tag: '@slow' }, async ({ page }) => {
  for (const [path, words] of [
    ['/alertas/confirmar?token=no-es-uno', 'Este enlace ya no sirve'],
    ['/alertas/baja', 'Esta alerta ya no existe'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(410);
    expect(response?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      // The last one counts.
      'referrer-policy': expect.stringMatching(/(^|\n)strict-origin$/),
    });
    await expect(title(page)).toHaveText(words);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('a lost connection keeps the typed text', { tag: '@slow' }, async ({ page, context }) => {
  await page.goto('/alertas?q=taller');
  await waitForScripts(page);
  const { email } = newPerson();
  await form(page).getByLabel('Tu correo').fill(email);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await form(page).getByRole('button', { name: 'Avísame' }).click();
  await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor');
  await expect(form(page).getByLabel('Tu correo')).toHaveValue(email);
  await context.setOffline(false);
  await form(page).getByRole('button', { name: 'Avísame' }).click();
  await expect(title(page)).toHaveText('Te hemos enviado un correo para confirmar');
});

test('the pages of an alert have no accessibility barriers at 320 px', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { email } = newPerson();
  await page.goto('/carreras');
  await expectAccessible(page, 'openings with the form');
  await page.goto('/alertas?q=conductor&departamento=logistica&ubicacion=Barcelona&ubicacion=Girona');
  await form(page).getByText('Más información sobre tus datos').click();
  await expectAccessible(page, 'asking for an alert');
  await form(page).getByRole('button', { name: 'Avísame' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page, 'asking with an error');
  await ask(page, email);
  await expect(title(page)).toHaveText('Te hemos enviado un correo para confirmar');
  await expectAccessible(page, 'question sent');
  await page.goto(linkIn(await waitForMail(email, SUBJECT), '/alertas/confirmar'));
  await expectAccessible(page, 'confirming');
  await page.getByRole('button', { name: 'Confirmar mi alerta' }).click();
  await expect(title(page)).toHaveText('Tu alerta está activa');
  await expect(title(page)).toBeFocused();
  await expectAccessible(page, 'confirmed');
  await page.getByRole('link', { name: 'Darte de baja ahora' }).click();
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expect(title(page)).toHaveText('Ya no te enviaremos esta alerta');
  await expectAccessible(page, 'left');
  await page.goto('/alertas/baja?token=no-es-uno');
  await expectAccessible(page, 'nothing there');
});
