import { randomUUID } from 'node:crypto';
import { submit } from '../candidates/application-form.js';
import { findInvariantViolations } from '../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

let people = 0;
async function applicant(): Promise<{ agent: Agent; email: string; application: string; candidate: string }> {
  const email = `puerta${++people}@example.com`;
  const agent = await world.registered(email);
  const { body } = await submit(agent).expect(201);
  const me = await agent.get('/api/candidates/me');
  return { agent, email, application: body.application.id, candidate: me.body.candidate.id };
}

const post = (path: string, body: object, agent: Agent = hr) => agent.post(path).send(body);
const messagesOf = (
  application: string,
): Promise<{ plantilla: string; destinatario: string; texto: string }[]> =>
  world.dataSource.query(
    `SELECT plantilla, destinatario, texto FROM correos WHERE aplicacion_id = $1 AND estado <> 'cancelado' ORDER BY created_at`,
    [application],
  );
const templates = async (application: string): Promise<string[]> =>
  (await messagesOf(application)).map(({ plantilla }) => plantilla);

describe('POST /api/rrhh/update-status', () => {
  const path = '/api/rrhh/update-status';

  it('moves the application and tells the person once, also with repeated and concurrent requests', async () => {
    const { application, candidate } = await applicant();
    const body = { candidaturaId: application, nuevoEstado: 'en_revision', feedback: 'Te llamamos pronto.' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(path, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ body: { changed } }) => changed === true)).toHaveLength(1);
    expect(await templates(application)).toEqual(['candidatura_recibida', 'cambio_estado']);
    expect((await messagesOf(application))[1]?.texto).toContain('Te llamamos pronto.');
    const { body: again } = await post(path, { candidatoId: candidate, nuevoEstado: 'en_revision' }).expect(
      200,
    );
    expect(again).toMatchObject({ changed: false, application: { id: application, estado: 'en_revision' } });
  });

  it('refuses an old version, an unknown state and another address', async () => {
    const { application } = await applicant();
    const stale = await post(path, { candidaturaId: application, nuevoEstado: 'en_revision', version: 9 });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
    const { body } = await post(path, { candidaturaId: application, nuevoEstado: 'contratado' }).expect(422);
    expect(body.errors).toEqual({ nuevoEstado: ['El estado no es válido'] });
    const relay = await post(path, {
      candidaturaId: application,
      nuevoEstado: 'en_revision',
      candidato: { email: 'otra@example.com' },
    });
    expect([relay.status, relay.body.code]).toEqual([422, 'recipient_refused']);
    expect(await templates(application)).toEqual(['candidatura_recibida']);
  });
});

describe('POST /api/rrhh/notify-status-change', () => {
  const path = '/api/rrhh/notify-status-change';
  const quietly = (application: string): Promise<void> => world.moveTo(application, 'en_revision');

  it('sends the news of a move once, to the address of the record, when none was sent', async () => {
    const { application, email } = await applicant();
    await quietly(application);
    const body = {
      candidaturaId: application,
      nuevoEstado: 'en_revision',
      feedback: 'Buen perfil.',
      candidato: { nombre: 'X\r\nBcc: a@example.com', email: email.toUpperCase(), posicion: 'mecanico' },
    };
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(path, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ body: { enviado } }) => enviado === true)).toHaveLength(1);
    expect(new Set(answers.map(({ body: { correo_id } }) => correo_id as string)).size).toBe(1);
    const [, message, ...more] = await messagesOf(application);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ plantilla: 'cambio_estado', destinatario: email });
    expect(message?.texto).toContain('Buen perfil.');
    expect(message?.texto).not.toContain('Bcc');
  });

  it('sends nothing for a move whose message was sent, nor for an application just received', async () => {
    const { application } = await applicant();
    const { body: first } = await post(path, { candidaturaId: application, nuevoEstado: 'recibida' }).expect(
      200,
    );
    expect(first).toMatchObject({ enviado: false, correo_estado: expect.any(String) });
    await post('/api/rrhh/update-status', { candidaturaId: application, nuevoEstado: 'en_revision' }).expect(
      200,
    );
    const { body } = await post(path, { candidaturaId: application, nuevoEstado: 'en_revision' }).expect(200);
    expect(body.enviado).toBe(false);
    expect(await templates(application)).toEqual(['candidatura_recibida', 'cambio_estado']);
  });

  it('refuses another address, another state and an unknown application', async () => {
    const { application } = await applicant();
    await quietly(application);
    const named = { candidaturaId: application, nuevoEstado: 'en_revision' };
    for (const email of ['otra@example.com', 'puerta1@example.com\r\nBcc: x@example.com', '']) {
      const { body } = await post(path, { ...named, candidato: { email } }).expect(422);
      expect(body).toMatchObject({
        code: 'recipient_refused',
        errors: { 'candidato.email': expect.any(Array) },
      });
    }
    expect((await post(path, { ...named, nuevoEstado: 'contratada' }).expect(409)).body.code).toBe(
      'status_not_current',
    );
    await post(path, { ...named, candidaturaId: randomUUID() }).expect(404);
    await post(path, { nuevoEstado: 'en_revision' }).expect(422);
    expect(await templates(application)).toEqual(['candidatura_recibida']);
  });

  it('sends a message that an undo of the move withdraws', async () => {
    const { application } = await applicant();
    const move = { estado: 'en_revision', version: 1, notificar: false };
    // Its message is due a minute later, so nothing is sent before the undo.
    world.clock.advance(60_000);
    const { body: moved } = await post(`/api/applications/${application}/move`, move).expect(200);
    await post(path, { candidaturaId: application, nuevoEstado: 'en_revision' }).expect(200);
    const undo = { historial_id: moved.undo.historial_id, version: 2 };
    world.clock.reset();
    await post(`/api/applications/${application}/undo`, undo).expect(200);
    expect(await templates(application)).toEqual(['candidatura_recibida']);
  });
});

