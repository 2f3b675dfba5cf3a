import { jest } from '@jest/globals';
import { MailService } from '../../src/mail/emails/mail.service.js';
import { RemoveOldRows } from '../../src/operations/old-rows/remove-old-rows.js';
import { from, kept, mails, MESSAGE, openForm } from './contact-journey.js';
import { eventually } from '../mail/mail-world.js';
import { MailSink } from '../mail/mail-sink.js';
import { createWorld, type World } from '../world.js';

let world: World;
let other: World;
let sink: MailSink;
beforeAll(async () => {
  sink = await (await MailSink.reserve()).up();
  world = await createWorld({ environment: { trustProxy: 1, smtpUrl: sink.url } });
  // A second process on the same data.
  other = await createWorld({
    databaseUrl: world.environment.databaseUrl,
    environment: { trustProxy: 1, smtpUrl: sink.url },
  });
});
afterEach(async () => {
  world.clock.reset();
  other.clock.reset();
  await world.dataSource.query(`DELETE FROM mensajes_contacto`);
  sink.received.length = 0;
});
afterAll(async () => {
  await other.close();
  await world.close();
  await sink.down();
});

const send = (body: object, address = '198.18.0.1') => from(world, address).send(body);
const references = (answers: { body: { referencia?: string } }[]) =>
  new Set(answers.map(({ body }) => body.referencia));

