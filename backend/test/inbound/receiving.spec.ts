import { inTransaction } from '../../src/platform/database/transactions/transaction.js';
import { PersonalDataHooks } from '../../src/platform/personal-data/personal-data-hooks.js';
import { pdf } from '../candidates/application-form.js';
import { verified } from '../auth/security-journey.js';
import { order } from '../interviews/interviews-given.js';
import { RemoveOldRows } from '../../src/operations/old-rows/remove-old-rows.js';
import { ReplyAddresses } from '../../src/inbound/reply/reply-addresses.js';
import { type Agent, createWorld, type World } from '../world.js';
import { mail, parts, plain, reply, report, TEXT } from './corpus/build.js';
import { givenMailbox, givenWriter, type Writer } from './inbound-journey.js';

let world: World;
let admin: Agent;
let hr: Agent;
let writer: Writer;
beforeAll(async () => {
  world = await createWorld();
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
  hr = await world.signedInAs('rrhh');
  await givenMailbox(admin);
});
afterAll(() => world.close());
beforeEach(async () => {
  writer = await givenWriter(world);
});

const deliver = (raw: Buffer, from = admin) =>
  from.post('/api/inbound/mail').set('Content-Type', 'message/rfc822').send(raw);
const received = async (raw: Buffer) => (await deliver(raw).expect(200)).body.resultado;
let mails = 0;
/** Headers of a mail of the person to their own address. */
const own = async (values: Record<string, string | null> = {}, of = writer) => ({
  From: of.email,
  To: (await world.app.get(ReplyAddresses).addressOf(world.dataSource.manager, of.candidate)) as string,
  'Message-ID': `<m${++mails}@mail.example.com>`,
  'In-Reply-To': null,
  ...values,
});
const thread = async (of = writer) => (await hr.get(`/api/threads/${of.candidate}`).expect(200)).body;
const waiting = async () => (await hr.get('/api/unassigned-mail').expect(200)).body;
const mailsOf = (plantilla: string) =>
  world.dataSource.query(`SELECT * FROM correos WHERE candidato_id = $1 AND plantilla = $2`, [
    writer.candidate,
    plantilla,
  ]);

