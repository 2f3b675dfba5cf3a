/** The main journey of the product, from the list of openings to the answer of HR. */
import type { Locator, Page } from '@playwright/test';
import { linkIn, mailsTo, waitForMail } from '../support/mailbox.js';
import { DESK, STAFF } from './accounts.js';
import { ApplicationForm } from './application-form.js';
import { cvOf } from './cv.js';
import { HrDashboard } from './hr-dashboard.js';
import { fullName, newPerson, withoutAccents, type Person } from './person.js';
import { expect, test, type OpenBrowser } from './test.js';

/** Time in which a move can be taken back, and some for the worker and the mail server. */
const UNDO_MS = 10_000;
const DELIVERY_MS = 90_000;

/** One that asks questions. */
const VACANCY = 'Conductor/a C+E de portavehículos';
const WORDS_OF_HR = 'Nos gusta tu experiencia. Te llamaremos esta semana.';

export interface Candidate {
  page: Page;
  person: Person;
  /** A click at a desk, a tap on a phone. */
  press: (target: Locator) => Promise<void>;
}

async function findVacancy({ page, press }: Candidate): Promise<void> {
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Ver ofertas de empleo' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Trabaja con nosotros' })).toBeVisible();
  await press(page.getByRole('main').getByRole('article').getByRole('link', { name: VACANCY, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: VACANCY, exact: true })).toBeVisible();
}

async function registerForIt({ page, person, press }: Candidate): Promise<void> {
  await press(page.getByRole('link', { name: 'Presentarme' }));
  await expect(page.getByRole('tab', { name: 'Crear cuenta' })).toHaveAttribute('aria-selected', 'true');
  const create = page.getByRole('button', { name: 'Crear cuenta' });
  await expect(create).toBeEnabled();
  await page.getByLabel('Correo', { exact: true }).fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await press(create);
  await page.waitForURL(/\/completar-candidatura\?vacante=/);
}

/** The link of the mail opens a page of its own; the form stays open beside it. */
async function verifyAddress({ page, person, press }: Candidate): Promise<void> {
  const mail = await waitForMail(person.email, 'Confirma tu correo');
  const opened = await page.context().newPage();
  await opened.goto(linkIn(mail, '/verificar'));
  await expect(opened.getByRole('heading', { level: 1, name: 'Verifica tu correo' })).toBeVisible();
  await press(opened.getByRole('button', { name: 'Verificar mi correo' }));
  await expect(opened.getByText('Correo verificado')).toBeVisible();
  await opened.close();
}

async function fillTheFiveSteps({ page, person, press }: Candidate): Promise<void> {
  const form = new ApplicationForm(page);
  await expect(page.getByRole('main').getByRole('link', { name: VACANCY, exact: true })).toBeVisible();
  await expect(form.step(1)).toBeVisible();
  await expect(form.previous).toBeDisabled();
  await form.fillPersonal(person);
  await press(form.next);
  await expect(form.step(2)).toBeVisible();
  await expect(page.getByText('20% completado')).toBeVisible();
  await form.fillLocation(person);
  await press(form.next);
  await expect(form.step(3)).toBeVisible();
  await expect(form.field('Departamento')).toHaveCount(0);
  await form.field('Experiencia').fill('Ocho años con portavehículos.');
  const asked = (question: string): Locator => page.getByRole('group', { name: question });
  await press(asked('¿Has cargado y amarrado vehículos alguna vez?').getByLabel('Sí'));
  await form.field('¿Cuántos años has conducido portavehículos\\?').fill('8');
  await press(asked('¿Cuántas noches por semana puedes dormir fuera?').getByLabel('Dos'));
  await press(form.next);
  await expect(form.step(4)).toBeVisible();
  await form.attach(await cvOf(person));
  await expect(page.getByText('listo para enviar')).toBeVisible();
  await press(form.next);
  await expect(form.step(5)).toBeVisible();
  await expect(page.getByText('currículum señor.pdf')).toBeVisible();
  await expect(page.getByText('Faltante')).toHaveCount(0);
  await press(form.send);
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatura enviada' })).toBeVisible();
  await page.reload();
  await press(page.getByRole('link', { name: 'Ir a mi portal' }));
}

