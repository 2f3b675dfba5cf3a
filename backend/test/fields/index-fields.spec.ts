import { IndexFields } from '../../src/fields/index-fields.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());

const run = () => world.app.get(IndexFields).run();
const indexes = async (): Promise<{ name: string; valid: boolean; on: string }[]> =>
  world.dataSource.query(
    `SELECT replace(c.relname, replace(f.id::text, '-', ''), f.clave) AS name, i.indisvalid AS valid, i.indrelid::regclass::text AS on
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     JOIN campos_propios f ON c.relname LIKE '%' || replace(f.id::text, '-', '') || '%' ORDER BY 1`,
  );
const names = async () => (await indexes()).map(({ name }) => name);
const field = (es: string, tipo: string, extra: object = {}) => ({
  entidad: 'persona',
  tipo,
  etiqueta: { es },
  clase: 'ordinario',
  en_listas: true,
  ...extra,
});
const define = async (...of: Parameters<typeof field>) =>
  (
    await admin
      .post('/api/custom-fields')
      .send(field(...of))
      .expect(201)
  ).body as {
    id: string;
  };

it('makes the indexes of listed fields, and drops those of a field that is archived or listed no more', async () => {
  const talla = await define('Talla', 'texto');
  const anos = await define('Años', 'numero');
  await define('Nota', 'texto_largo', { en_listas: false });
  await define('Turnos', 'varias_de', {
    entidad: 'candidatura',
    opciones: [{ texto: { es: 'Noche' } }],
  });
  await run();
  expect(await indexes()).toEqual([
    { name: 'campo_anos_ix', valid: true, on: 'candidates' },
    { name: 'campo_talla_gin', valid: true, on: 'candidates' },
    { name: 'campo_talla_ix', valid: true, on: 'candidates' },
    { name: 'campo_turnos_gin', valid: true, on: 'aplicaciones_vacantes' },
  ]);
  const change = (id: string, request: object) =>
    admin
      .put(`/api/custom-fields/${id}`)
      .send({ version: 1, ...request })
      .expect(200);
  await change(talla.id, { ...field('Talla', 'texto'), archivado: true });
  await change(anos.id, field('Años', 'numero', { en_listas: false }));
  await run();
  expect(await names()).toEqual(['campo_turnos_gin']);
});

it('replaces an index that an interrupted run left', async () => {
  const { id } = await define('Zona', 'texto');
  const name = `campo_${id.replaceAll('-', '')}_ix`;
  // A unique index that the rows contradict fails at its end, as one whose process was stopped.
  await world.dataSource.query(`CREATE TABLE dos AS SELECT 1 AS n FROM generate_series(1, 2)`);
  await expect(
    world.dataSource.query(`CREATE UNIQUE INDEX CONCURRENTLY ${name} ON dos (n)`),
  ).rejects.toThrow();
  expect(await indexes()).toContainEqual({ name: 'campo_zona_ix', valid: false, on: 'dos' });
  await run();
  expect(await indexes()).toContainEqual({ name: 'campo_zona_ix', valid: true, on: 'candidates' });
});

it('runs in one process at a time', async () => {
  await define('Base', 'fecha');
  await Promise.all([run(), run(), run()]);
  expect(await names()).toContain('campo_base_ix');
});
