import { apply, openStaff, register } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { cvOf } from '../pages/cv.js';
import { newPerson } from '../pages/person.js';
import { candidateOf, messagesOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const FORM = '/completar-candidatura';
const SENT = /\/candidatura-enviada\?candidatura=/;

test(
  'a double click on the last button sends one application',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    const person = newPerson();
    await register(context, person);
    await page.goto(FORM);
    const form = new ApplicationForm(page);
    await form.fillToReview(person, await cvOf(person));
    await form.send.dblclick();
    await expect(page).toHaveURL(SENT);

    const staff = await openStaff(openBrowser, 'rrhh');
    const candidate = await candidateOf(staff.request, person.email);
    expect(candidate.aplicaciones).toHaveLength(1);
    const received = (await messagesOf(staff.request, candidate.id)).filter(
      ({ plantilla }) => plantilla === 'candidatura_recibida',
    );
    expect(received).toHaveLength(1);
  },
);

test(
  'the same form sent from two tabs makes one application',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    const person = newPerson();
    await register(context, person);
    const tabs = [page, await context.newPage()];
    const cv = await cvOf(person);
    const forms = [];
    // Both before anything is typed: a tab opened later goes on where the first one is.
    for (const tab of tabs) {
      await tab.goto(FORM);
      await new ApplicationForm(tab).step(1).waitFor();
    }
    for (const tab of tabs) {
      const form = new ApplicationForm(tab);
      await form.fillToReview(person, cv);
      forms.push(form);
    }
    await Promise.all(forms.map((form) => form.send.click()));
    await Promise.all(tabs.map((tab) => expect(tab).toHaveURL(SENT)));

    const staff = await openStaff(openBrowser, 'rrhh');
    const candidate = await candidateOf(staff.request, person.email);
    expect(candidate.aplicaciones).toHaveLength(1);
    expect(candidate.aplicaciones[0]?.historial.filter(({ tipo }) => tipo === 'creada')).toHaveLength(1);
  },
);

test(
  'a person who is signed out while typing signs in over the form and sends the typed text',
  { tag: '@slow' },
  async ({ page, context }) => {
    const person = newPerson();
    await register(context, person);
    await page.goto(FORM);
    const form = new ApplicationForm(page);
    await form.fillToReview(person, await cvOf(person));
    await context.clearCookies();
    await form.send.click();
    const dialog = page.getByRole('dialog', { name: 'Tu sesión ha caducado' });
    await expect(dialog).toContainText('Debes estar autenticado para enviar tu candidatura');
    await dialog.getByLabel('Contraseña', { exact: true }).fill('no es esta');
    await dialog.getByRole('button', { name: 'Entrar y enviar' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Correo o contraseña incorrectos');
    await dialog.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Entrar y enviar' }).click();
    await expect(page).toHaveURL(SENT);
    await page.goto('/portal-candidato');
    await expect(page.getByRole('heading', { name: `${person.nombre} ${person.apellidos}` })).toBeVisible();
  },
);

test('a lost connection is reported, and the next try sends the same application once', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await register(context, person);
  await page.goto(FORM);
  const form = new ApplicationForm(page);
  await form.fillToReview(person, await cvOf(person));
  await page.route('**/api/applications', (route) => route.abort('connectionreset'), { times: 1 });
  await form.send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error en el envío' })).toContainText(
    'No hay conexión con el servidor.',
  );
  await form.send.click();
  await expect(page).toHaveURL(SENT);
});

test(
  'sending again while an application is open updates it and keeps its state',
  { tag: '@slow' },
  async ({ page, context }) => {
    const person = newPerson();
    await register(context, person);
    const application = await apply(context, person);
    await page.goto(FORM);
    await expect(
      page.getByText(
        'Ya tienes una candidatura espontánea abierta. Al enviar la actualizas y conserva su estado.',
      ),
    ).toBeVisible();
    const form = new ApplicationForm(page);
    // All is known: it opens at the review, and what is known is asked only to be changed.
    await form.step(5).waitFor();
    await page.getByRole('button', { name: 'Editar Nombre' }).click();
    await form.step(1).waitFor();
    await expect(form.field('Nombre')).toHaveCount(0);
    await page.getByRole('button', { name: 'Editar estos datos' }).click();
    await expect(form.field('Nombre')).toHaveValue(person.nombre);
    await form.field('Teléfono').fill('+34 600 999 888');
    for (let step = 2; step <= 5; step += 1) await form.goOn(step);
    await expect(page.getByText('currículum señor.pdf')).toBeVisible();
    await form.send.click();
    await expect(page).toHaveURL(SENT);
    await page.getByRole('link', { name: 'Ir a mi portal' }).click();
    await page.getByRole('tab', { name: 'Perfil' }).click();
    await expect(page.getByText('+34 600 999 888')).toBeVisible();
    const portal: { applications: { id: string }[] } = await (
      await context.request.get('/api/candidates/me')
    ).json();
    expect(portal.applications.map(({ id }) => id)).toEqual([application.id]);
  },
);
