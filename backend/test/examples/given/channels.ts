import { givenPerson, saveChannel, said, SECRET, SMS_SECRET, text } from '../../channels/channels-journey.js';
import { ScriptedServer, sign } from '../../channels/scripted-servers.js';
import { givenMailbox } from '../../inbound/inbound-journey.js';
import { applicant } from '../applicant.js';
import type { Given, Real } from '../real.js';
import type { Rows } from '../rows.js';

/** The word of the examples. */
const VERIFY = '~palabra-de-verificacion';

/** WhatsApp or SMS, switched on at a provider on loopback. */
async function on(rows: Rows, canal: 'whatsapp' | 'sms' = 'whatsapp'): Promise<ScriptedServer> {
  const server = rows.keep(await ScriptedServer.start());
  server.script = () => ({
    body: { verified_name: 'Zarvia', display_phone_number: '+34 930 000 000', data: [], paging: {} },
  });
  const words = canal === 'whatsapp' ? { verificacion: VERIFY } : {};
  const answer = await saveChannel(await rows.administrator(), canal, server.url, words);
  if (answer.status !== 200) throw new Error(`${canal} is not on: ${JSON.stringify(answer.body)}`);
  return server;
}
const channel = async (rows: Rows): Promise<Real> => {
  await on(rows);
  return {};
};

/** A notice, signed as the provider does. */
const signedNotice = (notice: object, header: string, secret: string): Real => {
  const raw = JSON.stringify(notice);
  return { raw, header: { [header]: sign(raw, secret) } };
};

let mails = 0;
const mail = (from: string): string => {
  const headers = [
    `From: ${from}`,
    'To: respuestas@zarvia.example.com',
    `Message-ID: <e${++mails}@example.com>`,
  ];
  return [...headers, 'Subject: Mi candidatura', '', 'El martes por la tarde me va bien.', ''].join('\r\n');
};

/** A mail that nobody of the candidates wrote. */
async function unassigned(rows: Rows): Promise<string> {
  const browser = await rows.administrator();
  await givenMailbox(browser);
  const post = browser.post('/api/inbound/mail').set('Content-Type', 'message/rfc822');
  await post.send(mail('desconocida@example.com')).expect(200);
  return (await rows.one(`SELECT id FROM correos_sin_asignar ORDER BY recibido_at DESC, id LIMIT 1`)).id;
}

export const CHANNELS: Given = {
  saveChannel: async (rows) => {
    const { url } = await on(rows);
    const { version } = await rows.one<{ version: number }>(
      `SELECT version FROM canales_mensajes WHERE canal = 'whatsapp'`,
    );
    return { body: { url, version } };
  },
  testChannel: channel,
  refreshWhatsappTemplates: channel,
  verifyWhatsapp: channel,
  receiveWhatsapp: async (rows) => {
    await on(rows);
    const notice = said(rows.world, await givenPerson(rows.world), text('Hola'));
    return signedNotice(notice, 'x-hub-signature-256', SECRET);
  },
  receiveSms: async (rows) => {
    await on(rows, 'sms');
    return signedNotice({ type: 'status', id: 'sms.1', status: 'delivered' }, 'x-signature', SMS_SECRET);
  },
  decideChannelConsent: async (rows) => {
    await on(rows);
    return { path: { id: (await givenPerson(rows.world)).candidate } };
  },
  decideMyChannelConsent: async (rows) => {
    await on(rows);
    return { user: (await givenPerson(rows.world)).user };
  },
  saveMailbox: async (rows) => ({
    body: { version: (await rows.one<{ version: number }>(`SELECT version FROM buzon_entrada`)).version },
  }),
  testMailbox: async (rows) => {
    const server = { servidor: '127.0.0.1', usuario: 'respuestas', contrasena: '~contrasena-del-buzon' };
    await givenMailbox(await rows.administrator(), { ...server, puerto: 9, activo: true });
    return {};
  },
  receiveMail: async (rows) => {
    await givenMailbox(await rows.administrator());
    return { raw: mail('nuria.vidal@example.com') };
  },
  assignMail: async (rows) => ({
    path: { id: await unassigned(rows) },
    body: { candidato_id: (await applicant(rows)).candidate },
  }),
  discardMail: async (rows) => ({ path: { id: await unassigned(rows) } }),
  takeBackMessage: async (rows) => {
    const { candidate } = await applicant(rows);
    const browser = await rows.administrator();
    const order = { texto: '¿Puedes venir el martes?' };
    await browser.post(`/api/threads/${candidate}`).send(order).expect(201);
    const message = await rows.one(`SELECT id FROM mensajes_hilo WHERE candidato_id = $1`, [candidate]);
    return { path: { id: candidate, mensaje_id: message.id } };
  },
};
