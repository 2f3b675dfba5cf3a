import type { Page } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';
import { apply, openStaff, register } from '../pages/accounts.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf, messagesOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

const FORM = {
  departamento: 'mantenimiento',
  posicion: 'mecanico',
  ubicacion: 'Barcelona',
  descripcion: 'Rutas de reparto.',
  tipo_contrato: 'Indefinido',
  jornada: 'Completa',
  estado: 'activa',
  salario_min: 24_000,
  salario_max: 28_000,
} as const;

async function givenVacancy({ request }: Page, titulo: string): Promise<string> {
  const answer = await request.post('/api/vacancies', { data: { ...FORM, titulo } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Takes it off the site, whose openings other tests count. */
async function pause({ request }: Page, vacancy: string): Promise<void> {
  const answer = await request.post(`/api/vacancies/${vacancy}/state`, {
    data: { estado: 'pausada', visto: 'activa' },
  });
  expect(answer.status()).toBe(204);
}

/** Adds a phase in the vacancy's tab, as HR does. */
async function addPhase(page: Page, name: string, sentence = '', message = ''): Promise<void> {
  await page.getByRole('button', { name: 'Añadir fase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva fase' });
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByLabel('Qué dice su portal en esta fase', { exact: true }).fill(sentence);
  await dialog.getByLabel('Mensaje que se propone al entrar', { exact: true }).fill(message);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

const column = (page: Page, name: string) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3, name }) });

test('a part of a vacancy that is opened on a phone shows its tab', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const vacancy = await givenVacancy(page, 'Reparto en el móvil');
  await pause(page, vacancy);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [part, name] of [
    ['fases', 'Fases'],
    ['guia', 'Guía de entrevista'],
    ['historial', 'Historial'],
  ] as const) {
    await page.goto(`/sistema-aplicacion/vacancies/${vacancy}/show/${part}`);
    await expect(page.getByRole('tab', { name, selected: true })).toBeInViewport({ ratio: 1 });
  }
});

