import { FAR_AHEAD } from '@hiring/contract';
import { getDocumentProxy } from 'unpdf';
import { pdf, submit } from '../application-form.js';
import { jpeg, png } from './pictures.js';
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

const sendPhotos = (agent: Agent, id: string, ...photos: Buffer[]) =>
  photos.reduce(
    (request, one, n) => request.attach('fotos', one, `${n}.jpg`),
    agent.put(`/api/documents/${id}/file/fotos`),
  );
const filesOf = async (id: string): Promise<number> => {
  const [{ n }] = await world.dataSource.query(
    `SELECT count(*)::int AS n FROM archivos f JOIN candidates c USING (user_id) WHERE c.id = $1`,
    [id],
  );
  return n;
};

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
    expect(await filesOf(id)).toBe(1);
  });
});

describe('photos of both sides of a requested document', () => {
  it('become one PDF with its name, in their order; sent again they change nothing', async () => {
    const { agent, id } = await applicant();
    const { body } = await ask(id).expect(201);
    const sides = [jpeg({ turn: 6 }), png()];
    const sent = await sendPhotos(agent, body.id, ...sides).expect(200);
    expect(sent.body).toMatchObject({
      estado: 'subido',
      version: 2,
      archivo: { nombre_original: 'Permiso de conducir.pdf', tipo: 'application/pdf' },
    });
    const file = (await hr.get(sent.body.archivo.url).buffer().expect(200)).body as Buffer;
    expect(file.includes('GPS')).toBe(false);
    const made = await getDocumentProxy(new Uint8Array(file));
    const shapes = [await made.getPage(1), await made.getPage(2)].map(({ view: [, , width, height] }) =>
      width! > height! ? 'lying' : 'standing',
    );
    expect([made.numPages, ...shapes]).toEqual([2, 'lying', 'standing']);

    expect((await sendPhotos(agent, body.id, ...sides).expect(200)).body.version).toBe(2);
    // The other order is another document; the one before is let go.
    expect((await sendPhotos(agent, body.id, ...sides.reverse()).expect(200)).body.version).toBe(3);
    const both = await Promise.all([1, 2].map(() => sendPhotos(agent, body.id, jpeg(), jpeg())));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await hr.get(`/api/documents/${body.id}`)).body.version).toBe(4);
  });

  it.each<[string, () => Buffer[], number, string]>([
    ['none', () => [], 422, 'document_required'],
    ['one and a PDF', () => [jpeg(), pdf('permiso')], 415, 'photos_wrong_type'],
    ['half a photo', () => [jpeg().subarray(0, 60), jpeg()], 415, 'photos_wrong_type'],
    [
      'one that unfolds to a thousand times its size',
      () => [jpeg(), png(8, Buffer.alloc(50_000_000))],
      415,
      'photos_wrong_type',
    ],
    ['eleven', () => Array.from({ length: 11 }, () => jpeg()), 413, 'photos_too_many'],
    ['more than 5 MB', () => Array(2).fill(jpeg({ points: 3_000_000 })), 413, 'photos_too_large'],
  ])('are refused as %s', async (_what, photos, status, code) => {
    const { agent, id } = await applicant();
    const { body } = await ask(id).expect(201);
    const refused = await sendPhotos(agent, body.id, ...photos());
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(Object.keys(refused.body.errors)).toEqual(['archivo']);
    expect(await filesOf(id)).toBe(1);
  });

  it('are taken from their owner only, and until HR accepts', async () => {
    const { agent, id } = await applicant();
    const { body } = await ask(id).expect(201);
    const stranger = (await applicant()).agent;
    expect((await sendPhotos(stranger, body.id, jpeg(), jpeg())).body.code).toBe('document_not_found');
    await sendPhotos(agent, body.id, jpeg(), jpeg()).expect(200);
    await hr.post(`/api/documents/${body.id}/accept`).send({ version: 2 }).expect(200);
    expect((await sendPhotos(agent, body.id, jpeg(), jpeg())).body.code).toBe('document_closed');
  });
});
