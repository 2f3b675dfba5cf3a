import { EDITABLE_TEMPLATES } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import { givenApplicant, order } from '../../interviews/interviews-given.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

const template = async (id: string) => (await hr.get(`/api/templates/${id}`).expect(200)).body;
const save = (id: string, body: object, agent = hr) => agent.put(`/api/templates/${id}`).send(body);
const row = async (id: string) =>
  (await world.dataSource.query(`SELECT * FROM correos WHERE id = $1`, [id]))[0];
const reject = (application: string, body: object = {}) =>
  hr.post(`/api/applications/${application}/move`).send({ estado: 'rechazada', version: 1, ...body });

describe('message templates', () => {
  it('are for HR only', async () => {
    const candidate = await world.signedInAs('candidate');
    for (const path of ['', '/rechazo', '/rechazo/versions']) {
      await candidate.get(`/api/templates${path}`).expect(403);
      await world.agent().get(`/api/templates${path}`).expect(401);
    }
    await save('rechazo', {}, candidate).expect(403);
    expect((await hr.get('/api/templates/verificacion').expect(404)).body.code).toBe('template_not_found');
  });

  it('are listed with the default texts', async () => {
    const { body } = await hr.get('/api/templates').expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toContain('candidatura_recibida');
    expect(body).toHaveLength(EDITABLE_TEMPLATES.length);
    expect(await template('rechazo')).toMatchObject({ version: 0, updated_at: null });
    expect((await template('confirmacion_entrevista')).variables).toContainEqual(
      expect.objectContaining({ nombre: 'fecha_entrevista', bloque: false }),
    );
  });

  it('keep every version, and an old one can be restored', async () => {
    const { asunto, cuerpo } = await template('cambio_estado');
    const changed = {
      asunto: 'Novedades, {nombre}',
      cuerpo: 'Hay **novedades** para {puesto}.\n\n{mensaje}',
    };
    const saved = await save('cambio_estado', { ...changed, version: 0 }).expect(200);
    expect(saved.body).toMatchObject({ version: 1, ...changed });
    // The same text again makes no version.
    expect((await save('cambio_estado', { ...changed, version: 1 }).expect(200)).body.version).toBe(1);

    const { application } = await givenApplicant(world);
    await hr
      .post(`/api/applications/${application}/move`)
      .send({ estado: 'en_revision', version: 1, mensaje_candidato: 'Te llamamos.' })
      .expect(200);
    const [mail] = await world.dataSource.query(
      `SELECT asunto, html FROM correos WHERE aplicacion_id = $1 AND plantilla = 'cambio_estado'`,
      [application],
    );
    expect(mail.asunto).toBe('Novedades, Núria');
    expect(mail.html).toContain('<strong>novedades</strong>');
    expect(mail.html).toContain('Te llamamos.');

    const back = await hr.post('/api/templates/cambio_estado/restore').send({ restaurar: 0, version: 1 });
    expect(back.body).toMatchObject({ version: 2, asunto, cuerpo });
    const { body: versions } = await hr.get('/api/templates/cambio_estado/versions').expect(200);
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1, 0]);
    expect(versions[0]).toMatchObject({ restaurada_de: 0 });
    const logs = await world.dataSource.query(
      `SELECT action FROM system_logs WHERE entity = 'plantilla' AND entity_id = 'cambio_estado' ORDER BY id`,
    );
    expect(logs).toEqual([{ action: 'templates.changed' }, { action: 'templates.restored' }]);
  });

  it('are refused, by field, when they would not work', async () => {
    const { body } = await save('confirmacion_entrevista', {
      asunto: 'Hola {apodo}',
      cuerpo: 'Ven el {fecha_entrevista}',
      version: 0,
    }).expect(422);
    expect(body.errors.asunto[0]).toContain('{apodo} no existe');
    expect(body.errors.cuerpo[0]).toContain('Falta {boton}');
    await save('rechazo', { asunto: '', cuerpo: 'x'.repeat(6001), version: 0 }).expect(422);
  });

  it('accept one of two concurrent changes', async () => {
    const attempts = await Promise.all(
      [1, 2, 3, 4].map((n) => save('contacto', { asunto: `Asunto ${n}`, cuerpo: `Texto ${n}`, version: 0 })),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(attempts.find(({ status }) => status === 409)?.body.code).toBe('template_stale');
    expect((await template('contacto')).version).toBe(1);
  });

  it('are previewed with a real candidate, and sent as a test to oneself only', async () => {
    const { candidate } = await givenApplicant(world);
    const me = await world.given.user({ role: 'rrhh', nombre: 'Laia' });
    const agent = await world.agentOf(me);
    const words = {
      asunto: 'Cita, {nombre}',
      cuerpo: '# {puesto}\n\n{datos_entrevista}\n\n{boton}\n\nHasta pronto',
    };
    const shown = await agent
      .post('/api/templates/confirmacion_entrevista/preview')
      .send({ ...words, candidato_id: candidate })
      .expect(200);
    expect(shown.body.asunto).toBe('Cita, Núria');
    expect(shown.body.html).not.toContain('enlace}}');
    await agent
      .post('/api/templates/confirmacion_entrevista/preview')
      .send({ ...words, candidato_id: randomUUID() })
      .expect(404);
    const send = () =>
      agent.post('/api/templates/confirmacion_entrevista/test').send({ ...words, candidato_id: candidate });
    // Both within the half minute in which equal requests count as one.
    world.clock.stop();
    const [first, second] = await Promise.all([send(), send()]);
    world.clock.reset();
    expect(first.body.id).toBe(second.body.id);
    const sent = await row(first.body.id);
    expect(sent).toMatchObject({ destinatario: me.email, candidato_id: null, asunto: 'Prueba: Cita, Núria' });
    expect(sent.html).toContain('http://127.0.0.1:4400/portal-candidato');
    await world.until(async () => (await row(first.body.id)).estado === 'capturado');
  });
});

