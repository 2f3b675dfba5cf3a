import type { Page } from '@playwright/test';
import { languagePrefix, SITE_LANGUAGES } from '@hiring/contract/page';
import { openStaff } from '../pages/accounts.js';
import { cvOf } from '../pages/cv.js';
import { watchLanguage, type LanguageWatch } from '../pages/language-watch.js';
import { newPerson, type Person } from '../pages/person.js';
import { waitForScripts } from '../pages/site-scripts.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';
import { wordsOf } from '../pages/words.js';
import { linkIn, waitForMail } from '../support/mailbox.js';

test.describe.configure({ mode: 'parallel' });

/** An opening that asks questions, in Spanish. */
const OPENING = 'Chofer de traslados y entregas';

/** The language that reads least like Spanish from left to right; languages.phone.spec.ts walks through Arabic. */
const EVERY_TIME = ['ro'];

interface Visitor {
  page: Page;
  person: Person;
  prefix: string;
  say: (spanish: string) => string;
  look: LanguageWatch['look'];
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Controls of a field have its name in every language. */
const field = ({ page }: Visitor, name: string) => page.locator(`#${name}`);
const button = ({ page, say }: Visitor, name: string) =>
  page.getByRole('button', { name: say(name), exact: true });
const heading = ({ page, say }: Visitor, name: string) =>
  page.getByRole('heading', { level: 1, name: say(name) });
const atStep = ({ page }: Visitor, step: number) => page.waitForURL(new RegExp(`[?&]paso=${step}(&|$)`));
/** Sentences with marks inside: what stands before them is enough to find it. */
const startOf = (text: string) => text.split('<0>')[0]?.trim() ?? '';

async function askForAlert(visitor: Visitor): Promise<void> {
  const { page, prefix, say, look } = visitor;
  const { email } = newPerson();
  await page.goto(`${prefix}/carreras?q=conductor`);
  await waitForScripts(page);
  await look('the openings');
  const form = page.getByRole('form', { name: say('Aviso de ofertas nuevas') });
  await form.getByRole('button', { name: say('Avísame') }).tap();
  await expect(page.getByRole('alert')).toBeFocused();
  await look('an alert without an address');
  await form.getByLabel(say('Tu correo')).fill(email);
  await form.getByRole('button', { name: say('Avísame') }).tap();
  await expect(heading(visitor, 'Te hemos enviado un correo para confirmar')).toBeVisible();
  await look('an alert to confirm');
  await page.goto(linkIn(await waitForMail(email), '/alertas/confirmar'));
  await waitForScripts(page);
  await look('confirming an alert');
  await button(visitor, 'Confirmar mi alerta').tap();
  await expect(heading(visitor, 'Tu alerta está activa')).toBeVisible();
  await look('an alert');
}

async function register(visitor: Visitor): Promise<void> {
  const { page, person, prefix, say, look } = visitor;
  await page.goto(`${prefix}/carreras`);
  await page.getByRole('link', { name: OPENING, exact: true }).tap();
  const apply = page.getByRole('link', { name: say('Presentarme') }).first();
  await apply.waitFor();
  await look('an opening');
  await apply.tap();
  const create = button(visitor, 'Crear cuenta');
  await expect(create).toBeEnabled();
  await create.tap();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('a refused registration');
  await field(visitor, 'email').fill(person.email);
  await field(visitor, 'password').fill(person.password);
  await create.tap();
  await atStep(visitor, 1);
}

async function goOn(visitor: Visitor, to: number): Promise<void> {
  await button(visitor, 'Siguiente').tap();
  await atStep(visitor, to);
  await visitor.look(`step ${to}`);
}

async function applyFor(visitor: Visitor): Promise<void> {
  const { page, person, say, look } = visitor;
  await look('step 1');
  await button(visitor, 'Siguiente').tap();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('step 1 without a name');
  for (const name of ['nombre', 'apellidos', 'telefono'] as const)
    await field(visitor, name).fill(person[name]);
  await goOn(visitor, 2);
  await field(visitor, 'ciudad').fill(person.ciudad);
  await goOn(visitor, 3);
  await button(visitor, 'Siguiente').tap();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('step 3 without answers');
  await page.getByLabel(/^B( licence)?$/).tap();
  await page.getByLabel(/^\W*¿Cuántos años hace que tienes el permiso B\?/u).fill('8');
  await page
    .getByRole('group', { name: /coches automáticos/ })
    .getByLabel(say('Sí'))
    .tap();
  await goOn(visitor, 4);
  await button(visitor, 'No tengo CV').tap();
  await look('a CV that we write');
  await page.locator('#cv').setInputFiles(await cvOf(person));
  await expect(page.getByText('currículum señor.pdf').first()).toBeVisible();
  await goOn(visitor, 5);
  await button(visitor, 'Enviar candidatura').tap();
  await expect(heading(visitor, 'Candidatura enviada')).toBeVisible();
  await look('an application that was sent');
}

async function answerInterview(visitor: Visitor): Promise<void> {
  const { page, say, look } = visitor;
  await page.getByRole('link', { name: say('Ir a mi portal') }).tap();
  await page
    .getByRole('button', { name: startOf(say('Confirmar asistencia<0> a la entrevista del {moment}</0>')) })
    .tap();
  await expect(page.getByText(say('Asistencia confirmada')).first()).toBeVisible();
  await look('a confirmed interview');
  await page
    .getByRole('button', { name: startOf(say('Pedir otro momento<0> para la entrevista del {moment}</0>')) })
    .tap();
  const dialog = page.getByRole('dialog', { name: say('Pedir otro momento') });
  await dialog.getByRole('button', { name: say('Enviar propuesta') }).tap();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await look('asking for nothing');
  await field(visitor, 'texto').fill('17:00');
  await field(visitor, 'fecha1').fill(inDays(7));
  await field(visitor, 'hora1').fill('17:00');
  await dialog.getByRole('button', { name: say('Enviar propuesta') }).tap();
  await expect(page.getByText('«17:00»')).toBeVisible();
  await look('another hour that was asked for');
}

async function openTab({ page, say, look }: Visitor, name: string): Promise<void> {
  await page.getByRole('tab', { name: say(name) }).tap();
  await expect(page.getByRole('tab', { name: say(name), selected: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(name);
}

async function useThePortal(visitor: Visitor): Promise<void> {
  const { page, person, say, look } = visitor;
  await openTab(visitor, 'Mensajes');
  await page.getByLabel(say('Tu mensaje')).fill('8 – 14 h?');
  await button(visitor, 'Enviar mensaje').tap();
  await expect(page.getByRole('article').filter({ hasText: '8 – 14 h?' })).toBeVisible();
  await look('a message');

  await openTab(visitor, 'Documentos');
  const upload = page.getByLabel(say('Sustituir mi CV'));
  await expect(upload).toBeEnabled();
  const { buffer, mimeType } = await cvOf(person);
  await upload.setInputFiles({ name: 'cv.exe', mimeType, buffer });
  await expect(page.getByRole('alert').filter({ hasText: 'cv.exe' })).toBeVisible();
  await look('a refused CV');
  await upload.setInputFiles({ name: '2026.pdf', mimeType, buffer });
  await expect(page.getByText('2026.pdf')).toBeVisible();
  await look('another CV');

  await openTab(visitor, 'Perfil');
  await openTab(visitor, 'Resumen');
}

async function changeTheProfile(visitor: Visitor): Promise<void> {
  const { page, prefix, say, look } = visitor;
  await page.goto(`${prefix}/editar-candidatura`);
  const save = button(visitor, 'Guardar cambios');
  await expect(save).toBeEnabled();
  await field(visitor, 'ciudad').fill('');
  await save.tap();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('a refused profile');
  await field(visitor, 'ciudad').fill('Badalona');
  await save.tap();
  await expect(page.getByText(say('Perfil actualizado correctamente'))).toBeVisible();
  await look('a profile');
  await page.goto(`${prefix}/mi-cuenta`);
  await waitForScripts(page);
  await look('the account');
}

async function withdraw(visitor: Visitor): Promise<void> {
  const { page, prefix, say, look } = visitor;
  await page.goto(`${prefix}/portal-candidato`);
  await openTab(visitor, 'Mis datos');
  await openTab(visitor, 'Progreso');
  // Its name goes on with the application's title.
  const withdrawal = page.getByRole('button', { name: say('Retirar candidatura') });
  await withdrawal.tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look('before withdrawing');
  await dialog.getByRole('button', { name: say('Retirar candidatura') }).tap();
  await expect(withdrawal).toHaveCount(0);
  await look('a withdrawn application');
  await openTab(visitor, 'Resumen');
}

for (const language of SITE_LANGUAGES) {
  const tag = EVERY_TIME.includes(language) ? [] : ['@slow'];
  test(
    `a candidate does everything in one language, from an alert to leaving: ${language}`,
    { tag },
    async ({ page, openBrowser }) => {
      const say = wordsOf(language);
      const { look, strays } = watchLanguage(page, language);
      const visitor = { page, person: newPerson(), prefix: languagePrefix(language), say, look };
      await test.step('an alert', () => askForAlert(visitor));
      await test.step('an account', () => register(visitor));
      await test.step('the form', () => applyFor(visitor));
      const hr = await openStaff(openBrowser, 'rrhh');
      const { id } = await candidateOf(hr.request, visitor.person.email);
      const agreed = await hr.request.post('/api/interviews', {
        data: { candidato_id: id, fecha: inDays(6), hora: '10:30', tipo: 'telefonica' },
      });
      expect(agreed.status(), await agreed.text()).toBe(201);
      await test.step('the interview', () => answerInterview(visitor));
      await test.step('the portal', () => useThePortal(visitor));
      await test.step('the profile', () => changeTheProfile(visitor));
      await test.step('leaving', () => withdraw(visitor));
      expect(strays, 'addresses outside the language').toEqual([]);
    },
  );
}
