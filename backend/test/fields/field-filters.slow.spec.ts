import type { CustomFieldKind } from '@hiring/contract';
import { sql } from 'kysely';
import { conditionsOf } from '../../src/candidates/applications/candidates/candidates.repository.js';
import { type FieldName, fieldOrder, listedFields } from '../../src/fields/field-filters.js';
import { IndexFields } from '../../src/fields/index-fields.js';
import { db } from '../../src/platform/database/sql/db.js';
import { createDatabase, type TestDatabase } from '../database.js';
import { populate } from '../operations/data/populated.js';
import { type Agent, createWorld, type World } from '../world.js';

/**
 * That filters and orders by fields read their indexes, with as many people as PEOPLE says. It prints the execution times
 * of the statements (docs/performance.md): `cd backend && SLOW_TESTS=1 PEOPLE=100000 npx jest field-filters.slow`.
 */
const PEOPLE = Number(process.env['PEOPLE'] ?? 20_000);

/** Ten fields, and the SQL of their values for the n-th person. */
const FIELDS: Record<string, [CustomFieldKind, string]> = {
  zona: ['texto', `'Zona ' || n % 5000`],
  base: ['texto', `(array['Gavà','Vic','Lleida','Reus'])[1 + n % 4] || ' nave ' || n % 700`],
  nota: ['texto_largo', `'Carretera ' || n % 3000 || repeat(' con remolque y palas', 5)`],
  anos: ['numero', `n % 400 / 10.0`],
  puntos: ['numero', `n`],
  nacio: ['fecha', `date '1960-01-01' + n % 16000`],
  adr: ['si_no', `n % 50 = 0`],
  grua: ['si_no', `n % 2 = 0`],
  turno: ['una_de', `(array['dia','noche'])[1 + n % 2]`],
  dias: ['varias_de', `(case when n % 40 = 0 then '["noche"]' else '["dia"]' end)::jsonb`],
};

let database: TestDatabase;
let world: World;
let admin: Agent;
const times: [string, number][] = [];

beforeAll(async () => {
  database = await createDatabase();
  await populate(database.url, PEOPLE);
  world = await createWorld({ databaseUrl: database.url });
  admin = await world.signedInAs('admin');
  for (const [name, [tipo]] of Object.entries(FIELDS)) {
    const opciones = ['Día', 'Noche'].map((texto) => ({ texto: { es: texto } }));
    await admin
      .post('/api/custom-fields')
      .send({
        entidad: 'persona',
        tipo,
        etiqueta: { es: name },
        clase: 'ordinario',
        en_listas: true,
        ...(tipo.endsWith('_de') && { opciones }),
      })
      .expect(201);
  }
  const values = Object.entries(FIELDS).map(([name, [, value]]) => `'${name}', ${value}`);
  await world.dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL session_replication_role = replica; SET LOCAL statement_timeout = 0`);
    // One person in ten has no value.
    await manager.query(
      `UPDATE candidates c SET campos = jsonb_build_object(${values.join(', ')})
       FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS n FROM candidates) numbered
       WHERE numbered.id = c.id AND n % 10 > 0`,
    );
  });
  const began = performance.now();
  await world.app.get(IndexFields).run();
  times.push(['making the 13 indexes', performance.now() - began]);
  const runner = world.dataSource.createQueryRunner();
  await runner.query(`SET statement_timeout = 0`);
  await runner.query(`VACUUM (ANALYZE) candidates`);
  await runner.query(`RESET statement_timeout`);
  await runner.release();
}, 1_200_000);
afterAll(async () => {
  const lines = times.map(([name, ms]) => `${name.padEnd(60)}${ms.toFixed(1).padStart(9)} ms`);
  process.stdout.write(`${PEOPLE} people\n${lines.join('\n')}\n`);
  await world.close();
  await database.drop();
});

/** The plan of a page of the list, or of its capped total. */
async function planOf(
  filter: Record<FieldName, string>,
  sort?: [FieldName, 'ASC' | 'DESC'],
  counted = false,
) {
  const fields = await listedFields(world.dataSource.manager, ['campos.x']);
  const from = db(world.dataSource)
    .selectFrom('candidates')
    .where(conditionsOf({ stage: undefined, ...filter }, new Date(), fields));
  const by = sort && fieldOrder(fields, sort[0])?.by;
  const newest = sql`fecha_aplicacion desc, id desc`;
  const order = by && sort ? sql`${by} ${sql.raw(sort[1])}, id ${sql.raw(sort[1])}` : newest;
  const rows = counted
    ? from.select('id').limit(1001)
    : from
        .where(by ? sql<boolean>`${by} is not null` : sql<boolean>`true`)
        .select('id')
        .orderBy(order)
        .limit(25);
  // The third time, when the pages are in memory, as they are in a list that people use.
  let plan = '';
  for (const _ of [1, 2, 3]) {
    plan = (await rows.explain('text', sql`analyze`))
      .map((one) => Object.values(one as object)[0])
      .join('\n');
  }
  return { plan, ms: Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]) };
}

const FILTERS: [string, Record<FieldName, string>][] = [
  ['a word of a text', { 'campos.zona': 'zona 4321' }],
  ['a word that a quarter has', { 'campos.base': 'gava' }],
  ['a word of a long text', { 'campos.nota': 'carretera 2999' }],
  ['a number from', { 'campos.anos.desde': '39.5' }],
  ['a number from and to', { 'campos.puntos.desde': '500', 'campos.puntos.hasta': '900' }],
  ['a day up to', { 'campos.nacio.hasta': '1960-06-01' }],
  ['yes, one in fifty', { 'campos.adr': 'true' }],
  ['yes, every second', { 'campos.grua': 'true' }],
  ['one of', { 'campos.turno': 'noche' }],
  ['some of', { 'campos.dias': 'noche' }],
  [
    'four at once',
    { 'campos.anos.desde': '20', 'campos.adr': 'true', 'campos.grua': 'true', 'campos.turno': 'dia' },
  ],
];

it.each(FILTERS)('a page is read by an index, and its total counted: %s', async (name, filter) => {
  for (const counted of [false, true]) {
    const { plan, ms } = await planOf(filter, undefined, counted);
    times.push([`${name}: ${counted ? 'total' : 'page'}`, ms]);
    // Of a value that many have, the first thousand rows are the total, with an index or without.
    if (!counted) expect(plan).not.toMatch(/Seq Scan on candidates/);
  }
});

it.each(['zona', 'anos', 'puntos', 'nacio', 'adr', 'turno'])(
  'people are read in the order of an index in both directions: %s',
  async (clave) => {
    const [{ id }] = await world.dataSource.query<[{ id: string }]>(
      `SELECT replace(id::text, '-', '') AS id FROM campos_propios WHERE clave = $1`,
      [clave],
    );
    for (const direction of ['ASC', 'DESC'] as const) {
      const { plan, ms } = await planOf({}, [`campos.${clave}`, direction]);
      times.push([`sorted by ${clave} ${direction}`, ms]);
      expect(plan).toContain(`campo_${id}_ix`);
    }
  },
);
