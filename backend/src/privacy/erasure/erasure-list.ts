import type { Disk } from 'flydrive';
import { Disk as FolderDisk } from 'flydrive';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
import type { Environment } from '../../platform/environment/environment.js';
import { createDisk } from '../../platform/files/storage/disk.js';
import { DurableFolder } from '../../platform/files/storage/durable-folder.js';
import type { Erased } from './erased.entity.js';

export type ErasedId = Pick<Erased, 'id' | 'tipo' | 'borrado_at'>;

type Settings = Pick<Environment, 'dataDir' | 'storageUrl' | 'erasuresDir' | 'dataKey' | 'dataKeyOld'>;

const PREFIX = 'erasures/';
const KINDS: readonly string[] = ['solicitud', 'cuenta', 'candidato'];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The list of erased ids that a restore loses again, apart from the database and from backups: small files that are
 * added and never changed, in a folder of its own or in the bucket. It names nobody. Each line carries an HMAC under
 * DATA_KEY, so that a stranger's line erases nobody.
 */
export class ErasureList {
  private constructor(
    private readonly disk: Disk,
    private readonly prefix: string,
    private readonly keys: readonly Buffer[],
    /** Where it is, for people. */
    readonly place: string,
  ) {}

  static async open(settings: Settings): Promise<ErasureList> {
    const keys = [settings.dataKey, ...(settings.dataKeyOld ? [settings.dataKeyOld] : [])].map(listKey);
    if (!settings.erasuresDir && settings.storageUrl?.startsWith('s3:')) {
      return new ErasureList(await createDisk(settings), PREFIX, keys, `the bucket, below ${PREFIX}`);
    }
    const dir = settings.erasuresDir ?? join(settings.dataDir, 'erasures');
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const disk = new FolderDisk(new DurableFolder(pathToFileURL(dir)));
    return new ErasureList(disk, '', keys, dir);
  }

  /** Written in one object: whole or not at all. Writing the same ids again does no harm. */
  async add(ids: readonly ErasedId[]): Promise<void> {
    const lines = ids.map((id) => `${JSON.stringify(this.sign(id))}\n`);
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.jsonl`;
    await this.disk.put(`${this.prefix}${name}`, lines.join(''));
  }

  /** All lines, and the number of lines without a valid HMAC of the given keys. */
  async read(): Promise<{ ids: ErasedId[]; unverified: ErasedId[] }> {
    const texts: string[] = [];
    for (let paginationToken: string | undefined; ;) {
      const page = await this.disk.listAll(this.prefix || '/', {
        recursive: true,
        ...(paginationToken ? { paginationToken } : {}),
      });
      for (const object of page.objects) {
        if (object.isFile && object.key.endsWith('.jsonl')) texts.push(await this.disk.get(object.key));
      }
      paginationToken = page.paginationToken;
      if (!paginationToken) break;
    }
    return this.parse(texts.join('\n'));
  }

  /** A copy of the list: one file, or a folder of them. */
  async readCopy(path: string): Promise<{ ids: ErasedId[]; unverified: ErasedId[] }> {
    const folder = (await stat(path)).isDirectory();
    const names = folder ? (await readdir(path)).filter((name) => name.endsWith('.jsonl')) : [''];
    const texts = await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')));
    return this.parse(texts.join('\n'));
  }

  /** @throws when a line is no entry of such a list. */
  private parse(text: string): { ids: ErasedId[]; unverified: ErasedId[] } {
    const ids = new Map<string, ErasedId>();
    const unverified = new Map<string, ErasedId>();
    for (const line of text.split('\n')) {
      if (!line.trim()) continue;
      const { hmac, ...entry } = readLine(line);
      const id: ErasedId = { ...entry, borrado_at: new Date(entry.borrado_at) };
      (this.isOurs(id, hmac) ? ids : unverified).set(id.id, id);
    }
    for (const id of ids.keys()) unverified.delete(id);
    return { ids: [...ids.values()], unverified: [...unverified.values()] };
  }

  private sign({ id, tipo, borrado_at }: ErasedId): Line {
    const [key] = this.keys;
    if (!key) throw new Error('no key');
    const entry = { id, tipo, borrado_at: borrado_at.toISOString() };
    return { ...entry, hmac: hmacOf(key, entry) };
  }

  private isOurs({ id, tipo, borrado_at }: ErasedId, hmac: string): boolean {
    const entry = { id, tipo, borrado_at: borrado_at.toISOString() };
    const given = Buffer.from(hmac, 'hex');
    return this.keys.some((key) => {
      const right = Buffer.from(hmacOf(key, entry), 'hex');
      return given.length === right.length && timingSafeEqual(given, right);
    });
  }
}

interface Line {
  id: string;
  tipo: Erased['tipo'];
  /** ISO 8601 instant. */
  borrado_at: string;
  hmac: string;
}

function listKey(dataKey: Buffer): Buffer {
  return derivedKey(dataKey.toString('hex'), 'erasure-list');
}

function hmacOf(key: Buffer, { id, tipo, borrado_at }: Omit<Line, 'hmac'>): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([id, tipo, borrado_at]))
    .digest('hex');
}

function readLine(text: string): Line {
  const broken = new Error('The list of erasures is damaged: a line of it is no entry.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(broken.message, { cause });
  }
  const line = value as Partial<Record<keyof Line, unknown>>;
  const { id, tipo, borrado_at, hmac } = line;
  if (typeof id !== 'string' || !UUID.test(id)) throw broken;
  if (typeof tipo !== 'string' || !KINDS.includes(tipo)) throw broken;
  if (typeof borrado_at !== 'string' || Number.isNaN(Date.parse(borrado_at))) throw broken;
  if (typeof hmac !== 'string') throw broken;
  return { id, tipo: tipo as Erased['tipo'], borrado_at, hmac };
}
