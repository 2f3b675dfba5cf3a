/** What HR does all day, counted: keys (but for Ctrl, Shift, Alt) and clicks. Typing text does not count. */
import type { Page } from '@playwright/test';
import { openApplicant, openStaff } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson, type Person } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';
import type { OpenBrowser } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

declare global {
  interface Window {
    actions: number;
  }
}

/** A desk whose keys and clicks are counted, with these people alone in the list, the newest first. */
async function openDesk(openBrowser: OpenBrowser, people: readonly Person[]) {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.addInitScript(() => {
    window.actions = 0;
    const count = (event: Event) => {
      // Enter on a button is a key and the click that follows from it.
      const follows = event instanceof MouseEvent && event.detail === 0;
      const modifier =
        event instanceof KeyboardEvent && ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key);
      if (event.isTrusted && !follows && !modifier) window.actions += 1;
    };
    window.addEventListener('keydown', count, true);
    window.addEventListener('click', count, true);
  });
  const filter = encodeURIComponent(JSON.stringify({ q: people[0]?.apellidos }));
  await page.goto(`/sistema-aplicacion/admin?filter=${filter}&sort=fecha_aplicacion&order=DESC`);
  await page.getByText(`1–${people.length} de ${people.length}`).waitFor();
  return new HrDashboard(page);
}

/** At most so many keys and clicks from now on. */
async function inAtMost(page: Page, most: number, task: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    window.actions = 0;
  });
  await task();
  const actions = await page.evaluate(() => window.actions);
  expect(actions).toBeGreaterThan(0);
  expect(actions).toBeLessThanOrEqual(most);
}

/** People of one surname, who have applied in this order. */
async function applicants(openBrowser: OpenBrowser, count: number): Promise<Person[]> {
  const apellidos = `Serrat${Date.now()}`;
  const people = ['Ona', 'Pau', 'Ramón']
    .slice(0, count)
    .map((nombre) => ({ ...newPerson(nombre), apellidos }));
  for (const person of people) await openApplicant(openBrowser, person);
  return people;
}

const link = ({ page }: HrDashboard, name = '') => page.getByRole('link', { name, exact: true });

test(
  'the next candidate takes one key, and so does the next stage',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const people = await applicants(openBrowser, 3);
    const names = people.map(fullName).reverse();
    const hr = await openDesk(openBrowser, people);
    const { page } = hr;
    await inAtMost(page, 1, () => page.keyboard.press('j'));
    await expect(link(hr, names[0])).toBeFocused();
    await inAtMost(page, 1, () => page.keyboard.press('e'));
    await expect(hr.toast).toContainText('Candidatura movida a En revisión');
    await expect(hr.row(names[0] ?? '')).toContainText('En revisión');
    await expect(link(hr, names[0])).toBeFocused();
  },
);

test(
  'two quick presses beside the list turn two records, and a key that follows is for the newest',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const people = await applicants(openBrowser, 3);
    const names = people.map(fullName).reverse();
    const hr = await openDesk(openBrowser, people);
    const { page } = hr;
    await link(hr, names[0]).click();
    await expect(hr.drawer.getByText('1 de 3')).toBeVisible();
    await Promise.all(['j', 'j', 'e'].map((key) => page.keyboard.press(key)));
    await expect(hr.drawer.getByRole('heading', { level: 2, name: names[2] })).toBeVisible();
    await expect(hr.drawer.getByText('3 de 3')).toBeVisible();
    await expect(hr.toast).toContainText('Candidatura movida a En revisión');
    const states = await Promise.all(people.map(({ email }) => candidateOf(page.request, email)));
    expect(states.map(({ estado }) => estado)).toEqual(['en_revision', 'recibida', 'recibida']);
  },
);

