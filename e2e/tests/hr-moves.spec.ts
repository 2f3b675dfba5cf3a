import type { Schemas } from '@hiring/contract/api';
import { mailsTo, waitForMail } from '../support/mailbox.js';
import { openApplicant, openStaff } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf, messagesOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const STALE =
  'Otra persona ha cambiado esta candidatura mientras la tenías abierta. La hemos actualizado: revisa su estado.';

/** "22 de noviembre de 2026 a las 10:30", in Madrid. */
function inWords(instant: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', ...options }).format(new Date(instant));
  const day = format({ day: 'numeric', month: 'long', year: 'numeric' });
  return `${day} a las ${format({ hour: '2-digit', minute: '2-digit' })}`;
}

const movesOf = (candidate: Schemas['CandidateResponse']) =>
  candidate.aplicaciones.flatMap(({ historial }) => historial).filter(({ tipo }) => tipo === 'movida');

test(
  'two people of HR move the same card at once: one succeeds, the other is told and sees the new state',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    const desks = [];
    for (const shortcut of ['Revisar', 'Rechazar']) {
      const page = await openStaff(openBrowser, 'rrhh');
      const hr = new HrDashboard(page);
      await hr.open();
      const row = await hr.find(person.email, name);
      await row.getByRole('button', { name: `${shortcut}: ${name}` }).click();
      await expect(hr.moveDialog).toBeVisible();
      desks.push(hr);
    }
    await Promise.all(desks.map((hr) => hr.moveDialog.getByRole('button', { name: /^Mover a/ }).click()));
    await Promise.all(desks.map((hr) => expect(hr.toast).toBeVisible()));
    const toasts = await Promise.all(desks.map((hr) => hr.toast.innerText()));
    expect(toasts.filter((text) => text.includes(STALE))).toHaveLength(1);
    expect(toasts.filter((text) => text.includes('Candidatura movida a'))).toHaveLength(1);

    const [first] = desks;
    const candidate = await candidateOf((first as HrDashboard).page.request, person.email);
    expect(movesOf(candidate)).toHaveLength(1);
    const label = candidate.estado === 'rechazada' ? 'Rechazada' : 'En revisión';
    for (const hr of desks)
      await expect(hr.row(name).getByText(label, { exact: true }).first()).toBeVisible();
  },
);

test(
  'a person who acts on an old list is warned, keeps the typed message, and may continue',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    const slow = new HrDashboard(await openStaff(openBrowser, 'rrhh'));
    await slow.open();
    const row = await slow.find(person.email, name);
    await row.getByRole('button', { name: `Revisar: ${name}` }).click();
    await slow.moveDialog.getByLabel('Mensaje para el candidato').fill('Hola, te escribo desde selección.');

    const quick = new HrDashboard(await openStaff(openBrowser, 'admin'));
    await quick.open();
    await quick.move(await quick.find(person.email, name), 'Revisar', name, 'Mover a En revisión');
    await expect(quick.toast).toContainText('Candidatura movida a En revisión. Correo en camino.');

    await slow.moveDialog.getByRole('button', { name: 'Mover a En revisión' }).click();
    await expect(slow.toast).toContainText(STALE);
    await expect(row.getByText('En revisión', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: `Seleccionar para entrevista: ${name}` }).click();
    await expect(slow.moveDialog.getByLabel('Mensaje para el candidato')).toHaveValue(
      'Hola, te escribo desde selección.',
    );
    await slow.moveDialog.getByRole('button', { name: 'Mover a Entrevista' }).click();
    await expect(slow.toast).toContainText('Candidatura movida a Entrevista. Correo en camino.');
  },
);

test(
  'a move undone within ten seconds leaves no trace for the candidate, and no message',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    const applicant = await openApplicant(openBrowser, person);
    const hr = new HrDashboard(await openStaff(openBrowser, 'rrhh'));
    await hr.open();
    const row = await hr.find(person.email, name);
    await hr.move(row, 'Revisar', name, 'Mover a En revisión', 'Esto no debía salir.');
    await expect(row.getByText('En revisión', { exact: true })).toBeVisible();
    await hr.toast.getByRole('button', { name: 'Deshacer' }).click();
    await expect(hr.toast).toContainText('Cambio deshecho. La candidatura vuelve a Recibida.');
    await expect(row.getByText('Recibida', { exact: true })).toBeVisible();

    const { request } = hr.page;
    const candidate = await candidateOf(request, person.email);
    const [withdrawn] = (await messagesOf(request, candidate.id)).filter(
      ({ plantilla }) => plantilla === 'cambio_estado',
    );
    // A withdrawn message is never sent.
    expect(withdrawn?.estado).toBe('cancelado');
    expect((await mailsTo(person.email)).filter(({ subject }) => subject.includes('Novedades'))).toEqual([]);

    const portal = await applicant.newPage();
    await portal.goto('/portal-candidato?tab=progreso');
    await expect(portal.getByText('Recibida', { exact: true }).first()).toBeVisible();
    await expect(portal.getByText('Esto no debía salir.')).toHaveCount(0);
    await expect(portal.getByRole('tabpanel').getByText('Activo')).toHaveCount(0);

    await hr.openPerson(name);
    await hr.drawer.getByRole('tab', { name: 'Proceso' }).click();
    await expect(hr.drawer.getByText('Cambio deshecho: vuelve a Recibida')).toBeVisible();
  },
);

