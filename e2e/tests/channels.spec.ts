import type { APIRequestContext } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openApplicant, openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { cvOf } from '../pages/cv.js';
import { newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

/** WhatsApp's API on loopback: its number, one approved template, what was sent, and the files that it gives. */
async function graph() {
  const sent: string[] = [];
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      const [kind, id = ''] = path.slice(1).split('.');
      const file = files.get(id);
      if (file && kind === 'file') {
        response.end(file);
        return;
      }
      if (!file && kind === 'media') response.statusCode = 503;
      const answer = path.includes('message_templates')
        ? {
            data: [
              {
                name: 'recordatorio',
                language: 'es',
                status: 'APPROVED',
                category: 'UTILITY',
                id: '1',
                components: [{ type: 'BODY', text: 'Hola, {{1}}: ¿vienes?' }],
              },
            ],
          }
        : path.includes('/messages')
          ? { messaging_product: 'whatsapp', messages: [{ id: `wamid.${sent.push(body)}` }] }
          : kind === 'media'
            ? { id, url: `http://${request.headers.host}/file.${id}` }
            : { id: '1', display_phone_number: '+34 930 000 000', verified_name: 'Zarvia' };
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    sent,
    files,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

/** A message of a person, as WhatsApp tells of it. */
async function says(
  request: APIRequestContext,
  telefono: string,
  content: string | object,
  id = 'wamid.1',
): Promise<void> {
  const from = telefono.replace(/\D/g, '');
  const message = {
    from,
    id,
    timestamp: String(Math.floor(Date.now() / 1000)),
    ...(typeof content === 'string' ? { type: 'text', text: { body: content } } : content),
  };
  const value = { metadata: { phone_number_id: '106540352242922' }, messages: [message] };
  const data = JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] });
  const signature = createHmac('sha256', 'secreto').update(data).digest('hex');
  const answer = await request.post('/api/channels/whatsapp/events', {
    headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': `sha256=${signature}` },
    data,
  });
  expect(answer.status()).toBe(200);
}