describe('the same form', () => {
  it('sent five times at once, to two processes, is one message with one reference', async () => {
    const formulario = openForm(world);
    other.clock.advance(60_000);
    const answers = await Promise.all(
      [world, other, world, other, world].map((process, index) =>
        from(process, index === 4 ? '198.18.9.9' : '198.18.0.1').send({ ...MESSAGE, formulario }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(references(answers).size).toBe(1);
    expect(await kept(world)).toHaveLength(1);
    expect(await mails(world)).toHaveLength(2);
  });

  it('sent again later gets the same response, also when the limit is used up', async () => {
    const formulario = openForm(world);
    const first = await send({ ...MESSAGE, formulario }).expect(201);
    for (let index = 0; index < 4; index += 1) {
      await send({ ...MESSAGE, formulario: openForm(world) }).expect(201);
    }
    expect((await send({ ...MESSAGE, formulario: openForm(world) })).status).toBe(429);
    const again = await send({ ...MESSAGE, formulario }).expect(201);
    expect(again.body).toEqual(first.body);
    expect(await kept(world)).toHaveLength(5);
  });

  it('with another text, as after going back, is another message', async () => {
    const formulario = openForm(world);
    const answers = [
      await send({ ...MESSAGE, formulario }).expect(201),
      await send({ ...MESSAGE, mensaje: 'Otra cosa más.', formulario }).expect(201),
    ];
    expect(references(answers).size).toBe(2);
    expect(await kept(world)).toHaveLength(2);
  });

  it('from a program is recognised by its key', async () => {
    const post = () => send(MESSAGE).set('Idempotency-Key', 'pedido-77');
    const answers = [await post(), await post(), await post()];
    expect(references(answers).size).toBe(1);
    await send(MESSAGE).expect(201);
    expect(await kept(world)).toHaveLength(2);
    await send(MESSAGE).set('Idempotency-Key', 'con espacio').expect(400);
  });
});

it('a message whose mail cannot be written is not stored, and can be sent again', async () => {
  const formulario = openForm(world);
  world.app.useLogger(false);
  const broken = jest.spyOn(world.app.get(MailService), 'write').mockRejectedValueOnce(new Error('broken'));
  await send({ ...MESSAGE, formulario }).expect(500);
  broken.mockRestore();
  world.app.useLogger(['error', 'fatal']);
  expect(await kept(world)).toEqual([]);
  expect(await mails(world)).toEqual([]);
  await send({ ...MESSAGE, formulario }).expect(201);
  expect(await mails(world)).toHaveLength(2);
});

describe('one visitor', () => {
  it('may send five times in ten minutes, even at once, and is then told how long to wait', async () => {
    world.clock.stop();
    const forms = Array.from({ length: 8 }, () => openForm(world));
    const answers = await Promise.all(forms.map((formulario) => send({ ...MESSAGE, formulario })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      code: 'too_many_requests',
      detail: 'Demasiados intentos. Vuelve a intentarlo en 10 minutos.',
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(590);
    // Another visitor is accepted.
    await send({ ...MESSAGE, formulario: openForm(world) }, '198.18.0.2').expect(201);
    world.clock.advance(10 * 60_000);
    await send({ ...MESSAGE, formulario: openForm(world) }).expect(201);
  });

  it('may send twice without a form', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await send(MESSAGE)).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('is counted without storing an address', async () => {
    await send(MESSAGE, '198.18.44.55').expect(201);
    const [{ row } = { row: '' }] = await world.dataSource.query<{ row: string }[]>(
      `SELECT to_json(m)::text AS row FROM mensajes_contacto m`,
    );
    expect(row).not.toContain('198.18');
  });
});

it('one address gets three receipts a day, whoever asks, and every message reaches the company', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      send(
        { ...MESSAGE, email: index % 2 ? 'Victima@example.net' : 'victima@example.net' },
        `198.18.2.${index}`,
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  const written = await mails(world);
  expect(written.filter(({ plantilla }) => plantilla === 'contacto_recibo')).toHaveLength(3);
  expect(written.filter(({ plantilla }) => plantilla === 'contacto_empresa')).toHaveLength(5);
  world.clock.advance(24 * 3_600_000 + 1000);
  await send({ ...MESSAGE, email: 'victima@example.net' }).expect(201);
  expect((await kept(world)).filter(({ con_recibo }) => con_recibo)).toHaveLength(4);
});

describe('the mail about a message', () => {
  /** The mail about this message: mails of earlier tests may still arrive. */
  const arrived = (recipient: string, { referencia }: { referencia: string }) =>
    eventually(
      () => sink.received.find(({ to, subject }) => to.includes(recipient) && subject.includes(referencia)),
      (mail) => mail !== undefined,
    );

  it('to the company contains everything, and a reply goes to the sender', async () => {
    const { body } = await send({
      ...MESSAGE,
      nombre: 'Núria <b>Peña</b>',
      email: "pena.o'neill@example.net",
      telefono: '600 100 200',
      empresa: 'Taller & Sol',
    }).expect(201);
    const mail = await arrived('info@example.com', body);
    expect(mail?.headers.get('reply-to')).toBe("pena.o'neill@example.net");
    expect(mail?.subject).toBe(`Contacto web ${body.referencia}: Transporte de vehículos, Núria <b>Peña</b>`);
    expect(mail?.html).toContain('Núria &lt;b&gt;Peña&lt;/b&gt;');
    expect(mail?.html).toContain('¿Podéis llevar una furgoneta de Sabadell a Girona el lunes?');
    for (const line of ['Empresa: Taller & Sol', 'Teléfono: +34 600 100 200', 'Tipo: Empresa']) {
      expect(mail?.text).toContain(line);
    }
  });

  it('to the sender repeats nothing of the message, and a reply goes to the company', async () => {
    const { body } = await send({ ...MESSAGE, nombre: 'Gana Mucho', mensaje: 'Visita example.org' }).expect(
      201,
    );
    const mail = await arrived(MESSAGE.email, body);
    expect(mail?.headers.get('reply-to')).toBe('info@example.com');
    expect(mail?.subject).toBe(`Hemos recibido tu mensaje (${body.referencia})`);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/Gana|example\.org|Transporte de vehículos/);
  });

  it('can be sent once more unchanged, and is erased with its message', async () => {
    const admin = await world.signedInAs('admin');
    const { body } = await send(MESSAGE).expect(201);
    await arrived('info@example.com', body);
    const filter = JSON.stringify({ plantilla: 'contacto_empresa' });
    const row = await eventually(
      async () => (await admin.get('/api/emails').query({ filter })).body[0],
      ({ estado }) => estado === 'enviado',
    );
    sink.received.length = 0;
    await admin.post(`/api/emails/${row.id}/resend`).expect(200);
    expect((await arrived('info@example.com', body))?.headers.get('reply-to')).toBe(MESSAGE.email);
    await world.dataSource.query(`DELETE FROM mensajes_contacto`);
    expect(await mails(world)).toEqual([]);
  });
});

describe("a visitor's Idempotency-Key", () => {
  it('is theirs: another visitor with the same one is served, and sees nothing of the first', async () => {
    const post = (address: string, body: object) =>
      from(world, address).set('Idempotency-Key', 'de-todos').send(body);
    const body = { ...MESSAGE, formulario: openForm(world) };
    const mine = await post('198.18.0.1', body).expect(201);
    const again = await post('198.18.0.1', body).expect(201);
    expect([again.headers['idempotency-replayed'], again.body]).toEqual(['true', mine.body]);

    const other = { ...MESSAGE, email: 'otra@example.net', formulario: openForm(world) };
    const theirs = await post('198.18.7.7', other).expect(201);
    expect(theirs.headers['idempotency-replayed']).toBeUndefined();
    expect(theirs.body.referencia).not.toBe(mine.body.referencia);
    // Not even with the same words.
    const copied = await post('198.18.8.8', body).expect(201);
    expect(copied.headers['idempotency-replayed']).toBeUndefined();
  });
});

describe('the cleanup', () => {
  it('erases a message after two years, and its origin after a day', async () => {
    await send(MESSAGE).expect(201);
    const tidy = () => world.app.get(RemoveOldRows).run();
    const DAY = 24 * 3_600_000;
    world.clock.advance(DAY - 60_000);
    await tidy();
    expect((await kept(world))[0]?.visitante).toEqual(expect.any(String));
    world.clock.advance(2 * 60_000);
    await tidy();
    expect((await kept(world))[0]?.visitante).toBeNull();
    world.clock.advance(728 * DAY);
    await tidy();
    expect(await kept(world)).toHaveLength(1);
    world.clock.advance(3 * DAY);
    await Promise.all([tidy(), other.app.get(RemoveOldRows).run()]);
    expect(await kept(world)).toEqual([]);
    expect(await mails(world)).toEqual([]);
  });
});
