import { openApplicant, openStaff } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

test(
  'HR filters the list, saves it as a view, opens it again, and removes the filters one by one',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    const hr = new HrDashboard(page);
    await hr.open();
    await page.getByRole('button', { name: 'Más filtros' }).click();
    await page.getByLabel('Respuesta', { exact: true }).click();
    await page.getByRole('option', { name: 'Sin responder' }).click();
    await page.getByLabel('CV', { exact: true }).click();
    await page.getByRole('option', { name: 'Con CV' }).click();
    await expect(page).toHaveURL(/sin_respuesta.*con_cv/);
    await expect(page.getByRole('button', { name: 'Más filtros (2)' })).toBeVisible();
    await expect(page.getByText(/Sin respuesta desde hace \d+ días?/).first()).toBeVisible();

    const name = `Esperan ${Date.now()}`;
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('menuitem', { name: 'Guardar esta vista...' }).click();
    const nameField = page.getByRole('dialog', { name: 'Guardar esta vista' }).getByLabel('Nombre');
    await expect(nameField).toBeFocused();
    await nameField.fill(name);
    await page.keyboard.press('Enter');
    const views = page.getByRole('button', { name: `Vista: ${name}` });
    await expect(views).toBeFocused();

    await page.getByRole('button', { name: 'Quitar filtro: Con CV' }).click();
    await expect(page).not.toHaveURL(/con_cv/);
    await expect(page.getByRole('button', { name: 'Más filtros (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(/con_cv/);
    await expect(views).toBeVisible();

    await views.click();
    await page.getByRole('menuitem', { name: 'Gestionar vistas...' }).click();
    await page.getByRole('button', { name: `Eliminar vista: ${name}` }).click();
    await expect(
      page.getByRole('dialog', { name: 'Tus vistas' }).getByRole('button', { name: 'Cerrar' }),
    ).toBeFocused();
  },
);

test('a view whose tag was deleted opens with the rest of it, says so, and is repaired', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const name = `De verano ${Date.now()}`;
  const made = await page.request.post('/api/tags', { data: { nombre: name } });
  const { id } = (await made.json()) as { id: string };
  const saved = await page.request.post('/api/saved-views', {
    data: { nombre: name, filtros: { etiqueta: id, con_cv: 'true' } },
  });
  expect(saved.status(), await saved.text()).toBe(201);
  await page.request.delete(`/api/tags/${id}`);

  await new HrDashboard(page).open();
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('button', { name: 'Quitar filtro: Con CV' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const said = page.getByText(`La vista «${name}» se abre sin lo que ya no existe: Etiqueta.`);
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Quitarlo de la vista' }).click();
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Vista: ${name}` })).toBeVisible();
});

test(
  'the figure of unanswered people links to them, the longest wait first',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    await new HrDashboard(page).open();
    await page.getByRole('link', { name: /^Sin responder/ }).click();
    await expect(page).toHaveURL(/sin_respuesta.*sort=espera_desde&order=ASC/);
    const badges = page.getByText(/in respuesta desde hace \d+ días?/);
    // The earlier list stays until this one is loaded.
    await expect(async () => {
      const days = (await badges.allInnerTexts()).map((text) => Number(/(\d+) día/.exec(text)?.[1]));
      expect(days.length).toBeGreaterThan(10);
      expect(days).toEqual([...days].sort((a, b) => b - a));
    }).toPass();
  },
);

test(
  'HR sets the priority in a row, and the text typed on the card is sent with the move',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    const page = await openStaff(openBrowser, 'rrhh');
    const hr = new HrDashboard(page);
    await hr.open();
    await hr.find(person.email, name);
    await page.getByRole('button', { name: `Prioridad de ${name}: Media` }).click();
    await page.getByRole('menuitem', { name: 'Alta' }).click();
    await expect(hr.toast).toContainText('Prioridad actualizada. Prioridad cambiada a Alta');
    await expect(page.getByRole('button', { name: `Prioridad de ${name}: Alta` })).toBeFocused();

    // Other tests share this account: the choice must not be remembered.
    await page.route('**/api/preferences', (route) =>
      route.fulfill({ json: { vista_candidaturas: 'tarjetas' } }),
    );
    await page.getByRole('button', { name: 'Tarjetas' }).click();
    await page.getByLabel(`Mensaje para ${name}`).fill('Nos gusta tu perfil.');
    await page.getByRole('button', { name: `Mover a Entrevista: ${name}` }).click();
    await expect(hr.moveDialog.getByLabel('Mensaje para el candidato')).toHaveValue('Nos gusta tu perfil.');
    await hr.moveDialog.getByRole('button', { name: 'Mover a Entrevista' }).click();
    await expect(hr.toast).toContainText('Candidatura movida a Entrevista.');
    const candidate = await candidateOf(page.request, person.email);
    expect(candidate).toMatchObject({ prioridad: 'alta', estado: 'entrevista_programada' });
    expect(candidate.aplicaciones[0]?.historial.at(-1)?.mensaje_candidato).toBe('Nos gusta tu perfil.');
  },
);
