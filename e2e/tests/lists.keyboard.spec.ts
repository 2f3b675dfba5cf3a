import { openStaff, signIn } from '../pages/accounts.js';
import { press, tabTo } from '../pages/by-keyboard.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

test('the keyboard goes on in the next line when a line is deleted', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'admin');
  const names = ['Una', 'Dos', 'Tres'].map((name) => `${name} ${Date.now()}`);
  for (const titulo of names) {
    const answer = await page.request.post('/api/saved-answers', { data: { titulo, texto: 'Gracias.' } });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await page.goto('/sistema-aplicacion/saved-answers');
  const actions = page.getByRole('button', { name: /^Acciones de/ });
  await expect(actions.nth(2)).toBeVisible();
  const [first = '', second = ''] = await actions.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  await press(page, page.getByRole('button', { name: first, exact: true }));
  await tabTo(page, page.getByRole('menuitem', { name: 'Eliminar' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }));
  await expect(page.getByRole('button', { name: first, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: second, exact: true })).toBeFocused();
});

test('what is announced while a line is carried by keyboard is in Spanish', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'admin');
  await page.goto('/sistema-aplicacion/onboarding-templates');
  await page.getByRole('link', { name: 'General', exact: true }).click();
  const handle = page.getByRole('main').getByRole('listitem').first().getByRole('button').first();
  await tabTo(page, handle);
  const name = (await handle.getAttribute('aria-label')) ?? '';
  const said = page.locator('[id^="rfd-announcement"]');
  await page.keyboard.press('Space');
  await expect(said).toContainText(`Has cogido «${name}», en la posición 1 de`);
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText(`«${name}» está sobre la posición 2 de`);
  await page.keyboard.press('Escape');
  await expect(said).toContainText(`«${name}» se queda en la posición 1 de`);
});

test('the buttons of a row of a form say which row, and removing it leaves the keyboard beside', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'admin');
  await page.goto('/sistema-aplicacion/vacancies/create');
  const add = page.getByRole('button', { name: 'Añadir pregunta' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const text of ['Una', 'Dos', 'Tres']) {
    await add.press('Enter');
    await page.getByLabel('Pregunta *').last().fill(text);
  }
  await press(page, button('Subir «fila 3»'), 'Shift+Tab');
  await expect(page.getByLabel('Pregunta *').nth(1)).toHaveValue('Tres');
  await expect(button('Subir «fila 2»')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Pregunta *').first()).toHaveValue('Tres');
  await expect(button('Bajar «fila 1»')).toBeFocused();
  await press(page, button('Quitar la fila 2'));
  await expect(page.getByLabel('Pregunta *')).toHaveCount(2);
  await expect(button('Quitar la fila 2')).toBeFocused();
  await expect(page.getByLabel('Pregunta *').last()).toHaveValue('Dos');
});

test('the button that tries a server keeps the focus until the answer has come', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'admin');
  await page.goto('/sistema-aplicacion/panel-admin/canales');
  const card = page.getByRole('region', { name: 'SMS', exact: true });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/config/channels/sms/test', async (route) => {
    await held;
    await route.continue();
  });
  await card.getByRole('button', { name: 'Probar' }).press('Enter');
  const trying = card.getByRole('button', { name: 'Probando...' });
  await expect(trying).toBeFocused();
  await expect(trying).toBeDisabled();
  release();
  await expect(card.getByRole('button', { name: 'Probar' })).toBeFocused();
});

test('the buttons that withdraw an application say which one', async ({ context, page }) => {
  await signIn(context, { email: 'candidato@example.com', password: 'Demo-2026' });
  await page.goto('/portal-candidato?tab=progreso');
  await expect(
    page.getByRole('button', { name: 'Retirar candidatura Planificador/a de tráfico' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirar candidatura', exact: true })).toHaveCount(0);
});

test('whoever goes to another screen by keyboard goes on at its beginning', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'admin');
  await page.goto('/sistema-aplicacion/imports');
  const main = page.getByRole('main');
  await press(page, main.getByRole('link', { name: 'Importar CV' }));
  await expect(page).toHaveURL(/imports\/create/);
  await expect(page.locator('#main-content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus')).toHaveCount(1);
});

test('a button that prepares a file keeps the focus', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'admin');
  await page.goto('/sistema-aplicacion/people');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/applications/export', async (route) => {
    await held;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Exportar' });
  await press(page, button);
  const menu = page.getByRole('menu', { name: 'Exportar' });
  await menu.getByRole('menuitem').first().press('Enter');
  const preparing = page.getByRole('button', { name: 'Exportando...' });
  await expect(preparing).toBeFocused();
  await expect(preparing).toBeDisabled();
  release();
  await expect(button).toBeFocused();
});

test('adding and removing a tag is said', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const name = `Nocturno ${Date.now()}`;
  const made = await page.request.post('/api/tags', { data: { nombre: name } });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto('/sistema-aplicacion/candidates');
  await page.locator('tbody a').first().click();
  const tags = page.getByRole('group', { name: 'Etiquetas' });
  await tags.getByRole('button', { name: 'Añadir etiqueta' }).press('Enter');
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/tags')) answers.push(answer.status());
  });
  // Other capitals: the tag that there is, and no attempt to make it.
  await page.keyboard.type(name.toUpperCase());
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tags.getByRole('status')).toHaveText(`Etiqueta añadida: ${name}`);
  await expect(tags.getByRole('button', { name: 'Añadir etiqueta' })).toBeFocused();
  await tags.getByRole('button', { name: `${name}: pulsa Suprimir` }).press('Delete');
  await expect(tags.getByRole('status')).toHaveText(`Etiqueta quitada: ${name}`);
  expect(answers.filter((status) => status >= 400)).toEqual([]);
});
