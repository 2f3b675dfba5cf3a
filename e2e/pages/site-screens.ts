/** Every screen of the public site in its main states. */
import type { BrowserContext, Page } from '@playwright/test';
import { apply, register } from './accounts.js';
import { ApplicationForm } from './application-form.js';
import { cvOf } from './cv.js';
import { LoginPage } from './login-page.js';
import { newPerson } from './person.js';

/** Looks at what is on the screen now. */
export type Look = (page: Page, state: string) => Promise<void>;

/** What a search finds; every page as it opens is looked at by site-pages.spec.ts. */
export async function visitOpenings(page: Page, look: Look): Promise<void> {
  await page.goto('/carreras?q=conductor&jornada=Completa');
  await look(page, 'openings filtered');
  await page.goto('/carreras?q=astronauta');
  await look(page, 'openings without result');
}

export async function visitSignIn(page: Page, look: Look): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await look(page, 'sign-in');
  await login.signIn({ email: newPerson().email, password: 'no es esta' });
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: '¿Has olvidado tu contraseña?' }).click();
  await look(page, 'sign-in refused, password forgotten');
  await login.open('?tab=registro');
  await look(page, 'registration');
  await login.create.click();
  await login.summary.waitFor();
  await look(page, 'registration with errors');
  await page.goto('/verificar');
  await look(page, 'verification link used up');
  await page.goto('/verificar?token=no-es-uno');
  await look(page, 'verification');
  await page.goto('/restablecer?token=no-es-uno');
  await look(page, 'new password');
}

export async function visitForm(context: BrowserContext, page: Page, look: Look): Promise<void> {
  const person = newPerson();
  await register(context, person);
  await page.goto('/portal-candidato');
  await look(page, 'portal before applying');
  await page.goto('/completar-candidatura');
  const form = new ApplicationForm(page);
  await form.next.click();
  await form.summary.waitFor();
  await look(page, 'form step 1 with errors');
  await form.fillPersonal(person);
  await form.next.click();
  await form.step(2).waitFor();
  await look(page, 'form step 2');
  await form.fillLocation(person);
  await form.next.click();
  await form.step(3).waitFor();
  await look(page, 'form step 3');
  await form.chooseJob('chofer', 'conductor');
  await look(page, 'form step 3 of a driving job');
  await form.next.click();
  await form.step(4).waitFor();
  await look(page, 'form step 4');
  await form.attach(await cvOf(person));
  await look(page, 'form step 4 with a file');
  await form.next.click();
  await form.send.waitFor();
  await look(page, 'form step 5');
  await page.getByRole('button', { name: 'Editar CV' }).click();
  await page.getByRole('button', { name: /^Quitar/ }).click();
  await page.getByText('Elegir archivo').waitFor();
  await page.goto('/completar-candidatura?paso=5');
  await page.getByText('Campos incompletos').waitFor();
  await look(page, 'form step 5 incomplete');
}

export async function visitPortal(context: BrowserContext, page: Page, look: Look): Promise<void> {
  const person = newPerson();
  await register(context, person);
  const { id } = await apply(context, person);
  await page.goto(`/candidatura-enviada?candidatura=${id}`);
  await look(page, 'application sent');
  await page.goto('/completar-candidatura');
  await new ApplicationForm(page).step(5).waitFor();
  await look(page, 'review of what is known');
  await page.goto('/completar-candidatura?paso=1');
  await page.getByRole('button', { name: 'Editar estos datos' }).waitFor();
  await look(page, 'form with what is known');
  for (const tab of ['resumen', 'perfil', 'documentos', 'progreso', 'mensajes', 'datos']) {
    await page.goto(`/portal-candidato?tab=${tab}`);
    if (tab === 'mensajes') await page.getByLabel('Tu mensaje').waitFor();
    await look(page, `portal, ${tab}`);
  }
  await page.goto('/editar-candidatura');
  await page.getByRole('button', { name: 'Guardar cambios' }).waitFor();
  await look(page, 'edit form');
  await page.goto('/mi-cuenta');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look(page, 'account');
}
