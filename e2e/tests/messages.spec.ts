import { waitForMail } from '../support/mailbox.js';
import { DESK, openApplicant, openStaff, register, signIn, STAFF } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });
test.use(DESK);

test(
  'Correos lists what was sent to a person and shows the whole message',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    const person = newPerson();
    await openApplicant(openBrowser, person);
    await waitForMail(person.email, 'Hemos recibido tu candidatura');
    await signIn(context, STAFF.rrhh);
    await page.goto('/sistema-aplicacion/emails');
    await page.getByLabel('Buscar por destinatario o asunto').fill(person.email);
    await expect(page.getByText('1–1 de 1')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: person.email });
    // The message to confirm the address is the administrators' to see.
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Candidatura recibida');
    await expect(row).toContainText('Enviado');
    await row.getByRole('link', { name: /Hemos recibido tu candidatura/ }).click();
    const message = page.getByRole('dialog', { name: 'Correo', exact: true });
    await expect(message.getByRole('heading', { level: 2 })).toContainText('Hemos recibido tu candidatura');
    // The frame runs no scripts, not even those of a test.
    const frame = message.locator('iframe[sandbox=""]');
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('srcdoc', /Hemos recibido tu candidatura/);
    await message.getByRole('tab', { name: 'Solo texto' }).click();
    await expect(message.getByRole('tabpanel')).toContainText('nos ha llegado completa');
    await message.getByRole('link', { name: fullName(person) }).click();
    await expect(
      new HrDashboard(page).drawer.getByRole('heading', { level: 2, name: fullName(person) }),
    ).toBeVisible();
  },
);

test(
  'administrators see messages of accounts, never their one-time links',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    await register(await openBrowser(), person);
    await waitForMail(person.email, 'Confirma tu correo');
    const admin = await openStaff(openBrowser, 'admin');
    await admin.goto('/sistema-aplicacion/emails');
    await admin.getByLabel('Buscar por destinatario o asunto').fill(person.email);
    await expect(admin.getByText('1–1 de 1')).toBeVisible();
    await admin.getByRole('link', { name: /Confirma tu correo/ }).click();
    const message = admin.getByRole('dialog', { name: 'Correo', exact: true });
    await expect(message.getByText('Verificación de correo')).toBeVisible();
    await message.getByRole('tab', { name: 'Solo texto' }).click();
    await expect(message.getByRole('tabpanel')).toContainText('Confirma tu correo');
    await expect(message.getByRole('tabpanel')).not.toContainText('token=');
  },
);

test(
  'a list of messages without results says so and clears its filters',
  { tag: '@slow' },
  async ({ page, context }) => {
    await signIn(context, STAFF.rrhh);
    await page.goto('/sistema-aplicacion/emails');
    await page.getByLabel('Buscar por destinatario o asunto').fill(newPerson().email);
    await expect(page.getByText('No se encontraron correos con los filtros aplicados')).toBeVisible();
    await page.getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(page.getByText('No se encontraron correos con los filtros aplicados')).toHaveCount(0);
  },
);
