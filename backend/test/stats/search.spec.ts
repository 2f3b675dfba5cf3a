import type { SearchResponse } from '../../src/stats/search/search.dto.js';
import { submit } from '../candidates/application-form.js';
import { inDays, order } from '../interviews/interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());

let people = 0;
async function applies(fields: Record<string, string>): Promise<{ candidate: string; application: string }> {
  const agent = await world.registered(fields.email ?? `busca${++people}@example.com`);
  const { email: _, ...rest } = fields;
  const { body } = await submit(agent, { fields: rest }).expect(201);
  const me = await agent.get('/api/candidates/me').expect(200);
  return { candidate: me.body.candidate.id as string, application: body.application.id as string };
}
const find = async (q: string, agent = hr): Promise<SearchResponse> =>
  (await agent.get('/api/search').query({ q }).expect(200)).body as SearchResponse;
const names = async (q: string): Promise<string[]> =>
  (await find(q)).personas.map(({ titulo }) => titulo).sort();

it('people are found by words of name, e-mail and telephone number that may be unfinished', async () => {
  await applies({ nombre: 'Jürgen', apellidos: 'Martínez Ñíguez', email: 'taller.sur@example.com' });
  await applies({ nombre: 'Olga', apellidos: 'Roca', telefono: '+34 699 887 766', experiencia: 'Martillos' });
  const both = [`Jürgen Martínez Ñíguez`];
  for (const q of ['mart', 'MARTÍNEZ', 'nig', 'jur mart', 'ma ju', 'taller', 'taller.sur@exa']) {
    expect([q, await names(q)]).toEqual([q, both]);
  }
  for (const q of ['699887766', '+34 699 88', '699 887'])
    expect([q, await names(q)]).toEqual([q, ['Olga Roca']]);
  for (const q of ['martillos', 'roca jur', '((', "');--"]) expect([q, await names(q)]).toEqual([q, []]);
});

it('people are found in the palette and in the list by the reference of any application, and by their own', async () => {
  const { candidate, application } = await applies({ nombre: 'Referida', apellidos: 'Puig' });
  await applies({ nombre: 'Otra', apellidos: 'Puig' });
  for (const id of [application, candidate]) {
    for (const q of [id.slice(0, 8), id.slice(0, 8).toUpperCase(), id]) {
      expect([q, await names(q)]).toEqual([q, ['Referida Puig']]);
      const filter = JSON.stringify({ q });
      const { body } = await hr.get('/api/candidates').query({ filter }).expect(200);
      expect([q, body.map(({ id: found }: { id: string }) => found)]).toEqual([q, [candidate]]);
    }
  }
  expect(await names(application.slice(0, 7))).toEqual([]);
  expect(await names('00000000-0000-4000-8000-000000000000')).toEqual([]);
});

it('eight digits, which may be a reference, still find a telephone number', async () => {
  await applies({ nombre: 'Llamada', apellidos: 'Ros', telefono: '+34 612 345 678' });
  expect(await names('61234567')).toEqual(['Llamada Ros']);
});

it('who withdrew and who was erased is left out, with the interviews', async () => {
  const withdrawn = await applies({ nombre: 'Retirada', apellidos: 'Quintana' });
  const erased = await applies({ nombre: 'Borrada', apellidos: 'Quintana' });
  await hr.post('/api/interviews').send(order(withdrawn.candidate)).expect(201);
  expect(await names('quintana')).toEqual(['Borrada Quintana', 'Retirada Quintana']);
  await world.withdraw(withdrawn.application);
  await world.erase(erased.candidate);
  expect(await find('quintana')).toEqual({ personas: [], vacantes: [], entrevistas: [] });
});

it('vacancies are found by title, department and state, not by their description', async () => {
  await world.givenVacancy({
    titulo: 'Electromecánica de noche',
    descripcion: 'Zeppelin',
    estado: 'pausada',
  });
  for (const q of ['electromec', 'noche pausad', 'electro mantenim']) {
    expect((await find(q)).vacantes).toMatchObject([
      { tipo: 'vacante', titulo: 'Electromecánica de noche', contexto: 'Mantenimiento · Pausada' },
    ]);
  }
  expect((await find('zeppelin')).vacantes).toEqual([]);
});

it('interviews to come are first, soonest first, and at most five of each are returned', async () => {
  const { candidate } = await applies({ nombre: 'Ximena', apellidos: 'Valdés' });
  const made = async (days: number): Promise<string> =>
    (
      await hr
        .post('/api/interviews')
        .send(order(candidate, { fecha: inDays(days) }))
        .expect(201)
    ).body.id as string;
  const [late, soon, past] = [await made(9), await made(6), await made(7)];
  await world.change(
    `UPDATE interviews SET inicio = inicio - interval '30 days', fin = fin - interval '30 days' WHERE id = $1`,
    [past],
  );
  const { entrevistas } = await find('xim');
  expect(entrevistas?.map(({ id }) => id)).toEqual([soon, late, past]);
  expect(entrevistas?.[0]).toMatchObject({ tipo: 'entrevista', titulo: 'Ximena Valdés' });
  for (let i = 0; i < 6; i += 1) await applies({ nombre: 'Wilfredo', apellidos: `Sánchez ${i}` });
  expect((await find('wil')).personas).toHaveLength(5);
});

it('a search of fewer than two characters is refused', async () => {
  for (const q of ['', '   ', 'a', undefined]) {
    const { status, body } = await hr.get('/api/search').query({ q });
    expect([status, body.code, body.errors]).toEqual([
      422,
      'validation_failed',
      { q: ['Escribe al menos 2 caracteres'] },
    ]);
  }
});

it('candidates and visitors may not search; a key gets what it may read', async () => {
  await world.agent().get('/api/search?q=mart').expect(401);
  await (await world.signedInAs('candidate')).get('/api/search?q=mart').expect(403);
  const keyed = async (permisos: string[]) => {
    const { body } = await admin
      .post('/api/api-keys')
      .send({ nombre: permisos.join(), permisos })
      .expect(201);
    return world
      .agent()
      .get('/api/search?q=mart')
      .set('Authorization', `Bearer ${body.clave as string}`);
  };
  expect((await keyed(['vacancies:read_all'])).status).toBe(403);
  expect(Object.keys((await keyed(['candidates:read'])).body as object)).toEqual(['personas']);
  expect(Object.keys((await keyed(['candidates:read', 'interviews:read'])).body as object)).toEqual([
    'personas',
    'entrevistas',
  ]);
});
