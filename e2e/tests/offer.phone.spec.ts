/** Somebody reads an offer on a phone, signs it with a code, and gets the sealed copy; or declines it. Others approve it. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';
import { languagePrefix, type SiteLanguage } from '@hiring/contract/page';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { apply, openStaff, register, STAFF } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { watchLanguage } from '../pages/language-watch.js';
import { fullName, newPerson, type Person } from '../pages/person.js';
import { vacanciesIn } from '../pages/staff-api.js';
import { expect, test, type OpenBrowser } from '../pages/test.js';
import { wordsOf } from '../pages/words.js';
import { linkIn, mailsTo, waitForMail } from '../support/mailbox.js';

test.describe.configure({ mode: 'parallel' });

/** Valid and invalid by their letter. */
const NIE = 'X1234567L';
const WRONG_NIE = 'X1234567A';

/** The words of mails and errors too, which the Spanish catalogue does not have: they are its keys. */
const wordsIn = (idioma: SiteLanguage) => (idioma === 'es' ? (spanish: string) => spanish : wordsOf(idioma));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Applies for an opening that publishes its pay, and an offer of so many times that is prepared. */
async function prepareOffer(
  openBrowser: OpenBrowser,
  context: BrowserContext,
  person: Person,
  { idioma, times }: { idioma: SiteLanguage; times: number },
) {
  const hr = await openStaff(openBrowser, 'rrhh');
  const open = await vacanciesIn(hr.request, 'activa');
  const vacancy = open.find(({ salario_max, preguntas }) => salario_max && preguntas.length === 0);
  if (!vacancy?.salario_max) throw new Error('No opening without questions publishes its pay.');
  await register(context, person);
  const spoken = await context.request.put('/api/auth/account/language', { data: { idioma } });
  expect(spoken.ok(), await spoken.text()).toBe(true);
  const { id } = await apply(context, person, vacancy.id);
  const { titulo: puesto, departamento, posicion } = vacancy;
  const post = async (path: string, data: object) => {
    const answer = await hr.request.post(`/api/offers${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Schemas['OfferRecord'];
  };
  const made = await post('', {
    aplicacion_id: id,
    puesto,
    departamento,
    posicion,
    centro: 'Base de Zona Franca, Barcelona',
    tipo_contrato: 'indefinido',
    convenio: 'transporte_bcn',
    grupo: 'Grupo III',
    jornada_horas: 40,
    turno: '06:00–14:00',
    pagas: 14,
    dietas: '15 €',
    prueba_dias: 60,
    salario_anual: vacancy.salario_max * 100 * times,
    pluses: [{ concepto: 'Plus', importe: 1250, por: 'noche' }],
    fecha_incorporacion: inDays(30),
    caduca_el: inDays(7),
    cap_vigente: true,
    reconocimiento: true,
    condiciones: 'ADR',
  });
  return { post, made };
}

/** An offer within the band, which nobody needs to approve. */
async function sendOffer(
  openBrowser: OpenBrowser,
  context: BrowserContext,
  person: Person,
  idioma: SiteLanguage,
): Promise<{ withdraw: () => Promise<unknown> }> {
  const { post, made } = await prepareOffer(openBrowser, context, person, { idioma, times: 1 });
  const approved = await post(`/${made.id}/request-approval`, { version: made.version });
  expect(approved.estado).toBe('aprobada');
  const { version } = await post(`/${made.id}/send`, { version: approved.version });
  return { withdraw: () => post(`/${made.id}/withdraw`, { version, motivo: 'Ya no hace falta.' }) };
}

/** The link of the mail about the offer. */
async function offerLink({ email }: Person, idioma: SiteLanguage): Promise<string> {
  const subject = wordsIn(idioma)('Tienes una oferta de trabajo');
  return linkIn(await waitForMail(email, subject), `${languagePrefix(idioma)}/oferta/`);
}

/** The six digits of the newest mail with a code. */
async function codeOf({ email }: Person, idioma: SiteLanguage): Promise<string> {
  const mail = await waitForMail(email, wordsIn(idioma)('Tu código para firmar la oferta'));
  const [code] = /\b\d{6}\b/.exec(mail.text) ?? [];
  if (!code) throw new Error(`«${mail.subject}» has no code.`);
  return code;
}

/** What pdfsig says about a file that the page links. */
async function judge(page: Page, href: string, file: string): Promise<string> {
  const answer = await page.request.get(href);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename="OF-.+\.pdf"$/),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  writeFileSync(file, await answer.body());
  // Nobody vouches for a certificate of one's own: pdfsig is not asked whether somebody does.
  return execFileSync('pdfsig', ['-nocert', file], { encoding: 'utf8' });
}

for (const idioma of ['es', 'ro'] as const) {
  const tag = idioma === 'es' ? '@main' : [];
  test(`a person signs an offer on a phone: ${idioma}`, { tag }, async ({ page, context, openBrowser }) => {
    const person = newPerson();
    const say = wordsIn(idioma);
    const { look, strays } = watchLanguage(page, idioma);
    const button = (name: string) => page.getByRole('button', { name: say(name), exact: true });
    const seen = async (state: string) => {
      await look(state);
      await expectAccessible(page, state);
    };
    await sendOffer(openBrowser, context, person, idioma);

    await test.step('the portal leads to it', async () => {
      await page.goto(`${languagePrefix(idioma)}/portal-candidato`);
      const card = page.getByRole('region', { name: say('Tienes una oferta de trabajo') });
      await expect(card.getByRole('link', { name: say('Leer la oferta') })).toBeVisible();
      await seen('the portal with an offer');
    });

    await test.step('the link of the mail shows the letter, and looking opens nothing', async () => {
      await page.goto(await offerLink(person, idioma));
      await expect(title(page)).toHaveText(say('Tienes una oferta de trabajo'));
      await expect(page.getByText('Base de Zona Franca, Barcelona').first()).toBeVisible();
      await seen('a letter');
      await page.reload();
      await button('He abierto la oferta').tap();
      await expect(button('Enviarme el código')).toBeVisible();
      await seen('an offer that was opened');
    });

    await test.step('a code is not sent before the rest is right, which is said at its fields', async () => {
      await button('Enviarme el código').tap();
      for (const field of ['nombre', 'documento', 'acepto'])
        await expect(page.locator(`#${field}-error`)).toBeVisible();
      await seen('an empty form');
      await page.locator('#nombre').fill(fullName(person));
      await page.locator('#documento').fill(WRONG_NIE);
      await page.locator('#acepto').check();
      await button('Enviarme el código').tap();
      await expect(page.locator('#documento-error')).toContainText(
        say('Este DNI o NIE no es correcto: revisa las cifras y la letra'),
      );
    });

    await test.step('a code comes, and what was typed stays', async () => {
      await page.locator('#documento').fill(NIE);
      await button('Enviarme el código').tap();
      await expect(page.getByRole('status').filter({ hasText: '@example.test' })).toBeFocused();
      await expect(page.locator('#documento')).toHaveValue(NIE);
      await expect(page.locator('#codigo')).toBeInViewport();
      await expect(page.locator('#codigo')).toHaveAttribute('autocomplete', 'one-time-code');
      await seen('a code on its way');
      await page.reload();
      await expect(page.locator('#nombre')).toHaveValue(fullName(person));
      await expect(page.locator('#documento')).toHaveValue(NIE);
      await page.locator('#acepto').check();
    });

    await test.step('a wrong code says so at its field', async () => {
      const code = await codeOf(person, idioma);
      await page.locator('#codigo').fill(code === '000000' ? '111111' : '000000');
      await button('Firmar la oferta').tap();
      await expect(page.locator('#codigo-error')).toContainText('4');
      await seen('a wrong code');
      await page.locator('#codigo').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await button('Firmar la oferta').tap();
      await expect(title(page)).toHaveText(say('Has aceptado la oferta'));
    });

    await test.step('the copy is sealed and whole', async () => {
      const mail = await waitForMail(person.email, say('Tu oferta firmada: {{puesto}}').split('{{')[0]);
      await page.goto(linkIn(mail, '/oferta/'));
      const copy = page.getByRole('link', { name: say('Documento firmado en PDF') });
      await seen('a signed offer');
      const said = await judge(
        page,
        (await copy.getAttribute('href')) ?? '',
        test.info().outputPath('signed.pdf'),
      );
      expect(said).toContain('Signature is Valid');
      expect(said).toContain('Total document signed');
      await page.goto(`${languagePrefix(idioma)}/portal-candidato`);
      await expect(page.getByRole('link', { name: say('Ver mis copias') })).toBeVisible();
      await seen('the portal of somebody who signed');
    });
    expect(strays, 'addresses outside the language').toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a person declines an offer, says why, and is asked before', async ({
    page,
    context,
    openBrowser,
  }) => {
    const person = newPerson();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await sendOffer(openBrowser, context, person, 'es');
    await page.goto(await offerLink(person, 'es'));
    await press('He abierto la oferta');

    await page.locator('#nombre').fill('Íñigo');
    await press('Enviarme el código');
    await expect(page.locator('#documento-error')).toContainText('Escribe tu DNI o NIE');
    await page.locator('#documento').fill(NIE);
    await page.locator('#acepto').check();
    await press('Enviarme el código');
    await expect(page.getByText('Te hemos escrito a')).toBeVisible();
    await expect(page.locator('#nombre')).toHaveValue('Íñigo');

    const code = await codeOf(person, 'es');
    for (let left = 4; left >= 0; left--) {
      await page.locator('#codigo').fill(code === '000000' ? '111111' : '000000');
      await press('Firmar la oferta');
      if (left > 0)
        await expect(page.locator('#codigo-error')).toContainText(`Intentos que te quedan: ${left}.`);
    }
    // Its tries are used up: no field asks for a code that cannot sign any more.
    await expect(page.getByRole('alert')).toContainText('Este código ya no sirve. Pide otro.');
    await expect(page.locator('#codigo')).toHaveCount(0);
    await expect(page.getByText('El código sirve durante')).toHaveCount(0);
    await expect(page.locator('#documento')).toHaveValue(NIE);
    await expect(page.getByRole('button', { name: 'Enviarme el código', exact: true })).toBeEnabled();

    await page.locator('summary').filter({ hasText: 'No aceptar la oferta' }).click();
    await press('No aceptar la oferta');
    await expect(page.locator('#rechazo-error')).toContainText('Elige un motivo');
    await page.getByRole('radio', { name: 'El salario' }).check();
    await page.locator('#motivo').fill('Prefiero quedarme cerca de casa.');
    await press('No aceptar la oferta');
    // Below the part with the signature it would look as if it were declined already.
    await expect(page.getByText('¿Seguro que no aceptas la oferta?')).toBeInViewport();
    await press('Volver atrás');
    await expect(page.getByRole('radio', { name: 'El salario' })).toBeChecked();
    await expect(page.locator('#motivo')).toHaveValue('Prefiero quedarme cerca de casa.');
    await press('No aceptar la oferta');
    await press('Sí, no acepto la oferta');
    await expect(title(page)).toHaveText('No has aceptado la oferta');
    const missing = await page.request.get(`${new URL(page.url()).pathname}/firmada.pdf`);
    expect(missing.status()).toBe(404);
    expect((await page.goto('/oferta/no-existe'))?.status()).toBe(410);
    await expect(title(page)).toHaveText('Este enlace ya no sirve');
  });
});

