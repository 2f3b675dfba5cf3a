import { verified } from '../auth/security-journey.js';
import { SendChannelMessage } from '../../src/channels/sending/send-channel-message.js';
import { order } from '../interviews/interviews-given.js';
import { pdf } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';
import {
  channel,
  deliver,
  deliverSms,
  givenPerson,
  handOut,
  leave,
  type Person,
  said,
  saveChannel,
  sends,
  status,
  text,
  VERIFY,
} from './channels-journey.js';
import { accepted, type Answer, graphError, newId, notice, ScriptedServer } from './scripted-servers.js';

let world: World;
let admin: Agent;
let hr: Agent;
let graph: ScriptedServer;
let gateway: ScriptedServer;
let person: Person;

beforeAll(async () => {
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.0/8'] } });
  [graph, gateway] = [await ScriptedServer.start(), await ScriptedServer.start()];
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
  hr = await world.signedInAs('rrhh');
});
afterAll(async () => {
  await Promise.all([graph.close(), gateway.close()]);
  await world.close();
});
beforeEach(async () => {
  person = await givenPerson(world);
  graph.asked.length = 0;
  gateway.asked.length = 0;
  graph.script = (asked) => accepted(asked);
  gateway.script = () => ({ body: { id: newId('sms') } });
});
afterEach(() => world.clock.reset());

const thread = async (of = person) => (await hr.get(`/api/threads/${of.candidate}`).expect(200)).body;
const choice = async (canal: string) =>
  (await thread()).canales.find((one: { canal: string }) => one.canal === canal);
const last = async () => (await thread()).mensajes.at(-1);
const write = (values: object, of = person) => hr.post(`/api/threads/${of.candidate}`).send(values);
/** Past the time in which it may be taken back. */
const sent = async (values: object, of = person) => {
  const answer = await write(values, of).expect(201);
  await leave(world);
  return answer;
};
const settled = async (estado: string) => {
  await world.until(async () => (await last()).envio?.estado === estado);
  return last();
};
const writes = (content: object, values: object = {}) => deliver(world, said(world, person, content, values));
const consent = (acepta: boolean, canal = 'whatsapp') =>
  hr.put(`/api/candidates/${person.candidate}/channel-consents/${canal}`).send({ acepta });

describe('a channel that is not set up', () => {
  it('is shown nowhere, takes no message and no notice', async () => {
    const { canales } = await thread();
    expect(canales).toEqual([
      expect.objectContaining({ canal: 'portal', disponible: true, propuesto: true }),
    ]);
    expect((await person.agent.get('/api/me/channel-consents').expect(200)).body).toEqual([]);
    const { body } = await write({ texto: 'Hola', canal: 'whatsapp' }).expect(409);
    expect(body.code).toBe('channel_off');
    await writes(text('Hola')).expect(401);
    await world.agent().get('/api/channels/whatsapp/events?hub.mode=subscribe').expect(403);
    await admin.post('/api/config/channels/whatsapp/test').expect(409);
  });

  it('cannot be switched on half set up, nor without a recent proof', async () => {
    const { body } = await saveChannel(admin, 'whatsapp', graph.url, { numero_id: '' });
    expect(body.errors).toHaveProperty('numero_id');
    const inside = await saveChannel(admin, 'whatsapp', 'http://10.0.0.1/v23.0');
    expect(inside.body.errors).toHaveProperty('url');
    world.clock.advance(11 * 60_000);
    expect((await saveChannel(admin, 'whatsapp', graph.url)).body.code).toBe('recent_proof_required');
  });
});

