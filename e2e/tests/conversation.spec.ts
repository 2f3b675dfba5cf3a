import { openApplicant, openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { cvOf } from '../pages/cv.js';
import { newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { waitForMail } from '../support/mailbox.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

test(
  'a candidate asks, HR answers in the record, and the portal announces the answer until it is read',
  { tag: '@main' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const portal = await (await openApplicant(openBrowser, person)).newPage();
    await portal.goto('/portal-candidato?tab=documentos');
    await portal.getByRole('link', { name: 'Escribir a RRHH' }).click();
    await portal.getByLabel('Tu mensaje').fill('¿Cuándo sería la entrevista?');
    await portal.locator('input[type=file]').setInputFiles(await cvOf(person));
    await portal.getByRole('button', { name: 'Enviar mensaje' }).click();
    const sent = portal.getByRole('article').filter({ hasText: '¿Cuándo sería la entrevista?' });
    await expect(sent).toContainText('Enviado');
    await expect(portal.getByLabel('Tu mensaje')).toHaveValue('');
    await expectAccessible(portal, 'the conversation');
    // An open conversation would read the answer while its mail waits.
    await portal.goto('/portal-candidato');

    const desk = await openStaff(openBrowser, 'rrhh');
    const { id } = await candidateOf(desk.request, person.email);
    await desk.goto(`/sistema-aplicacion/candidates/${id}/show`);
    await desk.getByRole('tab', { name: 'Conversación (1 sin leer)' }).click();
    // What is typed stays where it was typed while the kind changes.
    await desk.getByLabel('Nueva nota interna').fill('Pregunta por la hora.');
    await desk.getByRole('button', { name: 'Responder' }).click();
    const answer = desk.getByRole('textbox', { name: /^Mensaje para/ });
    await expect(answer).toBeFocused();
    await answer.fill('El jueves a las diez.');
    await desk.getByRole('button', { name: 'Nota interna', exact: true }).click();
    await expect(desk.getByLabel('Nueva nota interna')).toHaveValue('Pregunta por la hora.');
    await desk.getByLabel('Nueva nota interna').press('Control+Enter');
    const entry = (text: string) =>
      desk.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text });
    await expect(entry('Pregunta por la hora.')).toContainText('Nota interna');
    await desk.getByRole('button', { name: 'Mensaje al candidato' }).click();
    await expect(answer).toHaveValue('El jueves a las diez.');
    await answer.press('Control+Enter');
    await expect(entry('El jueves a las diez.')).toContainText('Aún no leído');
    await expect(answer).toHaveValue('');
    const mail = await waitForMail(person.email, 'Tienes un mensaje del equipo de selección de Zarvia');
    expect(mail.text).toContain('El jueves a las diez.');

    await portal.goto('/portal-candidato');
    await expect(portal.getByText('Nuevas notificaciones').first()).toBeVisible();
    // Read in one tab, it is no news in the other one either.
    const another = await portal.context().newPage();
    await another.goto('/portal-candidato?tab=mensajes');
    for (const page of [another, portal]) {
      if (page === portal) {
        await page.getByRole('link', { name: /^Nuevo mensaje del equipo de selección/ }).click();
      }
      await expect(page.getByRole('article').filter({ hasText: 'El jueves a las diez.' })).toContainText(
        'Equipo de selección',
      );
      await expect(page.getByText('Nuevas notificaciones')).toHaveCount(0);
    }
    await expect(sent).toContainText('Leído');
    await expectAccessible(desk, 'the stream of a record');
  },
);

test(
  'a message that could not be sent stays, also after a reload, and is sent once',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const portal = await (await openApplicant(openBrowser, newPerson())).newPage();
    await portal.goto('/portal-candidato?tab=mensajes');
    await portal.getByLabel('Tu mensaje').fill('Tengo una duda');
    // The server gets the request, the response is lost.
    await portal.route('**/api/threads/mine', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await portal.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(portal.getByText('Tu mensaje no se ha enviado')).toBeVisible();
    await portal.unroute('**/api/threads/mine');
    await portal.reload();
    await expect(portal.getByLabel('Tu mensaje')).toHaveValue('Tengo una duda');
    await portal.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(portal.getByLabel('Tu mensaje')).toHaveValue('');
    await expect(portal.getByRole('article').filter({ hasText: 'Tengo una duda' })).toHaveCount(1);
  },
);
