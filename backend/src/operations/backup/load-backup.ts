import type { Disk } from 'flydrive';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { db } from '../../platform/database/sql/db.js';
import { copyIn } from './copy-rows.js';
import { type ArchiveEntry, readArchive } from './archive-reader.js';
import { BackupError, type Report } from './backup-error.js';
import type { BackupKey } from './backup-key.js';
import {
  type BackupHeader,
  type BackupManifest,
  type Content,
  fileLine,
  readHeader,
  readManifest,
  type TableContent,
  type TableHeader,
} from './format.js';
import { digestOf, fixForms, listTables, quoted, type Table } from './tables.js';
import { resumeRules, suspendRules } from './target-database.js';

const DAMAGED = 'The backup is damaged: ';

export interface LoadedBackup {
  header: BackupHeader;
  manifest: BackupManifest;
}

/** What the first entry says; nothing else is read. @throws {BackupError} as readArchive. */
export async function readBackupHeader(file: string, key: BackupKey): Promise<BackupHeader> {
  for await (const { name, body } of readArchive(file, key)) {
    if (name === 'header') return readHeader(body.toString());
    break;
  }
  throw new BackupError('This is no backup of this product.');
}

/**
 * Loads a backup into tables that are as it needs them, in one transaction, and its files into the store. Everything is
 * compared twice: what was read with the digests of the archive, and what the database gives back with them too.
 * `onFile`: each key before it is written. @throws {BackupError}; then the tables are as before.
 */
export async function loadBackup(
  source: { file: string; key: BackupKey },
  target: { client: Client; disk: Disk; onFile?: (key: string) => void },
  report: Report,
): Promise<LoadedBackup> {
  const { client } = target;
  const archive = new Sections(readArchive(source.file, source.key));
  try {
    const header = readHeader((await archive.take('header')).toString());
    await client.query('BEGIN');
    await fixForms(client);
    const tables = await matching(client, header.tables);
    const every = (await listTables(client)).map(({ name }) => name);
    const foreignKeys = await suspendRules(client, every);
    await client.query(`TRUNCATE ${every.map((name) => `public.${quoted(name)}`).join(', ')}`);
    const contents: TableContent[] = [];
    for (const table of tables) {
      report(table.name);
      contents.push(await loadTable(client, table, archive));
    }
    const files = await loadFiles(archive, target, report);
    const manifest = readManifest((await archive.take('manifest')).toString());
    if (JSON.stringify(contents) !== JSON.stringify(manifest.tables)) throw differs('the list of tables');
    if (files.sha256 !== manifest.files.sha256) throw differs('the list of files');
    for (const { name, last, called } of manifest.sequences) {
      await client.query(`SELECT setval($1::regclass, $2, $3)`, [`public.${quoted(name)}`, last, called]);
    }
    report('rules between tables');
    await resumeRules(client, every, foreignKeys);
    for (const table of tables) {
      report(`comparing ${table.name}`);
      const written = contents.find(({ name }) => name === table.name);
      const found = await digestOf(client, table);
      if (found.sha256 !== written?.sha256)
        throw new BackupError(`The restored table ${table.name} is not that of the backup.`);
    }
    await client.query('COMMIT');
    return { header, manifest };
  } finally {
    await archive.close();
  }
}

/** Takes entries by name, in their order. */
class Sections {
  private ahead: ArchiveEntry | null = null;

  constructor(private readonly entries: AsyncGenerator<ArchiveEntry, void>) {}

  async peek(): Promise<ArchiveEntry> {
    if (this.ahead) return this.ahead;
    const { value } = await this.entries.next();
    if (!value) throw new BackupError(`${DAMAGED}its end is missing.`);
    return (this.ahead = value);
  }

  async take(name: string): Promise<Buffer> {
    const { name: found, body } = await this.peek();
    if (found !== name) throw differs(name);
    this.ahead = null;
    return body;
  }

