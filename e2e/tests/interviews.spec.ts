import type { BrowserContext, Page } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';
import { apply, openStaff, register } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { newPerson, type Person } from '../pages/person.js';
import { expect, test, type OpenBrowser } from '../pages/test.js';
import { linkIn, waitForMail } from '../support/mailbox.js';

test.describe.configure({ mode: 'parallel' });

const INVITATION = 'Tu entrevista en';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** HR agrees an interview with somebody new, who is signed in in this browser. */
async function invite(
  context: BrowserContext,
  openBrowser: OpenBrowser,
): Promise<{ person: Person; hr: Page; interview: Schemas['InterviewResponse'] }> {
  const person = newPerson();
  await register(context, person);
  await apply(context, person);
  const hr = await openStaff(openBrowser, 'rrhh');
  const found = await hr.request.get('/api/candidates', {
    params: { filter: JSON.stringify({ q: person.email }) },
  });
  const [row] = (await found.json()) as Schemas['CandidateRow'][];
  const answer = await hr.request.post('/api/interviews', {
    data: {
      candidato_id: row?.id,
      fecha: day(6),
      hora: '10:30',
      tipo: 'presencial',
      ubicacion: 'Carrer de la Mecànica 12, Barcelona',
      notas: 'Solo para RRHH',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { person, hr, interview: (await answer.json()) as Schemas['InterviewResponse'] };
}

const stateOf = async (hr: Page, { id }: Schemas['InterviewResponse']) =>
  (await (await hr.request.get(`/api/interviews/${id}`)).json()) as Schemas['InterviewResponse'];

test('a candidate confirms in the portal, then asks for another time', async ({
  page,
  context,
  openBrowser,
}) => {
  const { hr, interview } = await invite(context, openBrowser);
  await page.goto('/portal-candidato');
  await expect(page.getByRole('heading', { name: 'Tu próxima entrevista' })).toBeVisible();
  await expect(page.getByText('10:30 h', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver en el mapa' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/search\?query=Carrer/,
  );
  await page.getByRole('button', { name: 'Confirmar asistencia' }).click();
  await expect(page.getByText('Asistencia confirmada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmar asistencia' })).toHaveCount(0);
  expect(await stateOf(hr, interview)).toMatchObject({ estado: 'confirmada' });

  await page.getByRole('button', { name: 'Pedir otro momento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedir otro momento' });
  await dialog.getByRole('button', { name: 'Enviar propuesta' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Escribe qué días u horas te van bien');
  await dialog.getByLabel('¿Qué días u horas te van bien?').fill('Por las tardes');
  await dialog.getByLabel('Día del momento 1').fill(day(7));
  await dialog.getByLabel('Hora del momento 1').fill('17:00');
  await expectAccessible(page, 'asking for another moment');
  await dialog.getByRole('button', { name: 'Enviar propuesta' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('«Por las tardes»')).toBeVisible();
  expect((await stateOf(hr, interview)).peticion).toMatchObject({
    texto: 'Por las tardes',
    propuestas: [{ fecha: day(7), hora: '17:00' }],
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of the invitation confirms with a button, and says when the interview is cancelled', async ({
    page,
    context,
    openBrowser,
  }) => {
    const { person, hr, interview } = await invite(context, openBrowser);
    const mail = await waitForMail(person.email, INVITATION);
    expect(mail.attachments.map(({ contentType }) => contentType).join()).toMatch(/calendar|ics/);
    await context.clearCookies();
    await page.goto(linkIn(mail, '/cita/'));
    await expect(title(page)).toHaveText('¿Te va bien esta entrevista?');
    expect((await stateOf(hr, interview)).estado).toBe('programada');
    await page.getByRole('button', { name: 'Confirmar asistencia' }).click();
    await expect(title(page)).toHaveText('Has confirmado tu entrevista');
    await page.getByText('Pedir otro momento').click();
    await page.getByRole('button', { name: 'Enviar propuesta' }).click();
    await expect(page.getByRole('alert')).toContainText('Escribe qué días u horas te van bien');
    await hr.request.post(`/api/interviews/${interview.id}/cancel`, { data: {} });
    await page.goto(linkIn(mail, '/cita/'));
    await expect(title(page)).toHaveText('Esta entrevista está cancelada');
  });
});
