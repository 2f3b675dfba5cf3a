import { VacanciesService } from '../../src/vacancies/vacancies.service.js';
import {
  FACETS,
  matchesFilter,
  type Filterable,
  type VacancyFilter,
} from '../../src/vacancies/list/vacancy-filter.js';
import type { Vacancy } from '../../src/vacancies/vacancy.entity.js';
import { createWorld, type World } from '../world.js';

const OPENINGS: (Partial<Vacancy> & { titulo: string })[] = [
  {
    titulo: 'Conductor C+E',
    departamento: 'chofer',
    posicion: 'conductor',
    ubicacion: 'Zona Franca, Barcelona',
    tags: ['C+E', 'CAP'],
    salario_min: 26_000,
    salario_max: 31_000,
    experiencia_min: 2,
    destacada: true,
  },
  {
    titulo: 'Chofer de entregas',
    departamento: 'chofer',
    posicion: 'conductor',
    ubicacion: 'Barcelona',
    tags: ['carné B'],
    salario_min: 20_500,
    salario_max: 23_500,
    experiencia_min: 1,
    jornada: 'Parcial',
  },
  {
    titulo: 'Operadora de campa',
    departamento: 'logistica',
    posicion: 'operador',
    ubicacion: 'Martorell',
    tags: ['carné B', 'turnos'],
    tipo_contrato: 'Temporal',
    salario_min: 21_000,
  },
  {
    titulo: 'Mecánica',
    departamento: 'mantenimiento',
    ubicacion: 'Martorell',
    tags: ['50%', 'taller'],
    experiencia_min: 5,
  },
];

let world: World;
let service: VacanciesService;
beforeAll(async () => {
  world = await createWorld();
  service = world.app.get(VacanciesService);
  for (const opening of OPENINGS) await world.givenVacancy({ descripcion: 'Sin más.', ...opening });
  for (const hidden of [
    { estado: 'pausada' },
    { estado: 'borrador' },
    { visible_publicamente: false },
  ] as const) {
    await world.givenVacancy({ ...OPENINGS[0], ...hidden });
  }
});
afterAll(() => world.close());

