import type { CustomFieldKind } from '@hiring/contract';
import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
let hr: Agent;
const people: Record<string, { id: string; application: string }> = {};

const define = async (es: string, tipo: CustomFieldKind, extra: object = {}) =>
  (
    await admin
      .post('/api/custom-fields')
      .send({
        entidad: 'persona',
        tipo,
        etiqueta: { es },
        clase: 'ordinario',
        en_listas: true,
        ...extra,
        ...(tipo.endsWith('_de') && {
          opciones: ['Día', 'Noche', 'Fin de semana'].map((texto) => ({ texto: { es: texto } })),
        }),
      })
      .expect(201)
  ).body as { id: string; clave: string; version: number };

const VALUES = {
  ana: {
    ciudad_natal: 'Gavà, Barcelona',
    anos: 4,
    nacio: '1990-05-01',
    adr: true,
    turno: 'noche',
    dias: ['dia', 'noche'],
  },
  bea: {
    ciudad_natal: 'Lleida',
    anos: 12.5,
    nacio: '2001-01-31',
    adr: false,
    turno: 'dia',
    dias: ['fin_de_semana'],
  },
  cris: { anos: -1, turno: 'fin_de_semana' },
  dani: {},
};

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
  hr = await world.signedInAs('rrhh');
  await define('Ciudad natal', 'texto');
  await define('Años', 'numero');
  await define('Nació', 'fecha');
  await define('ADR', 'si_no');
  await define('Turno', 'una_de');
  await define('Días', 'varias_de');
  await define('Talla', 'texto', { en_listas: false });
  await define('Referencia', 'texto', { entidad: 'candidatura' });
  for (const [name, campos] of Object.entries(VALUES)) {
    const agent = await world.registered(`${name}@example.com`);
    await submit(agent).expect(201);
    const { body } = await agent.get('/api/candidates/me').expect(200);
    const id = String(body.candidate.id);
    people[name] = { id, application: String(body.current.id) };
    const { updated_at } = (await hr.get(`/api/candidates/${id}`).expect(200)).body;
    await hr.put(`/api/candidates/${id}/custom-fields`).send({ campos, updated_at }).expect(200);
  }
  await hr
    .put(`/api/applications/${people['bea']?.application}/custom-fields`)
    .send({ campos: { referencia: 'ETT Norte' }, version: 1 })
    .expect(200);
});
afterAll(() => world.close());

const list = (filter: object, query: object = {}) =>
  hr.get('/api/candidates').query({ filter: JSON.stringify(filter), ...query });
const nameOf = ({ email }: { email: string }): string => email.split('@')[0] ?? '';
const found = async (filter: object): Promise<string[]> =>
  (await list(filter).expect(200)).body.map(nameOf).sort();
const sorted = async (field: string, direction: string, query: object = {}) =>
  (await list({}, { sort: JSON.stringify([field, direction]), ...query }).expect(200)).body.map(nameOf);

describe('the list of people', () => {
  it.each<[object, string[]]>([
    [{ campos: { ciudad_natal: 'barcelona GAVA' } }, ['ana']],
    [{ 'campos.ciudad_natal': 'l' }, ['ana', 'bea']],
    [{ campos: { anos: { desde: 4 } } }, ['ana', 'bea']],
    [{ campos: { anos: { desde: -1, hasta: 4 } } }, ['ana', 'cris']],
    [{ campos: { nacio: { hasta: '2001-01-30' } } }, ['ana']],
    [{ campos: { nacio: { desde: '2001-01-31' } } }, ['bea']],
    [{ campos: { adr: true } }, ['ana']],
    [{ campos: { adr: 'false' } }, ['bea']],
    [{ campos: { turno: ['noche', 'fin_de_semana'] } }, ['ana', 'cris']],
    [{ campos: { dias: 'noche, fin_de_semana' } }, ['ana', 'bea']],
    [{ campos: { dias: ['noche'], adr: true }, stage: 'recibida' }, ['ana']],
    [{ candidatura: { referencia: 'norte' } }, ['bea']],
  ])('filters by fields of the company: %j', async (filter, names) => {
    expect(await found(filter)).toEqual(names);
  });

  it.each<[object, string, RegExp]>([
    [
      { campos: { nada: 1 } },
      'filter.campos.nada',
      /filter\.campos\.ciudad_natal, filter\.campos\.anos\.desde/,
    ],
    [{ campos: { talla: 'L' } }, 'filter.campos.talla', /Puede ser/],
    [{ campos: { anos: 4 } }, 'filter.campos.anos', /filter\.campos\.anos\.desde/],
    [{ campos: { anos: { desde: 'x' } } }, 'filter.campos.anos.desde', /no es válido/],
    [{ campos: { nacio: { desde: '2001-02-30' } } }, 'filter.campos.nacio.desde', /no es válido/],
    [{ campos: { turno: 'tarde' } }, 'filter.campos.turno', /Puede ser: dia, noche, fin_de_semana/],
    [{ campos: { "a'b": 'x' } }, "filter.campos.a'b", /Puede ser/],
  ])('refuses what is no field or no value of one: %j', async (filter, name, words) => {
    const { body } = await list(filter).expect(400);
    expect(body).toMatchObject({ code: 'invalid_query', errors: { [name]: [expect.stringMatching(words)] } });
  });

  it('is sorted by a field, people without a value last in both directions, page by page', async () => {
    expect(await sorted('campos.anos', 'ASC')).toEqual(['cris', 'ana', 'bea', 'dani']);
    expect(await sorted('campos.anos', 'DESC')).toEqual(['bea', 'ana', 'cris', 'dani']);
    expect((await sorted('campos.ciudad_natal', 'ASC')).slice(0, 2)).toEqual(['ana', 'bea']);
    expect(await sorted('campos.anos', 'DESC', { range: '[1,2]' })).toEqual(['ana', 'cris']);
    const first = await list({}, { sort: '["campos.anos","DESC"]', limit: 2 }).expect(200);
    expect(first.headers['content-range']).toBe('candidates 0-1/4');
    const cursor = first.headers['x-next-cursor'];
    expect(await sorted('campos.anos', 'DESC', { limit: 3, cursor })).toEqual(['cris', 'dani']);
    expect((await list({}, { sort: '["campos.dias","ASC"]' })).status).toBe(400);
    expect((await list({}, { sort: '["campos.talla","ASC"]' })).status).toBe(400);
  });

  it('takes the same filter for a selection and a file', async () => {
    const filter = JSON.stringify({ campos: { adr: true } });
    const { text } = await hr.get('/api/applications/export').query({ formato: 'csv', filter }).expect(200);
    expect(text).toContain('ana@example.com');
    expect(text).not.toContain('bea@example.com');
  });

  it('shows values apart from its rows, without those of a special category', async () => {
    await define('Discapacidad', 'texto', { clase: 'sensible', en_listas: false });
    const { id } = people['bea'] ?? { id: '' };
    const { updated_at } = (await hr.get(`/api/candidates/${id}`).expect(200)).body;
    await hr
      .put(`/api/candidates/${id}/custom-fields`)
      .send({ campos: { discapacidad: 'secreto' }, updated_at })
      .expect(200);
    const { body } = await hr.get('/api/candidates/custom-fields').query({ candidatos: id }).expect(200);
    expect(body).toEqual([
      { candidato_id: id, campos: VALUES.bea, candidatura: { referencia: 'ETT Norte' } },
    ]);
    expect((await hr.get('/api/candidates/custom-fields').query({ candidatos: 'x' })).status).toBe(400);
  });
});

