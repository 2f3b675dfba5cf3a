import type { Disk } from 'flydrive';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { StoredFile } from '../../platform/files/storage/stored-file.entity.js';
import type { Finding } from './invariant.js';

const PAGE = 1000;
const NAMED = 5;
/** The check of the store writes one there for a moment. */
const PROBES = 'comprobaciones/';

/**
 * Compares the rows of files with the objects of the store, both ways. May run beside a server: what one look finds
 * wrong is looked at once more.
 * @param contents reads every file in use and compares its bytes too.
 */
export async function findStoredObjectViolations(
  dataSource: DataSource,
  disk: Disk,
  { contents }: { contents: boolean },
): Promise<Finding[]> {
  const keys = await listKeys(disk);
  return [
    await withoutRow(dataSource, disk, keys),
    await withoutObject(dataSource, disk, keys),
    ...(contents ? [await changed(dataSource, disk)] : []),
  ];
}

async function listKeys(disk: Disk): Promise<Set<string>> {
  const keys = new Set<string>();
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    });
    for (const object of page.objects) if (object.isFile) keys.add(object.key);
    ({ paginationToken } = page);
  } while (paginationToken);
  return keys;
}

/** A row is inserted before its object and deleted after it. */
async function withoutRow(dataSource: DataSource, disk: Disk, keys: ReadonlySet<string>): Promise<Finding> {
  const broken: string[] = [];
  const all = [...keys].filter((key) => !key.startsWith(PROBES));
  for (let at = 0; at < all.length && broken.length < NAMED; at += PAGE) {
    const rows = await db(dataSource)
      .selectFrom(
        sql<{ key: string }>`unnest(${all.slice(at, at + PAGE)}::text[])`.as<'keys'>(sql`keys (key)`),
      )
      .where((eb) => eb.not(eb.exists(eb.selectFrom('archivos').whereRef('clave', '=', 'keys.key'))))
      .select('keys.key')
      .execute();
    for (const { key } of rows) if (await disk.exists(key)) broken.push(key);
  }
  return { rule: 'every stored object has its row', broken: broken.slice(0, NAMED) };
}

async function withoutObject(
  dataSource: DataSource,
  disk: Disk,
  keys: ReadonlySet<string>,
): Promise<Finding> {
  const broken: string[] = [];
  for await (const { id, clave } of inUse(dataSource)) {
    if (keys.has(clave) || (await disk.exists(clave))) continue;
    // It may have been replaced since.
    if (await dataSource.manager.existsBy(StoredFile, { id, estado: 'en_uso' })) broken.push(id);
    if (broken.length === NAMED) break;
  }
  return { rule: 'every file in use is stored', broken };
}

async function changed(dataSource: DataSource, disk: Disk): Promise<Finding> {
  const broken: string[] = [];
  for await (const { id, clave, sha256 } of inUse(dataSource)) {
    if (!(await disk.exists(clave))) continue;
    const hash = createHash('sha256');
    for await (const chunk of await disk.getStream(clave)) hash.update(chunk as Buffer);
    if (hash.digest('hex') !== sha256) broken.push(id);
    if (broken.length === NAMED) break;
  }
  return { rule: 'every stored file is what was sent', broken };
}

async function* inUse(dataSource: DataSource): AsyncGenerator<StoredFile> {
  for (let after = ''; ;) {
    const files = await dataSource
      .createQueryBuilder(StoredFile, 'f')
      .where(`f.estado = 'en_uso' AND f.clave > :after`, { after })
      .orderBy('f.clave', 'ASC')
      .limit(PAGE)
      .getMany();
    yield* files;
    const last = files.at(-1);
    if (!last || files.length < PAGE) return;
    after = last.clave;
  }
}
