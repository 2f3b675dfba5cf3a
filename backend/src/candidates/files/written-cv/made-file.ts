import { Logger } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { displayName } from '../../../platform/files/storage/file-names.js';
import { ensureOwnFolder, removeOwnFile } from '../../../platform/files/storage/own-folder.js';
import type { SpooledFile } from '../../../platform/files/storage/file-storage.js';

/** Spools a generated PDF; it exists while `use` runs. @throws {DomainError} `uploads_unavailable`. */
export async function withMadePdf<T>(
  folder: string,
  content: Buffer,
  name: string,
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  const path = join(folder, randomUUID());
  try {
    await spool(folder, path, content);
    return await use(await spooledPdf(path, name));
  } finally {
    await removeOwnFile(path);
  }
}

async function spool(folder: string, path: string, content: Buffer): Promise<void> {
  try {
    await ensureOwnFolder(folder);
    await writeFile(path, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    new Logger('uploads').error({ code: 'spool_write_failed' }, error instanceof Error ? error.stack : '');
    throw new DomainError('uploads_unavailable');
  }
}

/** A PDF in the spool folder, with its size and hash. */
export async function spooledPdf(path: string, name: string): Promise<SpooledFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path)) {
    hash.update(piece as Buffer);
    bytes += (piece as Buffer).length;
  }
  return {
    path,
    originalName: displayName(name),
    type: 'application/pdf',
    bytes,
    sha256: hash.digest('hex'),
  };
}
