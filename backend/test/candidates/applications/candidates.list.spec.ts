import { type Agent, createWorld, type World } from '../../world.js';

/** More than a thousand in each part that is counted no further. */
const PEOPLE = 6000;
let world: World;
let hr: Agent;

/** Many people, inserted by SQL: only reading is tested here. */
async function crowd(world: World): Promise<void> {
  await world.change(
    `WITH people AS (
       INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion, estado, etapa,
                               prioridad, fecha_aplicacion)
       SELECT CASE WHEN n = 7 THEN 'Íñigo' ELSE 'Nombre' || n END,
              CASE WHEN n = 7 THEN 'Ñoño' WHEN n % 2 = 0 THEN 'Álvarez' ELSE 'Zapata' END,
              'gente' || n || '@example.com', '600', 'x', 'Barcelona',
              CASE WHEN n % 3 = 0 THEN 'chofer' ELSE 'mantenimiento' END, 'mecanico',
              CASE WHEN n % 10 = 0 THEN 'contratada' WHEN n % 10 < 4 THEN 'en_revision' ELSE 'recibida' END,
              CASE WHEN n % 10 = 0 THEN 'contratada' WHEN n % 10 < 4 THEN 'en_revision' ELSE 'recibida' END,
              CASE WHEN n % 5 = 0 THEN 'alta' ELSE 'media' END,
              now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n
       RETURNING id, estado, fecha_aplicacion, departamento, posicion
     ), applied AS (
       INSERT INTO aplicaciones_vacantes (candidato_id, departamento, posicion, estado, fecha_aplicacion, fecha_contratacion)
       SELECT id, departamento, posicion, estado, fecha_aplicacion, CASE WHEN estado = 'contratada' THEN now() END FROM people
       RETURNING id, candidato_id
     ) SELECT count(*) FROM applied`,
    [PEOPLE],
  );
  await world.change(
    `UPDATE candidates c SET aplicacion_actual_id = a.id FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id`,
  );
  await world.dataSource.query(`VACUUM (ANALYZE) candidates`);
}

beforeAll(async () => {
  world = await createWorld();
  await crowd(world);
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

const list = (query: { filter?: object; sort?: [string, string]; range?: [number, number] }) =>
  hr.get('/api/candidates').query({
    ...(query.filter ? { filter: JSON.stringify(query.filter) } : {}),
    ...(query.sort ? { sort: JSON.stringify(query.sort) } : {}),
    ...(query.range ? { range: JSON.stringify(query.range) } : {}),
  });

describe('the list of people', () => {
  it.each<[object, string]>([
    [{}, `candidates 0-24/${PEOPLE}`],
    [{ stage: 'en_revision' }, `candidates 0-24/${(PEOPLE * 3) / 10}`],
    [{ stage: 'recibida', departamento: 'chofer' }, `candidates 0-24/${PEOPLE / 5}`],
    [{ prioridad: 'alta' }, 'candidates 0-24/*'],
    [{ q: 'nombre' }, 'candidates 0-24/*'],
    [{ q: 'inigo nono' }, 'candidates 0-0/1'],
    [{ q: 'ÍÑIGO' }, 'candidates 0-0/1'],
    [{ q: `gente${PEOPLE - 1}@` }, 'candidates 0-0/1'],
    [{ q: 'nadie' }, 'candidates 0-0/0'],
    [{ stage: 'entrevista' }, 'candidates 0-0/0'],
  ])('filtered by %j says %s', async (filter, range) => {
    const response = await list({ filter });
    expect(response.status).toBe(200);
    expect(response.headers['content-range']).toBe(range);
  });

  it('has the same totals as the cards', async () => {
    const { body } = await hr.get('/api/stats/candidates');
    expect(body).toEqual({
      total: PEOPLE,
      recibidas: (PEOPLE * 6) / 10,
      enRevision: (PEOPLE * 3) / 10,
      entrevista: 0,
      contratadas: PEOPLE / 10,
      rechazadas: 0,
      por_departamento: { chofer: PEOPLE / 3, mantenimiento: (PEOPLE * 2) / 3 },
    });
  });

  it('sorts surnames by Spanish rules', async () => {
    const first = await list({ sort: ['apellidos', 'ASC'], range: [0, 0] });
    expect(first.body[0].apellidos).toBe('Álvarez');
    const around = await list({ sort: ['apellidos', 'ASC'], range: [PEOPLE / 2 - 1, PEOPLE / 2 + 1] });
    expect(around.body.map(({ apellidos }: { apellidos: string }) => apellidos)).toEqual([
      'Álvarez',
      'Ñoño',
      'Zapata',
    ]);
  });

  it('has pages without gaps or repetitions, in a search too', async () => {
    for (const filter of [{}, { q: 'zapata' }]) {
      const pages = await Promise.all(
        [0, 1, 2].map((page) => list({ filter, range: [page * 50, page * 50 + 49] })),
      );
      const ids = pages.flatMap(({ body }) => body.map(({ id }: { id: string }) => id));
      expect(new Set(ids).size).toBe(150);
      const dates = pages.flatMap(({ body }) =>
        body.map(({ fecha_aplicacion }: { fecha_aplicacion: string }) => fecha_aplicacion),
      );
      expect(dates).toEqual([...dates].sort().reverse());
    }
  });

  it('finds old people behind the newest thousands', async () => {
    const { body } = await list({ filter: { q: `nombre${PEOPLE}` } });
    expect(body.map(({ nombre }: { nombre: string }) => nombre)).toEqual([`Nombre${PEOPLE}`]);
  });

  it('gives the rows of ids', async () => {
    const { body } = await list({ range: [0, 2] });
    const ids = body.map(({ id }: { id: string }) => id);
    const again = await list({ filter: { id: ids } });
    expect(again.body.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort());
  });

  it.each([{ estado: 'contratado' }, { stage: 'todos' }, { prioridad: 'urgente' }, { cv_url: 'x' }])(
    'refuses %j',
    async (filter) => {
      const response = await list({ filter });
      expect([response.status, response.body.code]).toEqual([400, 'invalid_query']);
    },
  );
});

describe('the index of each list is used', () => {
  const live = 'retirada_at IS NULL AND deleted_at IS NULL';
  it.each([
    [
      'newest',
      `SELECT id FROM candidates WHERE ${live} ORDER BY fecha_aplicacion DESC, id DESC LIMIT 25`,
      'candidates_fecha_ix',
    ],
    [
      'of a stage',
      `SELECT id FROM candidates WHERE ${live} AND etapa = 'contratada' ORDER BY fecha_aplicacion DESC, id DESC LIMIT 25`,
      'candidates_etapa_fecha_ix',
    ],
    [
      'by surname',
      `SELECT id FROM candidates WHERE ${live} ORDER BY apellidos ASC, nombre ASC, id ASC LIMIT 25`,
      'candidates_apellidos_ix',
    ],
    [
      'by priority',
      `SELECT id FROM candidates WHERE ${live} AND prioridad = 'baja' ORDER BY fecha_aplicacion DESC, id DESC LIMIT 25`,
      'candidates_prioridad_fecha_ix',
    ],
    [
      'rare word',
      `SELECT id FROM candidates WHERE ${live} AND busqueda LIKE '%inigo%'`,
      'candidates_busqueda_ix',
    ],
  ])('%s', async (_title, sql, index) => {
    const plan = await world.dataSource.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain(index);
    expect(text).not.toContain('Seq Scan');
  });
});
