import { DOCUMENT_LIMITS } from '@hiring/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { RateLimits } from '../../platform/limits/rate-limits.js';
import type { RequestWithActor } from '../../platform/auth/decorators.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';
import { FileStorage, type SpooledFile } from '../../platform/files/storage/file-storage.js';
import { FILE_TYPES } from '../../platform/files/uploads/content-inspector.js';
import { InspectedUpload, type UploadRules } from '../../platform/files/uploads/inspected-upload.js';

type UploadRequest = RequestWithActor & { document?: SpooledFile };

/** Far more than a person needs, far less than a disk holds. */
const UPLOADS = { name: 'document', points: 40, seconds: 3600 };

/** A photo of a licence is a document too. */
const DOCUMENT: UploadRules = {
  field: 'archivo',
  files: 1,
  bytes: DOCUMENT_LIMITS.bytes,
  types: Object.values(FILE_TYPES),
  texts: 40,
  faults: {
    empty: () => new DomainError('document_empty', {}, { archivo: ['El archivo está vacío.'] }),
    wrongType: () =>
      new DomainError(
        'document_wrong_type',
        {},
        { archivo: ['El archivo no es un PDF, DOC, DOCX, JPG o PNG válido.'] },
      ),
    tooLarge: () =>
      new DomainError('document_too_large', {}, { archivo: ['El archivo supera el máximo de 5 MB.'] }),
    tooMany: () => new DomainError('files_too_many', {}, { archivo: [sentenceOf('files_too_many')] }),
    noSpace: () => new DomainError('document_failed'),
  },
};

/** Receives and inspects a document's `archivo`; the file exists while the handler runs. */
@Injectable()
export class DocumentUploadInterceptor implements NestInterceptor {
  private readonly upload: InspectedUpload;

  constructor(
    storage: FileStorage,
    private readonly limits: RateLimits,
  ) {
    this.upload = new InspectedUpload(storage.spoolDir, DOCUMENT);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return from(this.handle(http.getRequest<UploadRequest>(), http.getResponse<Response>(), next));
  }

  private async handle(request: UploadRequest, response: Response, next: CallHandler): Promise<unknown> {
    if (request.actor) await this.limits.take(UPLOADS, request.actor.userId);
    return this.upload.handle(request, response, ([document]) => {
      if (document) request.document = document;
      return lastValueFrom(next.handle());
    });
  }
}
