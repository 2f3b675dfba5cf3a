import { Injectable, Logger } from '@nestjs/common';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { ConfigService } from '../../config/config.service.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import type { CopiedFile, CopyOfData } from './copy-of-data.js';
import { readmeOf } from './copy-readme.js';

/** Writes a copy as a ZIP archive, file by file as it is read: at no time is it in memory as a whole. */
@Injectable()
export class CopyArchive {
  private readonly logger = new Logger('privacy');

  constructor(
    private readonly storage: FileStorage,
    private readonly config: ConfigService,
  ) {}

  async open(copy: CopyOfData): Promise<Readable> {
    const { name } = (await this.config.get()).company_info;
    const zip = new ZipFile();
    const out = new PassThrough();
    // A download that breaks off is seen as such; one that ended early would pass for whole.
    const fail = (error: unknown): void => {
      this.logger.error('a copy broke off', error instanceof Error ? error.stack : undefined);
      out.destroy(error instanceof Error ? error : new Error('a copy broke off'));
    };
    zip.on('error', fail);
    zip.outputStream.on('error', fail);
    const mtime = copy.takenAt;
    zip.addBuffer(Buffer.from(`\uFEFF${readmeOf(copy, name)}`), 'LEEME.txt', { mtime });
    zip.addBuffer(Buffer.from(jsonOf(copy)), 'datos.json', { mtime });
    for (const file of copy.files) this.add(zip, file, { mtime, out, fail });
    zip.end();
    zip.outputStream.pipe(out);
    return out;
  }

  private add(
    zip: ZipFile,
    { path, stored }: CopiedFile,
    { mtime, out, fail }: { mtime: Date; out: Readable; fail: (error: unknown) => void },
  ): void {
    // PDF and DOCX are compressed already.
    zip.addReadStreamLazy(path, { mtime, size: stored.bytes, compress: false }, (give) => {
      this.storage.open(stored).then((stream) => {
        stream.on('error', fail);
        out.on('close', () => stream.destroy());
        give(null, stream);
      }, fail);
    });
  }
}

function jsonOf({ takenAt, parts }: CopyOfData): string {
  const datos = Object.fromEntries(parts.map(({ name, data }) => [name, data]));
  return JSON.stringify({ generado_at: takenAt, datos }, null, 2);
}
