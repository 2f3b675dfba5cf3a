import type { Page } from '@playwright/test';
import { mailsTo, waitForMail } from '../support/mailbox.js';
import { expectAccessible } from '../pages/axe.js';
import { fullName, newPerson, type Person } from '../pages/person.js';
import { holdScripts, waitForScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const MAILBOX = 'info@example.com';
const REFERENCE = /C-\d{4}-[2-9A-Z]{5}/;
const TEXT = 'Una furgoneta averiada.\n¿La lleváis de Sabadell a Girona el lunes?';

const button = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' });
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label);
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Revisa estos datos' });

async function fillIn(page: Page, person: Person): Promise<void> {
  await field(page, 'Nombre').fill(fullName(person));
  await field(page, 'Correo').fill(person.email);
  await field(page, 'Teléfono').fill(person.telefono);
  await field(page, '¿Sobre qué nos escribes?').selectOption('Transporte de vehículos');
  await field(page, 'Mensaje').fill(TEXT);
}

/** Sends until it is accepted: a form filled in within three seconds has to be sent again. */
async function send(page: Page): Promise<string> {
  await expect(async () => {
    if (!page.url().includes('?enviado=')) await button(page).click({ timeout: 1000 });
    await expect(page).toHaveURL(/\?enviado=/, { timeout: 2500 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hemos recibido tu mensaje');
  return REFERENCE.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a visitor writes, gets a reference, and the company gets the message once', async ({ page }) => {
      const person = newPerson();
      await page.goto('/servicios/transporte');
      await page.getByRole('link', { name: 'Pedir presupuesto' }).first().click();
      await expect(page).toHaveURL('/contacto?servicio=transporte');
      await expect(field(page, '¿Sobre qué nos escribes?')).toHaveValue('transporte');
      await fillIn(page, person);
      const reference = await send(page);
      expect(page.url()).toContain(reference);
      await expect(page.getByText('Respondemos en un día laborable')).toBeVisible();

      const mail = await waitForMail(MAILBOX, reference);
      expect(mail.subject).toContain(fullName(person));
      expect(mail.headers['reply-to']).toBe(person.email);
      expect(mail.text).toContain('¿La lleváis de Sabadell a Girona el lunes?');
      const receipt = await waitForMail(person.email, reference);
      expect(receipt.text).not.toContain('Sabadell');

      await page.reload();
      await page.goBack();
      // A page that comes back as it was left is another one for the browser: it must be there before one goes on.
      await expect(field(page, 'Mensaje')).toBeVisible();
      await page.goForward();
      await expect(page.getByText(reference)).toBeVisible();
      expect((await mailsTo(MAILBOX)).filter(({ text }) => text.includes(person.email))).toHaveLength(1);
    });

    test(
      'missing fields get errors beside them, and typed text stays',
      { tag: '@slow' },
      async ({ page }) => {
        const person = newPerson();
        await page.goto('/contacto');
        await fillIn(page, person);
        await field(page, 'Correo').fill('nadie@');
        await field(page, '¿Sobre qué nos escribes?').selectOption('Elige una opción');
        await button(page).click();
        await expect(summary(page).getByRole('link')).toHaveText([
          'El correo no es válido',
          'Elige sobre qué nos escribes',
        ]);
        await expect(field(page, 'Correo')).toHaveAccessibleDescription('Error: El correo no es válido');
        await expect(field(page, 'Correo')).toHaveValue('nadie@');
        await expect(field(page, 'Nombre')).toHaveValue(fullName(person));
        await expect(field(page, 'Mensaje')).toHaveValue(TEXT);
        await expect(field(page, 'Teléfono')).toHaveValue(person.telefono);
        await summary(page).getByRole('link', { name: 'El correo no es válido' }).click();
        await expect(field(page, 'Correo')).toBeFocused();
        await field(page, 'Correo').fill(person.email);
        await field(page, '¿Sobre qué nos escribes?').selectOption('Otro asunto');
        await send(page);
      },
    );

    test('a form sent at once is asked for again, with its text', { tag: '@slow' }, async ({ page }) => {
      const person = newPerson();
      // Faster than any hand; once more where the machine stood still in between.
      await expect(async () => {
        await page.goto('/contacto');
        await page.locator('form[aria-label="Formulario de contacto"]').evaluate(
          async (form: HTMLFormElement, values) => {
            // With what a page made just now holds, whatever time this one took to come.
            const fresh = await (await fetch('/contacto')).text();
            const made = /name="formulario" value="([^"]+)"/.exec(fresh)?.[1] ?? '';
            for (const [name, value] of Object.entries({ ...values, formulario: made })) {
              (form.elements.namedItem(name) as HTMLInputElement).value = value;
            }
            form.requestSubmit();
          },
          { nombre: person.nombre, email: person.email, servicio: 'otro', mensaje: TEXT },
        );
        await expect(page.getByRole('alert')).toContainText('Vuelve a enviarlo, por favor', {
          timeout: 10_000,
        });
      }).toPass();
      await expect(field(page, 'Mensaje')).toHaveValue(TEXT);
      await send(page);
    });
  });
}

