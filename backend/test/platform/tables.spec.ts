import { join } from 'node:path';
import { Client } from 'pg';
import ts from 'typescript';
import { createDatabase, type TestDatabase } from '../database.js';

/** What the driver makes of a type of PostgreSQL; of JSON it may make anything. */
const READ_AS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['text', 'varchar', 'uuid', 'int8', 'numeric', 'date', 'tsvector'].map((name) => [name, 'string']),
  ),
  ...Object.fromEntries(['int2', 'int4', 'float8'].map((name) => [name, 'number'])),
  bool: 'boolean',
  timestamptz: 'Date',
  job_state: 'string',
  bytea: 'Buffer<ArrayBufferLike>',
  _text: 'string[]',
  _uuid: 'string[]',
  _int2: 'number[]',
  _int4: 'number[]',
};

interface ColumnRow {
  column: string;
  type: string;
  nullable: boolean;
  filled: boolean;
}

let database: TestDatabase;
let inDatabase: Map<string, ColumnRow>;
let inTypes: Map<string, { read: ts.Type; written: ts.Type }>;
let checker: ts.TypeChecker;

beforeAll(async () => {
  database = await createDatabase();
  inDatabase = new Map((await readColumns(database.url)).map((row) => [row.column, row]));
  const source = join(import.meta.dirname, '../../src');
  const files = [
    join(source, 'platform/database/sql/tables.ts'),
    join(source, 'operations/database/tables.ts'),
  ];
  const config = ts.getParsedCommandLineOfConfigFile(
    join(source, '../tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, ' '));
      },
    },
  );
  const program = ts.createProgram(files, { ...config?.options, noEmit: true });
  checker = program.getTypeChecker();
  inTypes = columnsOf(program.getSourceFile(files[0] ?? ''));
});

afterAll(() => database.drop());

it('the types of statements match the tables and columns of the database', () => {
  // The types of the queue's own tables have only the columns that are read.
  const ours = [...inDatabase.keys()].filter((name) => !name.startsWith('pgboss.') || inTypes.has(name));
  expect([...inTypes.keys()].sort()).toEqual(ours.sort());
});

it('a column has the type of the driver, and null where the database allows it', () => {
  const wrong = [...inTypes].flatMap(([column, { read }]) => {
    const row = inDatabase.get(column);
    if (!row || read.flags & ts.TypeFlags.Unknown) return [];
    const found = `${kindOf(read, row.type)}${isPartOf(read, ts.TypeFlags.Null) ? ' | null' : ''}`;
    const expected = `${READ_AS[row.type] ?? row.type}${row.nullable ? ' | null' : ''}`;
    return found === expected ? [] : [`${column}: ${found} instead of ${expected}`];
  });
  expect(wrong).toEqual([]);
});

it('an INSERT may leave out only columns that the database fills in', () => {
  const wrong = [...inTypes].filter(([column, { written }]) => {
    const row = inDatabase.get(column);
    return row && isPartOf(written, ts.TypeFlags.Undefined) && !row.filled && !row.nullable;
  });
  expect(wrong.map(([column]) => column)).toEqual([]);
});

async function readColumns(url: string): Promise<ColumnRow[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<ColumnRow>(
      `SELECT CASE WHEN table_schema <> 'public' THEN table_schema || '.' ELSE '' END || table_name || '.' || column_name AS column, udt_name AS type, is_nullable = 'YES' AS nullable,
         column_default IS NOT NULL OR is_identity = 'YES' OR is_generated = 'ALWAYS' AS filled
       FROM information_schema.columns WHERE table_schema IN ('public', 'pgboss')`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** Columns of the type `Database`, by table and name. */
function columnsOf(file: ts.SourceFile | undefined): typeof inTypes {
  const alias = file?.statements.find(
    (node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'Database',
  );
  if (!alias) throw new Error('tables.ts has no type Database');
  const tables = checker.getTypeAtLocation(alias);
  return new Map(
    tables.getProperties().flatMap((table) =>
      checker
        .getTypeOfSymbol(table)
        .getProperties()
        .map((column) => {
          const type = checker.getTypeOfSymbol(column);
          return [
            `${table.name}.${column.name}`,
            { read: partOf(type, '__select__'), written: partOf(type, '__insert__') },
          ];
        }),
    ),
  );
}

function partOf(column: ts.Type, name: string): ts.Type {
  const part = column.getProperty(name);
  if (!part) throw new Error(`a column has no ${name}`);
  return checker.getTypeOfSymbol(part);
}

const isPartOf = (type: ts.Type, flag: ts.TypeFlags): boolean =>
  (type.isUnion() ? type.types : [type]).some((part) => Boolean(part.flags & flag));

/** The type without null, words as `string`; that of JSON is not looked at. */
function kindOf(type: ts.Type, postgres: string): string {
  if (postgres === 'jsonb') return postgres;
  const value = checker.getNonNullableType(type);
  const element = checker.isArrayType(value) ? value.getNumberIndexType() : undefined;
  return `${checker.typeToString(checker.getBaseTypeOfLiteralType(element ?? value))}${element ? '[]' : ''}`;
}
