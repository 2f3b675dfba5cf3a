import type { Schemas } from '@hiring/contract/api';
import { DESK, openApplicant, STAFF } from '../pages/accounts.js';
import { openTab, paste, press, tabTo } from '../pages/by-keyboard.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

const AREA = '/sistema-aplicacion/admin';

test('HR works a whole day without a mouse', { tag: '@slow' }, async ({ page, openBrowser }) => {
  const person = newPerson();
  const name = fullName(person);
  await openApplicant(openBrowser, person);
  const hr = new HrDashboard(page);
  const button = (label: string | RegExp) => page.getByRole('button', { name: label });
  const dialog = (label: string) => page.getByRole('dialog', { name: label });

  await page.goto(`/login?next=${encodeURIComponent(AREA)}`);
  await paste(page, page.getByLabel('Correo'), STAFF.rrhh.email);
  await paste(page, page.getByLabel('Contraseña', { exact: true }), STAFF.rrhh.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${AREA}`);

  // Finds the person, opens the record, writes a note; closing it leads back to the card.
  await paste(page, hr.search, person.email);
  await page.getByText('1–1 de 1').waitFor();
  const link = page.getByRole('link', { name, exact: true });
  await press(page, link);
  await openTab(
    page,
    hr.drawer.getByRole('tab', { name: 'Perfil' }),
    hr.drawer.getByRole('tab', { name: 'Conversación' }),
  );
  await paste(page, hr.drawer.getByLabel('Nueva nota interna'), 'Llamar el lunes.');
  await press(page, button('Guardar nota'));
  await expect(hr.drawer.getByText('Llamar el lunes.', { exact: true })).toBeVisible();
  await expect(hr.drawer.getByLabel('Nueva nota interna')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  // Moves the card on the board by its menu, and notes what it thinks.
  await press(page, page.getByRole('link', { name: 'Tablero' }), 'Shift+Tab');
  await page.getByRole('heading', { name: 'Candidaturas por fase' }).waitFor();
  await paste(page, hr.search, person.email);
  await expect(page.locator('[data-card]')).toHaveCount(1);
  await press(page, button(`Más acciones: ${name}`));
  await tabTo(page, page.getByRole('menuitem', { name: 'Mover a En revisión' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, hr.moveDialog.getByRole('button', { name: 'Mover a En revisión' }));
  await expect(hr.toast).toContainText('Candidatura movida a En revisión. Correo en camino.');
  await expect(page.getByRole('group', { name: `${name}, En revisión` })).toBeVisible();
  await press(page, button(`Más acciones: ${name}`), 'Shift+Tab');
  await tabTo(page, page.getByRole('menuitem', { name: 'Añadir una valoración' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await paste(page, dialog(`Valoración de ${name}`).getByLabel('Valoración'), 'Conduce con calma.');
  await press(page, button('Guardar valoración'));
  await expect(dialog(`Valoración de ${name}`)).toBeHidden();
  await expect(button(`Más acciones: ${name}`)).toBeFocused();

  // Schedules an interview from the record: the same day of next year, at nine.
  await press(page, link, 'Shift+Tab');
  await press(page, hr.drawer.getByRole('button', { name: `Programar entrevista: ${name}` }));
  await expect(dialog('Programar nueva entrevista').getByLabel('Fecha')).toBeVisible();
  await tabTo(page, page.getByLabel('Fecha'));
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await paste(page, page.getByRole('textbox', { name: 'Ubicación' }), 'Sala 2');
  await press(
    page,
    dialog('Programar nueva entrevista').getByRole('button', { name: 'Programar entrevista' }),
  );
  await expect(page.getByText('La entrevista se ha programado correctamente')).toBeVisible();

  // Finds it in the calendar and puts it an hour later, without dragging.
  const { id } = await candidateOf(page.request, person.email);
  const found = await page.request.get('/api/interviews', {
    params: { filter: JSON.stringify({ candidato_id: id }) },
  });
  const [interview] = (await found.json()) as Schemas['InterviewResponse'][];
  // The first free hour: others may have made one at nine.
  const [hour = 0, minute = ''] = (interview?.hora ?? '').split(':');
  const later = `${String(Number(hour) + 1).padStart(2, '0')}:${minute}`;
  const filter = encodeURIComponent(JSON.stringify({ candidato_id: id }));
  await page.goto(`${AREA}/entrevistas/calendario?filter=${filter}&modo=mes&fecha=${interview?.fecha}`);
  await press(page, page.locator('.fc-event, [role="button"], a').filter({ hasText: name }).last());
  await press(page, dialog('Detalles de la entrevista').getByRole('button', { name: 'Editar entrevista' }));
  await tabTo(page, page.getByLabel(/^Hora(?!s)/));
  await page.keyboard.press('ArrowUp');
  await press(page, button('Actualizar entrevista'));
  await expect(page.getByText('La entrevista se ha actualizado correctamente')).toBeVisible();

  // Writes to the candidate and confirms the interview in the record.
  await page.goto(`/sistema-aplicacion/candidates/${id}/show?parte=evaluaciones`);
  const contact = hr.drawer.getByRole('button', { name: `Contactar: ${name}` });
  await press(page, contact);
  await press(page, dialog(`Escribir a ${name}`).getByRole('button', { name: 'Enviar mensaje' }));
  await expect(dialog(`Escribir a ${name}`)).toBeHidden();
  await expect(contact).toBeFocused();
  await expect(hr.drawer.getByText(`, ${later} (30 min)`)).toBeVisible();
  await press(page, hr.drawer.getByRole('button', { name: 'Confirmar' }));
  await expect(page.getByText('Entrevista marcada como confirmada')).toBeVisible();
  await expect(hr.drawer.getByText('Confirmada', { exact: true }).first()).toBeVisible();
});
