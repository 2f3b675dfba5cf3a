import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../../errors/domain-error.js';
import { ensureOwnFolder, isOwnDiskError, removeOwnFile } from '../storage/own-folder.js';
import { displayName } from '../storage/file-names.js';
import type { SpooledFile } from '../storage/file-storage.js';
import { ContentInspector, type FileType } from './content-inspector.js';
import { assertDeclaredLength } from './declared-length.js';

/** The limits of a form and its error codes. */
export interface UploadRules {
  /** The form field with the files. */
  field: string;
  files: number;
  /** Maximum bytes per file. */
  bytes: number;
  types: readonly FileType[];
  /** Maximum number of text fields. */
  texts: number;
  faults: {
    empty: () => DomainError;
    wrongType: () => DomainError;
    tooLarge: () => DomainError;
    tooMany: () => DomainError;
    noSpace: () => DomainError;
  };
}

const TEXT_BYTES = 64 * 1024;
/** The disk, or this user's quota, is full. */
const NO_SPACE: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Streams a form's files into the spool folder and inspects and counts them meanwhile: a file that is too large or of a
 * wrong type is never held in memory or kept. The spooled files are removed when their handler has finished.
 */
export class InspectedUpload {
  private readonly logger = new Logger('uploads');
  private readonly upload: multer.Multer;

  constructor(
    spoolDir: string,
    private readonly rules: UploadRules,
  ) {
    this.upload = multer({
      storage: new Spool(spoolDir, rules),
      limits: {
        fileSize: rules.bytes,
        files: rules.files,
        fields: rules.texts,
        fieldSize: TEXT_BYTES,
        parts: rules.texts + rules.files + 1,
      },
      // Multer decodes names as latin1 by default.
      defParamCharset: 'utf8',
    });
  }

  /** Reads the form, passes its files to the handler and always removes them. */
  async handle<T>(
    request: Request,
    response: Response,
    use: (files: SpooledFile[]) => Promise<T>,
  ): Promise<T> {
    const { bytes, files, faults } = this.rules;
    assertDeclaredLength(request, response, bytes * files, faults.tooLarge);
    const paths: string[] = [];
    SPOOLED.set(request, paths);
    try {
      return await use(await this.receive(request, response));
    } catch (error) {
      // Removed between its arrival and its use.
      throw isOwnDiskError(error) && paths.includes((error as NodeJS.ErrnoException).path ?? '')
        ? this.unavailable(error as Error)
        : error;
    } finally {
      await Promise.all(paths.map((path) => removeOwnFile(path)));
    }
  }

  private receive(request: Request, response: Response): Promise<SpooledFile[]> {
    return new Promise((resolve, reject) => {
      this.upload.array(this.rules.field)(request, response, (error: unknown) => {
        if (error) return reject(this.faultOf(error as Error));
        // The results of the storage engine below.
        const files = (request.files ?? []) as (Express.Multer.File & { spooled: SpooledFile })[];
        resolve(files.map(({ spooled }) => spooled));
      });
    });
  }

  private faultOf(error: Error): Error {
    const { faults } = this.rules;
    if (error instanceof DomainError) return error;
    if (error instanceof MulterError) {
      if (error.code === 'LIMIT_FILE_SIZE') return faults.tooLarge();
      if (error.code === 'LIMIT_FILE_COUNT') return faults.tooMany();
      if (error.code === 'LIMIT_UNEXPECTED_FILE') return new DomainError('bad_request');
      return new DomainError('payload_too_large');
    }
    if (NO_SPACE.has((error as NodeJS.ErrnoException).code ?? '')) return faults.noSpace();
    if (isOwnDiskError(error)) return this.unavailable(error);
    // The client disconnected, or the body is no form.
    return new DomainError('upload_interrupted');
  }

  private unavailable(error: Error): DomainError {
    this.logger.error({ code: 'spool_failed' }, error.stack);
    return new DomainError('uploads_unavailable');
  }
}

/** The spool files of each request in progress. */
const SPOOLED = new WeakMap<object, string[]>();

/** Multer's storage engine: writes, counts and inspects a spool file. */
class Spool implements StorageEngine {
  constructor(
    private readonly folder: string,
    private readonly rules: UploadRules,
  ) {}

  _handleFile(
    request: Request,
    file: Express.Multer.File,
    done: (error?: unknown, info?: object) => void,
  ): void {
    const path = join(this.folder, randomUUID());
    SPOOLED.get(request)?.push(path);
    const inspector = new ContentInspector();
    const inspect = new Transform({
      transform(chunk: Buffer, _encoding, callback) {
        inspector.push(chunk);
        callback(null, chunk);
      },
    });
    ensureOwnFolder(this.folder)
      .then(() => pipeline(file.stream, inspect, createWriteStream(path, { mode: 0o600, flags: 'wx' })))
      .then(async () => {
        if (inspector.bytes === 0) throw this.rules.faults.empty();
        const type = await inspector.type();
        const wanted = type !== null && this.rules.types.includes(type);
        // A file cut at the limit looks damaged: multer then reports the size, which is the real reason.
        if (!wanted && !(file.stream as { truncated?: boolean }).truncated)
          throw this.rules.faults.wrongType();
        const spooled: SpooledFile = {
          path,
          originalName: displayName(file.originalname),
          type: type ?? '',
          bytes: inspector.bytes,
          sha256: inspector.sha256(),
        };
        done(null, { spooled, path, size: inspector.bytes });
      })
      .catch((error: unknown) => done(error));
  }

  _removeFile(_request: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    removeOwnFile(file.path ?? '').then(() => done(null), done);
  }
}
