import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error.js';
import type { BackupKey } from './backup-key.js';
import { PART_BYTES } from './format.js';

export interface ArchiveEntry {
  name: string;
  body: Buffer;
}

/** A part ends after the chunk that fills it. */
const LARGEST_BYTES = 16 * PART_BYTES;

/**
 * The entries of an archive, one at a time. Every byte is authenticated before it is given out.
 * @throws {BackupError} when the file is not there, the key does not open it, or it was changed or cut off.
 */
export async function* readArchive(file: string, key: BackupKey): AsyncGenerator<ArchiveEntry, void> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) throw new BackupError(`There is no backup at ${file}.`);
  const decrypter = key.decrypter();
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  const entries = extract();
  try {
    const opened = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>);
    const plain = Readable.fromWeb(opened as WebStream);
    const unzipped = createGunzip();
    // An error ends the iteration of entries, whose reader gets it.
    for (const stream of [source, plain, unzipped])
      stream.once('error', (error: Error) => entries.destroy(error));
    plain.pipe(unzipped).pipe(entries);
    for await (const entry of entries) {
      if ((entry.header.size ?? 0) > LARGEST_BYTES)
        throw new BackupError('The backup is damaged: a part is too large.');
      yield { name: entry.header.name, body: await buffer(entry) };
    }
  } catch (error) {
    throw explain(error);
  } finally {
    entries.destroy();
    source.destroy();
  }
}

/** By the words of age; anything else that is not ours means that the file is not as it was written. */
function explain(cause: unknown): unknown {
  if (cause instanceof BackupError) return cause;
  const message = cause instanceof Error ? cause.message : '';
  if (/no identity matched/.test(message)) {
    return new BackupError('The key does not open this backup: give the BACKUP_KEY that it was made with.', {
      cause,
    });
  }
  if (/invalid version|not an age file|age-encryption\.org/i.test(message)) {
    return new BackupError('This is no backup of this product.', { cause });
  }
  if (cause instanceof Error && 'code' in cause && ['EACCES', 'EIO', 'EISDIR'].includes(String(cause.code))) {
    return new BackupError(`The backup cannot be read (${String(cause.code)}).`, { cause });
  }
  return new BackupError('The backup is damaged: it was changed or cut off after it was written.', { cause });
}
