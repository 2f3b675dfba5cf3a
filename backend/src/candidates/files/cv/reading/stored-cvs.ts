import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileStorage } from '../../../../platform/files/storage/file-storage.js';
import { ensureOwnFolder } from '../../../../platform/files/storage/own-folder.js';
import type { ReadableFile } from '../../../../platform/files/storage/stored-reader.js';
import { type CvFound, CvReader } from './cv-reader.js';

type Stored = ReadableFile & { tipo: string; nombre_original?: string };

/** Reads CVs that are in the storage, while nobody waits for the answer. */
@Injectable()
export class StoredCvs {
  constructor(
    private readonly storage: FileStorage,
    private readonly reader: CvReader,
  ) {}

  /** @throws {SandboxFailure} when the machine was too busy: a retry may succeed. */
  proposals(file: Stored): Promise<CvFound> {
    return this.copied(file, (copy) => this.reader.readLater(copy));
  }

  /** Null: unreadable. @throws {SandboxFailure} when the machine was too busy: a retry may succeed. */
  text(file: Stored): Promise<string | null> {
    return this.copied(file, (copy) => this.reader.readWhole(copy));
  }

  private async copied<Result>(
    file: Stored,
    read: (copy: { path: string; type: string; originalName: string }) => Promise<Result>,
  ): Promise<Result> {
    const path = join(this.storage.readingDir, randomUUID());
    try {
      await ensureOwnFolder(this.storage.readingDir);
      await pipeline(await this.storage.open(file), createWriteStream(path, { mode: 0o600 }));
      return await read({ path, type: file.tipo, originalName: file.nombre_original ?? '' });
    } finally {
      await rm(path, { force: true });
    }
  }
}
