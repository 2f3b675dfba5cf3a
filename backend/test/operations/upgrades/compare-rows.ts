import type { Client } from 'pg';

interface Column {
  table: string;
  column: string;
  key: boolean;
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS column, coalesce(a.attnum = ANY (i.indkey), false) AS key
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
  WHERE c.relkind = 'r' AND c.relnamespace = $1::regnamespace
  ORDER BY 1, a.attnum`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function columnsOf(client: Client, schema: string): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column>(COLUMNS, [schema]);
  const tables = new Map<string, Column[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  return tables;
}

/**
 * Keeps every row of the product's tables as it is now, in the schema `antes`.
 * @param apart tables of the restore and of the migrations, which are not the product's
 */
export async function copyTables(client: Client, apart: readonly string[]): Promise<void> {
  await client.query('CREATE SCHEMA antes');
  for (const [table, columns] of await columnsOf(client, 'public')) {
    if (apart.includes(table)) continue;
    await client.query(`CREATE TABLE antes.${quoted(table)} AS TABLE public.${quoted(table)}`);
    const key = columns.filter((column) => column.key).map(({ column }) => quoted(column));
    if (key.length > 0) {
      await client.query(`ALTER TABLE antes.${quoted(table)} ADD PRIMARY KEY (${key.join(', ')})`);
    }
  }
}

/**
 * What is not as it was when `copyTables` ran, by table and column: `x is gone`, `x.y is gone`, `x lost 3 rows`,
 * `x got 2 rows`, `x.y changed in 5 rows`.
 */
export async function differences(client: Client): Promise<string[]> {
  const [before, after] = [await columnsOf(client, 'antes'), await columnsOf(client, 'public')];
  const found: string[] = [];
  for (const [table, columns] of before) {
    const present = after.get(table)?.map(({ column }) => column);
    if (!present) {
      found.push(`${table} is gone`);
      continue;
    }
    const [stayed, gone] = [true, false].map((stays) =>
      columns.filter(({ column }) => present.includes(column) === stays),
    ) as [Column[], Column[]];
    found.push(
      ...gone.map(({ column }) => `${table}.${column} is gone`),
      ...(await compare(client, table, stayed)),
    );
  }
  return found;
}

async function compare(client: Client, table: string, columns: Column[]): Promise<string[]> {
  const key = columns.filter((column) => column.key).map(({ column }) => quoted(column));
  if (key.length === 0) throw new Error(`${table} has no primary key by which its rows are compared`);
  const [first] = key;
  const counts = [
    `count(*) FILTER (WHERE b.${first} IS NULL)::int AS "lost"`,
    `count(*) FILTER (WHERE a.${first} IS NULL)::int AS "got"`,
    ...columns.map(
      ({ column }, place) =>
        `count(*) FILTER (WHERE a.${first} IS NOT NULL AND b.${first} IS NOT NULL
           AND a.${quoted(column)}::text IS DISTINCT FROM b.${quoted(column)}::text)::int AS "c${place}"`,
    ),
  ];
  const on = key.map((name) => `a.${name} = b.${name}`).join(' AND ');
  const { rows } = await client.query<Record<string, number>>(
    `SELECT ${counts.join(', ')}
     FROM antes.${quoted(table)} a FULL JOIN public.${quoted(table)} b ON ${on}`,
  );
  const [{ lost = 0, got = 0, ...changed } = {}] = rows;
  return [
    ...(lost > 0 ? [`${table} lost ${lost} rows`] : []),
    ...(got > 0 ? [`${table} got ${got} rows`] : []),
    ...columns.flatMap(({ column }, place) => {
      const count = changed[`c${place}`] ?? 0;
      return count > 0 ? [`${table}.${column} changed in ${count} rows`] : [];
    }),
  ];
}