describe('a mail of a person', () => {
  it('becomes an unread message of their conversation, with its quote folded, and HR is told', async () => {
    const raw = plain(
      'Sí, puedo.\n\nEl mar, 3 nov 2026 a las 10:00, Zarvia escribió:\n> ¿Puedes?',
      await own(),
    );
    expect(await received(raw)).toBe('mensaje');
    const { mensajes, sin_leer } = await thread();
    expect(sin_leer).toBe(1);
    expect(mensajes).toMatchObject([
      {
        texto: 'Sí, puedo.',
        canal: 'correo',
        autor: 'candidato',
        autor_nombre: 'Núria Puig Serra',
        rechazados: [],
      },
    ]);
    expect(mensajes[0].citado).toContain('> ¿Puedes?');
    expect(await mailsOf('hilo_rrhh')).toHaveLength(1);
  });

  it('comes once, however often and however many at once it is delivered', async () => {
    const raw = plain('Una vez', await own());
    const results = await Promise.all([1, 2, 3, 4].map(() => received(raw)));
    expect(results.sort()).toEqual(['mensaje', 'repetido', 'repetido', 'repetido']);
    expect(await received(raw)).toBe('repetido');
    const nameless = plain('Sin nombre', await own({ 'Message-ID': null }));
    expect([await received(nameless), await received(nameless)]).toEqual(['mensaje', 'repetido']);
    expect((await thread()).mensajes).toHaveLength(2);
  });

  it('brings its files through the checks of uploads, and names those that were refused', async () => {
    const raw = parts(
      'mixed',
      [
        { ...TEXT, content: 'Los papeles' },
        { type: 'application/pdf', name: 'carné.pdf', content: pdf('carné') },
        { type: 'application/zip', name: 'fotos.zip', content: Buffer.from('PK\x03\x04 nothing') },
        { type: 'image/png', name: 'vacio.png', content: Buffer.alloc(0) },
        { type: 'application/pdf', name: 'grande.pdf', content: Buffer.concat([pdf(), Buffer.alloc(6e6)]) },
        ...['b', 'c', 'd'].map((name) => ({
          type: 'application/pdf',
          name: `${name}.pdf`,
          content: pdf(name),
        })),
      ],
      await own(),
    );
    expect(await received(raw)).toBe('mensaje');
    const [message] = (await thread()).mensajes;
    expect(message.adjuntos.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
      'carné.pdf',
      'b.pdf',
      'c.pdf',
    ]);
    expect(message.rechazados.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
      'fotos.zip',
      'vacio.png',
      'grande.pdf',
      'd.pdf',
    ]);
    expect(message.rechazados[3].motivo).toBe('Solo se guardan 3 archivos de cada correo.');
    await hr.get(message.adjuntos[0].url).expect(200);
  });

  it('is found by what it answers where its address was lost', async () => {
    await hr.post(`/api/threads/${writer.candidate}`).field('texto', '¿Vienes?').expect(201);
    const [{ id }] = await mailsOf('hilo_candidato');
    const headers = await own({
      To: 'rrhh@zarvia.example.com',
      References: `<x@y> <${id}@zarvia.example.com>`,
    });
    expect(await received(plain('Voy', headers))).toBe('mensaje');
    expect((await thread()).mensajes.at(-1).texto).toBe('Voy');
  });

  it('ends in the list of unassigned ones after twenty messages in an hour: two programs do not write for ever', async () => {
    // What is written in the portal counts too, and is not read by a program of its own.
    for (let n = 0; n < 19; n++)
      await writer.agent.post('/api/threads/mine').field('texto', 'Otra vez').expect(201);
    expect(await received(plain('Otra vez', await own()))).toBe('mensaje');
    expect(await received(plain('Otra vez', await own()))).toBe('sin_asignar');
    expect((await waiting())[0]).toMatchObject({ motivo: 'demasiados', sugerido_id: writer.candidate });
  });
});

