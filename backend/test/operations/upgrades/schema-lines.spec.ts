import { Client } from 'pg';
import { createDatabase, type TestDatabase } from '../../database.js';
import { schemaLines } from './schema-lines.js';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('the comparison of schemas covers tables, columns, indexes, constraints, triggers, functions and comments', async () => {
  const lines = await schemaLines(client);
  for (const kind of [
    'table',
    'column',
    'index',
    'constraint',
    'trigger',
    'function',
    'comment',
    'extension',
  ]) {
    expect([kind, lines.filter((line) => line.startsWith(`${kind} `)).length]).toEqual([
      kind,
      expect.any(Number),
    ]);
    expect(lines.some((line) => line.startsWith(`${kind} `))).toBe(true);
  }
});

it.each([
  ['a table', 'DROP TABLE vacante_textos'],
  ['an option of a table', 'ALTER TABLE sessions SET (fillfactor = 51)'],
  ['a column', 'ALTER TABLE candidates ADD COLUMN another text'],
  ['the default of a column', `ALTER TABLE candidates ALTER COLUMN direccion SET DEFAULT 'x'`],
  ['null of a column', 'ALTER TABLE vacantes ALTER COLUMN titulo DROP NOT NULL'],
  ['an index', 'DROP INDEX idempotency_keys_created_ix'],
  ['a constraint', 'ALTER TABLE vacante_textos DROP CONSTRAINT vacante_textos_idioma_ck'],
  ['a trigger', 'ALTER TABLE candidates DISABLE TRIGGER candidates_version_busqueda_tg'],
  [
    'a function',
    `CREATE OR REPLACE FUNCTION raise_search_version() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
  ],
  ['a comment', `COMMENT ON TABLE version_busqueda IS 'otra cosa'`],
  ['an extension', 'CREATE EXTENSION citext'],
])('the comparison of schemas sees another %s', async (_kind, change) => {
  const before = await schemaLines(client);
  await client.query('BEGIN');
  try {
    await client.query(change);
    expect(await schemaLines(client)).not.toEqual(before);
  } finally {
    await client.query('ROLLBACK');
  }
  expect(await schemaLines(client)).toEqual(before);
});
