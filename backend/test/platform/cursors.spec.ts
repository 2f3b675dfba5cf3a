import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
const N = 23;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
  const query = world.dataSource.query.bind(world.dataSource);
  await submit(await world.registered('cursor@example.com')).expect(201);
  await world.givenVacancy();
  // Many of one instant: the id decides among them.
  await query(
    `INSERT INTO users (email, email_normalizado, nombre, role, created_at)
     SELECT 'u' || g || '@example.com', 'u' || g || '@example.com', 'U', 'candidate',
       now() - (g / 4) * interval '1 minute' FROM generate_series(1, $1::int) g`,
    [N],
  );
  const columns = `nombre, apellidos, email, telefono, direccion, ciudad, codigo_postal, departamento, posicion, experiencia, educacion, habilidades, carta_presentacion`;
  await query(
    `WITH one AS (SELECT * FROM candidates LIMIT 1), app AS (SELECT * FROM aplicaciones_vacantes LIMIT 1)
     INSERT INTO candidates (${columns}, etapa, estado, fecha_aplicacion, espera_desde, aplicacion_actual_id, aplicacion_version, vacante_id)
     SELECT 'N' || (g % 5), 'A' || (g % 3), 'c' || g || '@example.com', telefono, direccion, ciudad, codigo_postal, departamento, posicion,
       experiencia, educacion, habilidades, carta_presentacion,
       (ARRAY['recibida','en_revision','contratada'])[1 + g % 3], (ARRAY['recibida','en_revision','contratada'])[1 + g % 3],
       now() - (g / 4) * interval '1 hour', CASE WHEN g % 3 = 0 THEN NULL ELSE now() - (g / 4) * interval '1 hour' END,
       (SELECT id FROM app), 1, NULL
     FROM one, generate_series(1, $1::int) g`,
    [N],
  );
  await query(
    `INSERT INTO vacantes (titulo, descripcion, departamento, posicion, ubicacion, tipo_contrato, jornada, salario_min, salario_max,
       estado, visible_publicamente, destacada, fecha_publicacion)
     SELECT 'V' || g, v.descripcion, v.departamento, v.posicion, v.ubicacion, v.tipo_contrato, v.jornada, v.salario_min, v.salario_max,
       'activa', true, g % 3 = 0, now() - (g / 4) * interval '1 hour'
     FROM (SELECT * FROM vacantes LIMIT 1) v, generate_series(1, $1::int) g`,
    [N],
  );
  await query(
    `INSERT INTO interviews (candidato_id, aplicacion_id, inicio, fin, ubicacion, estado)
     SELECT a.candidato_id, a.id, now() + (g / 4) * interval '1 day', now() + (g / 4) * interval '1 day' + interval '1 minute', 'Nave', 'cancelada'
     FROM (SELECT * FROM aplicaciones_vacantes LIMIT 1) a, generate_series(1, $1::int) g`,
    [N],
  );
  await query(
    `INSERT INTO correos (causa, plantilla, de_cuenta, destinatario, asunto, html, texto, estado, created_at)
     SELECT 'cursor' || g, CASE WHEN g % 2 = 0 THEN 'verificacion' ELSE 'contacto' END, g % 2 = 0, 'x@example.com', 'Turno de noche', '', '',
       'enviado', now() - (g / 4) * interval '1 hour' FROM generate_series(1, $1::int) g`,
    [N],
  );
  await query(
    `INSERT INTO system_logs (action, details, created_at)
     SELECT 'cursor.test', 'Turno de noche', now() - (g / 4) * interval '1 hour' FROM generate_series(1, $1::int) g`,
    [N],
  );
  await query(
    `INSERT INTO importaciones (tipo, nombre, created_at)
     SELECT 'tabla', 'gente.csv', now() - (g / 4) * interval '1 hour' FROM generate_series(1, $1::int) g`,
    [N],
  );
  await query(
    `INSERT INTO solicitudes_derechos (tipo, canal, recibida_el, vence_el, created_at, updated_at)
     SELECT 'acceso', 'correo', current_date, current_date + 30, now(), now() FROM generate_series(1, $1::int) g`,
    [N],
  );
});
afterAll(() => world.close());

interface Asked {
  sort?: [string, string];
  filter?: object;
}

