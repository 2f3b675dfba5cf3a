import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  mixin,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { Actor } from '../../auth/actor.js';
import type { RequestWithActor } from '../../auth/decorators.js';
import { DomainError } from '../../errors/domain-error.js';
import { type ErrorCode, sentenceOf } from '../../errors/error-catalogue.js';
import { type Limit, RateLimits } from '../../http/limits/rate-limits.js';
import { displayName } from '../storage/file-names.js';
import { FileStorage, type SpooledFile } from '../storage/file-storage.js';
import { ensureOwnFolder, isOwnDiskError, removeOwnFile } from '../storage/own-folder.js';
import { ContentInspector, type FileType } from './content-inspector.js';

/** A form that takes files: its limits and its errors. */
export interface UploadRules {
  /** The form field with the files. */
  field: string;
  /** The field's description in the API document. */
  description?: string;
  files: number;
  /** Maximum bytes per file. */
  bytes: number;
  /** Maximum bytes of all files together, if less than each of them may have. */
  totalBytes?: number;
  /** Accepted types, by content; absent: the handler inspects the content. */
  accepts?: { types: readonly FileType[]; empty: () => DomainError; wrongType: () => DomainError };
  /** Maximum number of text fields. */
  texts: number;
  /** The rate limit of an upload, and the subject that it is counted for. */
  limit: (actor: Actor) => [Limit, string];
  tooLarge: () => DomainError;
  tooMany: () => DomainError;
  /** The disk, or this user's quota, is full; absent: `uploads_unavailable`. */
  noSpace?: () => DomainError;
  /** Error codes of the upload and of reading its files, for `@Refuses`. */
  codes: readonly ErrorCode[];
}

/** A rate limit that is counted for the account, whichever of its keys is used. */
export const perAccount =
  (limit: Limit): UploadRules['limit'] =>
  ({ userId }) => [limit, userId];

/**
 * The handler takes files as a multipart form; `@UploadedFiles()` gives them as `SpooledFile[]`, empty without any.
 * They are inspected, and exist while the handler runs.
 */
export const Upload = (rules: UploadRules): MethodDecorator =>
  applyDecorators(UseInterceptors(uploadInterceptor(rules)), ApiConsumes('multipart/form-data'));

/** The same for a form that has no other field: its body in the API document. */
export function UploadOnly(rules: UploadRules, { required = true } = {}): MethodDecorator {
  const { field, files, description } = rules;
  const file = { type: 'string', format: 'binary', ...(description ? { description } : {}) };
  const properties = { [field]: files > 1 ? { type: 'array', items: file } : file };
  const schema = { type: 'object', ...(required ? { required: [field] } : {}), properties };
  return applyDecorators(Upload(rules), ApiBody({ schema }));
}

function uploadInterceptor(rules: UploadRules): Type<NestInterceptor> {
  @Injectable()
  class UploadInterceptor implements NestInterceptor {
    private readonly upload: SpooledUpload;

    constructor(
      storage: FileStorage,
      private readonly limits: RateLimits,
    ) {
      this.upload = new SpooledUpload(storage.spoolDir, rules);
    }

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const http = context.switchToHttp();
      return from(this.handle(http.getRequest<RequestWithActor>(), http.getResponse<Response>(), next));
    }

    private async handle(request: RequestWithActor, response: Response, next: CallHandler): Promise<unknown> {
      if (request.actor) await this.limits.take(...rules.limit(request.actor));
      return this.upload.handle(request, response, () => lastValueFrom(next.handle()));
    }
  }
  return mixin(UploadInterceptor);
}

const TEXT_BYTES = 64 * 1024;
/** Bytes above the form's limit that are still read to the end: browsers show a response only after that. */
const MARGIN = 20 * 1024 * 1024;
const NO_SPACE: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/** What each request in progress has spooled. */
const SPOOLED = new WeakMap<object, { paths: string[]; bytes: number }>();

/**
 * Streams a form's files into the spool folder and inspects and counts them meanwhile: a file that is too large or of a
 * wrong type is never held in memory or kept. The spooled files are removed when their handler has finished.
 */
class SpooledUpload {
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

