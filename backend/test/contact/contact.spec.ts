import { CONTACT_REFERENCE, PHONE_MESSAGE } from '@hiring/contract';
import { ContactService } from '../../src/contact/contact.service.js';
import { from, kept, mails, MESSAGE, openForm } from './contact-journey.js';
import { createWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld({ environment: { trustProxy: 1 } });
});
afterEach(async () => {
  world.clock.reset();
  await world.dataSource.query(`DELETE FROM mensajes_contacto`);
});
afterAll(() => world.close());

const send = (body: object, address = '198.18.0.1') => from(world, address).send(body);

describe('a contact message', () => {
  it('is stored as it was written, mailed to the company and confirmed to the sender', async () => {
    const formulario = openForm(world);
    const answer = await send({
      ...MESSAGE,
      telefono: ' (+34) 600100200 ',
      empresa: 'Taller Sol',
      mensaje: 'Una línea.\r\nOtra.\r\n',
      aviso_version: '1.0',
      formulario,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      referencia: expect.stringMatching(CONTACT_REFERENCE),
      respuesta_prevista: 'Respondemos en un día laborable',
    });
    expect(await kept(world)).toEqual([
      expect.objectContaining({
        ...MESSAGE,
        mensaje: 'Una línea.\nOtra.',
        telefono: '+34 600 100 200',
        empresa: 'Taller Sol',
        tipo: 'empresa',
        aviso_version: '1.0',
        referencia: answer.body.referencia,
        con_recibo: true,
        // Not the address it came from.
        visitante: expect.stringMatching(/^[\w-]{43}$/),
      }),
    ]);
    expect(await mails(world)).toEqual([
      { plantilla: 'contacto_empresa', destinatario: 'info@example.com' },
      { plantilla: 'contacto_recibo', destinatario: MESSAGE.email },
    ]);
  });

  it('is accepted at each of its three endpoints, also from programs', async () => {
    for (const [index, path] of [
      '/api/contact',
      '/api/contact/send',
      '/functions/v1/contact-form',
    ].entries()) {
      const answer = await from(world, `198.18.1.${index}`, path).send(MESSAGE);
      expect([answer.status, answer.body.respuesta_prevista]).toEqual([
        201,
        'Respondemos en un día laborable',
      ]);
    }
    expect(await kept(world)).toHaveLength(3);
  });

  it('reaches the company when notifications to candidates are off', async () => {
    await world.dataSource.query(`UPDATE system_config SET email_notifications = false`);
    await send(MESSAGE).expect(201);
    await world.dataSource.query(`UPDATE system_config SET email_notifications = true`);
    const omitted = await world.dataSource.query(`SELECT 1 FROM correos WHERE estado = 'omitido'`);
    expect(omitted).toEqual([]);
  });

  it('is listed among the messages for staff only', async () => {
    const { body } = await send(MESSAGE).expect(201);
    const hr = await world.signedInAs('rrhh');
    const list = await hr
      .get('/api/emails')
      .query({ filter: '{"plantilla":"contacto_empresa"}' })
      .expect(200);
    expect(list.body).toHaveLength(1);
    expect(list.body[0].asunto).toBe(`Contacto web ${body.referencia}: Transporte de vehículos, Núria Peña`);
    await (await world.signedInAs('candidate')).get('/api/emails').expect(403);
  });
});

describe('an incomplete message', () => {
  it.each([
    ['nombre', '', 'El campo Nombre completo es obligatorio'],
    ['nombre', 'a'.repeat(101), 'El campo Nombre completo no puede superar los 100 caracteres'],
    ['nombre', 'Gana en http://example.org', 'El nombre no es válido'],
    ['email', ' ', 'El campo Correo es obligatorio'],
    ['email', 'nuria@', 'El correo no es válido'],
    ['email', 'nuria@example', 'El correo no es válido'],
    ['telefono', 'llámame', PHONE_MESSAGE],
    ['empresa', 'a'.repeat(121), 'El campo Empresa no puede superar los 120 caracteres'],
    ['servicio', '', 'Elige sobre qué nos escribes'],
    ['servicio', 'grúa', 'Elige sobre qué nos escribes'],
    ['tipo', 'marciano', 'El tipo no es válido'],
    ['mensaje', '\n \n', 'El campo Mensaje es obligatorio'],
    ['mensaje', 'a'.repeat(5001), 'El campo Mensaje no puede superar los 5000 caracteres'],
    ['mensaje', { $gt: '' }, 'El campo Mensaje es obligatorio'],
  ])('is refused for its %s (%p): %s', async (field, value, sentence) => {
    const answer = await send({ ...MESSAGE, [field]: value });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(answer.body.errors).toEqual({ [field]: [sentence] });
    expect(await kept(world)).toEqual([]);
  });

  it('gets all errors at once', async () => {
    const { body } = await send({});
    expect(Object.keys(body.errors).sort()).toEqual(['email', 'mensaje', 'nombre', 'servicio']);
  });

  it('may have the stated length, whatever its line breaks', async () => {
    await send({ ...MESSAGE, mensaje: 'a\r\n'.repeat(2500).trimEnd() + 'b' }).expect(201);
  });
});