test(
  'a rejection waits: the portal shows the earlier state until HR sends it',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    const words = 'Hemos elegido a otra persona.';
    const applicant = await openApplicant(openBrowser, person);
    const hr = new HrDashboard(await openStaff(openBrowser, 'rrhh'));
    const { request } = hr.page;
    await hr.open();
    const row = await hr.find(person.email, name);
    await hr.move(row, 'Rechazar', name, 'Mover a Rechazada', words);

    const rejection = async () => {
      const candidate = await candidateOf(request, person.email);
      return (await messagesOf(request, candidate.id)).find(({ plantilla }) => plantilla === 'rechazo');
    };
    await expect(hr.toast).toContainText('Candidatura movida a Rechazada.');
    const waiting = await rejection();
    await expect(hr.toast).toContainText(
      `Candidatura movida a Rechazada. Correo programado para ${inWords(waiting?.enviar_desde ?? '')}.`,
    );
    await expect(row.getByText('Rechazada', { exact: true }).first()).toBeVisible();

    const portal = await applicant.newPage();
    await portal.goto('/portal-candidato');
    const main = portal.getByRole('main');
    await expect(main.getByText('Tu candidatura ha sido recibida y está siendo procesada')).toBeVisible();
    const site = await applicant.newPage();
    await site.goto('/carreras');
    await expect(
      site.getByRole('navigation', { name: 'Principal' }).getByText('En revisión', { exact: true }),
    ).toBeVisible();
    await expect(main.getByText(words)).toHaveCount(0);

    await hr.openPerson(name);
    await hr.drawer.getByRole('tab', { name: /^Conversación/ }).click();
    await hr.drawer.getByRole('button', { name: 'Correos' }).click();
    await hr.drawer.getByRole('button', { name: 'Enviar rechazo', exact: true }).click();
    const question = hr.page.getByRole('dialog', { name: '¿Enviar el rechazo ahora?' });
    await question.getByRole('button', { name: 'Enviar rechazo' }).click();
    const mail = await waitForMail(person.email, 'Respuesta a tu candidatura');
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('Lamentamos decirte que esta vez no seguimos adelante con tu candidatura');

    await expect.poll(async () => (await rejection())?.estado).toBe('enviado');
    await portal.reload();
    await expect(main.getByText('Rechazada', { exact: true }).first()).toBeVisible();
    await expect(
      main.getByText('Lamentamos decirte que esta vez no seguimos adelante con tu candidatura', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(
      portal
        .getByRole('navigation', { name: 'Principal' })
        .getByText('Nuevas notificaciones')
        .filter({ visible: true }),
    ).toBeVisible();
    await portal.getByRole('tab', { name: 'Progreso' }).click();
    await expect(portal.getByText(words)).toBeVisible();
    await expect(
      portal.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Decisión final' }),
    ).toContainText('Completado');
  },
);

test('a rejection that was undone is neither sent nor seen', { tag: '@slow' }, async ({ openBrowser }) => {
  const person = newPerson();
  const name = fullName(person);
  await openApplicant(openBrowser, person);
  const hr = new HrDashboard(await openStaff(openBrowser, 'rrhh'));
  await hr.open();
  const row = await hr.find(person.email, name);
  await hr.move(row, 'Rechazar', name, 'Mover a Rechazada');
  await hr.toast.getByRole('button', { name: 'Deshacer' }).click();
  await expect(hr.toast).toContainText('Cambio deshecho. La candidatura vuelve a Recibida.');
  const candidate = await candidateOf(hr.page.request, person.email);
  expect(candidate.estado).toBe('recibida');
  const messages = await messagesOf(hr.page.request, candidate.id);
  expect(messages.find(({ plantilla }) => plantilla === 'rechazo')?.estado).toBe('cancelado');
});

test(
  'a move without a message shows only the first sentence and sends none',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    const hr = new HrDashboard(await openStaff(openBrowser, 'rrhh'));
    await hr.open();
    const row = await hr.find(person.email, name);
    await row.getByRole('button', { name: `Mover a…: ${name}` }).click();
    await hr.page.getByRole('menuitem', { name: 'Contratada' }).click();
    await hr.moveDialog.getByLabel('Avisar al candidato por correo').uncheck();
    await hr.moveDialog.getByRole('button', { name: 'Mover a Contratada' }).click();
    await expect(hr.toast).toContainText('Candidatura movida a Contratada.');
    await expect(hr.toast).not.toContainText('Correo');
    const candidate = await candidateOf(hr.page.request, person.email);
    expect(candidate.fecha_contratacion).not.toBeNull();
    const messages = await messagesOf(hr.page.request, candidate.id);
    expect(messages.map(({ plantilla }) => plantilla)).toEqual(['candidatura_recibida']);
  },
);

test(
  'a move without a connection is refused at once, and succeeds when it is repeated',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    const office = await openStaff(openBrowser, 'rrhh');
    const hr = new HrDashboard(office);
    await hr.open();
    const row = await hr.find(person.email, name);
    await row.getByRole('button', { name: `Revisar: ${name}` }).click();
    const confirm = hr.moveDialog.getByRole('button', { name: 'Mover a En revisión' });
    await expect(confirm).toBeEnabled();
    await office.context().setOffline(true);
    await confirm.click();
    await expect(hr.toast).toContainText('No hay conexión con el servidor');
    await office.context().setOffline(false);
    await confirm.click();
    await expect(hr.toast).toContainText('Candidatura movida a En revisión');
  },
);
