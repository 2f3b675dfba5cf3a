import { DRAFT_LIMITS, LIMITS } from '@hiring/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { RateLimits } from '../../../platform/limits/rate-limits.js';
import type { RequestWithActor } from '../../../platform/auth/decorators.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { FileStorage } from '../../../platform/files/storage/file-storage.js';
import { ensureOwnFolder, removeOwnFile } from '../../../platform/files/storage/own-folder.js';
import { assertDeclaredLength } from '../../../platform/files/uploads/declared-length.js';
import { spoolFault } from '../../../platform/files/uploads/spool-fault.js';

export interface PhotosRequest extends Request {
  /** Paths of the spooled photos. */
  photos?: string[];
  photoBytes?: number;
}

const UPLOADS = { name: 'photos', points: 60, seconds: 3600 };

/**
 * Streams a form's `fotos` into the spool folder: together at most the size of one CV, counted while they arrive.
 * Deleted after use.
 */
@Injectable()
export class PhotosUploadInterceptor implements NestInterceptor {
  private readonly upload: multer.Multer;

  constructor(
    storage: FileStorage,
    private readonly limits: RateLimits,
  ) {
    this.upload = multer({
      storage: new CountedSpool(storage.spoolDir),
      limits: { fileSize: LIMITS.cvBytes, files: DRAFT_LIMITS.photos, fields: 0, parts: DRAFT_LIMITS.photos },
    });
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return from(this.handle(http.getRequest<PhotosRequest>(), http.getResponse<Response>(), next));
  }

  private async handle(
    request: PhotosRequest & RequestWithActor,
    response: Response,
    next: CallHandler,
  ): Promise<unknown> {
    if (request.actor) await this.limits.take(UPLOADS, request.actor.userId);
    assertDeclaredLength(request, response, LIMITS.cvBytes, tooLarge);
    const spooled: string[] = [];
    SPOOLED.set(request, spooled);
    try {
      await new Promise<void>((resolve, reject) => {
        this.upload.array('fotos', DRAFT_LIMITS.photos)(request, response, (error: unknown) =>
          error ? reject(uploadError(error as Error)) : resolve(),
        );
      });
      request.photos = ((request.files ?? []) as Express.Multer.File[]).map(({ path }) => path);
      return await lastValueFrom(next.handle());
    } finally {
      await Promise.all(spooled.map((path) => removeOwnFile(path)));
    }
  }
}

/** The spool files of each request that is being read. */
const SPOOLED = new WeakMap<object, string[]>();

/** Multer storage engine that spools files and counts the bytes of all files of the request. */
class CountedSpool implements StorageEngine {
  constructor(private readonly folder: string) {}

  _handleFile(
    request: PhotosRequest,
    file: Express.Multer.File,
    done: (error?: unknown, info?: object) => void,
  ): void {
    const path = join(this.folder, randomUUID());
    SPOOLED.get(request)?.push(path);
    const count = new Transform({
      transform(chunk: Buffer, _encoding, callback) {
        request.photoBytes = (request.photoBytes ?? 0) + chunk.length;
        if (request.photoBytes > LIMITS.cvBytes) callback(tooLarge());
        else callback(null, chunk);
      },
    });
    ensureOwnFolder(this.folder)
      .then(() => pipeline(file.stream, count, createWriteStream(path, { mode: 0o600, flags: 'wx' })))
      .then(
        () => done(null, { path }),
        (error: unknown) => done(error),
      );
  }

  _removeFile(_request: PhotosRequest, file: Express.Multer.File, done: (error: Error | null) => void): void {
    removeOwnFile(file.path ?? '').then(() => done(null), done);
  }
}

const MESSAGE =
  'Las fotos pesan demasiado: juntas no pueden superar los 5 MB. Quita alguna o hazlas con menos resolución.';

export function tooLarge(): DomainError {
  return new DomainError('photos_too_large', {}, { cv: [MESSAGE] });
}

function uploadError(error: Error): Error {
  if (error instanceof DomainError) return error;
  if (!(error instanceof MulterError)) return spoolFault(error);
  const max = DRAFT_LIMITS.photos;
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge();
    case 'LIMIT_FILE_COUNT':
    case 'LIMIT_PART_COUNT':
      return new DomainError('photos_too_many', { max }, { cv: [`Puedes enviar ${max} fotos como máximo.`] });
    case 'LIMIT_UNEXPECTED_FILE':
      // More files of the right name are unexpected too.
      return error.field === 'fotos'
        ? new DomainError('photos_too_many', { max }, { cv: [`Puedes enviar ${max} fotos como máximo.`] })
        : new DomainError('bad_request');
    default:
      return new DomainError('payload_too_large');
  }
}
