import { submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
let colleague: Agent;
let me: string;
let colleagueId: string;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  colleague = await world.signedInAs('admin');
  me = (await hr.get('/api/auth/me')).body.user.id;
  colleagueId = (await colleague.get('/api/auth/me')).body.user.id;
});
afterEach(() => world.clock.reset());
afterAll(() => world.close());

let people = 0;
/** Somebody who wrote. */
async function writer(texto = 'Hola, ¿hay novedades?'): Promise<{ person: Agent; id: string }> {
  const person = await world.registered(`inbox${++people}@example.com`);
  await submit(person).expect(201);
  const { id } = (await person.get('/api/candidates/me')).body.candidate;
  await person.post('/api/threads/mine').field('texto', texto).expect(201);
  return { person, id };
}
const desk = async (id: string, who = hr) => (await who.get(`/api/threads/${id}/desk`).expect(200)).body;
const change = async (id: string, body: object, who = hr) =>
  who.patch(`/api/threads/${id}`).send({ version: (await desk(id)).version, ...body });
const box = async (filter: object, who = hr): Promise<string[]> =>
  (
    await who
      .get('/api/threads')
      .query({ filter: JSON.stringify(filter), range: '[0,99]' })
      .expect(200)
  ).body.map(({ id }: { id: string }) => id);
const inBoxes = async (id: string): Promise<string[]> => {
  const boxes = [
    'abiertas',
    'sin_leer',
    'mias',
    'sin_asignar',
    'sin_responder',
    'esperando',
    'aplazadas',
    'cerradas',
  ];
  const found = await Promise.all(boxes.map((bandeja) => box({ bandeja })));
  return boxes.filter((_, place) => found[place]?.includes(id));
};
const answer = (id: string, who = hr) => who.post(`/api/threads/${id}`).field('texto', 'Le llamamos mañana.');