test(
  'an offer that is withdrawn while it is open cannot be answered, and says so',
  { tag: '@slow' },
  async ({ page, context, openBrowser }) => {
    const person = newPerson();
    const { withdraw } = await sendOffer(openBrowser, context, person, 'es');
    await page.goto(await offerLink(person, 'es'));
    await withdraw();
    await page.getByRole('button', { name: 'He abierto la oferta' }).tap();
    await expect(title(page)).toHaveText('La empresa ha retirado esta oferta');
    await expect(page.getByText('Ya no hace falta.')).toBeVisible();
    await expectAccessible(page, 'an offer that was withdrawn');
    await page.getByRole('link', { name: 'Ir a mi portal' }).tap();
    await expect(title(page)).toHaveText('Te damos la bienvenida a tu portal');
    const card = page.getByRole('region', { name: 'La empresa ha retirado esta oferta' });
    await expect(card.getByText('Ya no hace falta.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Leer la oferta' })).toHaveCount(0);
    await expectAccessible(page, 'the portal of somebody whose offer was withdrawn');
  },
);

test('administration returns and approves an offer outside of the band from the mail', async ({
  page,
  openBrowser,
}) => {
  const order = { idioma: 'es', times: 2 } as const;
  const { post, made } = await prepareOffer(openBrowser, await openBrowser(), newPerson(), order);
  const { email } = STAFF.admin;
  const subject = `Aprueba la oferta ${made.nombre} de `;
  const links = async () =>
    (await mailsTo(email))
      .filter((mail) => mail.subject.startsWith(subject))
      .map((mail) => linkIn(mail, '/aprobar/'));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  const asked = await post(`/${made.id}/request-approval`, { version: made.version });
  expect(asked.estado).toBe('en_aprobacion');

  await waitForMail(email, subject);
  await page.goto((await links())[0] ?? '');
  await expect(title(page)).toHaveText(`Aprueba o devuelve la oferta ${made.nombre}`);
  await expect(page.getByText('Fuera de la banda publicada')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Devolver con un motivo' }).tap();
  await press('Devolver');
  await expect(page.locator('#motivo-error')).toContainText('Escribe por qué la devuelves');
  await expectAccessible(page, 'an offer that waits for approval');
  await page.locator('#motivo').fill('Baja el salario.');
  await press('Devolver');
  await expect(title(page)).toHaveText(`Has devuelto la oferta ${made.nombre}`);

  await post(`/${made.id}/request-approval`, { version: asked.version + 1 });
  await expect.poll(async () => (await links()).length).toBe(2);
  await page.goto((await links())[1] ?? '');
  await page.reload();
  await press('Aprobar');
  await expect(title(page)).toHaveText(`Has aprobado la oferta ${made.nombre}`);
  await expectAccessible(page, 'an offer that was approved');
  expect((await page.goto('/aprobar/no-existe'))?.status()).toBe(410);
  await expect(title(page)).toHaveText('Este enlace ya no sirve');
});