test('a rejection with its reason takes three keys', async ({ openBrowser }) => {
  const people = await applicants(openBrowser, 1);
  const [name] = people.map(fullName);
  const hr = await openDesk(openBrowser, people);
  const { page } = hr;
  await link(hr, name).focus();
  await inAtMost(page, 3, async () => {
    await page.keyboard.press('r');
    await expect(hr.moveDialog.getByRole('radio', { name: 'Disponibilidad' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });
  await expect(hr.toast).toContainText('Candidatura movida a Rechazada');
  const candidate = await candidateOf(page.request, people[0]?.email ?? '');
  const moves = candidate.aplicaciones.flatMap(({ historial }) => historial);
  expect(moves.map(({ motivo_rechazo }) => motivo_rechazo).filter(Boolean)).toHaveLength(1);
});

test('a note and a message take two keys each', { tag: '@slow' }, async ({ openBrowser }) => {
  const people = await applicants(openBrowser, 1);
  const [name] = people.map(fullName);
  const hr = await openDesk(openBrowser, people);
  const { page } = hr;
  for (const { key, field, sent } of [
    { key: 'n', field: 'Nueva nota interna', sent: 'Llamar el lunes.' },
    { key: 'm', field: /^Mensaje para/, sent: '¿Te va bien el lunes?' },
  ]) {
    await link(hr, name).focus();
    await inAtMost(page, 2, async () => {
      await page.keyboard.press(key);
      await expect(hr.drawer.getByLabel(field)).toBeFocused();
      await page.keyboard.insertText(sent);
      await page.keyboard.press('Control+Enter');
    });
    await expect(hr.drawer.getByRole('listitem').filter({ hasText: sent })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hr.drawer).toBeHidden();
  }
});

test(
  'anybody is found with two keys, and a priority is set with two clicks',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const people = await applicants(openBrowser, 1);
    const [name] = people.map(fullName);
    const hr = await openDesk(openBrowser, people);
    const { page } = hr;
    await inAtMost(page, 2, async () => {
      await page.getByRole('button', { name: `Prioridad de ${name}: Media` }).click();
      await page.getByRole('menuitem', { name: 'Alta' }).click();
    });
    await expect(hr.toast).toContainText('Prioridad actualizada');

    await inAtMost(page, 2, async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Buscar en todo' })).toBeFocused();
      await page.keyboard.insertText(people[0]?.email ?? '');
      await expect(page.getByRole('option', { name })).toHaveClass(/Mui-focused/);
      await page.keyboard.press('Enter');
    });
    await expect(hr.drawer.getByRole('heading', { level: 2, name })).toBeVisible();
  },
);

test('an interview is scheduled with three clicks', { tag: '@slow' }, async ({ openBrowser }) => {
  const people = await applicants(openBrowser, 1);
  const [name] = people.map(fullName);
  const hr = await openDesk(openBrowser, people);
  const { page } = hr;
  await link(hr, name).focus();
  await page.keyboard.press('e');
  await expect(hr.row(name ?? '')).toContainText('En revisión');
  await inAtMost(page, 3, async () => {
    await page.getByRole('button', { name: `Programar entrevista: ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Programar nueva entrevista' });
    await dialog.getByRole('textbox', { name: 'Ubicación' }).click();
    await page.keyboard.insertText('Sala 2');
    await dialog.getByRole('button', { name: 'Programar entrevista' }).click();
  });
  await expect(page.getByText('La entrevista se ha programado correctamente')).toBeVisible();
});

test(
  'three people are rejected at once with five keys and clicks',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const people = await applicants(openBrowser, 3);
    const hr = await openDesk(openBrowser, people);
    const { page } = hr;
    const boxes = page.getByRole('checkbox', { name: /^Seleccionar a / });
    // A key pressed before the bar of the chosen is read is for all of them, too.
    await page.route(/SelectionBar/, async (route) => {
      await page.waitForTimeout(800);
      await route.continue();
    });
    await inAtMost(page, 5, async () => {
      await boxes.first().click();
      await boxes.nth(2).click({ modifiers: ['Shift'] });
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Sin indicar')).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Confirmar' }).click();
    });
    const notice = page.getByRole('region', { name: 'Acción en marcha' });
    await expect(notice.getByText(/Se moverán 3 candidaturas en \d+ s$/)).toBeVisible();
    await notice.getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice.getByRole('status')).toHaveText('Deshecho: no ha cambiado nada');
  },
);

test('a vacancy is made from another with six clicks', { tag: '@slow' }, async ({ openBrowser }) => {
  const { page } = await openDesk(openBrowser, await applicants(openBrowser, 1));
  const title = `Planificador de tardes ${Date.now()}`;
  await page.goto('/sistema-aplicacion/vacancies');
  await page.getByRole('link', { name: 'Planificador/a de tráfico', exact: true }).waitFor();
  await inAtMost(page, 6, async () => {
    await page.getByRole('button', { name: 'Más acciones de Planificador/a de tráfico' }).click();
    await page.getByRole('menuitem', { name: 'Duplicar' }).click();
    const field = page.getByRole('textbox', { name: 'Título' });
    await expect(field).toHaveValue('Copia de Planificador/a de tráfico');
    await field.click();
    await field.fill(title);
    await page.getByRole('combobox', { name: 'Estado' }).click();
    await page.getByRole('option', { name: 'Activa' }).click();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
  });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
