import { DRAFT_LIMITS, LIMITS } from '@hiring/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { RateLimits } from '../auth/rate-limits.js';
import type { RequestWithActor } from '../platform/auth/decorators.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { assertDeclaredLength } from '../platform/uploads/declared-length.js';

export type PhotosRequest = Request & { photos?: Buffer[]; photoBytes?: number };

const UPLOADS = { name: 'photos', points: 60, seconds: 3600 };

/** Takes the `fotos` of a form into memory: together no more than one CV may have, counted while they arrive. */
@Injectable()
export class PhotosUploadInterceptor implements NestInterceptor {
  private readonly upload = multer({
    storage: new Counted(),
    limits: { fileSize: LIMITS.cvBytes, files: DRAFT_LIMITS.photos, fields: 0, parts: DRAFT_LIMITS.photos },
  });

  constructor(private readonly limits: RateLimits) {}

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
    await new Promise<void>((resolve, reject) => {
      this.upload.array('fotos', DRAFT_LIMITS.photos)(request, response, (error: unknown) =>
        error ? reject(uploadError(error as Error)) : resolve(),
      );
    });
    const files = (request.files ?? []) as (Express.Multer.File & { content: Buffer })[];
    request.photos = files.map(({ content }) => content);
    return lastValueFrom(next.handle());
  }
}

/** Multer's engine: in memory, with one count for all files of the request. */
class Counted implements StorageEngine {
  _handleFile(
    request: PhotosRequest,
    file: Express.Multer.File,
    done: (error?: unknown, info?: object) => void,
  ): void {
    const chunks: Buffer[] = [];
    file.stream.on('data', (chunk: Buffer) => {
      request.photoBytes = (request.photoBytes ?? 0) + chunk.length;
      if (request.photoBytes > LIMITS.cvBytes) file.stream.destroy(tooLarge());
      else chunks.push(chunk);
    });
    file.stream.once('end', () => done(null, { content: Buffer.concat(chunks) }));
    file.stream.once('error', (error: Error) => done(error));
  }

  _removeFile(
    _request: PhotosRequest,
    _file: Express.Multer.File,
    done: (error: Error | null) => void,
  ): void {
    done(null);
  }
}

const MESSAGE =
  'Las fotos pesan demasiado: juntas no pueden superar los 5 MB. Quita alguna o hazlas con menos resolución.';

export function tooLarge(): DomainError {
  return new DomainError('photos_too_large', {}, { cv: [MESSAGE] });
}

function uploadError(error: Error): Error {
  if (error instanceof DomainError) return error;
  if (!(error instanceof MulterError)) return new DomainError('upload_interrupted');
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