describe.each(['/api/rrhh/send', '/functions/v1/rrhh-email'])('POST %s', (path) => {
  it('sends a message with the text of the template or of the caller, and the same text once', async () => {
    const { application, candidate, email } = await applicant();
    const { body: first } = await post(path, { candidaturaId: application, tipo: 'contacto' }).expect(201);
    const { body: again } = await post(path, { candidatoId: candidate, tipo: 'contacto' }).expect(201);
    expect(again.id).toBe(first.id);
    expect(first).toMatchObject({ destinatario: email, plantilla: 'contacto' });
    const words = { candidaturaId: application, tipo: 'contacto', cuerpo: 'Hola, ¿hablamos mañana?' };
    const at = await Promise.all(Array.from({ length: 3 }, () => post(path, words)));
    expect(new Set(at.map(({ body: { id } }) => id as string)).size).toBe(1);
    const keyed = await hr.post(path).set('Idempotency-Key', randomUUID()).send(words).expect(201);
    expect(keyed.body.id).not.toBe(at[0]?.body.id);
    expect(await templates(application)).toEqual([
      'candidatura_recibida',
      'contacto',
      'contacto',
      'contacto',
    ]);
  });

  it('keeps the subject on one line, and writes to nobody else', async () => {
    const { application } = await applicant();
    const words = { candidaturaId: application, tipo: 'contacto', cuerpo: 'Hola.' };
    const { body } = await post(path, { ...words, asunto: 'Hola\r\nBcc: victima@example.com' }).expect(201);
    expect(body.asunto).not.toMatch(/[\r\n]/);
    const relay = await post(path, { ...words, destinatario: 'victima@example.com' });
    expect([relay.status, relay.body.code]).toEqual([422, 'recipient_refused']);
    await post(path, { ...words, candidaturaId: randomUUID() }).expect(404);
    await post(path, { ...words, tipo: 'otro' }).expect(422);
  });
});

it('POST /api/rrhh/validate lists the objections to a message, and writes nothing', async () => {
  const { application, email } = await applicant();
  const check = async (body: object): Promise<Record<string, unknown>> =>
    (await post('/api/rrhh/validate', { candidaturaId: application, ...body }).expect(200)).body;
  expect(await check({ tipo: 'contacto' })).toMatchObject({
    valido: true,
    codigo: null,
    destinatario: email,
  });
  expect(await check({ tipo: 'rechazo' })).toMatchObject({ valido: false, codigo: 'message_wrong_stage' });
  expect(await check({ tipo: 'x' })).toMatchObject({
    valido: false,
    codigo: 'validation_failed',
    errores: { tipo: ['Tipo de correo no válido'] },
  });
  expect(await check({ tipo: 'contacto', destinatario: 'otra@example.com' })).toMatchObject({
    valido: false,
    codigo: 'recipient_refused',
  });
  await post('/api/rrhh/validate', { candidaturaId: randomUUID(), tipo: 'contacto' }).expect(404);
  // `constructor` is refused like any other unknown field.
  for (const part of ['asunto', 'candidaturaId', 'otro']) {
    expect((await check({ [part]: { constructor: { a: 1 } } })).valido).toBe(false);
  }
  expect(await templates(application)).toEqual(['candidatura_recibida']);
});

it('GET /api/rrhh/email-service describes how messages are sent', async () => {
  const { body } = await hr.get('/api/rrhh/email-service').expect(200);
  expect(body).toMatchObject({ modo: 'captura', avisos_activados: true, mensaje: expect.any(String) });
});

describe('POST /api/candidates/notify', () => {
  const path = '/api/candidates/notify';

  it('confirms the receipt of an application once', async () => {
    const { agent, application, email } = await applicant();
    const form = { nombre: 'Núria', email, cv_url: '/x', fecha_aplicacion: new Date().toISOString() };
    expect((await post(path, form, agent).expect(200)).body.enviado).toBe(false);
    await world.dataSource.query(`DELETE FROM correos WHERE aplicacion_id = $1`, [application]);
    const answers = await Promise.all(Array.from({ length: 3 }, () => post(path, form, agent)));
    expect(answers.filter(({ body }) => body.enviado === true)).toHaveLength(1);
    expect(await templates(application)).toEqual(['candidatura_recibida']);
  });

  it('is for one’s own application; staff may name any', async () => {
    const mine = await applicant();
    const other = await applicant();
    await post(path, { candidaturaId: other.application }, mine.agent).expect(404);
    await post(path, { email: other.email }, mine.agent).expect(422);
    await post(path, { candidaturaId: other.application }).expect(200);
    await post(path, {}).expect(404);
  });
});

it('the routes under /api/rrhh need the permissions of the same actions elsewhere', async () => {
  const { agent, application } = await applicant();
  const body = { candidaturaId: application, nuevoEstado: 'en_revision', tipo: 'contacto' };
  const paths = ['notify-status-change', 'update-status', 'send', 'validate'].map(
    (name) => `/api/rrhh/${name}`,
  );
  for (const path of [...paths, '/functions/v1/rrhh-email']) {
    await post(path, body, agent).expect(403);
    await post(path, body, world.agent()).expect(401);
  }
  await agent.get('/api/rrhh/email-service').expect(403);
  await post('/api/candidates/notify', {}, world.agent()).expect(401);
  for (const name of ['status', 'info', 'rate-limit-info']) {
    await hr.get(`/api/system/${name}`).expect(200);
    await agent.get(`/api/system/${name}`).expect(403);
    await world.agent().get(`/api/system/${name}`).expect(401);
  }
  await world.agent().get('/health').expect(200);
});
