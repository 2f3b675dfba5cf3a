import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/operations/database/data-source.js';
import { type PersonalTable } from '../../src/privacy/personal-data/personal-table.js';
import { PERSONAL_TABLES } from '../../src/privacy/personal-data/personal-tables.js';
import { createDatabase, type TestDatabase } from '../database.js';

const PERSON = ['users', 'candidates'];
/** Kept after an erasure: entries name people by ids that lead to nobody, and the texts of notices name nobody. */
const KEPT = ['system_logs', 'avisos_privacidad'];

let database: TestDatabase;
let dataSource: DataSource;
let keys: { table: string; parent: string; cascades: boolean }[];
/** Tables whose rows a foreign key removes with an account or a record. */
let going: Set<string>;

beforeAll(async () => {
  database = await createDatabase();
  dataSource = await createDataSource(database.url).initialize();
  keys = await dataSource.query(
    `SELECT conrelid::regclass::text AS "table", confrelid::regclass::text AS parent, confdeltype = 'c' AS cascades
     FROM pg_constraint WHERE contype = 'f'`,
  );
  going = new Set(PERSON);
  for (let known = 0; known < going.size;) {
    known = going.size;
    for (const { table, parent, cascades } of keys) if (cascades && going.has(parent)) going.add(table);
  }
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const tablesWhere = (is: (entry: PersonalTable, table: string) => boolean): string[] =>
  Object.entries(PERSONAL_TABLES)
    .filter(([table, entry]) => is(entry, table))
    .map(([table]) => table);
const isTold = (entry: PersonalTable) => typeof entry === 'object';

describe('the table of personal data', () => {
  it('has an entry for each table of the database', async () => {
    const tables = await dataSource.query<{ name: string }[]>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(tables.map(({ name }) => name).filter((name) => !(name in PERSONAL_TABLES))).toEqual([]);
  });

  it('says of each table whose rows go with a person that they go, or tells them', () => {
    expect(tablesWhere((entry, table) => going.has(table) && !isTold(entry) && entry !== 'goes')).toEqual([]);
    expect(tablesWhere((entry, table) => entry === 'goes' && !going.has(table))).toEqual([]);
  });

  it('says of each table that only names an account or a record that it loses the name', () => {
    const naming = keys.filter(({ parent, table }) => PERSON.includes(parent) && !going.has(table));
    const names = new Set(naming.map(({ table }) => table));
    const expected = (entry: PersonalTable) => isTold(entry) || entry === 'unlinked' || entry === 'erased';
    expect(tablesWhere((entry, table) => names.has(table) && !expected(entry))).toEqual([]);
    expect(tablesWhere((entry, table) => entry === 'unlinked' && !names.has(table))).toEqual([]);
  });

  it('erases each table that it tells, unless a foreign key does', () => {
    const isErased = (entry: PersonalTable) =>
      typeof entry === 'object' && ('address' in entry || 'emptied' in entry || entry.erase !== undefined);
    const left = tablesWhere((entry, table) => isTold(entry) && !going.has(table) && !isErased(entry));
    expect(left.sort()).toEqual([...KEPT].sort());
  });
});