test('an administrator sets WhatsApp up, a candidate accepts it, and HR sends a template, then a file', async ({
  openBrowser,
}) => {
  const provider = await graph();
  const admin = await openStaff(openBrowser, 'admin');
  await admin.goto('/sistema-aplicacion/panel-admin/canales');
  const card = admin.getByRole('region', { name: 'WhatsApp', exact: true });
  const form = admin.locator('form').filter({ has: card });
  for (const [label, value] of [
    ['Dirección de la API', provider.url],
    ['Id del número', '106540352242922'],
    ['Id de la cuenta', '102290129340398'],
    ['Token permanente', 'EAAtoken'],
    ['Secreto de la app', 'secreto'],
    ['Palabra de verificación', 'palabra'],
  ] as const)
    await card.getByLabel(label).fill(value);
  await card.getByLabel('Usar WhatsApp').check();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(card.getByText(/0 mensajes este mes/)).toBeVisible();
  await card.getByRole('button', { name: 'Probar' }).click();
  await expect(card.getByText(/Zarvia/)).toBeVisible();
  await admin.getByRole('button', { name: 'Leer las plantillas' }).click();
  await expect(admin.getByRole('cell', { name: 'recordatorio (es)' })).toBeVisible();
  await expectAccessible(admin, 'the channels of the panel');

  // A number of their own, by which WhatsApp knows them.
  const person = { ...newPerson(), telefono: `+34 6${String(Date.now()).slice(-8)}` };
  const portal = await (await openApplicant(openBrowser, person)).newPage();
  await portal.goto('/portal-candidato?tab=mensajes');
  await portal.getByLabel(/también por WhatsApp/).check();
  await expect(portal.getByLabel(/también por WhatsApp/)).toBeChecked();
  await expectAccessible(portal, 'the conversation with a channel');

  const desk = await openStaff(openBrowser, 'rrhh');
  const { id } = await candidateOf(desk.request, person.email);
  await desk.goto(`/sistema-aplicacion/threads/${id}/show`);
  const open = desk.getByRole('region', { name: 'Conversación abierta' });
  const field = open.getByLabel(`Mensaje para ${person.nombre}`);
  await field.fill('Lo que ya había escrito');
  await open.getByLabel('Enviar por').click();
  await desk.getByRole('option', { name: 'WhatsApp' }).click();
  await expect(open.getByText('Lo decidió en su portal')).toBeVisible();
  // What a template does not send stays in sight.
  await expect(open.getByText('Lo que ya había escrito')).toBeVisible();
  await expect(open.getByText(/se conserva/)).toBeVisible();
  await open.getByLabel('Plantilla').click();
  await desk.getByRole('option', { name: 'recordatorio' }).click();
  await open.getByLabel('Texto de {{1}}').fill(person.nombre);
  await open.getByRole('button', { name: 'Enviar mensaje' }).click();
  const message = open.getByRole('listitem').filter({ hasText: `Hola, ${person.nombre}: ¿vienes?` });
  await expect(message).toContainText('por WhatsApp · Enviándose');
  await expectAccessible(desk, 'a conversation by WhatsApp');
  await expect(message).toContainText('por WhatsApp · Enviado', { timeout: 60_000 });
  expect(provider.sent).toHaveLength(1);
  expect(provider.sent[0]).toContain('"name":"recordatorio"');

  // Once the person writes, free texts and files go for a day.
  await says(desk.request, person.telefono, 'Sí, ¿me mandáis el plano?');
  await expect(open.getByText('Sí, ¿me mandáis el plano?')).toBeVisible();
  await expect(field).toHaveValue('Lo que ya había escrito');
  await field.fill('Aquí lo tienes');
  const [chooser] = await Promise.all([
    desk.waitForEvent('filechooser'),
    open.getByRole('button', { name: 'Adjuntar' }).click(),
  ]);
  await chooser.setFiles({ ...(await cvOf(person)), name: 'Plano.pdf' });
  await open.getByRole('button', { name: 'Enviar mensaje' }).click();
  const withFile = open.getByRole('listitem').filter({ hasText: 'Aquí lo tienes' });
  await expect(withFile).toContainText('por WhatsApp · Enviado', { timeout: 60_000 });
  await expect(withFile).toContainText('Plano.pdf');
  await expectAccessible(desk, 'a file by WhatsApp');
  expect(provider.sent).toHaveLength(3);
  expect(provider.sent[1]).toContain('Aquí lo tienes');
  expect(provider.sent[2]).toContain('"filename":"Plano.pdf"');

  // Whoever has no name at WhatsApp is known by their number.
  const stranger = `+346${String(Date.now() + 1).slice(-8)}`;
  await says(desk.request, stranger, 'Busco trabajo de chófer', 'wamid.2');
  await desk.goto('/sistema-aplicacion/unassigned-mail');
  const waiting = desk.getByRole('listitem').filter({ hasText: `WhatsApp ${stranger}` });
  await expect(waiting).toContainText('Busco trabajo de chófer');
  await expect(waiting).not.toContainText('Sin remitente');

  // Its file is here before anybody has said whose it is, or the row says why it is not.
  provider.files.set('1', (await cvOf(person)).buffer);
  provider.files.set('2', Buffer.from('PK\x03\x04 nothing'));
  const document = (file: string, filename: string) => ({
    type: 'document',
    document: { id: `media.${file}`, filename },
  });
  await says(desk.request, stranger, document('1', 'Carné.pdf'), 'wamid.3');
  await expect(waiting.filter({ hasText: /Adjuntos: Carné\.pdf \(\d.*B\)/ })).toBeVisible();
  await says(desk.request, stranger, document('2', 'Fotos.zip'), 'wamid.4');
  await expect(waiting.filter({ hasText: 'Fotos.zip: no se ha guardado.' })).toContainText('archivos PDF');
  await says(desk.request, stranger, document('3', 'Perdido.pdf'), 'wamid.5');
  await expect(waiting.filter({ hasText: 'Perdido.pdf' })).toContainText(/WhatsApp lo guarda hasta el \d/);
  await expectAccessible(desk, 'messages that wait, with files');

  await card.getByLabel('Usar WhatsApp').uncheck();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(card.getByText('Apagado: el canal no aparece en ningún sitio.')).toBeVisible();
  provider.close();
});