  /** Reads the form, runs the handler and always removes the files. */
  async handle<T>(request: Request, response: Response, work: () => Promise<T>): Promise<T> {
    this.assertDeclaredLength(request, response);
    const paths: string[] = [];
    SPOOLED.set(request, { paths, bytes: 0 });
    try {
      await this.receive(request, response);
      return await work();
    } catch (error) {
      // Removed between its arrival and its use.
      throw isOwnDiskError(error) && paths.includes((error as NodeJS.ErrnoException).path ?? '')
        ? this.unavailable(error as Error)
        : error;
    } finally {
      await Promise.all(paths.map((path) => removeOwnFile(path)));
    }
  }

  /**
   * Refuses a body without reading it when its Content-Length is far above the limit: form parsers report an error only
   * after the whole body. A body without Content-Length is limited by the server's timeout.
   */
  private assertDeclaredLength(request: Request, response: Response): void {
    const { bytes, files, totalBytes = bytes * files } = this.rules;
    if (!(Number(request.headers['content-length'] ?? 0) > totalBytes + MARGIN)) return;
    // The rest of the body is not read: the connection cannot be reused.
    response.setHeader('Connection', 'close');
    throw this.rules.tooLarge();
  }

  private receive(request: Request, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      this.upload.array(this.rules.field)(request, response, (error: unknown) => {
        if (error) return reject(this.faultOf(error as Error));
        // A body that is no form has none.
        request.files ??= [];
        resolve();
      });
    });
  }

  private faultOf(error: Error): Error {
    if (error instanceof DomainError) return error;
    if (error instanceof MulterError) {
      if (error.code === 'LIMIT_FILE_SIZE') return this.rules.tooLarge();
      if (error.code === 'LIMIT_FILE_COUNT') return this.rules.tooMany();
      if (error.code === 'LIMIT_UNEXPECTED_FILE') return new DomainError('bad_request');
      return new DomainError('payload_too_large');
    }
    const { noSpace } = this.rules;
    if (noSpace && NO_SPACE.has((error as NodeJS.ErrnoException).code ?? '')) return noSpace();
    if (isOwnDiskError(error)) return this.unavailable(error);
    // The client disconnected, or the body is no form.
    return new DomainError('upload_interrupted');
  }

  private unavailable(error: Error): DomainError {
    this.logger.error({ code: 'spool_failed' }, error.stack);
    return new DomainError('uploads_unavailable');
  }
}

/** Multer's storage engine: writes, counts and inspects a spool file. */
class Spool implements StorageEngine {
  constructor(
    private readonly folder: string,
    private readonly rules: UploadRules,
  ) {}

  /** `done` gets a `SpooledFile`, which multer adds to its own description of the file. */
  _handleFile(
    request: Request,
    file: Express.Multer.File,
    done: (error?: unknown, info?: SpooledFile & { size: number }) => void,
  ): void {
    const { totalBytes = Infinity, tooLarge } = this.rules;
    const path = join(this.folder, randomUUID());
    const spooled = SPOOLED.get(request) ?? { paths: [], bytes: 0 };
    spooled.paths.push(path);
    const inspector = new ContentInspector();
    const inspect = new Transform({
      transform(chunk: Buffer, _encoding, callback) {
        spooled.bytes += chunk.length;
        if (spooled.bytes > totalBytes) return callback(tooLarge());
        inspector.push(chunk);
        callback(null, chunk);
      },
    });
    ensureOwnFolder(this.folder)
      .then(() => pipeline(file.stream, inspect, createWriteStream(path, { mode: 0o600, flags: 'wx' })))
      .then(async () => {
        // A file cut at the limit looks damaged: multer then reports the size, which is the real reason.
        const { truncated = false } = file.stream as { truncated?: boolean };
        const { bytes } = inspector;
        const sha256 = inspector.sha256();
        const type = await this.typeOf(inspector, truncated);
        done(null, { path, originalName: displayName(file.originalname), type, bytes, sha256, size: bytes });
      })
      .catch((error: unknown) => done(error));
  }

  _removeFile(_request: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    removeOwnFile(file.path ?? '').then(() => done(null), done);
  }

  private async typeOf(inspector: ContentInspector, truncated: boolean): Promise<string> {
    const { accepts, field } = this.rules;
    if (!accepts) return '';
    if (inspector.bytes === 0) throw accepts.empty();
    const found = await inspector.found();
    if (truncated) return found?.type ?? '';
    if (!found || !accepts.types.includes(found.type)) throw accepts.wrongType();
    if (!found.whole)
      throw new DomainError('upload_damaged', {}, { [field]: [sentenceOf('upload_damaged')] });
    return found.type;
  }
}
