import { createDatabase, type TestDatabase } from '../database.js';
import { populate } from './data/populated.js';
import { type Agent, createWorld, type World } from '../world.js';

/**
 * Lists of incorporaciones, as many as PEOPLE says with ten tasks each, of which one in fifty is open, of a manager
 * who is on the team of 5 of 300 openings, of conversations, one of each person, and of as many requests for staff, of
 * which the manager asked for 20. It prints what each page takes (docs/performance.md):
 * `cd backend && SLOW_TESTS=1 PEOPLE=100000 npx jest operations/lists.slow`.
 */
const PEOPLE = Number(process.env['PEOPLE'] ?? 20_000);

let database: TestDatabase;
let world: World;
let hr: Agent;
let manager: Agent;
const times: string[] = [];

beforeAll(async () => {
  database = await createDatabase();
  await populate(database.url, PEOPLE);
  world = await createWorld({ databaseUrl: database.url });
  hr = await world.signedInAs('rrhh');
  await world.dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL session_replication_role = replica; SET LOCAL statement_timeout = 0`);
    await manager.query(
      `INSERT INTO incorporaciones (aplicacion_id, estado, primer_dia, terminada_at, motivo)
       SELECT aplicacion_actual_id, CASE WHEN n % 50 = 0 THEN 'abierta' ELSE 'incorporada' END,
         current_date + CASE WHEN n % 50 = 0 THEN n % 60 - 10 ELSE -n % 900 END,
         CASE WHEN n % 50 > 0 THEN now() END, NULL
       FROM (SELECT aplicacion_actual_id, row_number() OVER (ORDER BY id)::int AS n FROM candidates
             WHERE aplicacion_actual_id IS NOT NULL) hired`,
    );
    await manager.query(
      `INSERT INTO tareas_incorporacion (incorporacion_id, clave, orden, tipo, quien, turno, dias, obligatoria, titulo,
         detalle, hecha_at)
       SELECT i.id, 'tarea' || n, n, 'tarea', 'rrhh', 'rrhh', (array[-7, -3, 0, 30])[1 + n % 4], true, '{"es":"Tarea"}', '{}',
         CASE WHEN i.estado = 'incorporada' OR n < 3 THEN now() END
       FROM incorporaciones i, generate_series(1, 10) n`,
    );
  });
  const user = await world.given.user({ role: 'responsable' });
  manager = await world.agentOf(user);
  await world.dataSource.transaction(async (db) => {
    await db.query(`SET LOCAL session_replication_role = replica; SET LOCAL statement_timeout = 0`);
    await db.query(
      `INSERT INTO vacantes (titulo, departamento, posicion, ubicacion, descripcion)
       SELECT 'Vacante ' || n, 'mantenimiento', 'mecanico', 'Barcelona', 'Taller' FROM generate_series(1, 300) n`,
    );
    await db.query(
      `UPDATE aplicaciones_vacantes a SET vacante_id = v.id
       FROM (SELECT aplicacion_actual_id AS id, row_number() OVER (ORDER BY id) AS n FROM candidates
             WHERE aplicacion_actual_id IS NOT NULL) numbered,
            (SELECT id, row_number() OVER (ORDER BY id) AS n FROM vacantes WHERE titulo LIKE 'Vacante %') v
       WHERE numbered.id = a.id AND v.n = 1 + numbered.n % 300`,
    );
    await db.query(
      `INSERT INTO equipo_vacante (vacante_id, usuario_id)
       SELECT id, $1 FROM vacantes WHERE titulo LIKE 'Vacante %' ORDER BY id LIMIT 5`,
      [user.id],
    );
  });
  // One conversation each, of five messages; one in twenty is open, and one in a thousand has something unread.
  await world.dataSource.transaction(async (db) => {
    await db.query(`SET LOCAL session_replication_role = replica; SET LOCAL statement_timeout = 0`);
    await db.query(
      `INSERT INTO hilos (candidato_id, mensajes, ultimo_autor, ultimo_at, sin_leer_rrhh, cerrado_at)
       SELECT id, 5, 'candidato', now() - n * interval '10 minutes', CASE WHEN n % 1000 = 0 THEN 1 ELSE 0 END,
         CASE WHEN n % 20 > 0 THEN now() END
       FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS n FROM candidates) people`,
    );
    await db.query(
      `INSERT INTO mensajes_hilo (candidato_id, orden, autor, texto, created_at)
       SELECT candidato_id, n, CASE WHEN n % 2 = 1 THEN 'candidato' ELSE 'rrhh' END,
         'Buenos días, ¿sigue en marcha la candidatura? ' || CASE WHEN mod(abs(hashtext(candidato_id::text)), 5000) = n
           THEN 'Tengo el tacógrafo caducado' ELSE 'Gracias' END, ultimo_at - (5 - n) * interval '1 hour'
       FROM hilos, generate_series(1, 5) n`,
    );
  });
  await world.dataSource.transaction(async (db) => {
    await db.query(`SET LOCAL session_replication_role = replica; SET LOCAL statement_timeout = 0`);
    await db.query(
      `INSERT INTO solicitudes_personal (numero, titulo, estado, departamento, posicion, ubicacion, plazas, motivo, desde_el,
         salario_min, salario_max, convenio, ronda, pedida_at, aprobada_at, cancelada_at, solicitante_id, created_at)
       SELECT 'SP-2020-' || n, 'Mecánico ' || n, estado, (array['mantenimiento', 'chofer', 'logistica'])[1 + n % 3], 'mecanico',
         'Martorell', 1 + n % 3, 'nueva', current_date - n % 900, 24000, 28000, 'metal_bcn', 1, now(),
         CASE WHEN estado = 'aprobada' THEN now() END, CASE WHEN estado = 'cancelada' THEN now() END,
         CASE WHEN n <= 20 THEN $2::uuid END, now() - n * interval '1 minute'
       FROM (SELECT n, CASE WHEN n % 100 = 0 THEN 'en_aprobacion' WHEN n % 9 = 0 THEN 'cancelada' ELSE 'aprobada' END AS estado
             FROM generate_series(1, $1::int) n) numbered`,
      [PEOPLE, user.id],
    );
    await db.query(
      `INSERT INTO aprobaciones_solicitud (solicitud_id, ronda, orden, usuario_id, pedida_at, decision, decidida_at)
       SELECT id, 1, 1, CASE WHEN desde_el = current_date - 500 THEN $1::uuid END, now(),
         CASE WHEN estado <> 'en_aprobacion' THEN 'aprobada' END, CASE WHEN estado <> 'en_aprobacion' THEN now() END
       FROM solicitudes_personal`,
      [user.id],
    );
    await db.query(
      `UPDATE vacantes v SET solicitud_id = s.id
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM solicitudes_personal WHERE estado = 'aprobada') s,
            (SELECT id, row_number() OVER (ORDER BY id) AS n FROM vacantes WHERE titulo LIKE 'Vacante %') numbered
       WHERE numbered.id = v.id AND s.n = numbered.n * 10`,
    );
  });
  const runner = world.dataSource.createQueryRunner();
  await runner.query(`SET statement_timeout = 0`);
  await runner.query(
    `VACUUM (ANALYZE) incorporaciones, tareas_incorporacion, aplicaciones_vacantes, equipo_vacante, vacantes,
       hilos, mensajes_hilo, solicitudes_personal, aprobaciones_solicitud`,
  );
  await runner.query(`RESET statement_timeout`);
  await runner.release();
}, 1_200_000);
afterAll(async () => {
  process.stdout.write(`${PEOPLE} people\n${times.join('\n')}\n`);
  await world.close();
  await database.drop();
});

it.each([
  ['open', { estado: 'abierta' }],
  ['late', { estado: 'abierta', atrasada: true }],
  ['not late', { estado: 'abierta', atrasada: false }],
  ['ended', { estado: 'incorporada' }],
  ['all', {}],
  ['a name', { q: 'maria' }],
] as const)('a page of incorporaciones is read: %s', (name, filter) =>
  measure(hr, `incorporaciones, ${name}`, '/api/onboardings', {
    sort: '["primer_dia","ASC"]',
    filter: JSON.stringify(filter),
  }),
);

it.each([
  ['open', { abierta: true }],
  ['not seen', { abierta: true, por_ver: true }],
  ['rejected', { estado: 'rechazada' }],
  ['all', {}],
  ['a name', { q: 'maria' }],
  ['a word of a CV', { q: 'mecanico' }],
  ['words of a CV', { q: 'maria mecanico' }],
  ['an unwanted word', { q: 'maria -taller' }],
] as const)('a page of the applications of a manager is read: %s', (name, filter) =>
  measure(manager, `team, ${name}`, '/api/team/applications', {
    sort: '["fecha_aplicacion","DESC"]',
    filter: JSON.stringify(filter),
  }),
);

it('the board of an opening is read', async () => {
  const { body } = await manager.get('/api/team/vacancies').expect(200);
  const vacante = (body as { id: string }[])[0]?.id ?? '';
  await measure(manager, 'team, columns', '/api/team/board/columns', { vacante });
  await measure(manager, 'team, column', '/api/team/board/column', { vacante, etapa: 'recibida' });
});

it.each([
  ['open', { bandeja: 'abiertas' }],
  ['unread', { bandeja: 'sin_leer' }],
  ['of nobody', { bandeja: 'sin_asignar' }],
  ['closed', { bandeja: 'cerradas' }],
  ['all', {}],
  ['a name', { q: 'maria' }],
  ['a word of all messages', { q: 'candidatura' }],
  ['a rare word', { q: 'tacografo' }],
] as const)('a page of conversations is read: %s', (name, filter) =>
  measure(hr, `threads, ${name}`, '/api/threads', {
    sort: '["ultimo_at","DESC"]',
    filter: JSON.stringify(filter),
  }),
);

it('the figures of conversations are read', () =>
  measure(hr, 'threads, figures', '/api/threads/figures', {}));

it('what waits for a manager is read', () => measure(manager, 'team, today', '/api/team/today', {}));

it.each([
  ['all', {}],
  ['approved', { estado: 'aprobada' }],
  ['filled', { estado: 'cubierta' }],
  ['waiting', { estado: 'en_aprobacion' }],
  ['of a department', { departamento: 'chofer' }],
  ['that wait for the reader', { espera_de_mi: true }],
] as const)('a page of requests for staff is read: %s', async (name, filter) => {
  for (const [who, agent] of [['hr', hr] as const, ['manager', manager] as const]) {
    await measure(agent, `requests, ${name}, ${who}`, '/api/requisitions', {
      sort: '["created_at","DESC"]',
      filter: JSON.stringify(filter),
    });
  }
});

it.each([
  ['', 'solicitudes_personal_lista_ix'],
  [`estado = 'en_aprobacion'`, 'solicitudes_personal_estado_ix'],
])('a page of requests where %j stops at its index', async (condition, index) => {
  const plan: { 'QUERY PLAN': string }[] = await world.dataSource.query(
    `EXPLAIN SELECT id FROM solicitudes_personal s ${condition && `WHERE ${condition}`}
     ORDER BY created_at DESC, id DESC LIMIT 26`,
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toContain(index);
  expect(text).not.toContain('Sort');
});

async function measure(agent: Agent, name: string, path: string, query: object): Promise<void> {
  const range = /team\/(today|board)|figures/.test(path) ? {} : { range: '[0,24]' };
  // The third time, when the pages are in memory, as they are in a list that people use.
  for (const round of [1, 2, 3]) {
    const began = performance.now();
    const { body } = await agent
      .get(path)
      .query({ ...range, ...query })
      .expect(200);
    const ms = performance.now() - began;
    expect(Object.keys(body as object).length).toBeGreaterThanOrEqual(path === '/api/requisitions' ? 0 : 1);
    if (round === 3) times.push(`${name.padEnd(40)}${ms.toFixed(0).padStart(6)} ms`);
  }
}
