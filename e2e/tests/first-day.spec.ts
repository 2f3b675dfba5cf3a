import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { expectAccessible } from '../pages/axe.js';
import { apply, openStaff, register } from '../pages/accounts.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

const AREA = '/sistema-aplicacion';
const IBAN = 'ES91 2100 0418 4502 0005 1332';

/** A PDF that only opens with a password. */
function lockedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'secreta' });
  document.text('DNI').end();
  return buffer(document);
}

test(
  'who is hired does what is left before the first day on a phone, and HR sees it',
  { tag: '@main' },
  async ({ openBrowser }) => {
    const hr = await openStaff(openBrowser, 'rrhh');
    const fresh = newPerson();
    const person = { ...fresh, email: `nombre.y.dos.apellidos.largos.${fresh.email}` };
    const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
    await register(phone, person);
    await apply(phone, person);
    const { aplicacion_id } = await candidateOf(hr.request, person.email);
    const { version } = (await (await hr.request.get(`/api/applications/${aplicacion_id}`)).json()) as {
      version: number;
    };
    const hired = await hr.request.post(`/api/applications/${aplicacion_id}/move`, {
      data: { estado: 'contratada', version, notificar: false },
    });
    expect(hired.status(), await hired.text()).toBe(200);

    await test.step('HR finds the person in the list and sets the first day', async () => {
      await hr.goto(`${AREA}/onboardings`);
      await hr.getByRole('link', { name: fullName(person) }).click();
      await expect(hr.getByText('Pon la fecha del primer día', { exact: false })).toBeVisible();
      await hr.getByRole('button', { name: 'Editar el primer día' }).click();
      const dialog = hr.getByRole('dialog');
      const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
      await dialog.getByLabel('Primer día').fill(day);
      await dialog.getByLabel('Hora').fill('07:30');
      await dialog.getByLabel('Lugar').fill('Base de Zona Franca');
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect(dialog).toBeHidden();
      await expectAccessible(hr, 'an incorporación');
    });

    const page = await phone.newPage();
    await test.step('the portal begins with what is left', async () => {
      await page.goto('/portal-candidato');
      const block = page.getByRole('region', { name: 'Antes de tu primer día' });
      await expect(block.getByText('Base de Zona Franca')).toBeVisible();
      await expect(block.getByText(/Te quedan \d+ cosas por hacer/)).toBeVisible();
      await expectAccessible(page, 'before the first day');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });

    const account = page
      .locator('details')
      .filter({ has: page.locator('form[aria-label="La cuenta para tu nómina"]') });
    const typed = account.getByRole('textbox');
    await test.step('what is typed before the page can send it stays, and is sent afterwards', async () => {
      let letIn = () => {};
      const scripts = new Promise<void>((resolve) => (letIn = resolve));
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await scripts;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      await account.locator('summary').waitFor();
      if (!(await typed.isVisible())) await account.locator('summary').click();
      await typed.fill('ES91 2100 0418 4502 0005 1333');
      await expect(account.getByRole('button', { name: 'Guardar' })).toBeDisabled();
      letIn();
      await expect(account.getByRole('button', { name: 'Guardar' })).toBeEnabled();
      await expect(typed).toHaveValue('ES91 2100 0418 4502 0005 1333');
    });

    await test.step('a wrong account says so and stays typed, a right one is kept', async () => {
      await account.getByRole('button', { name: 'Guardar' }).click();
      await expect(account.getByRole('alert').first()).toBeVisible();
      await expect(typed).toHaveValue('ES91 2100 0418 4502 0005 1333');
      await typed.fill(IBAN);
      await account.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
    });

    await test.step('both sides of a document are photographed and become one', async () => {
      const task = page
        .locator('details')
        .filter({ has: page.locator('input[type=file]') })
        .first();
      if (!(await task.evaluate((one: HTMLDetailsElement) => one.open)))
        await task.locator('summary').click();
      const locked = { name: 'dni.pdf', mimeType: 'application/pdf', buffer: await lockedPdf() };
      await task.getByLabel(/^Subir /).setInputFiles(locked);
      await expect(task.getByRole('alert')).toContainText('protegido con contraseña');
      // It would be refused again.
      await expect(task.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
      const side = { name: 'cara.png', mimeType: 'image/png', buffer: await page.screenshot() };
      await task.getByLabel(/^Subir /).setInputFiles(side);
      await expect(task.getByRole('button', { name: 'Enviar esta foto' })).toBeEnabled();
      await task.getByLabel('Añadir otra cara').setInputFiles(side);
      await expect(task.getByRole('img', { name: 'Página 2' })).toBeVisible();
      await task.getByLabel('Elegir fotos que ya tengo').setInputFiles(side);
      await task.getByRole('button', { name: 'Página 3: quitarla' }).click();
      await expectAccessible(page, 'the sides of a document');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      const send = task.getByRole('button', { name: 'Enviar estas 2 fotos' });
      await page.route('**/file/fotos', (route) => route.abort(), { times: 1 });
      await send.click();
      await expect(task.getByRole('alert')).toBeVisible();
      // What could not be sent waits where it was taken.
      await expect(task.getByRole('img', { name: /^Página / })).toHaveCount(2);
      await send.click();
      await expect(page.getByText('Documento enviado')).toBeVisible();
      // The task closes: the next one is open.
      const sent = page.locator('a[href^="/api/documents/"]', { hasText: '.pdf' });
      await expect(sent).toHaveCount(1);
      const file = await page.request.get((await sent.getAttribute('href')) ?? '');
      expect((await file.body()).toString('latin1')).toContain('/Count 2');
    });

    await test.step('HR sees its last four figures, and all of it on request', async () => {
      await hr.reload();
      await expect(hr.getByText('1332', { exact: false })).toBeVisible();
      await expect(hr.getByText(IBAN.replaceAll(' ', ''), { exact: false })).toHaveCount(0);
      await hr
        .getByRole('button', { name: /^Ver: / })
        .first()
        .click();
      await expect(hr.getByText(/ES91 ?2100 ?0418 ?4502 ?0005 ?1332/)).toBeVisible();
    });

    await test.step('the end is said with one button', async () => {
      await hr.getByRole('button', { name: 'Incorporado' }).click();
      await hr.getByRole('dialog').getByRole('button', { name: 'Incorporado' }).click();
      await expect(hr.getByText('Incorporación terminada')).toBeVisible();
    });
  },
);
