import type { Page } from '@playwright/test';
import { linkIn, waitForMail } from '../support/mailbox.js';
import { openStaff, register } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { expectAccessible } from '../pages/axe.js';
import { cvOf } from '../pages/cv.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson, withoutAccents } from '../pages/person.js';
import { waitForScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const option = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name });
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros en uso' });

/** How many openings an option promises. */
async function promised(page: Page, group: string, name: string): Promise<number> {
  const text = await page
    .getByRole('group', { name: group, exact: true })
    .locator('label')
    .filter({ hasText: name })
    .textContent();
  return Number(/(\d+) ofertas?$/.exec(text ?? '')?.[1]);
}

async function openVacancy(page: Page, title: string): Promise<string> {
  await page.goto('/carreras');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

test('a printed opening has its title, and nothing of the site around it', async ({ page }) => {
  await page.goto('/carreras');
  const title = (await titles(page))[0] ?? '';
  await openVacancy(page, title);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a filter applies as soon as it is chosen on a wide screen', async ({ page }) => {
  await page.goto('/carreras');
  await waitForScripts(page);
  await option(page, 'Departamento', /^Logística/).click();
  await expect(page).toHaveURL(/\/carreras\?departamento=logistica(#|$)/);
  await expect(chips(page).getByRole('link', { name: 'Quitar filtro: Logística' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('openings are filtered by several conditions in one URL, and each is removed by a link', async ({
    page,
  }) => {
    await page.goto('/carreras');
    await option(page, 'Departamento', /^Logística/).check();
    await option(page, 'Departamento', /^Chofer/).check();
    await page.getByLabel('Salario bruto anual').selectOption('27000');
    await page.getByRole('button', { name: 'Ver resultados' }).click();
    await expect(page).toHaveURL(
      /\/carreras\?departamento=chofer&departamento=logistica&salario_min=27000(#|$)/,
    );
    await expect(status(page)).toHaveText('2 ofertas coinciden');
    await expect
      .poll(() => titles(page))
      .toEqual(['Conductor/a C+E de portavehículos', 'Planificador/a de tráfico']);
    await expect(option(page, 'Departamento', /^Chofer/)).toBeChecked();
    await chips(page).getByRole('link', { name: 'Quitar filtro: Chofer' }).click();
    await expect(page).toHaveURL(/\/carreras\?departamento=logistica&salario_min=27000(#|$)/);
    await expect.poll(() => titles(page)).toEqual(['Planificador/a de tráfico']);
    await chips(page).getByRole('link', { name: 'Quitar filtros' }).click();
    await expect(page).toHaveURL(/\/carreras(#\w+)?$/);
    await expect(chips(page)).toHaveCount(0);
  });

  test('the count beside each option is the number of its results', async ({ page }) => {
    for (const [group, name] of [
      ['Ubicación', 'Martorell'],
      ['Tipo de contrato', 'Temporal'],
      ['Jornada', 'Parcial'],
      ['Etiquetas', 'permiso B'],
    ] as const) {
      await page.goto('/carreras?salario_min=18000');
      const count = await promised(page, group, name);
      const others = page.getByRole('group', { name: group, exact: true }).getByText(/^Ver \d+ más$/);
      if (await others.isVisible()) await others.click();
      const choice = option(page, group, new RegExp(`^${name}`));
      if (count === 0) {
        await expect(choice, name).toBeDisabled();
        continue;
      }
      await choice.check();
      await page.getByRole('button', { name: 'Ver resultados' }).click();
      await expect(page.getByRole('main').getByRole('article'), name).toHaveCount(count);
    }
  });

  test('a URL in another order redirects to the canonical one', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/carreras?utm_source=carta&tags=CAP&q=&departamento=chofer&pagina=1&salario_min=');
    await expect(page).toHaveURL('/carreras?departamento=chofer&tags=CAP&utm_source=carta');
    await page.goto('/carreras?departamento=%00&salario_min=mucho&experiencia_min=-3&destacada=quizá');
    await expect(status(page)).toHaveText(/oferta/);
  });

  test('an opening shows all its data and its tags link to similar ones', async ({ page, baseURL }) => {
    const url = await openVacancy(page, 'Electromecánico/a de flota eléctrica');
    await expect(page.getByText(/^Publicada el \d{1,2} de [a-z]+ de \d{4}$/).first()).toBeVisible();
    const facts = page.getByRole('complementary', { name: 'Datos de la oferta' });
    for (const [term, value] of [
      ['Salario', '28.000–34.000 €'],
      ['Experiencia', 'De 2 a 10 años'],
      ['Formación', 'Técnico Superior en Automoción o similar'],
      ['Idiomas', 'Español, Inglés técnico'],
      ['Vacantes', '1 puesto'],
    ] as const) {
      await expect(facts.locator('div').filter({ hasText: term }).last(), term).toContainText(value);
    }
    const share = page.getByRole('region', { name: 'Comparte esta oferta' });
    for (const name of ['WhatsApp', 'LinkedIn']) {
      const link = share.getByRole('link', { name });
      expect(await link.getAttribute('rel')).toContain('noopener');
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
        `${baseURL ?? ''}${new URL(url).pathname}`,
      );
    }
    await expect(share.getByRole('button', { name: 'Copiar enlace' })).toHaveCount(0);
    await page.getByRole('link', { name: 'diagnosis', exact: true }).click();
    await expect(page).toHaveURL('/carreras?tags=diagnosis');
    await expect.poll(() => titles(page)).toHaveLength(2);
  });
});

test('a search announces its results, and the back button leads to the search before', async ({ page }) => {
  await page.goto('/carreras?departamento=chofer&jornada=Completa');
  await page.getByLabel('Buscar', { exact: true }).fill('portavehículos');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=portaveh.*&departamento=chofer&jornada=Completa#resultados$/);
  await expect(status(page)).toHaveText('1 oferta coincide');
  await expect(status(page)).toBeInViewport();
  await expectAccessible(page, 'openings with filters in use');
  await page.goBack();
  await expect(page).toHaveURL('/carreras?departamento=chofer&jornada=Completa');
  await expect(status(page)).toHaveText('2 ofertas coinciden');
  await chips(page).getByRole('link', { name: 'Quitar filtro: Chofer' }).click();
  await expect(page).toHaveURL(/\/carreras\?jornada=Completa(#|$)/);
  await expect(option(page, 'Departamento', /^Chofer/)).not.toBeChecked();
});

test('the link of an opening can be copied', { tag: '@slow' }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const url = await openVacancy(page, 'Planificador/a de tráfico');
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL ?? ''}${new URL(url).pathname}`,
  );
});

test(
  'the questions of an opening are asked, saved while typing, and read by HR',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    const person = newPerson();
    await openVacancy(page, 'Conductor/a C+E de portavehículos');
    await expect(page.getByRole('heading', { name: 'Qué te preguntaremos' })).toBeVisible();
    await register(context, person);
    // Who has a session is not asked to register: the button leads to the form.
    await page.getByRole('link', { name: 'Presentarme' }).click();
    await expect(page).toHaveURL(/\/completar-candidatura\?vacante=/);
    const form = new ApplicationForm(page);
    await form.fillPersonal(person);
    await form.next.click();
    await form.fillLocation(person);
    await form.next.click();
    await expect(form.step(3)).toBeVisible();
    await form.next.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveText([
      'Responde a «¿Has cargado y amarrado vehículos alguna vez?»',
      'Responde a «¿Cuántos años has conducido portavehículos?»',
      'Responde a «¿Cuántas noches por semana puedes dormir fuera?»',
    ]);
    await expectAccessible(page, 'questions of an opening with errors');
    const licence = page.getByRole('group', { name: '¿Has cargado y amarrado vehículos alguna vez?' });
    await form.summary.getByRole('link').first().click();
    await expect(licence.getByRole('radio', { name: 'Sí' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(licence.getByRole('radio', { name: 'Sí' })).toBeChecked();
    const years = form.field('¿Cuántos años has conducido portavehículos\\?');
    await years.fill('unos cuantos');
    await form.next.click();
    await expect(form.summary.getByRole('link', { name: 'Escribe un número' })).toBeVisible();
    await years.fill('2,5');
    await page
      .getByRole('group', { name: /noches por semana/ })
      .getByLabel('Dos')
      .check();
    await page.reload();
    await expect(form.step(3)).toBeVisible();
    await expect(years).toHaveValue('2,5');
    await expect(licence.getByRole('radio', { name: 'Sí' })).toBeChecked();
    await form.next.click();
    await form.attach(await cvOf(person));
    await form.next.click();
    const answers = page.getByRole('region', { name: 'Preguntas sobre el puesto' });
    await expect(answers).toContainText('2,5 años');
    await expect(answers).toContainText('Sin respuesta');
    await expect(page.getByText('Faltante')).toHaveCount(0);
    await form.send.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Candidatura enviada' })).toBeVisible();

    const staff = await openStaff(openBrowser, 'rrhh');
    const hr = new HrDashboard(staff);
    await hr.open();
    await hr.find(withoutAccents(person.apellidos), fullName(person));
    await hr.openPerson(fullName(person));
    await expect(hr.drawer.getByRole('heading', { name: /^Respuestas al cuestionario/ })).toBeVisible();
    for (const [question, answer] of [
      ['¿Has cargado y amarrado vehículos alguna vez?', 'Sí'],
      ['¿Cuántos años has conducido portavehículos?', '2,5 años'],
      ['¿Cuántas noches por semana puedes dormir fuera?', 'Dos'],
      ['¿Qué campas, puertos o rutas conoces mejor?', 'Sin respuesta'],
    ] as const) {
      const line = hr.drawer.locator('dl > div').filter({ has: staff.getByText(question, { exact: true }) });
      await expect(line.locator('dd'), question).toHaveText(answer);
    }
  },
);

test('a missing answer is asked for in its step when the form is sent', async ({ page, context }) => {
  const person = newPerson();
  const opening = await openVacancy(page, 'Operador/a de campa');
  await register(context, person);
  await page.goto(`/completar-candidatura?vacante=${opening.split('/').at(-1) ?? ''}`);
  const form = new ApplicationForm(page);
  await form.fillPersonal(person);
  await form.next.click();
  await form.fillLocation(person);
  await form.next.click();
  await page.getByRole('group', { name: '¿Qué turnos puedes hacer?' }).getByLabel('Tarde').check();
  await page
    .getByRole('group', { name: /permiso B y vehículo propio/ })
    .getByLabel('No')
    .check();
  await form.next.click();
  await form.attach(await cvOf(person));
  await form.next.click();
  // The vacancy asks something else by now: the server says so.
  await page.route('**/api/applications', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        status: 422,
        code: 'validation_failed',
        detail: 'Revisa los datos',
        errors: { 'cuestionario.turnos': ['Elige entre las opciones'] },
      }),
    }),
  );
  await form.send.click();
  await expect(form.step(3)).toBeVisible();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText(['Elige entre las opciones']);
  await expect(
    page.getByRole('group', { name: '¿Qué turnos puedes hacer?' }).getByLabel('Tarde'),
  ).toBeChecked();
  await expect(page.getByText('Hemos recuperado lo que habías escrito.')).toHaveCount(0);
  await page.unroute('**/api/applications');
  for (let step = 4; step <= 5; step += 1) await form.goOn(step);
  await expect(page.getByText('currículum señor.pdf')).toBeVisible();
  await form.send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatura enviada' })).toBeVisible();
});

test('a person who registers for an opening and opens the mail in another browser returns to it', async ({
  page,
  openBrowser,
}) => {
  const person = newPerson();
  const opening = await openVacancy(page, 'Planificador/a de tráfico');
  await page.getByRole('link', { name: 'Presentarme' }).click();
  const create = page.getByRole('button', { name: 'Crear cuenta' });
  await expect(create).toBeEnabled();
  await page.getByLabel('Correo', { exact: true }).fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await create.click();
  await expect(page).toHaveURL(/\/completar-candidatura\?vacante=/);
  const mail = await waitForMail(person.email, 'Confirma tu correo');
  const phone = await (await openBrowser()).newPage();
  await phone.goto(linkIn(mail, '/verificar'));
  await phone.getByRole('button', { name: 'Verificar mi correo' }).click();
  await phone.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await phone.getByRole('button', { name: 'Verificar mi correo' }).click();
  await phone.getByRole('link', { name: 'Completar mi candidatura' }).click();
  await expect(phone).toHaveURL(
    new RegExp(`/completar-candidatura\\?vacante=${opening.split('/').at(-1) ?? ''}`),
  );
  await expect(phone.getByRole('link', { name: 'Planificador/a de tráfico' })).toBeVisible();
});
