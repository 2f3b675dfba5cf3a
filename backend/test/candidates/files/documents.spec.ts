import { FAR_AHEAD } from '@hiring/contract';
import { pdf, submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

/** The smallest possible image. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let number = 0;
async function applicant(): Promise<{ agent: Agent; id: string; application: string }> {
  number += 1;
  const agent = await world.registered(`doc${number}@example.com`);
  await submit(agent).expect(201);
  const { body } = await agent.get('/api/candidates/me').expect(200);
  return { agent, id: body.candidate.id, application: body.current.id };
}

const ask = (candidato_id: string, fields: object = {}) =>
  hr.post('/api/documents').send({ candidato_id, nombre: 'Permiso de conducir', ...fields });
const send = (agent: Agent, id: string, content: Buffer, name = 'permiso.png') =>
  agent.put(`/api/documents/${id}/file`).attach('archivo', content, name);

/** YYYY-MM-DD. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function told(id: string): Promise<unknown> {
  return world.dataSource.query(
    `SELECT (SELECT array_agg(plantilla ORDER BY created_at) FROM correos
              WHERE candidato_id = $1 AND plantilla LIKE 'documento%') AS mails,
            (SELECT count(*)::int FROM notificaciones WHERE candidato_id = $1 AND tipo = 'documento') AS notes`,
    [id],
  );
}

describe('a document requested by HR', () => {
  it.each([
    [-2, 'La fecha límite ya ha pasado'],
    [36_500, FAR_AHEAD],
  ])('has no deadline %d days from today', async (days, message) => {
    const { id } = await applicant();
    const refused = await ask(id, { plazo: inDays(days) }).expect(422);
    expect(refused.body.errors).toEqual({ plazo: [message] });
  });

  it('is announced, sent, refused with a reason, sent again and accepted', async () => {
    const { agent, id, application } = await applicant();
    const plazo = inDays(30);
    const asked = await ask(id, { instrucciones: 'Por las dos caras', plazo, aplicacion_id: application });
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({ estado: 'pendiente', plazo, version: 1, puede_decidir: false });
    expect((await agent.get('/api/documents/mine')).body).toMatchObject([{ nombre: 'Permiso de conducir' }]);

    const sent = await send(agent, asked.body.id, PNG).expect(200);
    expect(sent.body).toMatchObject({ estado: 'subido', version: 2, archivo: { tipo: 'image/png' } });
    const file = await hr.get(sent.body.archivo.url).buffer().expect(200);
    expect([file.headers['content-type'], Buffer.compare(file.body as Buffer, PNG)]).toEqual([
      'image/png',
      0,
    ]);

    const reason = { version: 2, motivo: 'Está borroso' };
    await hr.post(`/api/documents/${asked.body.id}/refuse`).send(reason).expect(200);
    // Sent again after a lost response.
    await hr.post(`/api/documents/${asked.body.id}/refuse`).send(reason).expect(200);
    const [mine] = (await agent.get('/api/documents/mine')).body;
    expect(mine).toMatchObject({ estado: 'rechazado', motivo: 'Está borroso', puede_subir: true });

    await send(agent, asked.body.id, pdf('permiso'), 'permiso.pdf').expect(200);
    const accepted = await hr.post(`/api/documents/${asked.body.id}/accept`).send({ version: 4 }).expect(200);
    expect(accepted.body).toMatchObject({ estado: 'aceptado', puede_subir: false, puede_cancelar: false });
    expect((await send(agent, asked.body.id, PNG)).body.code).toBe('document_closed');
    expect(await told(id)).toEqual([{ mails: ['documento_solicitado', 'documento_rechazado'], notes: 2 }]);
  });

  it('is requested once, also by repeated and concurrent requests', async () => {
    const { id } = await applicant();
    const answers = await Promise.all([1, 2, 3].map(() => ask(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await ask(id, { nombre: 'PERMISO de conducir' })).body.code).toBe('document_already_asked');
    expect(await told(id)).toEqual([{ mails: ['documento_solicitado'], notes: 1 }]);
  });

  it('is not found for another candidate; only staff request and decide', async () => {
    const { agent, id } = await applicant();
    const stranger = (await applicant()).agent;
    const { body } = await ask(id).expect(201);
    await send(agent, body.id, PNG).expect(200);
    await stranger.get(`/api/documents/${body.id}/file`).expect(404);
    expect((await send(stranger, body.id, PNG)).body.code).toBe('document_not_found');
    await stranger.get(`/api/documents?candidato_id=${id}`).expect(403);
    await agent.post('/api/documents').send({ candidato_id: id, nombre: 'Otro' }).expect(403);
    await agent.post(`/api/documents/${body.id}/accept`).send({ version: 2 }).expect(403);
    await world.agent().get('/api/documents/mine').expect(401);
  });

  it('that HR withdraws is no longer shown to the candidate', async () => {
    const { agent, id } = await applicant();
    const { body } = await ask(id).expect(201);
    await hr.post(`/api/documents/${body.id}/cancel`).send({ version: 1 }).expect(200);
    expect((await agent.get('/api/documents/mine')).body).toEqual([]);
    expect((await send(agent, body.id, PNG)).status).toBe(404);
    expect((await hr.get(`/api/documents?candidato_id=${id}`)).body).toMatchObject([{ estado: 'cancelado' }]);
    await ask(id).expect(201);
  });

  it('is decided on once: the second decision meets another version', async () => {
    const { agent, id } = await applicant();
    const { body } = await ask(id).expect(201);
    await send(agent, body.id, PNG).expect(200);
    const answers = await Promise.all([
      hr.post(`/api/documents/${body.id}/accept`).send({ version: 2 }),
      hr.post(`/api/documents/${body.id}/refuse`).send({ version: 2, motivo: 'No se lee' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is checked by its content', async () => {
    const { agent, id } = await applicant();
    const { body } = await ask(id).expect(201);
    expect((await send(agent, body.id, Buffer.from('hola'), 'a.png')).body.code).toBe('document_wrong_type');
    expect((await send(agent, body.id, PNG.subarray(0, 40))).body.code).toBe('upload_damaged');
    expect((await send(agent, body.id, Buffer.alloc(0))).body.code).toBe('document_empty');
    const large = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]);
    expect((await send(agent, body.id, large)).body.code).toBe('document_too_large');
    expect((await agent.put(`/api/documents/${body.id}/file`)).body.code).toBe('document_required');
    const files = await world.dataSource.query(
      `SELECT count(*)::int AS n FROM archivos f JOIN candidates c USING (user_id) WHERE c.id = $1`,
      [id],
    );
    expect(files).toEqual([{ n: 1 }]);
  });
});