describe('a message sent by hand', () => {
  const draft = (aplicacion_id: string, tipo: string) =>
    hr.post('/api/emails/draft').send({ aplicacion_id, tipo });
  const send = (body: object, key = randomUUID(), agent = hr) =>
    agent.post('/api/emails').set('Idempotency-Key', key).send(body);

  it('starts from the template and is sent to the address of the record', async () => {
    const { application, candidate } = await givenApplicant(world);
    const { body } = await draft(application, 'contacto').expect(200);
    expect(body).toMatchObject({ email_verificado: false, rechazo_previsto: null, anterior: null });
    const message = {
      aplicacion_id: application,
      tipo: 'contacto',
      asunto: 'Hola',
      cuerpo: 'Llámanos.\n\n{boton}',
    };
    const { body: preview } = await hr.post('/api/emails/preview').send(message).expect(200);
    expect(preview.texto).toContain('Llámanos.');
    const { body: sent } = await send({ ...message, destinatario: 'otra@example.com' }).expect(201);
    expect(sent).toMatchObject({
      destinatario: body.destinatario,
      candidato_id: candidate,
      plantilla: 'contacto',
    });
    await world.until(async () => (await row(sent.id)).estado === 'capturado');
  });

  it('is one message for one key, also at once, and another key is another message', async () => {
    const { application } = await givenApplicant(world);
    const message = { aplicacion_id: application, tipo: 'contacto', asunto: 'Hola', cuerpo: 'Texto' };
    const key = randomUUID();
    const answers = await Promise.all([send(message, key), send(message, key), send(message, key)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await send({ ...message, cuerpo: 'Otro' }, key)).body.code).toBe('idempotency_mismatch');
    expect((await send(message)).body.id).not.toBe(answers[0]?.body.id);
  });

  it('is refused, when data are missing, with the sentences of the specification', async () => {
    const { application, agent } = await givenApplicant(world);
    expect((await draft(application, 'otro')).body.errors.tipo).toEqual(['Tipo de correo no válido']);
    expect((await draft(randomUUID(), 'contacto').expect(404)).body.detail).toBe(
      'Información del candidato no disponible',
    );
    expect((await draft(application, 'confirmacion_entrevista').expect(409)).body.detail).toBe(
      'No hay entrevista programada para este candidato',
    );
    expect((await draft(application, 'contratacion').expect(409)).body.code).toBe('message_wrong_stage');
    await send(
      { aplicacion_id: application, tipo: 'contacto', asunto: 'a', cuerpo: 'b' },
      randomUUID(),
      agent,
    ).expect(403);
  });

  it('about an interview has its link and its calendar file', async () => {
    const { application, candidate } = await givenApplicant(world);
    const { body: interview } = await hr.post('/api/interviews').send(order(candidate)).expect(201);
    const { body: starting } = await draft(application, 'confirmacion_entrevista').expect(200);
    expect(starting.cuerpo).toContain('{boton}');
    const { body: sent } = await send({
      aplicacion_id: application,
      tipo: 'confirmacion_entrevista',
      asunto: starting.asunto,
      cuerpo: starting.cuerpo,
    }).expect(201);
    const stored = await row(sent.id);
    expect(stored).toMatchObject({ entrevista_id: interview.id, plantilla: 'confirmacion_entrevista' });
    expect(stored.calendario).toContain('SEQUENCE:1');
    expect(stored.html).toContain('{{enlace}}');
    expect(sent.html).not.toContain('{{enlace}}');
    await send({
      aplicacion_id: application,
      tipo: 'confirmacion_entrevista',
      asunto: 'x',
      cuerpo: 'Ven',
    }).expect(422);
  });

  it('about an interview is sent, whatever was sent before, until the interview is over', async () => {
    const { application, candidate } = await givenApplicant(world);
    const { body: interview } = await hr.post('/api/interviews').send(order(candidate)).expect(201);
    await world.dataSource.query(`DELETE FROM correos WHERE entrevista_id = $1`, [interview.id]);
    await hr
      .post(`/api/applications/${application}/move`)
      .send({ estado: 'en_revision', version: 2 })
      .expect(200);
    const confirm = async () => {
      const { body } = await draft(application, 'confirmacion_entrevista').expect(200);
      const { asunto, cuerpo } = body;
      const tipo = 'confirmacion_entrevista';
      return (await send({ aplicacion_id: application, tipo, asunto, cuerpo }).expect(201)).body.id;
    };
    expect(await row(await confirm())).toMatchObject({ entrevista_id: interview.id });
    const begun = `UPDATE interviews SET inicio = now() - interval '5 min', fin = now() + interval '5 min' WHERE id = $1`;
    await world.dataSource.query(begun, [interview.id]);
    expect(await row(await confirm())).toMatchObject({ entrevista_id: interview.id });
    const over = `UPDATE interviews SET fin = now() - interval '1 min' WHERE id = $1`;
    await world.dataSource.query(over, [interview.id]);
    await draft(application, 'confirmacion_entrevista').expect(409);
  });

  it('of a rejection replaces the waiting one, and shows it', async () => {
    const { application, agent } = await givenApplicant(world);
    await reject(application, { mensaje_candidato: 'Buscamos a alguien con CAP.' }).expect(200);
    const { body: starting } = await draft(application, 'rechazo').expect(200);
    expect(starting.cuerpo).toContain('Buscamos a alguien con CAP.');
    expect(starting.rechazo_previsto).not.toBeNull();
    const { body: sent } = await send({
      aplicacion_id: application,
      tipo: 'rechazo',
      asunto: 'Respuesta',
      cuerpo: 'Esta vez no.\n\n{boton}',
    }).expect(201);
    await world.until(async () => (await row(sent.id)).estado === 'capturado');
    const all = await world.dataSource.query(
      `SELECT id FROM correos WHERE aplicacion_id = $1 AND plantilla = 'rechazo'`,
      [application],
    );
    expect(all).toEqual([{ id: sent.id }]);
    expect((await agent.get('/api/candidates/me')).body.current.estado).toBe('rechazada');
  });
});

