import type { Page } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';
import { apply, openApplicant, openStaff, register } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';
import { linkIn, waitForMail } from '../support/mailbox.js';

test.describe.configure({ mode: 'parallel' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a candidate picks the hour of the interview from the link', async ({
    page,
    context,
    openBrowser,
  }) => {
    const person = newPerson();
    await register(context, person);
    await apply(context, person);
    const hr = await openStaff(openBrowser, 'rrhh');
    const get = async <T>(path: string) => (await (await hr.request.get(path)).json()) as T;
    const [interviewer] = await get<Schemas['InterviewerOption'][]>(
      '/api/interview-availability/interviewers',
    );
    const [row] = await get<Schemas['CandidateRow'][]>(
      `/api/candidates?filter=${encodeURIComponent(JSON.stringify({ q: person.email }))}`,
    );
    const plan = await hr.request.post('/api/interview-availability', {
      data: {
        entrevistador_id: interviewer?.id,
        nombre: 'Todos los días',
        franjas: [1, 2, 3, 4, 5, 6, 7].map((dia) => ({ dia, desde: '06:00', hasta: '08:00' })),
        duracion_min: 30,
        margen_antes_min: 0,
        margen_despues_min: 0,
        antelacion_horas: 24,
        dias_vista: 4,
        tipo: 'telefonica',
        activa: true,
      },
    });
    const { id } = (await plan.json()) as Schemas['AvailabilityResponse'];
    const offer = await hr.request.post('/api/slot-invitations', {
      data: { candidato_id: row?.id, disponibilidad_id: id },
    });
    expect(offer.status(), await offer.text()).toBe(201);
    const { caduca } = (await offer.json()) as Schemas['SlotInvitationResponse'];
    // The term ends at the hour of the invitation, not with its day.
    const until = new Intl.DateTimeFormat('es', { timeStyle: 'short', timeZone: 'Europe/Madrid' });

    await page.goto('/portal-candidato');
    await expect(page.getByText(`, ${until.format(new Date(caduca))}.`)).toContainText('Tienes hasta el');
    await expect(page.getByRole('heading', { name: 'Elige la hora de tu entrevista' })).toBeVisible();
    const mail = await waitForMail(person.email, 'Elige la hora');
    await page.goto(linkIn(mail, '/cita/elegir/'));
    await expect(title(page)).toHaveText('Elige la hora de tu entrevista');
    await expect(page.getByText(`, ${until.format(new Date(caduca))}.`)).toContainText('Puedes elegir hasta');
    await page.getByRole('button', { name: 'Reservar esta hora' }).click();
    await expect(page.getByRole('alert')).toContainText('Elige una hora');
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Reservar esta hora' }).click();
    await expect(title(page)).toHaveText('Tu entrevista queda reservada');
    await waitForMail(person.email, 'Tu entrevista en');
  });
});

