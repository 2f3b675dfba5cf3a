import { INBOUND_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../../platform/errors/domain-error.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import { ensureOwnFolder, isOwnDiskError, removeOwnFile } from '../../platform/files/storage/own-folder.js';

/** Mails in files: the process never holds a whole one. */
@Injectable()
export class RawMails {
  constructor(private readonly storage: FileStorage) {}

  /**
   * Writes a mail to a file, which exists while `use` runs.
   * @throws {DomainError} `payload_too_large`, `mail_unreadable` for none, `uploads_unavailable`, `upload_interrupted`.
   */
  async hold<T>(mail: Readable, use: (file: { path: string; bytes: number }) => Promise<T>): Promise<T> {
    const path = join(this.storage.spoolDir, randomUUID());
    try {
      return await use({ path, bytes: await this.write(mail, path) });
    } finally {
      await removeOwnFile(path);
    }
  }

  private async write(mail: Readable, path: string): Promise<number> {
    let bytes = 0;
    const count = new Transform({
      transform(chunk: Buffer, _encoding, callback) {
        bytes += chunk.length;
        if (bytes > INBOUND_LIMITS.bytes) callback(new DomainError('payload_too_large'));
        else callback(null, chunk);
      },
    });
    try {
      await ensureOwnFolder(this.storage.spoolDir);
      await pipeline(mail, count, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw new DomainError(isOwnDiskError(error) ? 'uploads_unavailable' : 'upload_interrupted');
    }
    if (bytes === 0) throw new DomainError('mail_unreadable');
    return bytes;
  }
}
