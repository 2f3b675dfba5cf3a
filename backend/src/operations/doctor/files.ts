import type { Disk } from 'flydrive';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { db } from '../../platform/database/sql/db.js';
import { count } from '../../platform/database/sql/scalars.js';
import { filesOf } from '../backup/copy-files.js';
import { createDisk } from '../../platform/files/storage/disk.js';
import { isWhole, storedLength } from '../../platform/files/storage/stored-content.js';
import type { ReadableFile } from '../../platform/files/storage/stored-reader.js';
import { bad, type Examination, type Finding, ok, warning } from './finding.js';

/** Files that are looked for without --deep: the newest. */
const SAMPLE = 200;
const NAMED = 5;

const name = 'files';

export const examineFiles: Examination = async ({ client, environment, running, deep }) => {
  const disk = await createDisk(environment);
  const place = environment.storageUrl?.startsWith('s3:') ? 'STORAGE_URL' : 'the folder of files';
  const trouble = await probe(disk);
  if (trouble) {
    return [
      bad(
        name,
        `${place} does not write, read and delete (${trouble}).`,
        'Check that it exists, has room and lets this user in.',
      ),
    ];
  }
  const found: Finding[] = [];
  const { looked, faults } = await examineContents(client, disk, deep);
  found.push(...faults);
  if (deep) {
    const orphans = await countOrphans(client, disk);
    if (orphans > 0) {
      found.push(
        warning(
          name,
          `${orphans} objects have no row.`,
          'They are of nobody: what made them was interrupted. Remove them by hand.',
        ),
      );
    }
  }
  const left = await countGivenUp(client);
  if (running && left > 0) {
    found.push(
      warning(
        name,
        `${left} files that were given up are still there.`,
        'They go within ten minutes; if not, look into the log of the server.',
      ),
    );
  }
  return found.length > 0
    ? found
    : [
        ok(
          name,
          `written, read and deleted; ${looked} ${deep ? 'read, all as they were sent' : 'of the newest are there'}`,
        ),
      ];
};

/** Checks that files exist and are intact: all of them with `deep`, otherwise the newest. */
async function examineContents(
  client: Client,
  disk: Disk,
  deep: boolean,
): Promise<{ looked: number; faults: Finding[] }> {
  const missing: string[] = [];
  const damaged: string[] = [];
  const faults: Finding[] = [];
  let looked = 0;
  for await (const file of deep ? filesOf(client) : await newest(client)) {
    looked += 1;
    if ((await storedLength(disk, file.clave)) === null) missing.push(file.id);
    else if (!(deep ? await isWhole(disk, file.clave, file) : await isAsLong(disk, file)))
      damaged.push(file.id);
  }
  for (const [what, ids] of [
    ['missing', missing],
    ['damaged', damaged],
  ] as const) {
    if (ids.length === 0) continue;
    faults.push(
      bad(
        name,
        `${ids.length} of ${looked} files are ${what}: ${ids.slice(0, NAMED).join(', ')}${ids.length > NAMED ? ', …' : ''}.`,
        'Bring them back out of a backup: npm run restore into another DATA_DIR, and copy them from its files.',
      ),
    );
  }
  return { looked, faults };
}

/** The newest, and those that the server found damaged. */
function newest(client: Client): Promise<ReadableFile[]> {
  const files = db(client)
    .selectFrom('archivos')
    .where('estado', '=', 'en_uso')
    .select(['id', 'clave', 'bytes', 'sha256', 'danado_at'])
    .limit(SAMPLE);
  return db(client)
    .selectFrom(files.orderBy('created_at', 'desc').as('newest'))
    .selectAll()
    .union(
      db(client)
        .selectFrom(files.where('danado_at', 'is not', null).orderBy('danado_at').as('damaged'))
        .selectAll(),
    )
    .orderBy('id')
    .execute();
}

/** Read whole only where something was wrong with it before. */
async function isAsLong(disk: Disk, file: ReadableFile): Promise<boolean> {
  if (file.danado_at) return isWhole(disk, file.clave, file);
  return (await storedLength(disk, file.clave)) === file.bytes;
}

/** Objects without a row. */
async function countOrphans(client: Client, disk: Disk): Promise<number> {
  let orphans = 0;
  for (let paginationToken: string | undefined; ;) {
    const page = await disk.listAll('/', {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    });
    const keys = [...page.objects].flatMap((object) => (object.isFile ? object.key : []));
    const ours = keys.filter((key) => !/^(erasures|comprobaciones)\//.test(key));
    const { total } = await db(client)
      .selectFrom(sql<{ clave: string }>`unnest(${ours}::text[])`.as<'o'>(sql`o (clave)`))
      .where((eb) => eb.not(eb.exists(eb.selectFrom('archivos as a').whereRef('a.clave', '=', 'o.clave'))))
      .select(count().as('total'))
      .executeTakeFirstOrThrow();
    orphans += total;
    paginationToken = page.paginationToken;
    if (!paginationToken) return orphans;
  }
}

/** Files that were given up more than a day ago. */
async function countGivenUp(client: Client): Promise<number> {
  const { left } = await db(client)
    .selectFrom((eb) =>
      eb
        .selectFrom('archivos')
        .where('estado', '=', 'borrar')
        .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
        .select('id')
        .limit(1000)
        .as('some'),
    )
    .select(count().as('left'))
    .executeTakeFirstOrThrow();
  return left;
}

/** Null: it does all three. */
async function probe(disk: Disk): Promise<string | null> {
  const key = `comprobaciones/${randomBytes(8).toString('hex')}`;
  try {
    await disk.put(key, key);
    const back = await disk.get(key);
    await disk.delete(key);
    return back === key ? null : 'it gives back something else';
  } catch (error) {
    // The word of the system below flydrive's own, which may quote a path or an address.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'it refuses';
  }
}
