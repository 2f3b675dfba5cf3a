import { inTransaction } from '../../../src/platform/database/transactions/transaction.js';
import { THREAD_LIMITS } from '@hiring/contract';
import { DataSource } from 'typeorm';
import { PersonalDataHooks } from '../../../src/platform/personal-data/personal-data-hooks.js';
import { pdf, submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
let agent: Agent;
let candidate: string;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

let people = 0;
beforeEach(async () => {
  agent = await world.registered(`writer${++people}@example.com`);
  await submit(agent).expect(201);
  candidate = (await agent.get('/api/candidates/me')).body.candidate.id;
});

interface Sending {
  texto?: string;
  key?: string;
  files?: [Buffer, string][];
}
function send(from: Agent, to: string, { texto = 'Hola', key, files = [] }: Sending = {}) {
  let request = from.post(`/api/threads/${to}`);
  if (key) request = request.set('Idempotency-Key', key);
  request = request.field('texto', texto);
  for (const [content, name] of files) request = request.attach('adjuntos', content, name);
  return request;
}
const thread = async (who: Agent, of: string) => (await who.get(`/api/threads/${of}`).expect(200)).body;
const mails = (plantilla: string): Promise<{ destinatario: string; html: string; texto: string }[]> =>
  world.dataSource.query(
    `SELECT destinatario, html, texto FROM correos WHERE candidato_id = $1 AND plantilla = $2`,
    [candidate, plantilla],
  );
const files = async (): Promise<{ estado: string; total: number }[]> =>
  world.dataSource.query(
    `SELECT estado, count(*)::int AS total FROM archivos WHERE clave LIKE 'conversaciones/%' GROUP BY 1 ORDER BY 1`,
  );

describe('a message of the candidate', () => {
  it('appears in the thread and in the mailbox of HR, with only name and text', async () => {
    const { status, body } = await send(agent, 'mine', { texto: ' ¿Cuándo\nempieza <b>esto</b>? ' });
    expect([status, body.texto, body.orden, body.autor]).toEqual([
      201,
      '¿Cuándo\nempieza <b>esto</b>?',
      1,
      'candidato',
    ]);
    const seen = await thread(hr, candidate);
    expect(seen).toMatchObject({ id: candidate, sin_leer: 1, hay_anteriores: false });
    expect(seen.mensajes[0]).toMatchObject({ autor_nombre: 'Núria Puig Serra', leido: false });
    const [mail] = await mails('hilo_rrhh');
    expect(mail?.destinatario).toBe('rrhh@example.com');
    expect(mail?.html).toContain('&lt;b&gt;esto&lt;/b&gt;');
    expect(mail?.texto).toContain(`/sistema-aplicacion/candidates/${candidate}/show?parte=conversacion`);
    expect(mail?.texto).not.toMatch(/writer\d+@example|600 000 001/);
  });

  it('sent again with its key is one message, also five times at once', async () => {
    const order = { texto: 'Una vez', key: 'k-1', files: [[pdf('a'), 'a.pdf']] as [Buffer, string][] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(agent, 'mine', order)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await thread(agent, 'mine')).mensajes).toHaveLength(1);
    expect(await mails('hilo_rrhh')).toHaveLength(1);
    const other = await send(agent, 'mine', { texto: 'Otra cosa', key: 'k-1' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('gets its number when several arrive at once', async () => {
    await Promise.all([1, 2, 3, 4].map((n) => send(agent, 'mine', { texto: `n${n}` }).expect(201)));
    const { mensajes } = await thread(agent, 'mine');
    expect(mensajes.map(({ orden }: { orden: number }) => orden)).toEqual([1, 2, 3, 4]);
    expect((await thread(hr, candidate)).sin_leer).toBe(4);
  });

  it.each([
    ['', 422],
    ['   ', 422],
    ['x'.repeat(THREAD_LIMITS.text), 201],
    ['x'.repeat(THREAD_LIMITS.text + 1), 422],
  ])('of %# characters answers %#', async (texto, status) => {
    const response = await send(agent, 'mine', { texto });
    expect(response.status).toBe(status);
    if (status === 422) expect(Object.keys(response.body.errors)).toEqual(['texto']);
  });

  it('is limited to twenty an hour, and a repetition does not count', async () => {
    for (let n = 0; n < THREAD_LIMITS.perHour; n++) {
      await send(agent, 'mine', { texto: `n${n}`, key: `k-${n}` }).expect(201);
    }
    const refused = await send(agent, 'mine', { texto: 'una más' });
    expect([refused.status, refused.body.code]).toEqual([429, 'thread_too_many']);
    expect(refused.body.detail).toMatch(/^Has enviado muchos mensajes en poco tiempo\. Podrás escribir/);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    await send(agent, 'mine', { texto: 'n0', key: 'k-0' }).expect(201);
  });
});

describe('a message of human resources', () => {
  it('is mailed and shown in the portal, in the name of the team', async () => {
    await send(hr, candidate, { texto: 'Trae el carné' }).expect(201);
    const [mail] = await mails('hilo_candidato');
    expect(mail?.destinatario).toBe(`writer${people}@example.com`);
    expect(mail?.texto).toContain('Trae el carné');
    expect(mail?.texto).toContain('/portal-candidato?tab=mensajes');
    const { body: notices } = await agent.get('/api/notifications');
    expect(notices).toMatchObject([{ tipo: 'mensaje', enlace: '/portal-candidato?tab=mensajes' }]);
    const seen = await thread(agent, 'mine');
    expect(seen).toMatchObject({
      sin_leer: 1,
      mensajes: [{ autor: 'rrhh', autor_nombre: 'Equipo de selección' }],
    });
  });

  it('is marked as read up to what was on the screen, and its notification with it', async () => {
    await send(hr, candidate, { texto: 'uno' }).expect(201);
    await send(hr, candidate, { texto: 'dos' }).expect(201);
    await agent.post('/api/threads/mine/read').send({ hasta: 1 }).expect(204);
    await agent.post('/api/threads/mine/read').send({ hasta: 1 }).expect(204);
    expect((await thread(agent, 'mine')).sin_leer).toBe(1);
    expect((await agent.get('/api/auth/session')).body.user.unread_notifications).toBe(1);
    const seen = await thread(hr, candidate);
    expect(seen.mensajes.map(({ leido }: { leido: boolean }) => leido)).toEqual([true, false]);
    await agent.post('/api/threads/mine/read').send({ hasta: 0 }).expect(422);
  });
});

describe('a message that is taken back', () => {
  const takeBack = (from: Agent, id: string) => from.delete(`/api/threads/${candidate}/messages/${id}`);
  const states = (): Promise<{ estado: string }[]> =>
    world.dataSource.query(
      `SELECT estado FROM correos WHERE candidato_id = $1 AND plantilla = 'hilo_candidato'`,
      [candidate],
    );

  it('goes with its files, notice and mail, and the thread is as it was', async () => {
    await send(agent, 'mine', { texto: '¿Cuándo?' }).expect(201);
    const before = await thread(hr, candidate);
    const { body } = await send(hr, candidate, { texto: 'Mñana', files: [[pdf('a'), 'a.pdf']] }).expect(201);
    expect(await states()).toEqual([{ estado: 'pendiente' }]);
    await takeBack(hr, body.id).expect(204);
    expect(await thread(hr, candidate)).toEqual(before);
    expect(await states()).toEqual([{ estado: 'cancelado' }]);
    expect((await agent.get('/api/notifications')).body).toEqual([]);
    expect((await thread(agent, 'mine')).sin_leer).toBe(0);
    const [row] = await world.dataSource.query('SELECT ultimo_autor FROM hilos WHERE candidato_id = $1', [
      candidate,
    ]);
    expect(row).toEqual({ ultimo_autor: 'candidato' });
    const again = await takeBack(hr, body.id);
    expect([again.status, again.body.code]).toEqual([404, 'thread_message_not_found']);
    expect((await send(hr, candidate, { texto: 'Mañana' }).expect(201)).body.orden).toBe(2);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['has been read', () => agent.post('/api/threads/mine/read').send({ hasta: 1 }).expect(204)],
    ['was followed by another', () => send(agent, 'mine').expect(201)],
    [
      'is older than ten seconds',
      (id) =>
        world.change(
          `UPDATE mensajes_hilo SET created_at = created_at - interval '11 seconds' WHERE id = '${id}'`,
        ),
    ],
    [
      'has left',
      () => world.change(`UPDATE correos SET estado = 'enviado' WHERE candidato_id = '${candidate}'`),
    ],
  ])('stays when it %s', async (_case, happens) => {
    const { body } = await send(hr, candidate, { texto: 'Mñana' }).expect(201);
    await happens(body.id);
    const late = await takeBack(hr, body.id);
    expect([late.status, late.body.code]).toEqual([409, 'undo_too_late']);
    expect((await thread(hr, candidate)).mensajes[0].texto).toBe('Mñana');
  });

  it('is taken back once, and only by who wrote it', async () => {
    const { body } = await send(hr, candidate, { texto: 'uno' }).expect(201);
    await takeBack(await world.signedInAs('rrhh'), body.id).expect(404);
    await takeBack(agent, body.id).expect(403);
    const both = await Promise.all([takeBack(hr, body.id), takeBack(hr, body.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});

describe('the list of threads', () => {
  it('shows threads with unread messages first', async () => {
    await send(agent, 'mine').expect(201);
    const unreadOne = candidate;
    agent = await world.registered('later@example.com');
    await submit(agent).expect(201);
    await send(agent, 'mine').expect(201);
    candidate = (await agent.get('/api/candidates/me')).body.candidate.id;
    await hr.post(`/api/threads/${candidate}/read`).send({ hasta: 1 }).expect(204);
    const { body, headers } = await hr.get('/api/threads').query({ range: '[0,99]' });
    expect(headers['content-range']).toMatch(/^threads 0-/);
    const ids = (body as { id: string }[]).map(({ id }) => id);
    expect(ids.indexOf(unreadOne)).toBeLessThan(ids.indexOf(candidate));
    const unread = await hr.get('/api/threads').query({ filter: '{"sin_leer":true}', range: '[0,99]' });
    expect((unread.body as { id: string }[]).map(({ id }) => id)).not.toContain(candidate);
  });
});

describe('a thread', () => {
  it('can be read by the person and by staff; for others it is not found', async () => {
    const { body } = await send(agent, 'mine', { files: [[pdf('mío'), 'mío.pdf']] }).expect(201);
    const [{ id }] = body.adjuntos;
    const stranger = await world.registered(`stranger${people}@example.com`);
    await submit(stranger).expect(201);
    for (const path of [`/api/thread-attachments/${id}`, '/api/thread-attachments/none']) {
      expect((await stranger.get(path)).status).toBe(404);
    }
    expect((await stranger.get(`/api/threads/${candidate}`)).status).toBe(403);
    expect((await world.agent().get('/api/threads/mine')).status).toBe(401);
    expect((await hr.get('/api/threads/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11')).status).toBe(404);
    const nobody = await world.registered(`nothing${people}@example.com`);
    expect((await nobody.get('/api/threads/mine')).body.code).toBe('candidate_not_found');
    expect((await send(nobody, 'mine')).body.code).toBe('candidate_not_found');
  });
});

describe('attachments', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );

  it('are served byte for byte, with the extension of their type, and logged when staff read them', async () => {
    const { body } = await send(agent, 'mine', {
      files: [
        [pdf('x'), 'carné.pdf'],
        [png, 'foto.exe'],
      ],
    }).expect(201);
    const [first, second] = body.adjuntos;
    const own = await agent.get(first.url).buffer();
    expect(Buffer.compare(own.body as Buffer, pdf('x'))).toBe(0);
    const read = await hr.get(second.url).buffer();
    expect(read.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(read.headers['content-disposition']).toContain('attachment; filename="foto.exe.png"');
    const notes = await world.dataSource.query<{ action: string }[]>(
      `SELECT action FROM system_logs WHERE entity_id = $1 AND action LIKE 'thread.%'`,
      [candidate],
    );
    expect(notes).toEqual([{ action: 'thread.attachment_downloaded' }]);
  });

  it.each<[string, [Buffer, string][], number, string]>([
    [
      'a program',
      [[Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), 'a.pdf']],
      415,
      'attachment_wrong_type',
    ],
    ['a drawing', [[Buffer.from('<svg><script/></svg>'), 'a.png']], 415, 'attachment_wrong_type'],
    ['a picture cut short', [[png.subarray(0, 50), 'a.png']], 415, 'upload_damaged'],
    ['nothing', [[Buffer.alloc(0), 'a.pdf']], 422, 'attachment_empty'],
    [
      'too much',
      [[Buffer.concat([pdf(), Buffer.alloc(THREAD_LIMITS.attachmentBytes)]), 'a.pdf']],
      413,
      'attachment_too_large',
    ],
    [
      'four files',
      ['a', 'b', 'c', 'd'].map((name) => [pdf(name), `${name}.pdf`]),
      422,
      'attachments_too_many',
    ],
    [
      'a good and a bad one',
      [
        [pdf(), 'a.pdf'],
        [Buffer.from('x'), 'b.pdf'],
      ],
      415,
      'attachment_wrong_type',
    ],
  ])('that are %s are refused and leave nothing', async (_title, attached, status, code) => {
    const before = await files();
    const response = await send(agent, 'mine', { files: attached });
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(Object.keys(response.body.errors)).toEqual(['adjuntos']);
    expect(await files()).toEqual(before);
    expect((await thread(agent, 'mine')).mensajes).toEqual([]);
  });
});

describe('the personal data of a thread', () => {
  it('are exported with texts and files, without names of staff, and erased with the files', async () => {
    await send(agent, 'mine', { texto: 'Mis papeles', files: [[pdf('z'), 'z.pdf']] }).expect(201);
    await send(hr, candidate, { texto: 'Gracias' }).expect(201);
    const { manager } = world.app.get(DataSource);
    const part = world.app
      .get(PersonalDataHooks)
      .parts()
      .find(({ name }) => name === 'conversacion');
    const subject = { userId: null, candidateId: candidate };
    const held = await part?.read(manager, subject);
    expect(held?.data).toMatchObject([
      { autor: 'Tú', texto: 'Mis papeles', adjuntos: ['z.pdf'] },
      { autor: 'Equipo de selección', texto: 'Gracias' },
    ]);
    expect(held?.files).toMatchObject([{ name: 'conversacion/1-1-z.pdf' }]);
    await inTransaction(world.dataSource, async (inside) => {
      await part?.erase?.(inside, subject);
      await inside.query(`DELETE FROM candidates WHERE id = $1`, [candidate]);
    });
    const [left] = await world.dataSource.query<{ n: number }[]>(
      `SELECT (SELECT count(*) FROM hilos WHERE candidato_id = $1)::int
            + (SELECT count(*) FROM mensajes_hilo WHERE candidato_id = $1)::int AS n`,
      [candidate],
    );
    expect(left?.n).toBe(0);
    expect((await files()).some(({ estado, total }) => estado === 'borrar' && total > 0)).toBe(true);
  });
});