test('HR gives a vacancy its phases, and people go through them on its board', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const vacancy = await givenVacancy(page, 'Reparto con fases');
  await page.goto(`/sistema-aplicacion/vacancies/${vacancy}/show/no-existe`);
  await expect(page.getByRole('tab', { name: /^Candidat/, selected: true })).toBeVisible();
  await page.goto(`/sistema-aplicacion/vacancies/${vacancy}/show/fases`);
  await expect(page.getByText('Esta vacante no tiene fases')).toBeVisible();
  await addPhase(page, 'Prueba práctica', 'Te llamaremos para la prueba.', 'Te esperamos en la pista.');
  await addPhase(page, 'Llamada de filtro');

  await test.step('the history of the vacancy tells of them in its words', async () => {
    await page.getByRole('tab', { name: 'Historial' }).click();
    await expect(page.getByRole('term').filter({ hasText: /^Fases$/ })).toHaveCount(2);
    await page.getByRole('tab', { name: 'Fases' }).click();
  });

  await test.step('the keyboard puts them in another order', async () => {
    await page.getByRole('button', { name: 'Llamada de filtro', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    const saved = page.waitForResponse(`**/vacancies/${vacancy}/phases`);
    await page.keyboard.press('Space');
    await saved;
    await expect(page.getByRole('listitem').first()).toContainText('Llamada de filtro');
  });

  await test.step('a phase that a colleague renamed meanwhile is not overwritten unseen', async () => {
    const row = page.getByRole('listitem').filter({ hasText: 'Llamada de filtro' });
    await row
      .getByRole('button', { name: /Llamada de filtro/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Días').fill('2');
    const path = `/api/vacancies/${vacancy}/phases`;
    const read = await page.request.get(path);
    const { version, fases } = (await read.json()) as Schemas['PhasesResponse'];
    const renamed = fases.map(({ en_uso: _used, ...fase }: Schemas['PhaseResponse']) =>
      fase.nombre === 'Llamada de filtro' ? { ...fase, nombre: 'Llamada corta' } : fase,
    );
    const colleague = await openStaff(openBrowser, 'admin');
    const written = await colleague.request.put(path, { data: { version, fases: renamed } });
    expect(written.ok(), await written.text()).toBe(true);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByText(/Lo que has escrito sigue aquí/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('2 días');
  });

  const person = newPerson();
  const name = fullName(person);
  const phone = await openBrowser({ viewport: { width: 390, height: 844 } });
  await register(phone, person);
  await apply(phone, person, vacancy);

  await test.step('a card is dropped in the first phase without telling the person of phases', async () => {
    await page.goto(`/sistema-aplicacion/admin/tablero?vacante=${vacancy}`);
    await page.getByRole('group', { name: `${name}, Recibidas` }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Has cogido a ${name}, en la columna Recibidas.`)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    const moved = page.waitForResponse('**/move');
    await page.keyboard.press('Space');
    await moved;
    await expect(column(page, 'Llamada de filtro').getByRole('link', { name })).toBeVisible();
  });

  await test.step('a phase that proposes a message asks first, and sends it only when HR chooses so', async () => {
    await page.getByRole('button', { name: `Más acciones: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Mover a En revisión · Prueba práctica' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mover candidatura' });
    await expect(dialog.getByLabel('Mensaje para el candidato')).toHaveValue('Te esperamos en la pista.');
    const notify = dialog.getByLabel('Avisar al candidato por correo');
    await expect(notify).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Mover a Prueba práctica' }).click();
    await expect(dialog).toBeHidden();
    await expect(column(page, 'Prueba práctica').getByRole('link', { name })).toBeVisible();
    const { id } = await candidateOf(page.request, person.email);
    const messages = await messagesOf(page.request, id);
    expect(messages.filter(({ plantilla }) => plantilla === 'cambio_estado')).toHaveLength(1);
  });

  await test.step('the portal says what the phase says', async () => {
    const portal = await phone.newPage();
    await portal.goto('/portal-candidato');
    await expect(portal.getByText('Te llamaremos para la prueba.').first()).toBeVisible();
  });

  await test.step('an undo puts the person back into the phase before', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(column(page, 'Llamada de filtro').getByRole('link', { name })).toBeVisible();
  });

  await test.step('a phase that somebody has been in is archived and not deleted', async () => {
    await page.goto(`/sistema-aplicacion/vacancies/${vacancy}/show/fases`);
    const row = page.getByRole('listitem').filter({ hasText: 'Prueba práctica' });
    await row
      .getByRole('button', { name: /Prueba práctica/ })
      .last()
      .click();
    await expect(page.getByRole('menuitem', { name: /Eliminar/ })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('menuitem', { name: 'Archivar', exact: true }).click();
    await expect(row).toContainText('Archivada');
  });
  await pause(page, vacancy);
});

test(
  'on a phone the columns of a vacancy with phases are chosen above its cards',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    await page.setViewportSize({ width: 390, height: 844 });
    const vacancy = await givenVacancy(page, 'Reparto con fases en el teléfono');
    await page.goto(`/sistema-aplicacion/vacancies/${vacancy}/show/fases`);
    await addPhase(page, 'Prueba práctica');
    const person = newPerson();
    const visitor = await openBrowser();
    await register(visitor, person);
    await apply(visitor, person, vacancy);
    const { aplicacion_id, aplicacion_version } = await candidateOf(page.request, person.email);
    await page.request.post(`/api/applications/${aplicacion_id}/move`, {
      data: { estado: 'en_revision', version: aplicacion_version, notificar: false },
    });
    await page.goto(`/sistema-aplicacion/admin/tablero?vacante=${vacancy}`);
    await page.getByRole('button', { name: 'Prueba práctica, 1 candidato' }).click();
    await expect(page.getByRole('link', { name: fullName(person) })).toBeVisible();
    await pause(page, vacancy);
  },
);