it('a rejection that is being sent is not written a second time', async () => {
  const { application } = await givenApplicant(world);
  const { body } = await reject(application).expect(200);
  await world.dataSource.query(`UPDATE correos SET estado = 'enviando', reclamado_at = now() WHERE id = $1`, [
    body.application.rechazo_en_espera.correo_id,
  ]);
  const message = {
    aplicacion_id: application,
    tipo: 'rechazo',
    asunto: 'Respuesta',
    cuerpo: 'Esta vez no.',
  };
  const refused = await hr.post('/api/emails').send(message).expect(409);
  expect(refused.body.code).toBe('email_not_delayed');
});

describe('a waiting message', () => {
  it('can be withdrawn once; a rejection is undone instead', async () => {
    const { application } = await givenApplicant(world);
    // Its message is due a minute later, so nothing is sent before the undo.
    world.clock.advance(60_000);
    const moved = await hr
      .post(`/api/applications/${application}/move`)
      .send({ estado: 'en_revision', version: 1 })
      .expect(200);
    world.clock.reset();
    const id = moved.body.application.historial.at(-1).correo.id;
    expect((await hr.get(`/api/emails/${id}`)).body).toMatchObject({ puede_cancelar: true });
    expect((await hr.post(`/api/emails/${id}/cancel`).expect(200)).body.estado).toBe('cancelado');
    expect((await hr.post(`/api/emails/${id}/cancel`).expect(409)).body.code).toBe('email_not_cancellable');

    const rejected = await reject(application, { version: 2 }).expect(200);
    const waiting = rejected.body.application.rechazo_en_espera;
    expect((await hr.get(`/api/emails/${waiting.correo_id}`)).body).toMatchObject({
      puede_cancelar: false,
      rechazo_en_espera: true,
    });
    const refused = await hr.post(`/api/emails/${waiting.correo_id}/cancel`).expect(409);
    expect(refused.body.code).toBe('email_cancel_by_undo');
  });
});