test('two quick clicks are one message', { tag: '@slow' }, async ({ page }) => {
  const person = newPerson();
  await page.goto('/contacto');
  await fillIn(page, person);
  await page.waitForTimeout(3000);
  await button(page).dblclick();
  await expect(page).toHaveURL(/\?enviado=/);
  await waitForMail(person.email, 'Hemos recibido tu mensaje');
  expect((await mailsTo(MAILBOX)).filter(({ text }) => text.includes(person.email))).toHaveLength(1);
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('the focus moves to an error, and to the result', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/contacto');
  await page.getByRole('heading', { level: 1 }).click();
  await waitForScripts(page);
  await button(page).click();
  await expect(summary(page)).toBeFocused();
  await field(page, 'Nombre').fill('Núria');
  await expect(page.getByText('El campo Nombre es obligatorio')).toHaveCount(0);
  await expect(page.getByText('El campo Correo es obligatorio')).toHaveCount(2);
  await fillIn(page, newPerson());
  await send(page);
  // A page of its own: its title is what is read out first.
  await expect(page).toHaveTitle(/^Mensaje recibido/);
});

test(
  'the focus stays in a field that is being corrected when the scripts load',
  { tag: '@slow' },
  async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/contacto', { waitUntil: 'commit' });
    await field(page, 'Mensaje').fill(TEXT);
    await button(page).click({ noWaitAfter: true });
    await expect(summary(page)).toBeVisible();
    await field(page, 'Nombre').focus();
    await page.keyboard.type('Nú');
    arrive();
    await waitForScripts(page);
    await page.keyboard.type('ria');
    await expect(field(page, 'Nombre')).toHaveValue('Núria');
    await expect(field(page, 'Nombre')).toBeFocused();
    await expect(field(page, 'Mensaje')).toHaveValue(TEXT);
  },
);

test('a lost connection or a failing server leaves the form unchanged', async ({ page }) => {
  const person = newPerson();
  await page.goto('/contacto');
  await waitForScripts(page);
  await fillIn(page, person);
  await page.route('**/contacto.data*', (route) => route.abort('internetdisconnected'));
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor');
  await page.unroute('**/contacto.data*');
  await page.route('**/contacto.data*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Tu mensaje no se ha enviado');
  await expect(field(page, 'Mensaje')).toHaveValue(TEXT);
  await expect(field(page, 'Correo')).toHaveValue(person.email);
  await page.unroute('**/contacto.data*');
  await send(page);
});

test(
  'the field for programs is hidden from view, tab order and screen readers',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/contacto');
    const trap = page.locator('[name=sitio_web]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(page.getByRole('textbox', { name: 'Deja este campo en blanco' })).toHaveCount(0);
    const seen = await trap.evaluate((input) => input.parentElement?.getBoundingClientRect().width);
    expect(seen).toBeLessThanOrEqual(1);
  },
);

test('the services for companies link to their question', { tag: '@slow' }, async ({ page }) => {
  for (const [link, topic] of [
    ['Consultar sobre mi flota', 'consultoria'],
    ['Contarnos qué puesto es', 'recursos-humanos'],
  ] as const) {
    await page.goto('/servicios');
    await page.getByRole('link', { name: link }).click();
    await expect(field(page, '¿Sobre qué nos escribes?')).toHaveValue(topic);
  }
});

test(
  'the page has no accessibility barriers, empty, with errors, refused and sent, on a phone',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/contacto');
    await page.getByText('Más información sobre tus datos').click();
    await expectAccessible(page, 'contact');
    await button(page).click();
    await summary(page).waitFor();
    await expectAccessible(page, 'contact with errors');
    await page.route('**/contacto.data*', (route) => route.abort('internetdisconnected'));
    await button(page).click();
    await page.getByText('Tu mensaje no se ha enviado').waitFor();
    await expectAccessible(page, 'contact without connection');
    await page.unroute('**/contacto.data*');
    await page.goto('/contacto?enviado=C-2026-K7M4Q');
    await expectAccessible(page, 'contact sent');
  },
);

test.describe('the error pages without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('link to the contact page, can be loaded again with the same query, and have no button without effect', async ({
    page,
  }) => {
    await page.goto('/no/existe?a=1');
    await expect(page.getByRole('button', { name: 'Volver atrás' })).toBeHidden();
    await page.getByRole('button', { name: 'Recargar la página' }).click();
    await expect(page).toHaveURL('/no/existe?a=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
    const popular = page.locator('h2:has-text("Páginas populares") + ul').getByRole('link');
    await expect(popular).toHaveCount(7);
    expect(await popular.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/servicios',
      '/traslados-rodados-conductor-barcelona',
      '/servicios/gestion-flotas',
      '/carreras',
      '/portal-candidato',
      '/contacto',
      '/empresa',
    ]);
    await page.getByRole('link', { name: 'Ir a contacto' }).click();
    await expect(page).toHaveURL('/contacto?servicio=otro');

    await page.goto('/500');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error del servidor');
    await expect(page.getByRole('link', { name: /^Llamar al/ })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(page.getByRole('main').getByRole('link', { name: MAILBOX })).toBeVisible();
    await page.getByRole('link', { name: 'Ir a contacto' }).click();
    await expect(page).toHaveURL('/contacto');
  });
});
