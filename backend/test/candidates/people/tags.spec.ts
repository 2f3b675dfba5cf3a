import { PersonalDataHooks } from '../../../src/platform/personal-data/personal-data-hooks.js';
import { submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
let owner: Agent;
let candidate: string;

beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  owner = await world.registered('duena@example.com');
  await submit(owner).expect(201);
  candidate = (await owner.get('/api/candidates/me')).body.candidate.id;
});
afterAll(() => world.close());
afterEach(() => world.dataSource.query(`DELETE FROM etiquetas`));

const make = async (nombre: string, color?: string): Promise<string> =>
  (await hr.post('/api/tags').send({ nombre, color }).expect(201)).body.id;
const put = (tag: string, id = candidate) => hr.put(`/api/candidates/${id}/tags/${tag}`);
const shown = async (filter: object) =>
  (await hr.get('/api/candidates').query({ filter: JSON.stringify(filter) })).body as {
    id: string;
    etiquetas: object[];
  }[];

describe('a tag', () => {
  it('has a unique name, regardless of accents and case, also when two people create it at once', async () => {
    const answers = await Promise.all(
      ['Vuelve en otoño', ' vuelve en OTOÑO '].map((nombre) => hr.post('/api/tags').send({ nombre })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('tag_exists');
    const [tag] = (await hr.get('/api/tags').expect(200)).body;
    expect(tag).toMatchObject({ color: 'grey', personas: 0 });
  });

  it('can be renamed and coloured, and an invalid name or colour is refused', async () => {
    const id = await make('Nocturno');
    const { body } = await hr.put(`/api/tags/${id}`).send({ nombre: 'Turno de noche', color: 'blue' });
    expect(body).toEqual({ id, nombre: 'Turno de noche', color: 'blue', personas: 0 });
    const wrong = await hr.post('/api/tags').send({ nombre: ' ', color: 'pink' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['nombre', 'color']]);
    expect((await hr.post('/api/tags').send({ nombre: 'x'.repeat(41) })).status).toBe(422);
  });

  it('is added to a person once and removed, even when repeated', async () => {
    const id = await make('Vuelve en verano', 'green');
    const answers = await Promise.all([put(id), put(id), put(id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const carried = [{ id, nombre: 'Vuelve en verano', color: 'green' }];
    expect((await hr.get(`/api/candidates/${candidate}`)).body.etiquetas).toEqual(carried);
    expect((await shown({}))[0]?.etiquetas).toEqual(carried);
    expect((await hr.get('/api/tags')).body).toMatchObject([{ personas: 1 }]);
    for (const _ of [1, 2]) await hr.delete(`/api/candidates/${candidate}/tags/${id}`).expect(204);
    expect((await shown({}))[0]?.etiquetas).toEqual([]);
  });

  it('filters the list', async () => {
    const [id, other] = [await make('Uno'), await make('Dos')];
    await put(id).expect(204);
    expect((await shown({ etiqueta: id })).map((row) => row.id)).toEqual([candidate]);
    expect(await shown({ etiqueta: other })).toEqual([]);
    const wrong = await hr.get('/api/candidates').query({ filter: '{"etiqueta":"x"}' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_query']);
  });

  it('is removed from everybody when it is deleted, and the number of people is given', async () => {
    const id = await make('Pasajera');
    await put(id).expect(204);
    expect((await hr.delete(`/api/tags/${id}`).expect(200)).body.personas).toBe(1);
    expect((await shown({}))[0]?.etiquetas).toEqual([]);
    expect((await hr.delete(`/api/tags/${id}`)).body.code).toBe('tag_not_found');
    expect((await put(id)).body.code).toBe('tag_not_found');
  });

  it('is for HR, and is in the data export of the person', async () => {
    const id = await make('Recomendada');
    await put(id).expect(204);
    expect((await owner.get('/api/tags')).status).toBe(403);
    expect((await owner.put(`/api/candidates/${candidate}/tags/${id}`)).status).toBe(403);
    expect((await put(id, id)).body.code).toBe('candidate_not_found');
    const part = world.app
      .get(PersonalDataHooks)
      .parts()
      .find(({ name }) => name === 'etiquetas');
    const held = await part?.read(world.dataSource.manager, { candidateId: candidate, userId: null });
    expect(held?.data).toMatchObject([{ nombre: 'Recomendada' }]);
  });
});
