import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openApplicant, openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

/** WhatsApp's API on loopback: its number, one approved template, and what was sent. */
async function graph() {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
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
          : { id: '1', display_phone_number: '+34 930 000 000', verified_name: 'Zarvia' };
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    sent,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

test('an administrator sets WhatsApp up, a candidate accepts it, and HR sends an approved template', async ({
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

  const person = newPerson();
  const portal = await (await openApplicant(openBrowser, person)).newPage();
  await portal.goto('/portal-candidato?tab=mensajes');
  await portal.getByLabel(/también por WhatsApp/).check();
  await expect(portal.getByLabel(/también por WhatsApp/)).toBeChecked();
  await expectAccessible(portal, 'the conversation with a channel');

  const desk = await openStaff(openBrowser, 'rrhh');
  const { id } = await candidateOf(desk.request, person.email);
  await desk.goto(`/sistema-aplicacion/threads/${id}/show`);
  const open = desk.getByRole('region', { name: 'Conversación abierta' });
  await open.getByLabel('Enviar por').click();
  await desk.getByRole('option', { name: 'WhatsApp' }).click();
  await expect(open.getByText('Lo decidió en su portal')).toBeVisible();
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

  await card.getByLabel('Usar WhatsApp').uncheck();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(card.getByText('Apagado: el canal no aparece en ningún sitio.')).toBeVisible();
  provider.close();
});
