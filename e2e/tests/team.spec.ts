import { apply, openStaff, register } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf, vacanciesIn } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

const AREA = '/sistema-aplicacion';

test(
  'a manager on a phone reads, notes and proposes, and HR follows the proposal',
  { tag: '@main' },
  async ({ openBrowser }) => {
    const hr = await openStaff(openBrowser, 'rrhh');
    const person = newPerson();
    const applicant = await openBrowser();
    await register(applicant, person);
    const [vacancy] = (await vacanciesIn(hr.request, 'activa')).filter(
      ({ departamento }) => departamento === 'lavadero',
    );
    await apply(applicant, person, vacancy?.id);

    await test.step('HR puts the manager on the team of the opening', async () => {
      await hr.goto(`${AREA}/vacancies/${vacancy?.id}/show/equipo`);
      await hr.getByRole('button', { name: 'Añadir al equipo' }).click();
      const dialog = hr.getByRole('dialog', { name: 'Añadir al equipo' });
      await dialog.getByLabel('Persona').click();
      await hr.getByRole('option', { name: /^Ramon/ }).click();
      await dialog.getByRole('button', { name: 'Añadir' }).click();
      await expect(dialog).toBeHidden();
      await expect(hr.getByRole('button', { name: /^Quitar Ramon/ })).toBeVisible();
      await expectAccessible(hr, 'the team of a vacancy');
    });

    const manager = await openStaff(openBrowser, 'responsable');
    await manager.setViewportSize({ width: 360, height: 740 });
    let record = '';
    await test.step('the manager finds the application, and no screen of HR', async () => {
      await manager.goto(`${AREA}/admin`);
      await expect(manager.getByRole('heading', { name: 'Te toca' })).toBeVisible();
      await expect(manager.getByRole('button', { name: 'Buscar' })).toHaveCount(0);
      await expectAccessible(manager, 'what waits for a manager');
      await manager.getByRole('link', { name: vacancy?.titulo ?? '', exact: true }).click();
      await manager.getByRole('textbox').fill(person.apellidos);
      await expect(manager).toHaveURL(/%22q%22/);
      await manager.getByRole('link', { name: fullName(person) }).click();
      await expect(manager.getByRole('heading', { name: fullName(person) })).toBeVisible();
      await expect(manager.getByText(person.email)).toHaveCount(0);
      await expectAccessible(manager, 'an application as a manager sees it');
      expect(await manager.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });

    await test.step('on the board a card opens a proposal and stays where it is', async () => {
      record = manager.url();
      await manager.goto(`${AREA}/equipo`);
      await manager.getByRole('link', { name: `Tablero de ${vacancy?.titulo}` }).click();
      await manager.getByRole('button', { name: `Acciones de ${fullName(person)}` }).click();
      await manager.getByRole('menuitem', { name: 'Proponer: Descartar' }).click();
      const dialog = manager.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Descartar' })).toHaveAttribute('aria-pressed', 'true');
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await expectAccessible(manager, 'the board of a manager');
      expect(await manager.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await manager.setViewportSize({ width: 1440, height: 900 });
      // The columns stand beside each other from the beginning.
      await manager.reload();
      await manager.getByRole('group', { name: `${fullName(person)}, Recibidas` }).focus();
      await manager.keyboard.press('Space');
      await expect(
        manager.getByText(`Has cogido a ${fullName(person)}, en la columna Recibidas.`),
      ).toBeAttached();
      await manager.keyboard.press('ArrowRight');
      await expect(
        manager.getByText(`${fullName(person)} está sobre la columna En revisión.`),
      ).toBeAttached();
      await manager.keyboard.press('Space');
      await expect(dialog.getByRole('button', { name: 'Pasar a la siguiente fase' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await manager.setViewportSize({ width: 360, height: 740 });
      await manager.goto(`${AREA}/equipo/calendario`);
      await expect(manager.getByRole('heading', { name: 'Calendario' })).toBeVisible();
      // From the list, so that the way back stays in the same page.
      await manager.goto(`${AREA}/team/applications`);
      await manager.getByRole('link', { name: fullName(person) }).click();
    });

    await test.step('the manager notes and proposes with a reason', async () => {
      await manager.getByRole('button', { name: 'Escribe una nota' }).click();
      const note = manager.getByRole('dialog');
      await note.getByRole('textbox').fill('Lo conozco de la base de Gavà.');
      await manager.goBack();
      await manager.getByRole('button', { name: 'Seguir escribiendo' }).click();
      const session = await manager.context().cookies();
      // The session ends as the note is sent, not before: a request of the page itself would lead to the login.
      await manager.route('**/api/team/applications/*/notes', async (route) => {
        await manager.context().clearCookies();
        await route.continue({ headers: { ...route.request().headers(), cookie: '' } });
      });
      await note.getByRole('button', { name: 'Guardar nota' }).click();
      await manager.waitForURL('**/login?next=*');
      await manager.unrouteAll();
      await manager.context().addCookies(session);
      await manager.goto(record);
      await manager.getByRole('button', { name: 'Escribe una nota' }).click();
      await expect(note.getByRole('textbox')).toHaveValue('Lo conozco de la base de Gavà.');
      await note.getByRole('button', { name: 'Guardar nota' }).click();
      await expect(manager.getByText('Lo conozco de la base de Gavà.')).toBeVisible();
      await manager.getByRole('button', { name: 'Proponer' }).click();
      const dialog = manager.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Descartar' }).click();
      await dialog.getByRole('button', { name: 'Enviar a RRHH' }).click();
      await expect(dialog.getByText('Escribe el motivo')).toBeVisible();
      await dialog.getByLabel('Motivo').fill('No puede trabajar de noche.');
      await dialog.getByRole('button', { name: 'Enviar a RRHH' }).click();
      await expect(manager.getByText('Espera a RRHH')).toBeVisible();
    });

    await test.step('the manager holds an interview with its guide and own notes', async () => {
      const { id } = await candidateOf(hr.request, person.email);
      const { user } = (await (await manager.request.get('/api/auth/me')).json()) as { user: { id: string } };
      const agreed = await hr.request.post('/api/interviews', {
        data: {
          candidato_id: id,
          fecha: new Date(Date.now() + 11 * 86_400_000).toISOString().slice(0, 10),
          hora: '18:00',
          tipo: 'telefonica',
          entrevistador_id: user.id,
        },
      });
      expect(agreed.status(), await agreed.text()).toBe(201);
      await manager.goto(record);
      await manager.getByRole('link', { name: /^Abrir la guía/ }).click();
      const notes = manager.getByRole('textbox', { name: /^Tus notas/ }).first();
      await notes.fill('Llega pronto.');
      await expect(manager.getByText('Guardado. Solo tú lees estas notas.').first()).toBeVisible();
      await expectAccessible(manager, 'the interview of a manager');
      expect(await manager.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await manager.reload();
      await expect(notes).toHaveValue('Llega pronto.');
      await manager.goto(record);
    });

    await test.step('HR sees who has looked and follows the proposal with a move', async () => {
      const { id } = await candidateOf(hr.request, person.email);
      await hr.goto(`${AREA}/team-proposals`);
      await hr.getByRole('link', { name: fullName(person) }).click();
      await expect(hr.getByText(/^La vio el/)).toBeVisible();
      await hr.getByRole('button', { name: 'Seguir: Descartar' }).click();
      const dialog = hr.getByRole('dialog').filter({ hasText: 'Rechaz' }).last();
      await expect(dialog).toBeVisible();
      await hr.keyboard.press('Escape');
      const { aplicacion_id, aplicacion_version } = await candidateOf(hr.request, person.email);
      const moved = await hr.request.post(`/api/applications/${aplicacion_id}/move`, {
        data: { estado: 'rechazada', version: aplicacion_version, notificar: false },
      });
      expect(moved.status(), await moved.text()).toBe(200);
      await hr.goto(`${AREA}/candidates/${id}/show?parte=proceso`);
      await expect(hr.getByText('Seguida', { exact: true })).toBeVisible();
      await manager.reload();
      await expect(manager.getByText('Seguida', { exact: true })).toBeVisible();
      await expect(manager.getByRole('button', { name: 'Proponer' })).toHaveCount(0);
    });
  },
);
