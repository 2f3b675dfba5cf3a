import type { Schemas } from '@hiring/contract/api';
import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

type Shown = Schemas['VacancyResponse'];
type Words = Schemas['VacancyWordsResponse'];

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

const SPANISH = {
  titulo: 'Mecánica de camiones',
  descripcion: 'Taller propio.',
  requisitos: ['Dos años de taller'],
  horario: 'De 6:00 a 14:00',
};
const CATALAN = {
  titulo: 'Mecànica de camions',
  descripcion: 'Taller propi.\n\nTorn de matí.',
  requisitos: ['Dos anys de taller', ' '],
};
const addressOf = (id: string, idioma = 'ca') => `/api/vacancies/${id}/words/${idioma}`;
const wordsOf = async (id: string, idioma = 'ca') =>
  (await hr.get(addressOf(id, idioma)).expect(200)).body as Words;
const write = async (id: string, body: object = {}, idioma = 'ca') => {
  const { version } = await wordsOf(id, idioma);
  return hr.put(addressOf(id, idioma)).send({ ...CATALAN, version, ...body });
};
const given = async (): Promise<string> => {
  const id = await world.givenVacancy(SPANISH);
  expect((await write(id)).status).toBe(200);
  return id;
};
const asVisitor = async (id: string, language = 'ca') =>
  (await world.agent().get(`/api/vacancies/${id}`).set('Accept-Language', language).expect(200))
    .body as Shown;

describe('the words of a vacancy in another language', () => {
  it('are empty until they are written, and are a change of the vacancy', async () => {
    const id = await world.givenVacancy(SPANISH);
    const before = await wordsOf(id);
    expect(before).toMatchObject({
      idioma: 'ca',
      titulo: '',
      requisitos: [],
      horario: null,
      updated_at: null,
    });
    const { body } = await write(id);
    expect(body).toMatchObject({
      titulo: 'Mecànica de camions',
      requisitos: ['Dos anys de taller'],
      horario: null,
      version: before.version + 1,
    });
    expect(body).toEqual(await wordsOf(id));
    const [event] = (await hr.get(`/api/vacancies/${id}/history`).expect(200)).body as Record<
      string,
      unknown
    >[];
    expect(event).toMatchObject({ tipo: 'editada', detalle: 'Textos en otro idioma: Català' });
    const [entry] = await world.dataSource.query<{ details: string }[]>(
      `SELECT details FROM system_logs WHERE entity_id = $1 AND action = 'vacancy.edited'`,
      [id],
    );
    expect(entry?.details).toBe('Vacante «Mecánica de camiones» modificada: textos en Català');
  });

  it('are not saved again when they did not change', async () => {
    const id = await given();
    const { version, updated_at } = await wordsOf(id);
    expect((await write(id)).body).toMatchObject({ version, updated_at });
  });

  it.each([
    [{ titulo: ' ' }, 'titulo', 'El campo Título es obligatorio'],
    [{ descripcion: '' }, 'descripcion', 'El campo Descripción es obligatorio'],
    [{ horario: 'x'.repeat(151) }, 'horario', 'El campo Horario no puede superar los 150 caracteres'],
    [{ requisitos: Array.from({ length: 31 }, () => 'x') }, 'requisitos', 'No puede haber más de 30'],
  ])('are refused by field: %o', async (body, field, message) => {
    const id = await world.givenVacancy(SPANISH);
    const answer = await write(id, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]).toEqual([message]);
  });

  it('are refused when the vacancy has changed meanwhile', async () => {
    const id = await given();
    const seen = await hr.get(addressOf(id)).expect(200);
    expect((await write(id, { titulo: 'Una altra' })).status).toBe(200);
    const late = { ...CATALAN, version: (seen.body as Words).version };
    const { body } = await hr.put(addressOf(id)).send(late).expect(409);
    expect(body).toMatchObject({ code: 'vacancy_stale', actual: { titulo: 'Mecánica de camiones' } });
  });

  it('may be written while it is active with applications, and not once it is closed', async () => {
    const id = await given();
    await submit(await world.registered('aspirante@example.com'), { fields: { vacante_id: id } });
    expect((await write(id, { titulo: 'Abans' })).body).toMatchObject({ titulo: 'Abans' });
    await world.dataSource.query(`UPDATE vacantes SET estado = 'cerrada' WHERE id = $1`, [id]);
    expect((await write(id, { titulo: 'Tard' })).body.code).toBe('vacancy_locked_closed');
    expect((await hr.delete(addressOf(id)).expect(409)).body.code).toBe('vacancy_locked_closed');
  });

  it('exist neither in Spanish nor in an unknown language, and only for staff', async () => {
    const id = await given();
    await hr.get(addressOf(id, 'es')).expect(404);
    await hr.get(addressOf(id, 'fr')).expect(404);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await hr.get(addressOf(nobody)).expect(404)).body.code).toBe('vacancy_not_found');
    await world.agent().get(addressOf(id)).expect(401);
    const reader = await world.registered('nadie@example.com');
    await reader.put(addressOf(id)).send(CATALAN).expect(403);
  });

  it('are older than the Spanish texts once one of those changes, until they are written again', async () => {
    const id = await given();
    const edit = async (changes: object) => {
      const { body } = await hr.get(`/api/vacancies/${id}`).expect(200);
      const { gestion, ...vacancy } = body as Shown;
      const form = { ...vacancy, motivo_sin_salario: undefined, version: gestion?.version, ...changes };
      await hr.put(`/api/vacancies/${id}`).send(form).expect(200);
    };
    expect(await wordsOf(id)).toMatchObject({ anterior_al_espanol: false });
    world.clock.advance(60_000);
    await edit({ vacantes_disponibles: 4 });
    expect(await wordsOf(id)).toMatchObject({ anterior_al_espanol: false });
    await edit({ titulo: 'Mecánica de camiones y furgonetas' });
    expect(await wordsOf(id)).toMatchObject({ anterior_al_espanol: true });
    expect(await wordsOf(id, 'en')).toMatchObject({ anterior_al_espanol: false });
    world.clock.advance(60_000);
    expect((await write(id, { titulo: 'Mecànica de camions i furgonetes' })).body).toMatchObject({
      anterior_al_espanol: false,
    });
  });

  it('are duplicated and deleted with the vacancy', async () => {
    const id = await given();
    const copy = (await hr.post(`/api/vacancies/${id}/duplicate`).expect(201)).body as Shown;
    expect(await wordsOf(copy.id)).toMatchObject({ titulo: 'Mecànica de camions' });
    await hr.delete(`/api/vacancies/${copy.id}`).expect(204);
    const left = await world.dataSource.query<unknown[]>(
      'SELECT 1 FROM vacante_textos WHERE vacante_id = $1',
      [copy.id],
    );
    expect(left).toEqual([]);
  });
});