test('an hour that was taken meanwhile is no longer offered', async ({ page, context, openBrowser }) => {
  const person = newPerson();
  await register(context, person);
  await apply(context, person);
  const hr = await openStaff(openBrowser, 'rrhh');
  const get = async <T>(path: string) => (await (await hr.request.get(path)).json()) as T;
  const [, interviewer] = await get<Schemas['InterviewerOption'][]>(
    '/api/interview-availability/interviewers',
  );
  const row = await candidateOf(hr.request, person.email);
  const plan = await hr.request.post('/api/interview-availability', {
    data: {
      entrevistador_id: interviewer?.id,
      nombre: 'De madrugada',
      franjas: [1, 2, 3, 4, 5, 6, 7].map((dia) => ({ dia, desde: '04:00', hasta: '05:00' })),
      duracion_min: 30,
      margen_antes_min: 0,
      margen_despues_min: 0,
      antelacion_horas: 24,
      dias_vista: 4,
      tipo: 'telefonica',
      activa: true,
    },
  });
  const { id } = (await plan.json()) as Schemas['AvailabilityResponse'];
  await hr.request.post('/api/slot-invitations', {
    data: { candidato_id: row.id, disponibilidad_id: id },
  });
  const mail = await waitForMail(person.email, 'Elige la hora');
  await page.goto(linkIn(mail, '/cita/elegir/'));
  const hours = page.getByRole('radio').locator('..');
  const first = await page.getByRole('radio').first().getAttribute('value');
  await hours.first().click();
  const other = newPerson();
  await openApplicant(openBrowser, other);
  const [fecha, hora] = new Date(first ?? '')
    .toLocaleString('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
  const taken = await hr.request.post('/api/interviews', {
    data: {
      candidato_id: (await candidateOf(hr.request, other.email)).id,
      fecha,
      hora,
      tipo: 'telefonica',
      entrevistador_id: interviewer?.id,
    },
  });
  expect(taken.status(), await taken.text()).toBe(201);
  await page.getByRole('button', { name: 'Reservar esta hora' }).click();
  await expect(page.getByRole('alert')).toContainText('Elige otra de las que quedan');
  await expect(page.locator(`input[value="${first}"]`)).toHaveCount(0);
  await hours.first().click();
  await page.getByRole('button', { name: 'Reservar esta hora' }).click();
  await expect(title(page)).toHaveText('Tu entrevista queda reservada');
});

test(
  'HR adds, changes and deletes a criterion and hours for interviews',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const hr = await openStaff(openBrowser, 'rrhh');
    const remove = async (name: string, said: string) => {
      await hr.getByRole('button', { name: `Acciones de ${name}` }).click();
      await hr.getByRole('menuitem', { name: 'Eliminar' }).click();
      const asked = hr.getByRole('dialog', { name: `¿Eliminar «${name}»?` });
      await asked.getByRole('button', { name: 'Eliminar' }).click();
      await expect(hr.getByText(said)).toBeVisible();
      await expect(hr.getByRole('row').filter({ hasText: name })).toHaveCount(0);
    };
    await hr.goto('/sistema-aplicacion/criterios');
    await hr.getByRole('button', { name: 'Nuevo criterio' }).click();
    const added = hr.getByRole('dialog', { name: 'Nuevo criterio' });
    await added.getByRole('button', { name: 'Guardar' }).click();
    await expect(added.getByText('Ponle un nombre')).toBeVisible();
    await added.getByRole('textbox', { name: 'Nombre' }).fill('Trato con el cliente');
    await added.getByRole('button', { name: 'Guardar' }).click();
    await expect(hr.getByRole('row').filter({ hasText: 'Trato con el cliente' })).toContainText('Se usa');
    await hr.getByRole('button', { name: 'Acciones de Trato con el cliente' }).click();
    await hr.getByRole('menuitem', { name: 'Editar' }).click();
    const changed = hr.getByRole('dialog', { name: 'Editar criterio' });
    await changed.getByRole('textbox', { name: 'Qué se mira' }).fill('Cómo habla de sus clientes.');
    await changed.getByRole('button', { name: 'Guardar' }).click();
    await expect(hr.getByRole('row').filter({ hasText: 'Cómo habla de sus clientes.' })).toBeVisible();
    await expectAccessible(hr, 'the criteria');
    await remove('Trato con el cliente', 'Criterio eliminado.');

    await hr.goto('/sistema-aplicacion/horas-entrevista');
    await hr.getByRole('button', { name: 'Nuevas horas' }).click();
    const hours = hr.getByRole('dialog', { name: 'Nuevas horas para entrevistas' });
    await hours.getByRole('textbox', { name: 'Nombre' }).fill('Taller de prueba');
    await hours.getByRole('combobox', { name: 'Quién entrevista' }).click();
    await hr.getByRole('option').nth(1).click();
    await expectAccessible(hr, 'the form of hours');
    await hours.getByRole('button', { name: 'Guardar' }).click();
    await expect(hours.getByText('El campo Ubicación es obligatorio')).toBeVisible();
    await hours.getByRole('textbox', { name: 'Ubicación' }).fill('Sala 1');
    await hours.getByRole('button', { name: 'Guardar' }).click();
    const row = hr.getByRole('row').filter({ hasText: 'Taller de prueba' });
    await expect(row).toContainText('Lunes de 09:00 a 13:00');
    await expect(row).toContainText('10 min después');
    await remove('Taller de prueba', 'Horas eliminadas.');
  },
);

test(
  'HR offers hours and scores an interview from the record',
  { tag: '@slow' },
  async ({ context, openBrowser }) => {
    const person = newPerson();
    await register(context, person);
    await apply(context, person);
    const hr = await openStaff(openBrowser, 'rrhh');
    const found = await hr.request.get('/api/candidates', {
      params: { filter: JSON.stringify({ q: person.email }) },
    });
    const [row] = (await found.json()) as Schemas['CandidateRow'][];
    const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    await hr.request.post('/api/interviews', {
      data: { candidato_id: row?.id, fecha: day, hora: '10:30', tipo: 'telefonica' },
    });
    await hr.goto(`/sistema-aplicacion/candidates/${row?.id}/show`);
    await hr.getByRole('tab', { name: 'Proceso' }).click();
    await hr.getByRole('button', { name: 'Dar mi evaluación' }).click();
    const form = hr.getByRole('dialog', { name: 'Tu evaluación' });
    await form.getByRole('group', { name: 'Comunicación' }).getByRole('button', { name: /^4/ }).click();
    await form.getByRole('button', { name: 'Guardar evaluación' }).click();
    await expect(form.getByRole('alert')).toHaveText('Elige una recomendación');
    await form.getByRole('button', { name: 'Sí', exact: true }).click();
    await form.getByRole('button', { name: 'Guardar evaluación' }).click();
    await expect(hr.getByText('1 evaluación, media 4,0 de 5')).toBeVisible();
    await expectAccessible(hr, 'a record with a scorecard');

    await hr.getByRole('button', { name: `Ofrecer horas: ${fullName(person)}` }).click();
    await expect(
      hr.getByRole('dialog', { name: 'Ofrecer horas' }).getByRole('combobox', { name: 'Qué horas' }),
    ).toBeFocused();
  },
);
