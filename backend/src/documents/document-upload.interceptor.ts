import { DOCUMENT_LIMITS } from '@hiring/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { RateLimits } from '../auth/rate-limits.js';
import type { RequestWithActor } from '../platform/auth/decorators.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { displayName } from '../platform/storage/file-names.js';
import { FileStorage, type SpooledFile } from '../platform/storage/file-storage.js';
import { DocumentInspector } from './document-inspector.js';

type UploadRequest = RequestWithActor & { document?: SpooledFile; spoolPath?: string };

/** Far more than a person needs, far less than a disk holds. */
const UPLOADS = { name: 'document', points: 40, seconds: 3600 };

/**
 * Streams the `archivo` of a document into the spool folder, counting and inspecting it on the way: neither a large nor a
 * wrong file is ever held in memory or kept. The spooled file is gone when the answer is.
 */
@Injectable()
export class DocumentUploadInterceptor implements NestInterceptor {
  private readonly upload: multer.Multer;

  constructor(
    storage: FileStorage,
    private readonly limits: RateLimits,
  ) {
    this.upload = multer({
      storage: new Spool(storage.spoolDir),
      limits: { fileSize: DOCUMENT_LIMITS.bytes, files: 1, fields: 40, fieldSize: 64 * 1024, parts: 42 },
      // Multer reads names as latin1 unless told.
      defParamCharset: 'utf8',
    });
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return from(this.handle(http.getRequest<UploadRequest>(), http.getResponse<Response>(), next));
  }

  private async handle(request: UploadRequest, response: Response, next: CallHandler): Promise<unknown> {
    const { actor } = request;
    if (actor) await this.limits.take(UPLOADS, actor.userId);
    try {
      await this.receive(request, response);
      return await lastValueFrom(next.handle());
    } finally {
      if (request.spoolPath) await rm(request.spoolPath, { force: true });
    }
  }

  private receive(request: UploadRequest, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      this.upload.single('archivo')(request, response, (error: unknown) => {
        if (error) return reject(uploadError(error as Error));
        // What the engine below gave to multer for this file.
        const file = request.file as (Express.Multer.File & { spooled: SpooledFile }) | undefined;
        if (file) request.document = file.spooled;
        resolve();
      });
    });
  }
}

/** Multer's engine: file in, spooled and inspected file out. */
class Spool implements StorageEngine {
  constructor(private readonly folder: string) {}

  _handleFile(
    request: UploadRequest,
    file: Express.Multer.File,
    done: (error?: unknown, info?: object) => void,
  ): void {
    const path = join(this.folder, randomUUID());
    request.spoolPath = path;
    const inspector = new DocumentInspector();
    const inspect = new Transform({
      transform(chunk: Buffer, _encoding, callback) {
        inspector.push(chunk);
        callback(null, chunk);
      },
    });
    pipeline(file.stream, inspect, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
      .then(async () => {
        if (inspector.bytes === 0)
          throw new DomainError('document_empty', {}, { archivo: ['El archivo está vacío.'] });
        const type = await inspector.type();
        // A file cut at the limit looks damaged: multer then reports the size, which is the reason to name.
        if (!type && !(file.stream as { truncated?: boolean }).truncated) throw wrongType();
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

  _removeFile(request: UploadRequest, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    rm(request.spoolPath ?? '', { force: true }).then(() => done(null), done);
  }
}

function wrongType(): DomainError {
  return new DomainError(
    'document_wrong_type',
    {},
    { archivo: ['El archivo no es un PDF, DOC, DOCX, JPG o PNG válido.'] },
  );
}

function uploadError(error: Error): Error {
  if (error instanceof DomainError) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') {
      return new DomainError('document_too_large', {}, { archivo: ['El archivo supera el máximo de 5 MB.'] });
    }
    if (error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT') {
      return new DomainError('bad_request');
    }
    return new DomainError('payload_too_large');
  }
  // A client that went away, or a body that is no form.
  return (error as NodeJS.ErrnoException).code === 'ENOSPC'
    ? new DomainError('upload_failed', { reason: 'no queda espacio. Inténtalo más tarde.' })
    : new DomainError('upload_interrupted');
}
