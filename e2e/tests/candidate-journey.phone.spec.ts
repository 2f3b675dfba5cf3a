import type { Page } from '@playwright/test';
import { openStaff, register, signIn } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { cvOf } from '../pages/cv.js';
import { newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';
import { linkIn, waitForMail } from '../support/mailbox.js';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A picture as a phone's camera would give it, smaller. */
async function photoOf(page: Page) {
  const image = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 300;
    canvas.getContext('2d')?.fillText('CV', 20, 20);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(image, 'base64') };
}

test(
  'a driver applies with a photo on two phones, writes to HR, and erases the account',
  { tag: '@main' },
  async ({ page, context, openBrowser }) => {
    const person = newPerson();
    await register(context, person);
    let portal = page;

    await test.step('the form is left at its fourth step, with a photo as CV', async () => {
      await page.goto('/completar-candidatura');
      const form = new ApplicationForm(page);
      await form.fillPersonal(person);
      await form.next.tap();
      await form.step(2).waitFor();
      await form.fillLocation(person);
      await form.next.tap();
      await form.step(3).waitFor();
      await form.chooseJob('chofer', 'conductor');
      await form.next.tap();
      await form.step(4).waitFor();
      await page.getByRole('button', { name: 'Hacer foto' }).tap();
      await page.getByLabel('Elegir fotos que ya tengo').setInputFiles([await photoOf(page)]);
      await page.getByRole('button', { name: 'Usar esta foto' }).tap();
      await expect(page.getByText('CV.pdf')).toBeVisible();
      await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
      await page.close();
    });

    await test.step('another phone goes on and sends it; a message confirms it', async () => {
      const other = await openBrowser(PHONE);
      await signIn(other, person);
      portal = await other.newPage();
      await portal.goto('/completar-candidatura');
      await expect(portal.getByText('CV.pdf')).toBeVisible();
      const form = new ApplicationForm(portal);
      await form.next.tap();
      await form.send.tap();
      await expect(portal).toHaveURL(/\/candidatura-enviada/);
      await waitForMail(person.email, 'Hemos recibido tu candidatura');
    });

    const hr = await openStaff(openBrowser, 'rrhh');
    const { id } = await candidateOf(hr.request, person.email);

    await test.step('HR agrees an interview, which moves the application; the driver confirms it', async () => {
      const agreed = await hr.request.post('/api/interviews', {
        data: {
          candidato_id: id,
          fecha: inDays(6),
          hora: '10:30',
          tipo: 'presencial',
          ubicacion: 'Carrer de la Mecànica 12, Barcelona',
        },
      });
      expect(agreed.status(), await agreed.text()).toBe(201);
      await portal.goto('/portal-candidato');
      await expect(
        portal.getByText('¡Buenas noticias! Queremos conocerte en una entrevista').first(),
      ).toBeVisible();
      await portal.getByRole('button', { name: 'Confirmar asistencia' }).tap();
      await expect(portal.getByText('Asistencia confirmada')).toBeVisible();
      expect((await candidateOf(hr.request, person.email)).estado).toBe('entrevista_programada');
    });

    await test.step('the CV is replaced', async () => {
      await portal.goto('/portal-candidato?tab=documentos');
      const { buffer, mimeType } = await cvOf(person);
      const upload = portal.getByLabel('Sustituir mi CV');
      // It waits for the scripts of the page; a file that is set before is not seen.
      await expect(upload).toBeEnabled();
      await upload.setInputFiles({ name: 'CV nuevo.pdf', mimeType, buffer });
      await expect(portal.getByText('CV nuevo.pdf')).toBeVisible();
      const versions = async () => (await hr.request.get(`/api/candidates/${id}/cv/history`)).json();
      await expect.poll(versions).toHaveLength(2);
    });

    await test.step('HR reads what the driver writes', async () => {
      await portal.getByRole('link', { name: 'Escribir a RRHH' }).first().tap();
      // The conversation stands above the field, which moves down when it has been read.
      await expect(portal.getByText(/^Todavía no hay mensajes/)).toBeVisible();
      await portal.getByLabel('Tu mensaje').fill('¿Hay sitio para aparcar?');
      await portal.getByRole('button', { name: 'Enviar mensaje' }).tap();
      await expect(portal.getByRole('article').filter({ hasText: '¿Hay sitio para aparcar?' })).toContainText(
        'Enviado',
      );
      const thread = await hr.request.get(`/api/threads/${id}`);
      expect(await thread.text()).toContain('¿Hay sitio para aparcar?');
    });

    await test.step('a copy is downloaded and the account erased', async () => {
      await portal.goto('/portal-candidato?tab=datos');
      const download = portal.waitForEvent('download');
      await portal.getByRole('button', { name: 'Descargar mis datos' }).tap();
      expect((await download).suggestedFilename()).toMatch(/^Mis_datos_\d{4}-\d\d-\d\d\.zip$/);
      await portal.getByRole('button', { name: 'Borrar mi cuenta' }).tap();
      await portal.getByRole('dialog').getByLabel('Tu contraseña').fill(person.password);
      await portal.getByRole('button', { name: 'Enviarme el correo' }).tap();
      const mail = await waitForMail(person.email, 'Confirma que quieres borrar tu cuenta');
      await portal.goto(linkIn(mail, '/borrar-cuenta'));
      await portal.getByRole('button', { name: 'Borrar mi cuenta y mis datos' }).tap();
      await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta se ha borrado');
      expect((await hr.request.get(`/api/candidates/${id}`)).status()).toBe(404);
      const found = await hr.request.get('/api/candidates', {
        params: { filter: JSON.stringify({ q: person.email }) },
      });
      expect(await found.json()).toEqual([]);
    });
  },
);