describe('a saved view', () => {
  it('keeps a filter and an order by a field, and leaves them out once the field is archived', async () => {
    const field = await define('Carné de grúa', 'si_no');
    const view = {
      nombre: 'Con grúa',
      filtros: { 'campos.carne_de_grua': 'true', stage: 'recibida' },
      orden: { field: 'campos.carne_de_grua', order: 'ASC' },
    };
    const { body } = await hr.post('/api/saved-views').send(view).expect(201);
    expect(body).toMatchObject({ ...view, omitidos: [] });
    await admin
      .put(`/api/custom-fields/${field.id}`)
      .send({ etiqueta: { es: 'Grúa' }, clase: 'ordinario', version: 1, archivado: true })
      .expect(200);
    expect((await hr.get('/api/saved-views').expect(200)).body).toMatchObject([
      { filtros: { stage: 'recibida' }, orden: null, omitidos: ['campos.carne_de_grua', 'orden'] },
    ]);
    expect((await list(view.filtros)).status).toBe(400);
  });
});

describe('the list of applications', () => {
  const applications = async (query: object): Promise<string[]> => {
    const { body } = await hr.get('/api/applications').query(query).expect(200);
    const names = Object.entries(people);
    return body.map(({ id }: { id: string }) => names.find(([, one]) => one.application === id)?.[0] ?? '');
  };
  const filter = (value: object) => applications({ filter: JSON.stringify(value) });

  it('filters by fields of its own and of the person', async () => {
    expect(await filter({ candidatura: { referencia: 'norte' } })).toEqual(['bea']);
    expect((await filter({ campos: { anos: { desde: 4 } } })).sort()).toEqual(['ana', 'bea']);
    expect(await filter({ campos: { adr: true }, candidatura: { referencia: 'norte' } })).toEqual([]);
    const { body } = await hr
      .get('/api/applications')
      .query({ filter: JSON.stringify({ candidatura: { nada: 1 } }) })
      .expect(400);
    expect(body.errors).toHaveProperty(['filter.candidatura.nada']);
  });

  it('is sorted by a field of its own, those without a value last', async () => {
    for (const direction of ['ASC', 'DESC']) {
      const found = await applications({ sort: JSON.stringify(['candidatura.referencia', direction]) });
      expect(found).toHaveLength(4);
      expect(found[0]).toBe('bea');
    }
    await hr.get('/api/applications').query({ sort: '["candidatura.nada","ASC"]' }).expect(400);
  });
});

it('a field of a special category or of a vacancy is not offered in lists', async () => {
  for (const extra of [{ clase: 'sensible' }, { entidad: 'vacante', clase: 'ninguno' }]) {
    const { body } = await admin
      .post('/api/custom-fields')
      .send({ entidad: 'persona', tipo: 'texto', etiqueta: { es: 'Otro' }, en_listas: true, ...extra })
      .expect(422);
    expect(body.errors).toEqual({ en_listas: ['Esta clase de dato no sale de la ficha'] });
  }
});
