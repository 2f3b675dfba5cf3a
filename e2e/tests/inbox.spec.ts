import { openApplicant, openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test('somebody of HR answers, takes, puts off and closes conversations with the keyboard, and sees a colleague write', async ({
  openBrowser,
}) => {
  const people = [newPerson(), newPerson()] as const;
  for (const person of people) {
    const { request } = await openApplicant(openBrowser, person);
    const form = { texto: `Pregunta de ${person.nombre} ${person.apellidos}` };
    expect((await request.post('/api/threads/mine', { multipart: form })).status()).toBe(201);
  }
  const [first] = people;
  const desk = await openStaff(openBrowser, 'rrhh');
  const words = { titulo: `Novedades ${first.email}`, texto: 'Hola, {nombre}: esta semana te llamamos.' };
  expect((await desk.request.post('/api/saved-answers', { data: words })).status()).toBe(201);
  await desk.goto('/sistema-aplicacion/');
  await desk.getByRole('link', { name: /^Bandeja/ }).click();
  const rows = desk.getByRole('list', { name: 'Bandeja' });
  await expect(rows).toBeVisible();
  await desk.keyboard.press('/');
  await desk.keyboard.type(`${first.nombre} ${first.apellidos}`);
  const row = rows.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Sin asignar');
  await desk.keyboard.press('Escape');
  await row.getByRole('link').focus();
  await desk.keyboard.press('j');
  const open = desk.getByRole('region', { name: 'Conversación abierta' });
  await expect(open.getByRole('listitem').filter({ hasText: `Pregunta de ${first.nombre}` })).toBeVisible();
  await expectAccessible(desk, 'the inbox');

  const { id } = await candidateOf(desk.request, first.email);
  const colleague = await openStaff(openBrowser, 'admin');
  await colleague.goto(`/sistema-aplicacion/threads/${id}/show`);
  await expect(colleague.getByRole('heading', { name: `${first.nombre} ${first.apellidos}` })).toBeVisible();
  await desk.keyboard.press('r');
  const field = open.getByRole('textbox', { name: /^Mensaje para/ });
  await expect(field).toBeFocused();
  await open.getByRole('button', { name: 'Respuestas guardadas' }).click();
  await desk.getByRole('menuitem', { name: words.titulo }).click();
  await expect(field).toHaveValue(`Hola, ${first.nombre}: esta semana te llamamos.`);
  await field.press('End');
  await field.pressSequentially(' Un saludo.');
  await expect(colleague.getByRole('status').filter({ hasText: 'está escribiendo' })).toBeVisible();
  await field.press('Control+Enter');
  await expect(open.getByRole('listitem').filter({ hasText: 'Un saludo.' })).toBeVisible();
  // Whoever answers has it.
  await expect(row).not.toContainText('Sin asignar');

  await row.getByRole('link').focus();
  await desk.keyboard.press('h');
  await desk.getByRole('menuitem', { name: /^Mañana a las 9:00/ }).click();
  await expect(open.getByText(/^Aplazada hasta/)).toBeVisible();
  await expect(desk.getByText('No hay conversaciones aquí')).toBeVisible();
  await desk.keyboard.press('e');
  await expect(open.getByText('Cerrada', { exact: true })).toBeVisible();
  await desk.getByRole('combobox', { name: 'Mostrar' }).click();
  await desk.getByRole('option', { name: 'Cerradas' }).click();
  await expect(row).toHaveCount(1);
});
