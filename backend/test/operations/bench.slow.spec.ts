import { createDatabase, type TestDatabase } from '../database.js';
import { findInvariantViolations } from './data/invariants.js';
import { populate } from './data/populated.js';
import { createWorld, type World } from '../world.js';

/** Tests the data of `npm run bench`; speed depends on the machine and is not tested. */

const PEOPLE = 300;
const now = new Date();

let loaded: TestDatabase;
let world: World;
beforeAll(async () => {
  loaded = await createDatabase();
  await populate(loaded.url, PEOPLE, { now });
  world = await createWorld({ databaseUrl: loaded.url });
});
afterAll(async () => {
  await world.close();
  await loaded.drop();
});

it('the benchmark data have correct projections and counters', async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
  const [row] = await world.dataSource.query<{ people: number }[]>(
    `SELECT count(*)::int AS people FROM candidates`,
  );
  expect(row?.people).toBe(PEOPLE);
});

it('the benchmark data are equal to what the triggers would write, and the triggers are restored', async () => {
  const slow = await createDatabase();
  const other = await populate(slow.url, PEOPLE, { byTriggers: true, now }).then(() =>
    createWorld({ databaseUrl: slow.url }),
  );
  const kept = [
    `SELECT name, k1, k2, sum(value) AS value FROM counters GROUP BY 1, 2, 3 HAVING sum(value) <> 0 ORDER BY 1, 2, 3`,
    `SELECT candidato_id, vector::text, clave_email, clave_telefono, clave_persona FROM busqueda_candidatos ORDER BY 1`,
    `SELECT candidato_id, cerrada, estado, actividad_at FROM plazos_conservacion ORDER BY 1`,
    `SELECT id, estancia_etapa, estancia_desde FROM aplicacion_historial ORDER BY 1`,
    `SELECT id, etapas_alcanzadas FROM aplicaciones_vacantes ORDER BY 1`,
    `SELECT archivo_id, estado, texto FROM cv_textos ORDER BY 1`,
    `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid::regclass::text NOT LIKE 'pg_%' ORDER BY 1`,
    `SELECT conrelid::regclass::text AS name, conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  ];
  try {
    for (const rows of kept) {
      expect(await world.dataSource.query(rows)).toEqual(await other.dataSource.query(rows));
    }
  } finally {
    await other.close();
    await slow.drop();
  }
});