describe('channels that are set up', () => {
  beforeAll(async () => {
    await saveChannel(admin, 'whatsapp', graph.url).then(({ status: code }) => expect(code).toBe(200));
    await saveChannel(admin, 'sms', gateway.url).then(({ status: code }) => expect(code).toBe(200));
  });

  it('never answer their secrets, and ask the provider whether it accepts the token', async () => {
    const { body } = await admin.get('/api/config/channels').expect(200);
    expect(JSON.stringify(body)).not.toMatch(/-token|the-app|the-sms|the-verify/);
    expect(body[0]).toMatchObject({ canal: 'whatsapp', tiene_token: true, tiene_secreto: true });
    graph.script = () => ({ body: { verified_name: 'Zarvia', display_phone_number: '+34 930 000 000' } });
    const trial = await admin.post('/api/config/channels/whatsapp/test').expect(200);
    expect(trial.body).toEqual({ conectado: true, detalle: 'Conectado con «Zarvia» (+34 930 000 000).' });
    expect(graph.asked[0]).toMatchObject({
      path: '/106540352242922?fields=display_phone_number,verified_name,quality_rating',
      token: 'whatsapp-token',
    });
    graph.script = () => graphError(190, 401);
    const refused = await admin.post('/api/config/channels/whatsapp/test').expect(200);
    expect(refused.body).toEqual({ conectado: false, detalle: 'WhatsApp no acepta el token.' });
    gateway.script = () => ({ status: 404 });
    expect((await admin.post('/api/config/channels/sms/test').expect(200)).body.conectado).toBe(false);
  });

  it('give their token to no other server, and refuse a change of what somebody else has changed', async () => {
    const elsewhere = await saveChannel(admin, 'whatsapp', gateway.url, { token: undefined });
    expect(elsewhere.body.errors).toHaveProperty('token');
    const { version } = await channel(admin, 'whatsapp');
    const stale = await saveChannel(admin, 'whatsapp', graph.url, { version: version - 1 });
    expect(stale.body.code).toBe('conflict');
    expect((await saveChannel(admin, 'whatsapp', graph.url, { token: undefined })).status).toBe(200);
  });

  it('answer Meta’s check of the address to whoever knows the word', async () => {
    const ask = (token: string) =>
      world
        .agent()
        .get('/api/channels/whatsapp/events')
        .query({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' });
    const answer = await ask(VERIFY).expect(200);
    expect(answer.text).toBe('1158201444');
    await ask('another').expect(403);
  });

  describe('a message of a person', () => {
    it('is theirs, gives consent, opens the window, and comes once however often it is delivered', async () => {
      const body = said(world, person, text('Hola, ¿hay noticias?'));
      await Promise.all([1, 2, 3].map(() => deliver(world, body).expect(200)));
      await deliver(world, body).expect(200);
      const { mensajes, canales, sin_leer } = await thread();
      expect(mensajes).toMatchObject([
        { texto: 'Hola, ¿hay noticias?', canal: 'whatsapp', autor: 'candidato' },
      ]);
      expect(sin_leer).toBe(1);
      expect(canales[1]).toMatchObject({
        canal: 'whatsapp',
        disponible: true,
        solo_plantilla: false,
        propuesto: true,
      });
      expect(canales[0].propuesto).toBe(false);
    });

    it('with another signature is refused, and changes nothing', async () => {
      await deliver(world, said(world, person, text('Hola')), 'another').expect(401);
      expect((await thread()).mensajes).toEqual([]);
    });

    it('of an unknown number waits for assignment, and is assigned', async () => {
      await deliver(world, said(world, { digits: '34699887766' }, text('¿Hola?'))).expect(200);
      const [row] = (await hr.get('/api/unassigned-mail').expect(200)).body;
      expect(row).toMatchObject({
        canal: 'whatsapp',
        motivo: 'numero_desconocido',
        remitente: '+34699887766',
        texto: '¿Hola?',
      });
      await hr
        .post(`/api/unassigned-mail/${row.id}/assign`)
        .send({ candidato_id: person.candidate })
        .expect(204);
      expect(await last()).toMatchObject({ texto: '¿Hola?', canal: 'whatsapp' });
      expect((await choice('whatsapp')).motivo).toBe('channel_no_consent');
    });

    it('of two people’s number waits too, and its end is that of both', async () => {
      await consent(true).expect(200);
      const other = await givenPerson(world);
      await world.change('UPDATE candidates SET telefono = $2 WHERE id = $1', [
        other.candidate,
        person.digits.slice(2),
      ]);
      await writes(text('BAJA')).expect(200);
      const [row] = (await hr.get('/api/unassigned-mail').expect(200)).body;
      expect(row.motivo).toBe('numero_repetido');
      expect((await choice('whatsapp')).motivo).toBe('channel_opted_out');
      await hr.post(`/api/unassigned-mail/${row.id}/discard`).expect(204);
    });

    it.each([
      [{ type: 'sticker', sticker: { id: '1', mime_type: 'image/webp' } }, 'Ha enviado un sticker.'],
      [
        { type: 'location', location: { latitude: 41.3, longitude: 2.1, name: 'Sants', address: 'Plaça 1' } },
        'Ha compartido una ubicación: Sants, Plaça 1, 41.3, 2.1',
      ],
      [{ type: 'location', location: {} }, 'Ha compartido una ubicación.'],
      [
        {
          type: 'contacts',
          contacts: [
            { name: { formatted_name: 'Luis' }, phones: [{ phone: '+34 611 222 333' }] },
            { name: { formatted_name: 'Ana' }, emails: [{ email: 'ana@example.com' }] },
          ],
        },
        'Ha compartido un contacto: Luis, +34 611 222 333; Ana, ana@example.com',
      ],
      [{ type: 'contacts', contacts: [] }, 'Ha compartido un contacto.'],
      [
        { type: 'reaction', reaction: { message_id: 'x', emoji: '👍' } },
        'Ha reaccionado con 👍 a un mensaje.',
      ],
      [
        { type: 'unsupported', errors: [{ code: 131051 }] },
        'Ha enviado algo que aquí no se puede mostrar. Pídele que lo envíe de otra forma.',
      ],
      [{ type: 'button', button: { payload: 'p', text: 'Más información' } }, 'Más información'],
      [
        {
          type: 'interactive',
          interactive: { type: 'list_reply', list_reply: { id: 'a', title: 'Martes' } },
        },
        'Martes',
      ],
    ])('of another kind becomes a sentence: %j', async (content, sentence) => {
      await writes(content).expect(200);
      expect((await last()).texto).toBe(sentence);
    });

    it('that answers one of ours, or reacts to it, quotes it', async () => {
      const id = newId('wamid');
      graph.script = (asked) => accepted(asked, id);
      await writes(text('Hola')).expect(200);
      await sent({ texto: '¿Puedes venir el martes?', canal: 'whatsapp' });
      await settled('enviado');
      await writes({ ...text('Hola'), context: { from: '34', id } }).expect(200);
      expect((await last()).citado).toBe('¿Puedes venir el martes?');
      await writes({ type: 'reaction', reaction: { message_id: id, emoji: '👍' } }).expect(200);
      expect(await last()).toMatchObject({
        texto: 'Ha reaccionado con 👍 a un mensaje.',
        citado: '¿Puedes venir el martes?',
      });
      // The id of what we wrote to somebody else shows nothing of it.
      person = await givenPerson(world);
      await writes({ ...text('Hola'), context: { id } }).expect(200);
      expect((await last()).citado).toBeNull();
    });

    it('brings its file after the checks of uploads, or names it as refused', async () => {
      const download =
        (content: Buffer): ((asked: { path: string }) => Answer) =>
        (asked) =>
          asked.path === '/media-1'
            ? {
                body: {
                  messaging_product: 'whatsapp',
                  url: `${graph.url}/files/1`,
                  mime_type: 'application/pdf',
                  id: 'media-1',
                },
              }
            : { body: content, headers: { 'content-type': 'application/pdf' } };
      const document = (filename: string) => ({
        type: 'document',
        document: { id: 'media-1', filename, caption: 'El carné', mime_type: 'application/pdf' },
      });
      graph.script = download(pdf('carné'));
      await writes(document('carné.pdf')).expect(200);
      await world.until(async () => (await last()).archivos_pendientes === 0);
      const kept = await last();
      expect(kept).toMatchObject({ texto: 'El carné', adjuntos: [{ nombre: 'carné.pdf' }], rechazados: [] });
      await hr.get(kept.adjuntos[0].url).expect(200);
      expect(graph.asked.every(({ token }) => token === 'whatsapp-token')).toBe(true);
      graph.script = download(Buffer.from('PK\x03\x04 nothing'));
      await writes(document('fotos.zip')).expect(200);
      await world.until(async () => (await last()).archivos_pendientes === 0);
      expect(await last()).toMatchObject({ adjuntos: [], rechazados: [{ nombre: 'fotos.zip' }] });
      graph.script = () => graphError(131052, 400);
      await writes(document('perdido.pdf')).expect(200);
      await world.until(async () => (await last()).archivos_pendientes === 0);
      expect((await last()).rechazados[0].motivo).toContain('No se ha podido descargar');
    });

    it('by SMS is theirs too, and proposes SMS', async () => {
      const body = {
        type: 'message',
        id: newId('in'),
        from: `+${person.digits}`,
        text: 'Hola',
        at: '2026-11-29T10:00:00Z',
      };
      await deliverSms(world, body).expect(200);
      await deliverSms(world, body).expect(200);
      await deliverSms(world, body, 'another').expect(401);
      expect((await thread()).mensajes).toMatchObject([{ canal: 'sms', texto: 'Hola' }]);
      expect(await choice('sms')).toMatchObject({ disponible: true, propuesto: true });
    });
  });

  describe('the end of a channel', () => {
    it('is said by one word, confirmed once, and taken back by the person alone', async () => {
      await writes(text('Hola')).expect(200);
      await writes(text(' Baja. ')).expect(200);
      const { mensajes } = await thread();
      expect(mensajes[1]).toMatchObject({ texto: 'Baja.', nota: 'baja' });
      expect(mensajes[2]).toMatchObject({ autor: 'rrhh', canal: 'whatsapp' });
      expect(mensajes[2].texto).toContain('No te escribiremos más por WhatsApp');
      await settled('enviado');
      await writes(text('STOP')).expect(200);
      expect((await thread()).mensajes).toHaveLength(4);
      expect((await consent(true).expect(409)).body.code).toBe('channel_opted_out');
      expect((await write({ texto: 'Hola', canal: 'whatsapp' }).expect(409)).body.code).toBe(
        'channel_opted_out',
      );
      await writes(text('ALTA')).expect(200);
      expect(await last()).toMatchObject({ nota: 'alta' });
      await sent({ texto: 'Hola', canal: 'whatsapp' });
    });

    it('stays when a word that was written before it comes late', async () => {
      const ago = (seconds: number) => ({
        timestamp: String(Math.floor(world.clock.now().getTime() / 1000) - seconds),
      });
      await deliver(world, said(world, person, text('BAJA'), ago(60))).expect(200);
      await deliver(world, said(world, person, text('ALTA'), ago(120))).expect(200);
      expect((await choice('whatsapp')).motivo).toBe('channel_opted_out');
      await deliver(world, said(world, person, text('ALTA'), ago(30))).expect(200);
      expect((await choice('whatsapp')).motivo).toBeNull();
      const own = { canal: 'whatsapp', acepta: false };
      await person.agent.put('/api/me/channel-consents').send(own).expect(200);
      await deliver(world, said(world, person, text('ALTA'), ago(10))).expect(200);
      expect((await choice('whatsapp')).motivo).toBe('channel_opted_out');
      await writes(text('BAJA')).expect(200);
      await deliver(world, said(world, person, text('BAJA'), ago(120))).expect(200);
      await deliver(world, said(world, person, text('ALTA'), ago(20))).expect(200);
      expect((await choice('whatsapp')).motivo).toBe('channel_opted_out');
    });

    it('is decided in the portal as well, and says who and when', async () => {
      const own = await person.agent
        .put('/api/me/channel-consents')
        .send({ canal: 'sms', acepta: false })
        .expect(200);
      expect(own.body).toMatchObject({ canal: 'sms', acepta: false, origen: 'portal', decidido_por: null });
      const { body } = await hr.get(`/api/candidates/${person.candidate}/channel-consents`).expect(200);
      expect(body).toMatchObject([
        { canal: 'whatsapp', acepta: null, rrhh_puede_cambiar: true },
        { canal: 'sms', acepta: false, rrhh_puede_cambiar: false },
      ]);
      expect((await consent(true).expect(200)).body).toMatchObject({ origen: 'rrhh', acepta: true });
    });
  });

  describe('a message to a person', () => {
    beforeEach(() => writes(text('Hola')).expect(200));

    it('goes as the Cloud API takes it, without a mail, and its states go forward only', async () => {
      const id = newId('wamid');
      graph.script = (asked) => accepted(asked, id);
      const { body } = await sent({ texto: '¿Puedes venir?', canal: 'whatsapp' });
      expect(body.envio.estado).toBe('pendiente');
      await settled('enviado');
      expect(sends(graph)).toMatchObject([
        {
          path: '/106540352242922/messages',
          token: 'whatsapp-token',
          body: {
            messaging_product: 'whatsapp',
            recipient_type: 'individual',
            to: person.digits,
            type: 'text',
            text: { body: '¿Puedes venir?' },
            biz_opaque_callback_data: body.id,
          },
        },
      ]);
      for (const word of ['read', 'delivered', 'sent', 'failed']) {
        await deliver(world, status(id, word, { errors: [{ code: 131000 }] })).expect(200);
      }
      expect((await last()).envio).toMatchObject({ estado: 'leido', codigo: null, fallo: null });
      const mails = await world.dataSource.query(
        `SELECT 1 FROM correos WHERE candidato_id = $1 AND plantilla = 'hilo_candidato'`,
        [person.candidate],
      );
      expect(mails).toEqual([]);
      const own = (await person.agent.get('/api/threads/mine').expect(200)).body;
      expect(own.mensajes.at(-1)).toMatchObject({ texto: '¿Puedes venir?', envio: null });
      expect(own.canales).toEqual([]);
    });

    it('is taken back for ten seconds, and does not count then', async () => {
      const used = async () =>
        (await admin.get('/api/config/channels/whatsapp').expect(200)).body.enviados_mes;
      const before = await used();
      const { body } = await write({ texto: 'Al revés', canal: 'whatsapp' }).expect(201);
      expect(await used()).toBe(before + 1);
      await hr.delete(`/api/threads/${person.candidate}/messages/${body.id}`).expect(204);
      expect(await used()).toBe(before);
      const { body: gone } = await sent({ texto: 'Al derecho', canal: 'whatsapp' });
      await settled('enviado');
      const late = await hr.delete(`/api/threads/${person.candidate}/messages/${gone.id}`);
      expect([late.status, late.body.code]).toEqual([409, 'undo_too_late']);
      expect(sends(graph).map(({ body: asked }) => (asked.text as { body: string }).body)).toEqual([
        'Al derecho',
      ]);
    });

    it('that several workers take at once is sent once, behind the one before it', async () => {
      let free = false;
      graph.script = (asked) => (free ? accepted(asked) : { status: 503 });
      const first = await sent({ texto: 'Primero', canal: 'whatsapp' });
      await world.until(() => Promise.resolve(sends(graph).length === 1));
      const second = await sent({ texto: 'Segundo', canal: 'whatsapp' });
      const send = world.app.get(SendChannelMessage);
      await send.execute(second.body.id);
      expect(sends(graph)).toHaveLength(1);
      free = true;
      world.clock.advance(60_000);
      await Promise.all([1, 2, 3].map(() => send.execute(first.body.id)));
      await settled('enviado');
      const texts = sends(graph).map(({ body }) => (body.text as { body: string }).body);
      expect(texts).toEqual(['Primero', 'Primero', 'Segundo']);
    });

    it('that fails is told to webhooks, with the channel and the code', async () => {
      await admin
        .post('/api/webhooks')
        .send({ url: `${gateway.url}/hook`, eventos: ['message.failed'] })
        .expect(201);
      graph.script = () => graphError(131026);
      const { body } = await sent({ texto: 'Hola', canal: 'whatsapp' });
      await settled('fallido');
      const events = await world.dataSource.query(
        `SELECT datos FROM webhook_eventos WHERE tipo = 'message.failed' AND candidato_id = $1`,
        [person.candidate],
      );
      expect(events).toEqual([
        {
          datos: expect.objectContaining({
            id: body.id,
            canal: 'whatsapp',
            codigo: '131026',
            motivo: 'no_entregado',
          }),
        },
      ]);
    });

    it.each([
      [131047, 'Han pasado más de 24 horas'],
      [131026, 'El número no tiene WhatsApp'],
      [130472, 'WhatsApp no entrega este mensaje'],
      [131051, 'WhatsApp no admite este tipo'],
    ])('that is refused with %i fails at once, says why and is not counted', async (code, sentence) => {
      const { enviados_mes } = await channel(admin, 'whatsapp');
      graph.script = () => graphError(code);
      await sent({ texto: 'Hola', canal: 'whatsapp' });
      const { envio } = await settled('fallido');
      expect(envio.codigo).toBe(String(code));
      expect(envio.fallo).toContain(sentence);
      expect(sends(graph)).toHaveLength(1);
      expect((await channel(admin, 'whatsapp')).enviados_mes).toBe(enviados_mes);
    });

    it('that fails afterwards says so, by the code of the notice', async () => {
      const id = newId('wamid');
      graph.script = (asked) => accepted(asked, id);
      await sent({ texto: 'Hola', canal: 'whatsapp' });
      await settled('enviado');
      const errors = [{ code: 131026, title: 'Message undeliverable', error_data: { details: 'x' } }];
      await deliver(world, status(id, 'failed', { errors })).expect(200);
      expect((await last()).envio).toMatchObject({ estado: 'fallido', codigo: '131026' });
    });

    it('that we gave up and that arrives after all says so and counts, in whatever order and however often it is told', async () => {
      const { enviados_mes } = await channel(admin, 'whatsapp');
      const id = newId('wamid');
      graph.script = (asked) => accepted(asked, id);
      await sent({ texto: 'Hola', canal: 'whatsapp' });
      await settled('enviado');
      const tell = async (...words: string[]) => {
        for (const word of words)
          await deliver(world, status(id, word, { errors: [{ code: 131026 }] })).expect(200);
        const { envio } = await last();
        return [envio.estado, envio.codigo, (await channel(admin, 'whatsapp')).enviados_mes - enviados_mes];
      };
      expect(await tell('failed', 'failed', 'sent')).toEqual(['fallido', '131026', 0]);
      expect(await tell('delivered', 'failed', 'delivered', 'sent')).toEqual(['entregado', null, 1]);
      expect(await tell('read', 'failed', 'delivered')).toEqual(['leido', null, 1]);
    });

    it.each([
      ['429 with a wait', () => graphError(130429, 429, { 'retry-after': '40' })],
      ['a busy pair', () => graphError(131056)],
      ['an error of the server', () => ({ status: 503 })],
    ])('is tried again after %s', async (_name, answer) => {
      graph.script = answer;
      await sent({ texto: 'Hola', canal: 'whatsapp' });
      await world.until(() => Promise.resolve(sends(graph).length === 1));
      graph.script = (asked) => accepted(asked);
      await handOut(world);
      expect((await last()).envio.estado).toBe('pendiente');
      world.clock.advance(60_000);
      await handOut(world);
      await settled('enviado');
      expect(sends(graph)).toHaveLength(2);
    });

    it('whose answer was lost is not sent twice when a notice names it', async () => {
      graph.script = () => null;
      const { body } = await sent({ texto: 'Hola', canal: 'whatsapp' });
      await world.until(() => Promise.resolve(sends(graph).length === 1));
      const id = newId('wamid');
      await deliver(world, status(id, 'delivered', { biz_opaque_callback_data: body.id })).expect(200);
      expect((await last()).envio.estado).toBe('entregado');
      world.clock.advance(600_000);
      await handOut(world);
      await deliver(world, status(id, 'read')).expect(200);
      expect((await last()).envio.estado).toBe('leido');
      expect(sends(graph)).toHaveLength(1);
    });

    it('is caught up with what was told before its id was known', async () => {
      const id = newId('wamid');
      await deliver(world, status(id, 'delivered')).expect(200);
      graph.script = (asked) => accepted(asked, id);
      await sent({ texto: 'Hola', canal: 'whatsapp' });
      await settled('entregado');
    });

    it('goes after the window as an approved template only, in the person’s language or Spanish', async () => {
      const part = (language: string, words: string) => ({
        name: 'entrevista',
        language,
        status: 'APPROVED',
        category: 'UTILITY',
        components: [{ type: 'BODY', text: words }],
        id: '1',
      });
      const pages = [[part('en_US', 'Hi {{1}}')], [part('es', 'Hola, {{1}}: te esperamos el {{2}}.')]];
      graph.script = ({ path }) => {
        const at = path.includes('after=') ? 1 : 0;
        const paging = { cursors: { before: 'a', after: `c${at}` }, ...(at ? {} : { next: 'x' }) };
        return { body: { data: path.includes('after=c1') ? [] : pages[at], paging } };
      };
      const { body: read } = await admin.post('/api/config/channels/whatsapp/templates/refresh').expect(200);
      expect(read).toHaveLength(2);
      world.clock.advance(25 * 3_600_000);
      hr = await world.signedInAs('rrhh');
      expect(await choice('whatsapp')).toMatchObject({ solo_plantilla: true, ventana_hasta: null });
      const late = await write({ texto: 'Hola', canal: 'whatsapp' }).expect(409);
      expect(late.body.code).toBe('channel_window_closed');
      const { body: offered } = await hr
        .get(`/api/threads/${person.candidate}/whatsapp-templates`)
        .expect(200);
      expect(offered).toMatchObject([{ idioma: 'es', variables: ['1', '2'] }]);
      const order_ = { canal: 'whatsapp', plantilla_id: offered[0].id };
      await write({ ...order_, variables: ['Núria'] }).expect(422);
      graph.script = (asked) => accepted(asked);
      graph.asked.length = 0;
      const filled = await sent({ ...order_, variables: ['Núria', 'martes'] });
      expect(filled.body.texto).toBe('Hola, Núria: te esperamos el martes.');
      await settled('enviado');
      expect(sends(graph)[0]?.body).toMatchObject({
        type: 'template',
        template: {
          name: 'entrevista',
          language: { code: 'es' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', text: 'Núria' },
                { type: 'text', text: 'martes' },
              ],
            },
          ],
        },
      });
      const english = read.find((one: { idioma: string }) => one.idioma === 'en_US');
      const other = await write({ canal: 'whatsapp', plantilla_id: english.id, variables: ['a'] }).expect(
        409,
      );
      expect(other.body.code).toBe('channel_template_unavailable');
    });

    it('needs a mobile, and by SMS consent, three parts at most and no file', async () => {
      expect((await write({ texto: 'Hola', canal: 'sms' }).expect(409)).body.code).toBe('channel_no_consent');
      await consent(true, 'sms').expect(200);
      const long = await write({ texto: 'a'.repeat(460), canal: 'sms' }).expect(422);
      expect(long.body).toMatchObject({ code: 'channel_text_too_long' });
      const file = await hr
        .post(`/api/threads/${person.candidate}`)
        .field('texto', 'Hola')
        .field('canal', 'sms')
        .attach('adjuntos', pdf('x'), 'x.pdf')
        .expect(409);
      expect(file.body.code).toBe('channel_no_files');
      const id = newId('sms');
      gateway.script = () => ({ body: { id } });
      const { body } = await sent({ texto: 'Te esperamos mañana', canal: 'sms' });
      await settled('enviado');
      expect(sends(gateway)).toMatchObject([
        {
          token: 'sms-token',
          body: { id: body.id, from: 'ZARVIA', to: `+${person.digits}`, text: 'Te esperamos mañana' },
        },
      ]);
      await deliverSms(world, { type: 'status', id, status: 'delivered' }).expect(200);
      expect((await last()).envio.estado).toBe('entregado');
      await world.change(`UPDATE candidates SET telefono = '+34 931 234 567' WHERE id = $1`, [
        person.candidate,
      ]);
      expect((await write({ texto: 'Hola', canal: 'sms' }).expect(409)).body.code).toBe('channel_no_mobile');
    });

    it('is not sent when the person ended the channel before it left', async () => {
      graph.script = () => ({ status: 503 });
      await sent({ texto: 'Hola', canal: 'whatsapp' });
      await world.until(() => Promise.resolve(sends(graph).length === 1));
      await person.agent
        .put('/api/me/channel-consents')
        .send({ canal: 'whatsapp', acepta: false })
        .expect(200);
      world.clock.advance(60_000);
      await handOut(world);
      expect((await settled('fallido')).envio.codigo).toBe('baja');
      expect(sends(graph)).toHaveLength(1);
    });

    it('of two at the limit of the month one goes; the month counts what it costs', async () => {
      const before = await channel(admin, 'whatsapp');
      const limit = { limite_mensual: before.enviados_mes + 1 };
      expect((await saveChannel(admin, 'whatsapp', graph.url, limit)).status).toBe(200);
      const answers = await Promise.all([1, 2].map((n) => write({ texto: `Hola ${n}`, canal: 'whatsapp' })));
      expect(answers.map((one) => one.status).sort()).toEqual([201, 409]);
      expect(answers.find((one) => one.status === 409)?.body.code).toBe('channel_limit_reached');
      expect((await choice('whatsapp')).motivo).toBe('channel_limit_reached');
      const after = await channel(admin, 'whatsapp');
      expect(after.enviados_mes).toBe(before.enviados_mes + 1);
      expect(after.coste_mes).toBeCloseTo(before.coste_mes + 0.05, 4);
      await saveChannel(admin, 'whatsapp', graph.url, { limite_mensual: null });
    });
  });

  describe('a short answer', () => {
    const interview = async (values: object = {}) => {
      const { body } = await hr.post('/api/interviews').send(order(person.candidate, values)).expect(201);
      await world.until(async () => {
        const rows = await world.dataSource.query(
          `SELECT 1 FROM correos WHERE entrevista_id = $1 AND estado IN ('enviado', 'capturado')`,
          [body.id],
        );
        return rows.length > 0;
      });
      return async () => (await hr.get(`/api/interviews/${body.id}`).expect(200)).body;
    };

    it('confirms the one interview that waits, and the conversation says so', async () => {
      const read = await interview();
      await writes(text('1')).expect(200);
      expect(await last()).toMatchObject({ texto: '1', nota: 'entrevista_confirmada' });
      expect((await read()).estado).toBe('confirmada');
      await writes(text('1')).expect(200);
      expect((await last()).nota).toBeNull();
    });

    it('asks for another time by a button of a template', async () => {
      const read = await interview();
      await writes({ type: 'button', button: { payload: 'NO_PUEDO', text: 'No puedo ir' } }).expect(200);
      expect(await last()).toMatchObject({ texto: 'No puedo ir', nota: 'entrevista_otro_momento' });
      expect((await read()).estado).toBe('programada');
    });

    it('is an ordinary message where none or several wait', async () => {
      await writes(text('confirmo')).expect(200);
      expect((await last()).nota).toBeNull();
      const reads = [await interview(), await interview({ hora: '12:00' })];
      await writes(text('confirmo')).expect(200);
      expect((await last()).nota).toBeNull();
      for (const read of reads) expect((await read()).estado).toBe('programada');
    });
  });

  it('a notice of other numbers, fields and shapes is taken and changes nothing', async () => {
    const foreign = said(world, person, text('Hola'));
    const [change] = foreign.entry[0]?.changes ?? [];
    if (change) change.value.metadata.phone_number_id = '1';
    for (const body of [foreign, {}, { entry: [null] }, notice({ statuses: [{}], messages: [{}, null] })])
      await deliver(world, body).expect(200);
    expect((await thread()).mensajes).toEqual([]);
  });
});