  /** The parts below a name, until its end, which is compared with what the parts were. */
  async *parts<T extends Content>(name: string, onEnd: (end: T) => void): AsyncGenerator<Buffer, void> {
    const hash = createHash('sha256');
    for (;;) {
      const entry = await this.peek();
      if (!entry.name.startsWith(`${name}/`)) throw differs(name);
      this.ahead = null;
      if (entry.name === `${name}/end`) {
        const end = JSON.parse(entry.body.toString()) as T;
        if (hash.digest('hex') !== end.sha256) throw differs(name);
        onEnd(end);
        return;
      }
      hash.update(entry.body);
      yield entry.body;
    }
  }

  async close(): Promise<void> {
    await this.entries.return();
  }
}

async function loadTable(client: Client, table: Table, archive: Sections): Promise<TableContent> {
  let end: TableContent | null = null;
  const parts = archive.parts<TableContent>(`tables/${table.name}`, (found) => {
    end = found;
  });
  const copy = copyIn(client, table);
  const done = finished(copy);
  // Waited for below; until then a failure ends the writing.
  done.catch(() => undefined);
  try {
    for await (const part of parts) {
      if (!copy.write(part)) await Promise.race([once(copy, 'drain'), done]);
    }
    copy.end();
    await done;
  } catch (error) {
    copy.destroy();
    throw error instanceof BackupError
      ? error
      : new BackupError(`The rows of ${table.name} cannot be loaded.`, { cause: error });
  }
  if (!end) throw differs(table.name);
  return end;
}

async function loadFiles(
  archive: Sections,
  { client, disk, onFile }: { client: Client; disk: Disk; onFile?: (key: string) => void },
  report: Report,
): Promise<Content> {
  const all = createHash('sha256');
  let count = 0;
  let bytes = 0;
  for (;;) {
    const [, id] = /^files\/([^/]+)\//.exec((await archive.peek()).name) ?? [];
    if (!id) return { bytes, sha256: all.digest('hex') };
    let end: Content | null = null;
    const parts: Buffer[] = [];
    // A file is no larger than an upload may be.
    for await (const part of archive.parts<Content>(`files/${id}`, (found) => (end = found)))
      parts.push(part);
    if (!end) throw differs(`file ${id}`);
    const file = await db(client)
      .selectFrom('archivos')
      .where('id', '=', id)
      .select(['clave', 'tipo'])
      .executeTakeFirst();
    if (!file) throw differs(`file ${id}`);
    await store(disk, file, Buffer.concat(parts), onFile);
    all.update(fileLine(id, end));
    count += 1;
    bytes += (end as Content).bytes;
    report(`${count} files, ${Math.round(bytes / 1e6)} MB`);
  }
}

/** A bucket may still have it when only the database was lost; an object with other content is never replaced. */
async function store(
  disk: Disk,
  { clave, tipo }: { clave: string; tipo: string },
  body: Buffer,
  onFile?: (key: string) => void,
): Promise<void> {
  if (await disk.exists(clave)) {
    if (body.equals(await disk.getBytes(clave))) return;
    throw new BackupError(
      'The store of files has other content in the place of a file of the backup: give it an empty one.',
    );
  }
  onFile?.(clave);
  await disk.put(clave, body, { contentType: tipo, contentLength: body.length });
  if (!body.equals(await disk.getBytes(clave)))
    throw new BackupError('The store of files does not give back what it was given.');
}

/** The database's tables for those of the backup, in its order. */
async function matching(client: Client, wanted: readonly TableHeader[]): Promise<Table[]> {
  const known = new Map((await listTables(client)).map((table) => [table.name, table]));
  return wanted.map(({ name, columns }) => {
    const table = known.get(name);
    if (!table || table.columns.toSorted().join() !== columns.toSorted().join()) {
      throw new BackupError(
        `The backup has a table ${name} that does not fit the one of its own migrations.`,
      );
    }
    return { ...table, columns };
  });
}

function differs(what: string): BackupError {
  return new BackupError(`${DAMAGED}${what} is not as it was written.`);
}
