import { BackupError } from './backup-error.js';

/** The form of the archive that this product writes and reads. */
export const FORMAT = 1;

/** Parts of tables and files: each is in memory as a whole, and nothing else is. */
export const PART_BYTES = 4 * 1024 * 1024;

/**
 * Tables that backups leave out: sessions end with a restore, and a one-time link that was used after the backup must
 * not become valid again.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'sessions',
  'account_tokens',
  'enlaces_aprobacion',
  'rate_limits',
  // Of the installation that made the backup, not of the one that is made out of it.
  'copias_seguridad',
]);

export interface TableHeader {
  name: string;
  columns: string[];
}

/** The first entry: what a restore has to know before it touches anything. */
export interface BackupHeader {
  format: number;
  /** Version of the product that wrote it. */
  version: string;
  createdAt: string;
  expiresAt: string;
  /** Version of the PostgreSQL server. */
  server: string;
  /** Names of the applied migrations. */
  migrations: string[];
  tables: TableHeader[];
  /** Name of the DATA_KEY that sealed what is sealed: a digest, never the key. */
  dataKey: string;
  /** The same of SESSION_SECRET. */
  sessionKey: string;
}

/** What was read of a table or a file, in hexadecimal where it is a digest. */
export interface Content {
  bytes: number;
  sha256: string;
}

export interface TableContent extends Content {
  name: string;
  rows: number;
}

export interface SequenceState {
  name: string;
  last: string;
  called: boolean;
}

/** `removed`: erased or replaced before or during the backup; `lost`: a row refers to it, and it is missing. */
export interface MissingFile {
  id: string;
  reason: 'removed' | 'lost';
}

/** The last entry: an archive without it is no whole one. */
export interface BackupManifest {
  tables: TableContent[];
  sequences: SequenceState[];
  files: {
    count: number;
    bytes: number;
    /** Over the line `id bytes sha256` of each file, in their order. */
    sha256: string;
    missing: MissingFile[];
    /** Ids of files whose content is not the one that their record tells of. */
    differing: string[];
  };
  finishedAt: string;
}

/** The line of a file in the digest over all. */
export function fileLine(id: string, { bytes, sha256 }: Content): string {
  return `${id} ${bytes} ${sha256}\n`;
}

/** @throws {BackupError} when it is not the header of a backup that this product can read. */
export function readHeader(text: string): BackupHeader {
  const value = parse(text) as Partial<BackupHeader>;
  if (typeof value.format !== 'number') throw new BackupError('This is no backup of this product.');
  if (value.format > FORMAT) {
    throw new BackupError(
      'The backup was made by a newer version of the product: restore it with that version, or a later one.',
    );
  }
  return value as BackupHeader;
}

export function readManifest(text: string): BackupManifest {
  return parse(text) as BackupManifest;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BackupError('The backup is damaged: its description cannot be read.', { cause });
  }
}

const DAY_MS = 86_400_000;
const NAME = /^backup-(\d{8}T\d{6}Z)-until-(\d{8})\.tar\.gz\.age$/;

/** The name contains the expiry date, so that old backups can be removed without the key. */
export function backupName(createdAt: Date, expiresAt: Date): string {
  const compact = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');
  return `backup-${compact(createdAt)}-until-${compact(expiresAt).slice(0, 8)}.tar.gz.age`;
}

/** When a file of this name was made and until when it is kept; null: it is no backup of ours. */
export function datesOfName(name: string): { createdAt: Date; expiresAt: Date } | null {
  const [, created, until] = NAME.exec(name) ?? [];
  if (!created || !until) return null;
  const day = (text: string): string => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
  const time = `${created.slice(9, 11)}:${created.slice(11, 13)}:${created.slice(13, 15)}Z`;
  return {
    createdAt: new Date(`${day(created)}T${time}`),
    // The whole of its last day.
    expiresAt: new Date(Date.parse(`${day(until)}T00:00:00Z`) + DAY_MS),
  };
}