/** Reads every page by its Link header; the callback runs between two pages. */
async function walk(
  path: string,
  { sort, filter }: Asked,
  between?: (page: number) => Promise<void>,
): Promise<string[]> {
  const query = new URLSearchParams({
    limit: '4',
    ...(sort && { sort: JSON.stringify(sort) }),
    ...(filter && { filter: JSON.stringify(filter) }),
  });
  let next: string | null = `${path}?${query.toString()}`;
  const ids: string[] = [];
  for (let page = 0; next && page < 60; page++) {
    const { body, headers }: { body: { id: string }[]; headers: Record<string, string> } = await admin
      .get(next)
      .expect(200);
    expect(body.length).toBeLessThanOrEqual(4);
    ids.push(...body.map(({ id }) => id));
    const link: string | undefined = headers.link;
    next = link ? (/^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? null) : null;
    expect(next === null).toBe(headers['x-next-cursor'] === undefined);
    await between?.(page);
  }
  return ids;
}

async function byRange(path: string, { sort, filter }: Asked): Promise<string[]> {
  const { body } = await admin
    .get(path)
    .query({
      range: '[0,99]',
      ...(sort && { sort: JSON.stringify(sort) }),
      ...(filter && { filter: JSON.stringify(filter) }),
    })
    .expect(200);
  return (body as { id: string }[]).map(({ id }) => id);
}

const LISTS: [string, Asked][] = [
  ...['fecha_aplicacion', 'apellidos', 'created_at', 'espera_desde', 'estado'].flatMap((field) =>
    ['ASC', 'DESC'].map((direction): [string, Asked] => ['candidates', { sort: [field, direction] }]),
  ),
  ['candidates', { filter: { stage: 'recibida' } }],
  ...['created_at', 'last_sign_in_at', 'email'].flatMap((field) =>
    ['ASC', 'DESC'].map((direction): [string, Asked] => ['users', { sort: [field, direction] }]),
  ),
  ['users', { filter: { q: 'example' } }],
  ['emails', {}],
  ['emails', { sort: ['created_at', 'ASC'], filter: { q: 'noche' } }],
  ['emails', { filter: { plantilla: 'contacto' } }],
  ['interviews', {}],
  ['interviews', { sort: ['inicio', 'ASC'], filter: { estado: 'cancelada' } }],
  ['vacancies', {}],
  ['vacancies', { sort: ['fecha_publicacion', 'ASC'] }],
  ['vacancies', { filter: { q: 'V1' } }],
  ['logs', { filter: { accion: 'cursor.test' } }],
  ['logs', { filter: { q: 'noche' } }],
  ['imports', {}],
  ['privacy/requests', {}],
];

it.each(LISTS)('%s %j has the same rows by cursor as by range, each once', async (name, asked) => {
  const rows = await byRange(`/api/${name}`, asked);
  expect(rows.length).toBeGreaterThan(5);
  expect(await walk(`/api/${name}`, asked)).toEqual(rows);
});

it.each([...LISTS, ['candidates', { filter: { q: '-nadie' } }] as const])(
  '%s %j says with its first page how many there are',
  async (name, asked) => {
    const { headers } = await admin
      .get(`/api/${name}`)
      .query({ range: '[0,3]', ...(asked.filter && { filter: JSON.stringify(asked.filter) }) })
      .expect(200);
    const rows = await byRange(`/api/${name}`, { ...asked, sort: undefined });
    expect(headers['content-range']).toMatch(new RegExp(`0-3/${rows.length}$`));
  },
);

