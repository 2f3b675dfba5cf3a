import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own, cloned from the migrated template. */
export function createDatabase(): Promise<TestDatabase> {
  return create(process.env.TEST_TEMPLATE);
}

/** A database with nothing in it. */
export function emptyDatabase(): Promise<TestDatabase> {
  return create('template0');
}

/** The same with the first of these locales that the machine has. @param locales options of CREATE DATABASE */
export async function databaseOfLocale(locales: readonly string[]): Promise<TestDatabase> {
  const refused: unknown[] = [];
  for (const locale of locales) {
    try {
      return await create('template0', `ENCODING 'UTF8' ${locale}`);
    } catch (error) {
      refused.push(error);
    }
  }
  throw new AggregateError(refused, 'the machine has none of the locales');
}

async function create(template: string | undefined, options = 'STRATEGY file_copy'): Promise<TestDatabase> {
  const server = process.env.TEST_SERVER_URL;
  if (!server || !template) throw new Error('TEST_SERVER_URL and TEST_TEMPLATE are set by the global set-up');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template} ${options}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