const facets = async (filter: object) => {
  const response = await world
    .agent()
    .get('/api/vacancies/facets')
    .query({ filter: JSON.stringify(filter) });
  expect([response.status, response.headers['content-type']]).toEqual([200, expect.stringContaining('json')]);
  return response.body;
};
const counts = (options: { value: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(options.map(({ value, count }) => [value, count]));
const titles = async (filter: object): Promise<string[]> => {
  const { body } = await world
    .agent()
    .get('/api/vacancies')
    .query({ filter: JSON.stringify(filter) });
  return body.map(({ titulo }: Vacancy) => titulo).sort();
};

describe('the facets of the public list', () => {
  it('count open and public vacancies, with labels', async () => {
    const body = await facets({});
    expect(body.total).toBe(4);
    expect(body.departamento).toEqual([
      { value: 'chofer', label: 'Chofer', count: 2 },
      { value: 'logistica', label: 'Logística', count: 1 },
      { value: 'mantenimiento', label: 'Mantenimiento', count: 1 },
    ]);
    expect(counts(body.ubicacion)).toEqual({ Barcelona: 1, Martorell: 2, 'Zona Franca, Barcelona': 1 });
    expect(counts(body.tipo_contrato)).toEqual({ Indefinido: 3, Temporal: 1, Prácticas: 0 });
    expect(counts(body.tags)).toEqual({ '50%': 1, 'C+E': 1, CAP: 1, 'carné B': 2, taller: 1, turnos: 1 });
    expect(counts(body.experiencia_min)).toEqual({ 1: 3, 2: 2, 3: 1, 5: 1 });
    expect(counts(body.salario_min)).toMatchObject({ 18000: 3, 21000: 3, 24000: 1, 30000: 1, 35000: 0 });
    expect(body.destacada).toBe(1);
  });

  it('ignore their own condition and apply the others', async () => {
    const body = await facets({ departamento: ['chofer'], jornada: ['Completa'] });
    expect(body.total).toBe(1);
    expect(counts(body.departamento)).toEqual({ chofer: 1, logistica: 1, mantenimiento: 1 });
    expect(counts(body.jornada)).toEqual({ Completa: 1, Parcial: 1, Flexible: 0 });
    expect(counts(body.ubicacion)).toEqual({ 'Zona Franca, Barcelona': 1 });
  });

  it('are equal to the results of choosing the option', async () => {
    const bases: VacancyFilter[] = [
      {},
      { departamento: ['chofer'] },
      { q: 'ca', salario_min: 21_000 },
      { tags: ['carné B'] },
    ];
    for (const base of bases) {
      const body = await facets(base);
      for (const facet of ['departamento', 'ubicacion', 'tipo_contrato', 'jornada', 'tags'] as const) {
        for (const { value, count } of body[facet]) {
          const found = await titles({ ...base, [facet]: [value] });
          expect([base, facet, value, found.length]).toEqual([base, facet, value, count]);
        }
      }
      for (const facet of ['experiencia_min', 'salario_min'] as const) {
        for (const { value, count } of body[facet]) {
          expect((await titles({ ...base, [facet]: Number(value) })).length).toBe(count);
        }
      }
    }
  });

  it.each(['{', '{"salario":1}', '{"tags":[1]}', '{"experiencia_min":"x"}'])('refuse %s', async (filter) => {
    const response = await world.agent().get('/api/vacancies/facets').query({ filter });
    expect([response.status, response.body.code]).toEqual([400, 'invalid_query']);
  });
});

describe('the list filtered by', () => {
  it.each<[object, string[]]>([
    [
      { departamento: ['chofer', 'logistica'] },
      ['Chofer de entregas', 'Conductor C+E', 'Operadora de campa'],
    ],
    [{ ubicacion: ['Barcelona'] }, ['Chofer de entregas']],
    [{ ubicacion: 'barcelona' }, ['Chofer de entregas', 'Conductor C+E']],
    [{ tags: ['turnos', 'taller'] }, ['Mecánica', 'Operadora de campa']],
    [{ experiencia_min: 2 }, ['Conductor C+E', 'Mecánica']],
    [{ salario_min: 21_000 }, ['Chofer de entregas', 'Conductor C+E', 'Operadora de campa']],
    [{ salario_min: 24_000 }, ['Conductor C+E']],
    [{ destacada: true }, ['Conductor C+E']],
    [{ q: 'MECANICA martorell' }, ['Mecánica']],
    [{ q: '50%' }, ['Mecánica']],
    [{ q: '5_%' }, ['Mecánica']],
    [{ q: 'ana_%@' }, []],
    [{ ubicacion: ['Barcelona', "'; DROP TABLE vacantes; --"] }, ['Chofer de entregas']],
  ])('%j', async (filter, found) => {
    expect(await titles(filter)).toEqual(found);
  });

  it('many conditions has exactly the openings that meet each of them', async () => {
    const rows = await world.dataSource.query<(Vacancy & Filterable)[]>(
      `SELECT *, salario_min::float AS salario_min, salario_max::float AS salario_max
       FROM vacantes WHERE estado = 'activa' AND visible_publicamente`,
    );
    const values: Record<string, unknown[]> = {
      q: [undefined, 'ca', '50%', 'barcelona'],
      departamento: [undefined, ['chofer', 'logistica']],
      ubicacion: [undefined, ['Martorell', 'Barcelona']],
      tipo_contrato: [undefined, ['Indefinido']],
      jornada: [undefined, ['Completa']],
      tags: [undefined, ['carné B', 'taller']],
      experiencia_min: [undefined, 1],
      salario_min: [undefined, 21_000],
      destacada: [undefined, true],
    };
    expect(Object.keys(values)).toEqual(expect.arrayContaining([...FACETS]));
    let filters: VacancyFilter[] = [{}];
    for (const [name, choices] of Object.entries(values)) {
      filters = filters.flatMap((filter) => choices.map((choice) => ({ ...filter, [name]: choice })));
    }
    // One of five of the thousand: every pair of choices is still among them.
    for (const filter of filters.filter((_, place) => place % 5 === 0)) {
      const page = await service.list(null, filter, { offset: 0, limit: 100, after: null });
      const own = rows.filter((row) => matchesFilter(row, filter));
      expect([filter, page.items.map(({ id }) => id).sort()]).toEqual([
        filter,
        own.map(({ id }) => id).sort(),
      ]);
    }
  });
});

describe('a page of the careers list', () => {
  it('has featured openings first, then the newest, and its counts', async () => {
    const first = await service.listWithFacets({}, 1, 3);
    expect(first.items).toHaveLength(3);
    expect(first.items[0]?.titulo).toBe('Conductor C+E');
    expect([first.page, first.facets.total]).toEqual([1, 4]);
    const second = await service.listWithFacets({}, 2, 3);
    expect(second.items).toHaveLength(1);
    expect(first.items.map(({ id }) => id)).not.toContain(second.items[0]?.id);
  });

  it('beyond the end is the last page', async () => {
    const { page, items } = await service.listWithFacets({}, 99, 3);
    expect([page, items.length]).toEqual([2, 1]);
    expect((await service.listWithFacets({ q: 'astronauta' }, 5, 3)).page).toBe(1);
  });

  it('finds openings by words, new and old', async () => {
    const { items } = await service.listWithFacets({ q: 'martorell' }, 1, 1);
    expect(items[0]?.ubicacion).toBe('Martorell');
  });
});