it('visitors can page through the public list', async () => {
  const seen: string[] = [];
  for (let next: string | null = '/api/vacancies?limit=5'; next;) {
    const { body, headers }: { body: { id: string }[]; headers: Record<string, string> } = await world
      .agent()
      .get(next)
      .expect(200);
    seen.push(...body.map(({ id }) => id));
    next = /<([^>]+)>/.exec(headers.link ?? '')?.[1] ?? null;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(N + 1);
});

it('every existing row appears exactly once while others are inserted and changed', async () => {
  const before = await byRange('/api/candidates', { sort: ['fecha_aplicacion', 'DESC'] });
  const seen = await walk('/api/candidates', { sort: ['fecha_aplicacion', 'DESC'] }, async (page) => {
    await world.dataSource.query(
      `INSERT INTO candidates (nombre, apellidos, email, etapa, estado, fecha_aplicacion, aplicacion_actual_id, aplicacion_version,
         telefono, direccion, ciudad, codigo_postal, departamento, posicion, experiencia, habilidades)
       SELECT 'Nueva', 'Nueva', 'nueva' || $1 || '@example.com', 'recibida', 'recibida', now() + interval '1 hour', aplicacion_actual_id, 1,
         telefono, direccion, ciudad, codigo_postal, departamento, posicion, experiencia, habilidades FROM candidates LIMIT 1`,
      [String(page)],
    );
    await world.dataSource.query(`UPDATE candidates SET ciudad = 'Otra', updated_at = now()`);
  });
  const old = new Set(before);
  expect(seen.filter((id) => old.has(id))).toEqual(before);
  expect(new Set(seen).size).toBe(seen.length);
});

describe('a cursor', () => {
  const first = async (): Promise<string> =>
    (await admin.get('/api/candidates?limit=3').expect(200)).headers['x-next-cursor'] as string;
  const withPosition = async (position: unknown[]): Promise<string> => {
    const [digest] = JSON.parse(Buffer.from(await first(), 'base64url').toString()) as [string];
    return Buffer.from(JSON.stringify([digest, ...position])).toString('base64url');
  };

  it('is refused when it is invalid, of another list, or of another order or filter', async () => {
    const cursor = await first();
    const refused = [
      { cursor: 'xxxx' },
      { cursor: `${cursor}x"` },
      { cursor: 'y'.repeat(3000) },
      { cursor, sort: '["apellidos","ASC"]' },
      { cursor, filter: '{"stage":"recibida"}' },
      { cursor: await withPosition(['2026-13-40 00:00:00+00', 'x']) },
      { cursor: await withPosition(["'; DROP TABLE users; --", '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11']) },
      { cursor: await withPosition([]) },
      { cursor: await withPosition([{ a: 1 }, null]) },
    ];
    for (const query of refused) {
      const { body } = await admin.get('/api/candidates').query(query).expect(400);
      expect(body.code).toBe('invalid_cursor');
    }
    const { body } = await admin
      .get('/api/users')
      .query({ cursor: await withPosition(['a', 'b', 'c']) })
      .expect(400);
    expect(body.code).toBe('invalid_cursor');
  });

  it('cannot be combined with a range, and has a reasonable limit', async () => {
    const cursor = await first();
    for (const query of [
      { cursor, range: '[0,9]' },
      { limit: '0' },
      { limit: '-1' },
      { limit: 'x' },
      { limit: '1.5' },
    ]) {
      expect((await admin.get('/api/candidates').query(query).expect(400)).body.code).toBe('invalid_query');
    }
    expect((await admin.get('/api/candidates?limit=100000').expect(200)).body.length).toBeLessThanOrEqual(
      100,
    );
    const page = await admin.get('/api/candidates').query({ cursor, limit: '3' }).expect(200);
    expect(page.headers['content-range']).toBeUndefined();
  });

  it('is offered beside a range too, and refused by lists that have none', async () => {
    const { headers } = await admin.get('/api/candidates').query({ range: '[0,4]' }).expect(200);
    expect(headers['content-range']).toMatch(/^candidates 0-4\//);
    expect(headers.link).toMatch(/^<\/api\/candidates\?limit=5&cursor=[\w-]+>; rel="next"$/);
    await admin.get('/api/departments?limit=5').expect(400);
  });
});

it('a page far down reads no more rows than the first', async () => {
  await world.dataSource.query(
    `INSERT INTO system_logs (action, details, created_at)
     SELECT 'cursor.many', 'x', now() - g * interval '1 second' FROM generate_series(1, 20000) g`,
  );
  await world.dataSource.query('ANALYZE system_logs');
  const plan = await world.dataSource.query<Record<string, string>[]>(
    `EXPLAIN (ANALYZE, BUFFERS OFF, COSTS OFF, TIMING OFF, SUMMARY OFF)
     SELECT id FROM system_logs WHERE (created_at, id) < (now() - interval '4 hours', 9000000000)
     ORDER BY created_at DESC, id DESC LIMIT 25`,
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('Index');
  expect(text).not.toMatch(/Sort|Rows Removed/);
});