describe('a conversation in the inbox', () => {
  it('is unread and of nobody until somebody answers, who then has it', async () => {
    const { id, person } = await writer();
    expect(await inBoxes(id)).toEqual(['abiertas', 'sin_leer', 'sin_asignar', 'sin_responder']);
    await hr.post(`/api/threads/${id}/read`).send({ hasta: 1 }).expect(204);
    await answer(id).expect(201);
    expect(await inBoxes(id)).toEqual(['abiertas', 'mias', 'esperando']);
    await answer(id, colleague).expect(201);
    expect((await desk(id)).asignada_a.id).toBe(me);
    await person.post('/api/threads/mine').field('texto', 'Gracias').expect(201);
    expect(await inBoxes(id)).toEqual(['abiertas', 'sin_leer', 'mias', 'sin_responder']);
  });

  it('that is closed is read, and any message opens it again', async () => {
    const { id, person } = await writer();
    expect((await change(id, { cerrada: true })).body.cerrada_at).toEqual(expect.any(String));
    expect(await inBoxes(id)).toEqual(['cerradas']);
    expect((await person.get('/api/threads/mine')).body.mensajes[0].leido).toBe(true);
    await person.post('/api/threads/mine').field('texto', 'Una cosa más').expect(201);
    expect(await inBoxes(id)).toEqual(['abiertas', 'sin_leer', 'sin_asignar', 'sin_responder']);
    await change(id, { cerrada: true });
    await change(id, { cerrada: false });
    expect(await inBoxes(id)).toContain('abiertas');
  });

  it('is put off until a moment, or until the candidate writes', async () => {
    const { id, person } = await writer();
    const late = await change(id, { recordar_at: '2020-01-01T09:00:00Z' });
    expect(late.body.errors).toEqual({ recordar_at: ['Elige un momento que no haya pasado'] });
    const until = new Date(world.clock.now().getTime() + 300_000).toISOString();
    expect((await change(id, { recordar_at: until })).body.recordar_at).toBe(until);
    await hr.post(`/api/threads/${id}/read`).send({ hasta: 1 }).expect(204);
    expect(await inBoxes(id)).toEqual(['aplazadas']);
    world.clock.advance(300_001);
    expect(await inBoxes(id)).toContain('sin_responder');
    world.clock.reset();
    await person.post('/api/threads/mine').field('texto', 'Otra').expect(201);
    expect((await desk(id)).recordar_at).toBeNull();
    expect(await inBoxes(id)).toContain('abiertas');
  });

  it('is given to people of human resources only, and not over a change that was not seen', async () => {
    const { id, person } = await writer();
    const { body } = await person.get('/api/auth/me');
    const refused = await change(id, { asignado_a: body.user.id });
    expect(refused.body.errors).toEqual({ asignado_a: ['Elige a alguien de RRHH'] });
    const { version } = await desk(id);
    const both = await Promise.all(
      [hr, colleague].map((who) => who.patch(`/api/threads/${id}`).send({ version, asignado_a: me })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('thread_stale');
    expect(await box({ asignado_a: me })).toContain(id);
    expect((await person.patch(`/api/threads/${id}`).send({ version: 2, cerrada: true })).status).toBe(403);
  });

  it('is found by words of its messages or by the name, in any box', async () => {
    const { id } = await writer('¿Sirve el carné ADR caducado?');
    const { id: other } = await writer('Buenas tardes');
    expect(await box({ q: 'adr CADUCADO' })).toEqual([id]);
    expect(await box({ q: `inbox${people}@example.com` })).toEqual([other]);
    expect(await box({ q: 'adr', bandeja: 'cerradas' })).toEqual([]);
    expect(await box({ q: '%' })).toContain(other);
  });

  it('tells colleagues who is writing, for some seconds', async () => {
    const { id } = await writer();
    await hr.post(`/api/threads/${id}/writing`).expect(204);
    expect((await desk(id)).escribe).toBeNull();
    expect((await desk(id, colleague)).escribe).toEqual(expect.any(String));
    world.clock.advance(16_000);
    expect((await desk(id, colleague)).escribe).toBeNull();
    world.clock.reset();
    await hr.post(`/api/threads/${id}/writing`).expect(204);
    await answer(id).expect(201);
    expect((await desk(id, colleague)).escribe).toBeNull();
  });

  it('tells each of two who write of the other, also whoever began', async () => {
    const { id } = await writer();
    const third = await world.signedInAs('admin');
    await hr.post(`/api/threads/${id}/writing`).expect(204);
    await colleague.post(`/api/threads/${id}/writing`).expect(204);
    const seen = [(await desk(id)).escribe, (await desk(id, colleague)).escribe];
    expect(seen).toEqual([expect.any(String), expect.any(String)]);
    expect(seen[0]).not.toBe(seen[1]);
    await third.post(`/api/threads/${id}/writing`).expect(204);
    expect((await desk(id)).escribe).toBe(seen[0]);
    // The second goes on, and takes the place of the first, who has stopped: nobody is told of themselves.
    world.clock.advance(16_000);
    await colleague.post(`/api/threads/${id}/writing`).expect(204);
    expect((await desk(id)).escribe).toBe(seen[0]);
    expect((await desk(id, colleague)).escribe).toBeNull();
    world.clock.reset();
    await answer(id).expect(201);
    expect((await desk(id)).escribe).toBeNull();
  });
});

describe('figures of conversations', () => {
  it('count an answer from the first message that it answers', async () => {
    const { body: before } = await hr.get('/api/threads/figures').expect(200);
    const { id, person } = await writer();
    await person.post('/api/threads/mine').field('texto', 'Sigo esperando').expect(201);
    await world.change(
      `UPDATE mensajes_hilo SET created_at = created_at - (3 - orden) * interval '135 minutes' WHERE candidato_id = $1`,
      [id],
    );
    await answer(id, colleague).expect(201);
    await answer(id, colleague).expect(201);
    const { body } = await hr.get('/api/threads/figures').expect(200);
    expect([body.abiertas, body.respondidas]).toEqual([before.abiertas + 1, before.respondidas + 1]);
    const own = body.personas.find((one: { id: string }) => one.id === colleagueId);
    // From the first message, four and a half hours before the answer.
    expect([own.abiertas, own.respondidas, own.horas_hasta_responder]).toEqual([1, 1, 4.5]);
  });
});

describe('a saved answer', () => {
  it('is kept for everybody of human resources under a title of its own', async () => {
    const order = { titulo: ' Prueba ', texto: 'Hola, {nombre}' };
    const once = () =>
      hr.post('/api/saved-answers').set('Idempotency-Key', 'prueba-1').send(order).expect(201);
    const { body, headers } = await once();
    expect((await once()).body).toEqual(body);
    expect(headers.location).toBe(`/api/saved-answers/${body.id}`);
    expect((await hr.post('/api/saved-answers').send(order)).body.code).toBe('saved_answer_taken');
    const { version } = (await colleague.get(`/api/saved-answers/${body.id}`).expect(200)).body;
    const write = (who: Agent, texto: string) =>
      who.put(`/api/saved-answers/${body.id}`).send({ titulo: 'Prueba', texto, version });
    await write(colleague, 'Buenas').expect(200);
    expect((await write(hr, 'Otra')).body.code).toBe('saved_answer_stale');
    expect((await hr.get('/api/saved-answers')).body.map((one: { texto: string }) => one.texto)).toEqual([
      'Buenas',
    ]);
    await hr.delete(`/api/saved-answers/${body.id}`).expect(204);
    expect((await hr.delete(`/api/saved-answers/${body.id}`)).body.code).toBe('saved_answer_not_found');
    expect((await hr.post('/api/saved-answers').send({ titulo: '', texto: ' ' })).body.errors).toEqual({
      titulo: ['Ponle un título'],
      texto: ['Escribe la respuesta'],
    });
  });
});