async function seeItReceived({ page, person }: Candidate): Promise<void> {
  await page.waitForURL('/portal-candidato');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Te damos la bienvenida a tu portal');
  await expect(main.getByText('Recibida', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Tu candidatura ha sido recibida y está siendo procesada')).toBeVisible();
  await expect(main.getByRole('heading', { name: fullName(person) })).toBeVisible();
  // The address was verified in the other tab.
  await expect(main.getByText('Verifica tu correo')).toHaveCount(0);
  await waitForMail(person.email, 'Hemos recibido tu candidatura');
}

async function signInAsHr(page: Page): Promise<void> {
  await page.goto('/login');
  const enter = page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' });
  await expect(enter).toBeEnabled();
  await page.getByLabel('Correo', { exact: true }).fill(STAFF.rrhh.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(STAFF.rrhh.password);
  await enter.click();
  await page.waitForURL('/sistema-aplicacion/admin');
}

async function moveToReview(page: Page, person: Person): Promise<void> {
  const name = fullName(person);
  const hr = new HrDashboard(page);
  const row = await hr.find(withoutAccents(person.apellidos), name);
  await expect(row.getByText('Recibida', { exact: true })).toBeVisible();
  await hr.openPerson(name);
  await expect(hr.drawer.getByText('Correo sin verificar')).toHaveCount(0);
  const cv = hr.drawer.locator(`iframe[title="CV de ${name}"]`);
  await expect(cv).toBeVisible();
  const file = await page.request.get((await cv.getAttribute('src')) ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');
  await hr.move(hr.drawer, 'Revisar', name, 'Mover a En revisión', WORDS_OF_HR);
  await expect(hr.toast).toContainText('Candidatura movida a En revisión. Correo en camino.');
  await expect(hr.drawer.getByText('En revisión', { exact: true }).first()).toBeVisible();
}

async function receiveTheNews(person: Person, movedAt: number): Promise<void> {
  const news = async () => (await mailsTo(person.email)).find(({ subject }) => subject.includes('Novedades'));
  await expect.poll(news, { timeout: UNDO_MS + DELIVERY_MS }).toBeDefined();
  const mail = await news();
  expect(mail?.text).toContain(WORDS_OF_HR);
  expect(mail?.text).toContain('Nuestro equipo está revisando tu perfil y CV');
  // Not before the move could no longer be taken back.
  expect(new Date(mail?.receivedAt ?? 0).getTime() - movedAt).toBeGreaterThanOrEqual(UNDO_MS);
}

async function seeTheNewState({ page, press }: Candidate): Promise<void> {
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('En revisión', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Nuestro equipo está revisando tu perfil y CV', { exact: true })).toBeVisible();
  await press(page.getByRole('tab', { name: 'Progreso' }));
  const panel = page.getByRole('tabpanel', { name: 'Progreso' });
  const step = (title: string) => panel.getByRole('listitem').filter({ hasText: title }).first();
  await expect(step('Candidatura enviada')).toContainText('Completado');
  await expect(step('En revisión')).toContainText('En progreso');
  await expect(step('En revisión')).toContainText('Activo');
  await expect(step('Entrevista programada')).toContainText('Pendiente');
  await expect(step('Decisión final')).toContainText('Pendiente');
  await expect(panel.getByText(WORDS_OF_HR)).toBeVisible();
}

export async function mainJourney(
  page: Page,
  openBrowser: OpenBrowser,
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  const candidate: Candidate = { page, person: newPerson(), press };
  await test.step('finds an opening', () => findVacancy(candidate));
  await test.step('registers for it', () => registerForIt(candidate));
  await test.step('verifies the address', () => verifyAddress(candidate));
  await test.step('fills the five steps', () => fillTheFiveSteps(candidate));
  await test.step('sees it received', () => seeItReceived(candidate));
  const hr = await (await openBrowser(DESK)).newPage();
  await test.step('HR signs in', () => signInAsHr(hr));
  const before = Date.now();
  await test.step('HR moves the application', () => moveToReview(hr, candidate.person));
  await test.step('the news arrive', () => receiveTheNews(candidate.person, before));
  await test.step('the portal shows the new state', () => seeTheNewState(candidate));
}