describe('an automatic sender', () => {
  it('that fills in the hidden field is thanked, and its message is dropped', async () => {
    const answer = await send({ ...MESSAGE, sitio_web: 'http://example.org' });
    expect(answer.status).toBe(201);
    expect(answer.body.referencia).toMatch(CONTACT_REFERENCE);
    expect(await kept(world)).toEqual([]);
    expect(await world.dataSource.query(`SELECT 1 FROM correos`)).toEqual([]);
    await send({ ...MESSAGE, sitio_web: '' }).expect(201);
    expect(await kept(world)).toHaveLength(1);
  });

  it('that is faster than a person is refused; the same form is accepted a moment later', async () => {
    world.clock.stop();
    const formulario = world.app.get(ContactService).newForm();
    const early = await send({ ...MESSAGE, formulario });
    expect([early.status, early.body.code]).toEqual([422, 'contact_too_fast']);
    world.clock.advance(3_000);
    await send({ ...MESSAGE, formulario }).expect(201);
    expect(await kept(world)).toHaveLength(1);
  });

  it('that uses a form of the day before, or of another server, is refused', async () => {
    const old = world.app.get(ContactService).newForm();
    world.clock.advance(24 * 3_600_000 + 1);
    for (const formulario of [old, '', 'inventado']) {
      const answer = await send({ ...MESSAGE, formulario });
      expect([answer.status, answer.body.code]).toEqual([422, 'contact_form_expired']);
    }
    expect(await kept(world)).toEqual([]);
  });

  it('that posts from another site is refused', async () => {
    for (const path of ['/api/contact', '/functions/v1/contact-form']) {
      const answer = await from(world, '198.18.0.2', path)
        .set('Origin', 'https://evil.example')
        .send(MESSAGE);
      expect([answer.status, answer.body.code]).toEqual([403, 'origin_refused']);
    }
  });
});

describe('the form of the page', () => {
  const page = () => world.app.get(ContactService);

  it('is shown again with its errors, and then leads to the reference', async () => {
    const formulario = openForm(world);
    const wrong = await page().sendForm({ ...MESSAGE, email: 'nuria@', formulario }, '198.18.0.3');
    expect(wrong).toMatchObject({
      sent: false,
      status: 422,
      detail: 'Revisa los campos marcados.',
      errors: { email: ['El correo no es válido'] },
      formulario,
    });
    const sent = await page().sendForm({ ...MESSAGE, formulario }, '198.18.0.3');
    expect(sent).toEqual({ sent: true, referencia: expect.stringMatching(CONTACT_REFERENCE) });
  });

  it('is replaced by a new one when the old one cannot be validated any more', async () => {
    for (const fields of [MESSAGE, { ...MESSAGE, formulario: 'inventado' }]) {
      const answer = await page().sendForm(fields, '198.18.0.3');
      expect(answer).toMatchObject({ sent: false, status: 422, errors: {} });
      world.clock.advance(60_000);
      const formulario = answer.sent ? '' : answer.formulario;
      expect(await page().sendForm({ ...MESSAGE, formulario }, '198.18.0.3')).toMatchObject({ sent: true });
    }
  });

  it('reports a message that cannot be stored, and accepts it later', async () => {
    const formulario = openForm(world);
    world.app.useLogger(false);
    await world.dataSource.query(`ALTER TABLE mensajes_contacto RENAME TO elsewhere`);
    const failed = await page().sendForm({ ...MESSAGE, formulario }, '198.18.0.3');
    await world.dataSource.query(`ALTER TABLE elsewhere RENAME TO mensajes_contacto`);
    world.app.useLogger(['error', 'fatal']);
    expect(failed).toMatchObject({ sent: false, status: 500, errors: {}, formulario });
    expect(await page().sendForm({ ...MESSAGE, formulario }, '198.18.0.3')).toMatchObject({ sent: true });
    expect(await kept(world)).toHaveLength(1);
  });
});
