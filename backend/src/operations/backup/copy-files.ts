import type { Disk } from 'flydrive';
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { db } from '../../platform/database/sql/db.js';
import type { ReadableFile } from '../../platform/files/storage/stored-reader.js';
import type { ArchiveWriter } from './archive-writer.js';
import type { Report } from './backup-error.js';
import { type BackupManifest, fileLine, type MissingFile } from './format.js';

const PAGE = 500;

/**
 * Adds the object of every file that a record owns, as the view of `snapshot` names them. `now` sees the rows as they
 * are: what is gone there too was removed, and is no loss.
 */
export async function copyFiles(
  { snapshot, now, disk, archive }: { snapshot: Client; now: Client; disk: Disk; archive: ArchiveWriter },
  report: Report,
): Promise<BackupManifest['files']> {
  const all = createHash('sha256');
  const missing: MissingFile[] = [];
  const differing: string[] = [];
  let count = 0;
  let bytes = 0;
  for await (const file of filesOf(snapshot)) {
    const source = await open(disk, file.clave);
    if (!source) {
      missing.push({ id: file.id, reason: (await isOwned(now, file.id)) ? 'lost' : 'removed' });
      continue;
    }
    const content = await archive.addStream(`files/${file.id}`, source);
    await archive.add(`files/${file.id}/end`, JSON.stringify(content));
    all.update(fileLine(file.id, content));
    if (content.sha256 !== file.sha256) differing.push(file.id);
    count += 1;
    bytes += content.bytes;
    report(`${count} files, ${Math.round(bytes / 1e6)} MB`);
  }
  return { count, bytes, sha256: all.digest('hex'), missing, differing };
}

/** In the order of their ids, a page at a time. */
export async function* filesOf(client: Client): AsyncGenerator<ReadableFile, void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await db(client)
      .selectFrom('archivos')
      .where('estado', '=', 'en_uso')
      .where('id', '>', after)
      .select(['id', 'clave', 'bytes', 'sha256', 'danado_at'])
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

/** Null: the object does not exist. @throws when the store does not answer. */
async function open(disk: Disk, key: string): Promise<AsyncIterable<Buffer> | null> {
  return (await disk.exists(key)) ? ((await disk.getStream(key)) as AsyncIterable<Buffer>) : null;
}

async function isOwned(client: Client, id: string): Promise<boolean> {
  const file = db(client).selectFrom('archivos').where('id', '=', id).where('estado', '=', 'en_uso');
  return (await file.select('id').executeTakeFirst()) !== undefined;
}
