import { THREAD_LIMITS } from '@hiring/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { RateLimits } from '../../platform/limits/rate-limits.js';
import type { RequestWithActor } from '../../platform/auth/decorators.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { FileStorage, type SpooledFile } from '../../platform/files/storage/file-storage.js';
import { FILE_TYPES } from '../../platform/files/uploads/content-inspector.js';
import { InspectedUpload, type UploadRules } from '../../platform/files/uploads/inspected-upload.js';

export type AttachmentsRequest = RequestWithActor & { attachments?: SpooledFile[] };

/** Far more than a person sends, repetitions included, far less than a disk holds. */
const SENDINGS = { name: 'thread-upload', points: 120, seconds: 3600 };

const max = THREAD_LIMITS.attachments;

const ATTACHMENTS: UploadRules = {
  field: 'adjuntos',
  files: max,
  bytes: THREAD_LIMITS.attachmentBytes,
  types: Object.values(FILE_TYPES),
  texts: 4,
  faults: {
    empty: () => new DomainError('attachment_empty', {}, { adjuntos: ['El archivo adjunto está vacío.'] }),
    wrongType: () =>
      new DomainError(
        'attachment_wrong_type',
        {},
        { adjuntos: ['El archivo no es un PDF, DOC, DOCX, JPEG o PNG válido.'] },
      ),
    tooLarge: () =>
      new DomainError('attachment_too_large', {}, { adjuntos: ['El archivo supera el máximo de 5 MB.'] }),
    tooMany: () =>
      new DomainError(
        'attachments_too_many',
        { max },
        { adjuntos: [`Puedes adjuntar como máximo ${max} archivos.`] },
      ),
    noSpace: () => new DomainError('attachment_failed'),
  },
};

/** Receives a message's files, inspected, for as long as the handler works with them. */
@Injectable()
export class AttachmentsInterceptor implements NestInterceptor {
  private readonly upload: InspectedUpload;

  constructor(
    storage: FileStorage,
    private readonly limits: RateLimits,
  ) {
    this.upload = new InspectedUpload(storage.spoolDir, ATTACHMENTS);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return from(this.handle(http.getRequest<AttachmentsRequest>(), http.getResponse<Response>(), next));
  }

  private async handle(request: AttachmentsRequest, response: Response, next: CallHandler): Promise<unknown> {
    if (request.actor) await this.limits.take(SENDINGS, request.actor.userId);
    return this.upload.handle(request, response, (files) => {
      request.attachments = files;
      return lastValueFrom(next.handle());
    });
  }
}
