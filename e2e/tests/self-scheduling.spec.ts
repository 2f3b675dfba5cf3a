import type { Page } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';
import { apply, openStaff, register } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { newPerson } from '../pages/person.js';
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

    await page.goto('/portal-candidato');
    await expect(page.getByRole('heading', { name: 'Elige la hora de tu entrevista' })).toBeVisible();
    const mail = await waitForMail(person.email, 'Elige la hora');
    await page.goto(linkIn(mail, '/cita/elegir/'));
    await expect(title(page)).toHaveText('Elige la hora de tu entrevista');
    await page.getByRole('button', { name: 'Reservar esta hora' }).click();
    await expect(page.getByRole('alert')).toContainText('Elige una hora');
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Reservar esta hora' }).click();
    await expect(title(page)).toHaveText('Tu entrevista queda reservada');
    await waitForMail(person.email, 'Tu entrevista en');
  });
});

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
    const form = hr.getByRole('form', { name: 'Tu evaluación' });
    await form.getByRole('group', { name: 'Comunicación' }).getByRole('button', { name: /^4/ }).click();
    await form.getByRole('button', { name: 'Guardar evaluación' }).click();
    await expect(form.getByRole('alert')).toHaveText('Elige una recomendación');
    await form.getByRole('button', { name: 'Sí', exact: true }).click();
    await form.getByRole('button', { name: 'Guardar evaluación' }).click();
    await expect(hr.getByText('1 evaluación, media 4,0 de 5')).toBeVisible();
    await expectAccessible(hr, 'a record with a scorecard');
  },
);