describe('a mail that is not certainly theirs waits', () => {
  it.each([
    ['of another sender', { From: 'otra@example.com' }, 'otro_remitente'],
    ['that a server found to be forged', { 'Authentication-Results': 'mx; dmarc=fail' }, 'suplantado'],
    ['that answers nothing', { To: 'respuestas@zarvia.example.com' }, 'sin_referencia'],
    ['with an invented token', { To: `respuestas+${'a'.repeat(40)}@zarvia.example.com` }, 'sin_referencia'],
  ])('%s', async (_name, headers, motivo) => {
    expect(await received(plain('Soy yo', await own(headers)))).toBe('sin_asignar');
    const [first] = await waiting();
    expect(first).toMatchObject({ motivo, texto: 'Soy yo' });
    expect(first.sugerido_id).toBe(
      motivo === 'sin_referencia' && 'From' in headers ? null : writer.candidate,
    );
    expect((await thread()).mensajes).toEqual([]);
    expect(await mailsOf('hilo_rrhh')).toEqual([]);
  });

  it('while the address is not confirmed', async () => {
    await world.change(`UPDATE users SET email_verified_at = NULL WHERE id = $1`, [writer.user.id]);
    expect(await received(plain('Soy yo', await own()))).toBe('sin_asignar');
    expect((await waiting())[0].motivo).toBe('otro_remitente');
  });

  it('and one that cannot be read is kept whole', async () => {
    const raw = plain('Hola', { 'X-Long': 'a'.repeat(600 * 1024) });
    expect(await received(raw)).toBe('sin_asignar');
    const [row] = await waiting();
    expect(row).toMatchObject({ motivo: 'ilegible', texto: '' });
    const refused = await hr
      .post(`/api/unassigned-mail/${row.id}/assign`)
      .send({ candidato_id: writer.candidate });
    expect([refused.status, refused.body.code]).toEqual([409, 'unassigned_unreadable']);
    await hr.post(`/api/unassigned-mail/${row.id}/discard`).expect(204);
    const again = await hr.post(`/api/unassigned-mail/${row.id}/discard`);
    expect([again.status, again.body.code]).toEqual([404, 'unassigned_not_found']);
  });

  it('is assigned with its files, once, and leaves nothing behind', async () => {
    const raw = parts(
      'mixed',
      [
        { ...TEXT, content: 'Desde mi otro correo' },
        { type: 'application/pdf', name: 'a.pdf', content: pdf() },
      ],
      await own({ From: 'otra@example.com' }),
    );
    await received(raw);
    const [{ id, sugerido_nombre, adjuntos }] = await waiting();
    expect([sugerido_nombre, adjuntos.length]).toEqual(['Núria Puig Serra', 1]);
    const assign = () =>
      hr.post(`/api/unassigned-mail/${id}/assign`).send({ candidato_id: writer.candidate });
    const statuses = (await Promise.all([assign(), assign()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 404]);
    const { mensajes } = await thread();
    expect(mensajes).toMatchObject([
      { texto: 'Desde mi otro correo', canal: 'correo', adjuntos: [{ nombre: 'a.pdf' }] },
    ]);
    const owned = await world.dataSource.query(
      `SELECT 1 FROM archivos f WHERE tipo = 'message/rfc822' AND estado = 'en_uso'
         AND NOT EXISTS (SELECT 1 FROM correos_sin_asignar s WHERE s.archivo_id = f.id)`,
    );
    expect(owned).toEqual([]);
    expect(await received(raw)).toBe('repetido');
  });

  it('goes with the person whose it probably is, by another address or by their telephone', async () => {
    await received(plain('De otra cuenta', await own({ From: 'otra@example.com' })));
    await world.change(`UPDATE candidates SET telefono = '+34 611 222 333' WHERE id = $1`, [
      writer.candidate,
    ]);
    await world.change(
      `INSERT INTO correos_sin_asignar (motivo, canal, remitente, remitente_nombre, asunto, texto, recibido_at)
       SELECT 'numero_desconocido', 'whatsapp', replace(telefono, ' ', ''), '', '', 'De su móvil', now()
       FROM candidates WHERE id = $1`,
      [writer.candidate],
    );
    const texts = async () => (await waiting()).map(({ texto }: { texto: string }) => texto);
    expect(await texts()).toEqual(expect.arrayContaining(['De otra cuenta', 'De su móvil']));
    const part = world.app
      .get(PersonalDataHooks)
      .parts()
      .find(({ name }) => name === 'correos_sin_asignar');
    await inTransaction(world.dataSource, async (manager) => {
      await part?.erase?.(manager, { userId: null, candidateId: writer.candidate });
    });
    expect(await texts()).not.toEqual(expect.arrayContaining(['De otra cuenta']));
    expect(await texts()).not.toEqual(expect.arrayContaining(['De su móvil']));
  });

  it('goes after ninety days, and with the person whose address it bears', async () => {
    await received(plain('Vieja', await own({ To: 'respuestas@zarvia.example.com' })));
    await world.change(
      `UPDATE correos_sin_asignar SET recibido_at = now() - interval '91 days' WHERE texto = 'Vieja'`,
    );
    await world.app.get(RemoveOldRows).run();
    expect((await waiting()).some(({ texto }: { texto: string }) => texto === 'Vieja')).toBe(false);
  });
});

describe('what robots write', () => {
  const sentMail = async () => {
    await hr.post(`/api/threads/${writer.candidate}`).field('texto', '¿Vienes?').expect(201);
    const [row] = await mailsOf('hilo_candidato');
    return row.id as string;
  };
  const stateOf = async (id: string) => (await hr.get(`/api/emails/${id}`).expect(200)).body;

  it('a bounce says so at the message and at the person, until they write by mail', async () => {
    const id = await sentMail();
    const raw = report('Action: failed\nStatus: 5.1.1', `Message-ID: <${id}@zarvia.example.com>`);
    expect(await received(raw)).toBe('rebote');
    expect(await stateOf(id)).toMatchObject({ entrega: 'rebotado', entrega_codigo: '5.1.1' });
    expect((await thread()).correo_no_llega_desde).not.toBeNull();
    expect((await writer.agent.get('/api/threads/mine')).body.correo_no_llega_desde).toBeNull();
    expect(await received(plain('Ya va', await own()))).toBe('mensaje');
    expect((await thread()).correo_no_llega_desde).toBeNull();
  });

  it('an out-of-office ends after one: nothing is written, told or answered', async () => {
    const id = await sentMail();
    const before = (await world.dataSource.query(`SELECT count(*)::int AS n FROM correos`))[0].n;
    const headers = await own({
      'Auto-Submitted': 'auto-replied',
      'In-Reply-To': `<${id}@zarvia.example.com>`,
    });
    expect(await received(plain('No estoy', headers))).toBe('automatico');
    expect(await stateOf(id)).toMatchObject({ entrega: 'respuesta_automatica' });
    expect((await thread()).mensajes).toHaveLength(1);
    expect((await world.dataSource.query(`SELECT count(*)::int AS n FROM correos`))[0].n).toBe(before);
    const late = report('Action: failed\nStatus: 5.1.1', `Message-ID: <${id}@zarvia.example.com>`, {
      'Message-ID': '<late@mx>',
    });
    await received(late);
    await received(plain('No estoy', { ...headers, 'Message-ID': '<ooo2@x>' }));
    expect(await stateOf(id)).toMatchObject({ entrega: 'rebotado' });
  });

  it('a bounce of a message that was never sent changes nothing', async () => {
    const raw = report(
      'Action: failed\nStatus: 5.1.1',
      `Message-ID: <${writer.candidate}@zarvia.example.com>`,
      { 'Message-ID': '<never@mx>' },
    );
    expect(await received(raw)).toBe('rebote');
  });
});

describe('the answer to an invitation', () => {
  const invite = async () =>
    (await hr.post('/api/interviews').send(order(writer.candidate)).expect(201)).body;
  const answer = async (
    what: string,
    id: string,
    values: object = {},
    headers: Record<string, string> = {},
  ) =>
    received(
      parts(
        'alternative',
        [
          { ...TEXT, content: '' },
          { type: 'text/calendar; method=REPLY', content: reply(what, { uid: id, start: '', ...values }) },
        ],
        await own(headers),
      ),
    );
  const stateOf = async (id: string) => (await hr.get(`/api/interviews/${id}`).expect(200)).body;

  it('confirms the interview', async () => {
    const { id } = await invite();
    expect(await answer('ACCEPTED', id)).toBe('respuesta_calendario');
    expect((await stateOf(id)).estado).toBe('confirmada');
    expect((await thread()).mensajes).toEqual([]);
  });

  it('confirms it, and what they add is a message that says so', async () => {
    const { id } = await invite();
    const added = { comment: 'Allí estaré. ¿Hay aparcamiento?' };
    expect(await answer('ACCEPTED', id, added)).toBe('respuesta_calendario');
    expect((await stateOf(id)).estado).toBe('confirmada');
    const { mensajes, sin_leer } = await thread();
    expect(sin_leer).toBe(1);
    expect(mensajes).toMatchObject([
      { texto: added.comment, canal: 'correo', nota: 'entrevista_confirmada', autor: 'candidato' },
    ]);
  });

  it('asks for another time, and HR is told', async () => {
    const { id } = await invite();
    expect(await answer('DECLINED', id, { comment: 'Trabajo ese día' })).toBe('respuesta_calendario');
    const told = await world.dataSource.query(
      `SELECT texto FROM correos WHERE entrevista_id = $1 AND plantilla = 'entrevista_peticion'`,
      [id],
    );
    expect(told[0].texto).toContain('Trabajo ese día');
  });

  it.each([
    [
      'of an event that was moved',
      { start: 'DTSTART:20200101T090000Z' },
      'ACCEPTED',
      'Ha aceptado la invitación de calendario. Era para el miércoles, 1 de enero de 2020, a las 10:00 (hora de Madrid). No cambia la entrevista: ya no está prevista así.',
    ],
    [
      'that says perhaps',
      {},
      'TENTATIVE',
      'Ha contestado «quizás» a la invitación de calendario. La entrevista sigue sin confirmar.',
    ],
  ])('%s is a message that says what became of it', async (_name, values, what, said) => {
    const { id } = await invite();
    expect(await answer(what, id, values, { Subject: 'Aceptado: Entrevista' })).toBe('mensaje');
    expect((await stateOf(id)).estado).toBe('programada');
    expect((await thread()).mensajes[0].texto).toBe(said);
  });

  it('of somebody else changes nothing', async () => {
    const { id } = await invite();
    const other = await givenWriter(world, 'other');
    expect(
      await answer('ACCEPTED', id, {}, { ...(await own({}, other)), 'In-Reply-To': '<x@example.com>' }),
    ).toBe('mensaje');
    expect((await stateOf(id)).estado).toBe('programada');
  });
});

describe('the door for programs', () => {
  it('is for keys with its permission, and takes whole mails only', async () => {
    await deliver(plain('Hola', await own()), hr).expect(403);
    await deliver(plain('Hola', await own()), writer.agent).expect(403);
    const { body } = await admin
      .post('/api/api-keys')
      .send({ nombre: 'Servidor de correo', permisos: ['inbound:write'], dias: 30 });
    const key = String(body.clave ?? body.secreto);
    const sent = await world
      .agent()
      .post('/api/inbound/mail')
      .set('Authorization', `Bearer ${key}`)
      .set('Content-Type', 'message/rfc822')
      .send(plain('Por la clave', await own()));
    expect([sent.status, sent.body]).toEqual([200, { resultado: 'mensaje' }]);
    const json = await admin.post('/api/inbound/mail').send({ a: 1 });
    expect([json.status, json.body.code]).toEqual([415, 'unsupported_media_type']);
    const empty = await deliver(Buffer.alloc(0));
    expect([empty.status, empty.body.code]).toEqual([422, 'mail_unreadable']);
    const huge = await deliver(mail({}, Buffer.alloc(26 * 1024 * 1024, 65))).catch(() => null);
    expect([413, undefined]).toContain(huge?.status);
  });

  it('tells programs that listen, without text or address', async () => {
    const events = () =>
      world.dataSource.query(`SELECT tipo, datos FROM webhook_eventos WHERE candidato_id = $1`, [
        writer.candidate,
      ]);
    await world.change(
      `INSERT INTO webhooks (url, eventos, activo, secreto, secreto_clave, descripcion)
       SELECT $1, ARRAY['message.received', 'message.failed'], true, 'x', 'x', 'prueba'`,
      ['https://127.0.0.1:9/nobody'],
    );
    await received(plain('Secreto mío', await own()));
    await hr.post(`/api/threads/${writer.candidate}`).field('texto', '¿Vienes?').expect(201);
    const [{ id }] = await mailsOf('hilo_candidato');
    await received(
      report('Action: failed\nStatus: 5.1.1', `Message-ID: <${id}@zarvia.example.com>`, {
        'Message-ID': '<wh@mx>',
      }),
    );
    const told = await events();
    expect(told.map(({ tipo }: { tipo: string }) => tipo).sort()).toEqual([
      'message.failed',
      'message.received',
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Secreto|writer\d/);
  });
});
