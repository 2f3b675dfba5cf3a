import { RewriteSearched } from '../../../src/operations/old-rows/rewrite-searched.js';
import { submit } from '../../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

const TABLES = ['candidates', 'users', 'correos', 'vacantes'];

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
  const agent = await world.registered('antes@example.com');
  await submit(agent, {
    fields: { apellidos: 'O’Haraqq', ciudad: 'L’Hospitalet', habilidades: 'Instal·lació' },
  }).expect(201);
  await world.givenVacancy({ titulo: 'Col·laborador' });
  await world.given.user({ role: 'rrhh', nombre: 'Camil·la' });
  // As the version before wrote them.
  await world.dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL session_replication_role = replica`);
    await manager.query(
      `UPDATE busqueda_candidatos SET vector = to_tsvector('es_sin_acentos', 'l’hospitalet o’haraqq')`,
    );
    await manager.query(`UPDATE candidates SET busqueda = lower(unaccent(nombre || ' ' || apellidos)),
      ciudad_busqueda = lower(unaccent(ciudad)), habilidades_busqueda = 'instal·lacio'`);
    await manager.query(`UPDATE vacantes SET busqueda = lower(unaccent(titulo))`);
    await manager.query(`UPDATE users SET busqueda = lower(unaccent(nombre)) WHERE nombre IS NOT NULL`);
    await manager.query(`UPDATE correos SET busqueda = 'instal·lacio'`);
    await manager.query(`INSERT INTO busquedas_por_rehacer (tabla) SELECT unnest($1::text[])`, [TABLES]);
  });
});
afterAll(() => world.close());

const texts = async () => {
  const [row] = await world.dataSource.query<Record<string, string>[]>(
    `SELECT busqueda, ciudad_busqueda AS ciudad, habilidades_busqueda AS habilidades,
       (SELECT min(busqueda) FROM vacantes) AS vacante, (SELECT busqueda FROM users WHERE nombre LIKE 'Camil%') AS usuario,
       (SELECT count(*)::int FROM correos WHERE busqueda = 'instal·lacio') AS correos FROM candidates`,
  );
  return row;
};
const found = async (filter: object): Promise<number> => {
  const { body } = await hr
    .get('/api/candidates')
    .query({ filter: JSON.stringify(filter) })
    .expect(200);
  return (body as object[]).length;
};

it('texts of the version before are rewritten in batches, and what is not yet is found as before', async () => {
  const rewrite = world.app.get(RewriteSearched);
  expect(await found({ q: 'hospitalet' })).toBe(0);
  // Batch by batch, by two processes, until nothing is left.
  while ((await Promise.all([rewrite.rewriteSome(), rewrite.rewriteSome()])).includes(true));
  expect(await found({ q: 'hospitalet haraqq' })).toBe(1);
  expect(await found({ habilidades: 'instal.lacio' })).toBe(1);
  expect(await texts()).toMatchObject({
    ciudad: "l'hospitalet",
    habilidades: 'installacio',
    vacante: expect.stringContaining('collaborador') as string,
    usuario: expect.stringContaining('camilla') as string,
    correos: 0,
  });
  const left = await world.dataSource.query<object[]>(`SELECT FROM busquedas_por_rehacer`);
  expect(left).toHaveLength(0);
});
