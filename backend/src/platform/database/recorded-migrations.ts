import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export type Migration = new () => MigrationInterface;

/** Records a migration's statements with their parameters by running it on a stub that returns no rows. */
async function callsOf(migration: Migration): Promise<[sql: string, ...parameters: unknown[]][]> {
  const calls: [string, ...unknown[]][] = [];
  const query = (...call: [string, ...unknown[]]): Promise<unknown[]> => {
    calls.push(call);
    return Promise.resolve([]);
  };
  try {
    await new migration().up({ query } as unknown as QueryRunner);
  } catch {
    // A migration that needs rows it has read stops here; the statements so far identify it.
  }
  return calls;
}

/** SHA-256 of a migration's statements: changes with an edit, but not with reformatting. */
export async function checksumOf(migration: Migration): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await callsOf(migration)))
    .digest('hex');
}

/** `CREATE FUNCTION name(…) … AS $tag$ body $tag$`; `DROP FUNCTION name`. */
const CREATE =
  /CREATE (?:OR REPLACE )?(?:FUNCTION|PROCEDURE)\s+(?:public\.)?(\w+)\s*\([\s\S]*?\bAS\s+(\$\w*\$)([\s\S]*?)\2/g;
const DROP = /DROP FUNCTION (?:IF EXISTS )?(?:public\.)?(\w+)/g;

/** Function bodies left by these migrations, by name, as PostgreSQL stores them. */
export async function functionsAfter(migrations: readonly Migration[]): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const migration of inOrder(migrations)) {
    for (const [sql] of await callsOf(migration)) {
      for (const [, name = ''] of sql.matchAll(DROP)) bodies.delete(name);
      for (const [, name = '', , body = ''] of sql.matchAll(CREATE)) bodies.set(name, body);
    }
  }
  return bodies;
}

/** By the time in their names, as they are applied. */
function inOrder(migrations: readonly Migration[]): Migration[] {
  const time = ({ name }: Migration): number => Number(name.slice(-13));
  return [...migrations].sort((a, b) => time(a) - time(b));
}
