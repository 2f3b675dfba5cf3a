import { createDatabase, type TestDatabase } from '../database.js';
import { populate } from '../operations/data/populated.js';
import { type Agent, createWorld, type World } from '../world.js';

/**
 * The list of incorporaciones with as many as PEOPLE says, ten tasks each, of which one in fifty is open. It prints what
 * each page takes (docs/performance.md): `cd backend && SLOW_TESTS=1 PEOPLE=100000 npx jest onboarding-list.slow`.
 */
const PEOPLE = Number(process.env['PEOPLE'] ?? 20_000);

let database: TestDatabase;
let world: World;
let hr: Agent;
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
  const runner = world.dataSource.createQueryRunner();
  await runner.query(`SET statement_timeout = 0`);
  await runner.query(`VACUUM (ANALYZE) incorporaciones, tareas_incorporacion`);
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
] as const)('a page is read: %s', async (name, filter) => {
  const query = { range: '[0,24]', sort: '["primer_dia","ASC"]', filter: JSON.stringify(filter) };
  // The third time, when the pages are in memory, as they are in a list that people use.
  for (const round of [1, 2, 3]) {
    const began = performance.now();
    const { body } = await hr.get('/api/onboardings').query(query).expect(200);
    expect((body as unknown[]).length).toBeGreaterThan(0);
    if (round === 3) times.push(`${name.padEnd(12)}${(performance.now() - began).toFixed(0).padStart(6)} ms`);
  }
});
