import type { Page } from '@playwright/test';
import { openApplicant, openStaff } from '../pages/accounts.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf, interviewsToCome } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

/** The board with this person alone. */
async function openBoard(page: Page, email: string): Promise<void> {
  await page.goto(`/sistema-aplicacion/admin/tablero?${new URLSearchParams({ q: email })}`);
  await page.locator('[data-card]').first().waitFor();
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'a card moved by keyboard appears on another person’s board within two seconds',
  { tag: '@main' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    const one = await openStaff(openBrowser, 'rrhh');
    const other = await openStaff(openBrowser, 'admin');
    const listening = other.waitForResponse('**/api/events');
    await openBoard(one, person.email);
    await openBoard(other, person.email);
    await listening;

    const card = one.getByRole('group', { name: `${name}, Recibidas` });
    await card.focus();
    await one.keyboard.press('Space');
    await expect(one.getByText(`Has cogido a ${name}, en la columna Recibidas.`)).toBeAttached();
    await one.keyboard.press('ArrowRight');
    await expect(one.getByText(`${name} está sobre la columna En revisión.`)).toBeAttached();
    const answered = one.waitForResponse('**/move');
    await one.keyboard.press('Space');
    await answered;

    await expect(column(other, 'En revisión').getByRole('link', { name, exact: true })).toBeVisible();
    await expect(other.getByText(`Otra persona movió a ${name} de Recibidas a En revisión.`)).toBeAttached();
    await expect(one.getByRole('group', { name: `${name}, En revisión` })).toBeFocused();
    await expect(column(one, 'En revisión')).toContainText('1 candidato');
    await expect(column(one, 'Recibidas')).toContainText('Sin candidatos');
  },
);

test(
  'a card moved by somebody else returns to its real column, with a message',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    const page = await openStaff(openBrowser, 'rrhh');
    // This screen gets no events.
    await page.route('**/api/events', (route) => route.abort());
    await openBoard(page, person.email);
    const { aplicacion_id, aplicacion_version } = await candidateOf(page.request, person.email);
    await page.request.post(`/api/applications/${aplicacion_id}/move`, {
      data: { estado: 'contratada', version: aplicacion_version, notificar: false },
    });

    await page.getByRole('group', { name: `${name}, Recibidas` }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${name} está sobre la columna En revisión.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.locator('.MuiSnackbar-root')).toContainText(
      'Otra persona ha cambiado esta candidatura',
    );
    await expect(column(page, 'Contratadas').getByRole('link', { name, exact: true })).toBeVisible();
  },
);

test(
  'feedback that could not be saved keeps its dialog and its text',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    const page = await openStaff(openBrowser, 'rrhh');
    await openBoard(page, person.email);
    await page.getByRole('button', { name: `Más acciones: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Añadir una valoración' }).click();
    const dialog = page.getByRole('dialog', { name: `Valoración de ${name}` });
    await dialog.getByLabel('Valoración').fill('Conduce con calma.');
    await page.route('**/feedback', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Guardar valoración' }).click();
    await expect(page.locator('.MuiSnackbar-root')).toContainText('No se pudo guardar la valoración');
    await expect(dialog.getByLabel('Valoración')).toHaveValue('Conduce con calma.');
    await page.unroute('**/feedback');
    await dialog.getByRole('button', { name: 'Guardar valoración' }).click();
    await expect(page.locator('.MuiSnackbar-root')).toContainText('Valoración guardada');
    await expect(dialog).toBeHidden();
  },
);

test(
  'the button of a card with an interview sends its confirmation, also when none was sent before',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    // The interviews of the demo's data have no message.
    const [interview] = await interviewsToCome(page.request);
    await openBoard(page, interview?.candidato_email ?? '');
    await page.getByRole('button', { name: `Más acciones: ${interview?.candidato_nombre}` }).click();
    await page.getByRole('menuitem', { name: 'Enviar confirmación de entrevista' }).click();
    await expect(page.locator('.MuiSnackbar-root')).toContainText('Correo de confirmación enviado');
  },
);

test('eight cards of a column are in sight, and scrolling reads further ones without drawing all', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sistema-aplicacion/admin/tablero');
  const cards = column(page, 'Rechazadas').locator('[data-card]');
  await cards.first().waitFor();
  const before = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
  expect(before.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(8);

  const list = page.locator('[data-rfd-droppable-id="rechazada"]');
  const read = page.waitForResponse((answer) => answer.url().includes('cursor='));
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await read;
  // What was read is drawn a moment later.
  await expect
    .poll(() =>
      list.evaluate((element) => {
        element.scrollTo(0, element.scrollHeight);
        return element.scrollTop;
      }),
    )
    .toBeGreaterThan(25 * 72);
  expect(await cards.count()).toBeLessThan(25);
});
