import { VacanciesService } from '../../src/vacancies/vacancies.service.js';
import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
const id: Record<string, string> = {};

beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  for (const estado of ['activa', 'pausada', 'cerrada', 'borrador'] as const) {
    id[estado] = await world.givenVacancy({
      estado,
      departamento: 'chofer',
      posicion: 'conductor',
      titulo: 'Conductor C+E',
    });
  }
  id.oculta = await world.givenVacancy({ visible_publicamente: false });
  id.destacada = await world.givenVacancy({
    destacada: true,
    titulo: 'Mecánico/a de camión',
    departamento: 'mantenimiento',
    posicion: 'mecanico',
    ubicacion: 'El Prat de Llobregat',
    fecha_publicacion: new Date('2020-01-01'),
  });
});
afterAll(() => world.close());

const ids = (body: { id: string }[]): string[] => body.map((vacancy) => vacancy.id);
const list = (agent: Agent, filter: object = {}) =>
  agent.get('/api/vacancies').query({ filter: JSON.stringify(filter) });

describe('the public list', () => {
  it('has active and visible vacancies, featured first', async () => {
    const response = await list(world.agent());
    expect(ids(response.body)).toEqual([id.destacada, id.activa]);
    expect(response.headers['content-range']).toBe('vacancies 0-1/2');
    expect(response.body[0]).not.toHaveProperty('aplicaciones_recibidas');
  });

  it.each([
    [{ q: 'mecanico' }, ['destacada']],
    [{ q: 'CAMIÓN prat' }, ['destacada']],
    [{ q: 'camión sabadell' }, []],
    [{ ubicacion: 'prat' }, ['destacada']],
    [{ departamento: 'chofer' }, ['activa']],
    [{ jornada: 'Parcial' }, []],
    [{ q: "'; DROP TABLE vacantes; --" }, []],
  ])('filtered by %j', async (filter, names) => {
    const response = await list(world.agent(), filter);
    expect(ids(response.body)).toEqual(names.map((name) => id[name]));
  });

  it('is oldest first when asked so: all of them for staff, featured ones first for others', async () => {
    const dated = await Promise.all(
      ['2021-05-01', '2019-05-01', '2023-05-01'].map((day) =>
        world.givenVacancy({ titulo: 'Guardia de garaje', fecha_publicacion: new Date(day) }),
      ),
    );
    const [middle, oldest, newest] = dated;
    const filter = JSON.stringify({ q: 'guardia de garaje' });
    const sorted = async (agent: Agent, direction: string, range: string) => {
      const sort = JSON.stringify(['fecha_publicacion', direction]);
      return ids((await agent.get('/api/vacancies').query({ filter, sort, range }).expect(200)).body);
    };
    expect(await sorted(hr, 'ASC', '[0,9]')).toEqual([oldest, middle, newest]);
    expect(await sorted(hr, 'ASC', '[1,1]')).toEqual([middle]);
    expect(await sorted(hr, 'DESC', '[0,9]')).toEqual([newest, middle, oldest]);
    await world.dataSource.query('UPDATE vacantes SET destacada = true WHERE id = $1', [newest]);
    expect(await sorted(world.agent(), 'ASC', '[0,9]')).toEqual([newest, oldest, middle]);
    expect(await sorted(hr, 'ASC', '[0,9]')).toEqual([oldest, middle, newest]);
    await world.dataSource.query('DELETE FROM vacantes WHERE id = ANY($1)', [dated]);
  });

  it('is the same for a candidate, and complete for staff, with counts', async () => {
    const candidate = await world.registered('lectora@example.com');
    await submit(candidate, { fields: { vacante_id: id.activa ?? '' } }).expect(201);
    expect(ids((await list(candidate)).body)).toEqual([id.destacada, id.activa]);
    const all = await list(hr);
    expect(ids(all.body)).toHaveLength(6);
    const row = all.body.find((vacancy: { id: string }) => vacancy.id === id.activa);
    expect(row.aplicaciones_recibidas).toBe(1);
  });
});

describe('one vacancy', () => {
  it.each([
    ['activa', 200, 'found'],
    ['pausada', 200, 'paused'],
    ['cerrada', 410, 'closed'],
    ['borrador', 404, 'missing'],
    ['oculta', 404, 'missing'],
  ])('that is %s answers %d in public', async (name, status, state) => {
    const response = await world.agent().get(`/api/vacancies/${id[name]}`);
    expect(response.status).toBe(status);
    const page = await world.app.get(VacanciesService).findPublic(id[name] ?? '');
    expect(page.state).toBe(state);
    expect(page.similar.length).toBeGreaterThan(0);
    expect(page.similar.map((vacancy) => vacancy.id)).not.toContain(id[name]);
    await hr.get(`/api/vacancies/${id[name]}`).expect(200);
  });

  it.each(['no-es-un-id', '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11', "' OR 1=1"])(
    'that is %j does not exist',
    async (unknown) => {
      await world
        .agent()
        .get(`/api/vacancies/${encodeURIComponent(unknown)}`)
        .expect(404);
      expect(await world.app.get(VacanciesService).findPublic(unknown)).toMatchObject({ state: 'missing' });
    },
  );
});
