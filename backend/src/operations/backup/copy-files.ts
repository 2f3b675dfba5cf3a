import type { Disk } from 'flydrive';
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { ArchiveWriter } from './archive-writer.js';
import type { Report } from './backup-error.js';
import { type BackupManifest, fileLine, type MissingFile } from './format.js';

interface FileRow {
  id: string;
  clave: string;
  sha256: string;
}

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
export async function* filesOf(client: Client): AsyncGenerator<FileRow, void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<FileRow>(
      `SELECT id, clave, sha256 FROM archivos WHERE estado = 'en_uso' AND id > $1 ORDER BY id LIMIT ${PAGE}`,
      [after],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

/** Null: there is no such object. @throws when the store cannot be asked. */
async function open(disk: Disk, key: string): Promise<AsyncIterable<Buffer> | null> {
  return (await disk.exists(key)) ? ((await disk.getStream(key)) as AsyncIterable<Buffer>) : null;
}

async function isOwned(client: Client, id: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT 1 FROM archivos WHERE id = $1 AND estado = 'en_uso'`, [id]);
  return rows.length > 0;
}