describe('the public list', () => {
  const found = async (q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    const { body } = await world.agent().get(`/api/vacancies?filter=${filter}`).expect(200);
    return (body as Shown[]).map(({ id }) => id);
  };
  const counted = async (q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    const { body } = await world.agent().get(`/api/vacancies/facets?filter=${filter}`).expect(200);
    return body as Schemas['VacancyFacets'];
  };

  it('finds a vacancy by its words in any language, and counts it', async () => {
    const id = await given();
    expect((await write(id, { titulo: 'Remolcs', descripcion: 'Fusteria de remolcs' })).status).toBe(200);
    expect(await found('remolcs')).toEqual([id]);
    expect(await found('fusteria camiones')).toEqual([id]);
    expect((await counted('remolcs')).total).toBe(1);
    await hr.delete(addressOf(id)).expect(204);
    expect(await found('remolcs')).toEqual([]);
    expect(await found('camiones')).toContain(id);
  });

  it('finds words of other languages with the index', async () => {
    const plan = await world.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query<Record<string, string>[]>(
        `EXPLAIN SELECT id FROM vacantes v WHERE v.busqueda LIKE '%remolcs%'`,
      );
    });
    expect(plan.map((line) => line['QUERY PLAN']).join(' ')).toContain('vacantes_busqueda_ix');
  });
});

describe('a public answer', () => {
  it('has the words of the language asked, and Spanish where one is empty', async () => {
    const id = await given();
    expect(await asVisitor(id)).toMatchObject({
      idioma: 'ca',
      titulo: 'Mecànica de camions',
      requisitos: ['Dos anys de taller'],
      horario: 'De 6:00 a 14:00',
      sin_traducir: ['horario'],
    });
    expect(await asVisitor(id, 'ro')).toMatchObject({
      idioma: 'es',
      titulo: 'Mecánica de camiones',
      sin_traducir: [],
    });
  });

  it('is kept for each language, and tells caches so', async () => {
    const id = await given();
    const path = `/api/vacancies?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`;
    const titlesIn = async (language: string) => {
      const { body, headers } = await world.agent().get(path).set('Accept-Language', language).expect(200);
      expect(headers.vary).toContain('Accept-Language');
      return (body as Shown[]).filter((one) => one.id === id).map(({ titulo }) => titulo);
    };
    for (const [language, titulo] of [
      ['es', SPANISH.titulo],
      ['ca', CATALAN.titulo],
      ['es', SPANISH.titulo],
    ] as const) {
      expect(await titlesIn(language)).toEqual([titulo]);
    }
  });

  it('is Spanish again once the words are deleted', async () => {
    const id = await given();
    const { version } = await wordsOf(id);
    await hr.delete(addressOf(id)).expect(204);
    expect(await asVisitor(id)).toMatchObject({ idioma: 'es', titulo: 'Mecánica de camiones' });
    expect(await wordsOf(id)).toMatchObject({ titulo: '', updated_at: null, version: version + 1 });
    await hr.delete(addressOf(id)).expect(204);
  });

  it('is Spanish for staff, who would save the words of another language as Spanish', async () => {
    const id = await given();
    const { body } = await hr.get(`/api/vacancies/${id}`).set('Accept-Language', 'ca').expect(200);
    expect(body).toMatchObject({ idioma: 'es', titulo: 'Mecánica de camiones' });
  });
});
