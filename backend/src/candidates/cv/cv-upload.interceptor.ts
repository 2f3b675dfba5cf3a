import { LIMITS } from '@hiring/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { RateLimits } from '../../platform/limits/rate-limits.js';
import { can } from '../../platform/auth/actor.js';
import type { RequestWithActor } from '../../platform/auth/decorators.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';
import { FileStorage, type SpooledFile } from '../../platform/files/storage/file-storage.js';
import { FILE_TYPES } from '../../platform/files/uploads/content-inspector.js';
import { InspectedUpload, type UploadRules } from '../../platform/files/uploads/inspected-upload.js';

type UploadRequest = RequestWithActor & { cv?: SpooledFile };

/** Far more than a person needs, far less than a disk holds. */
const SUBMISSIONS = { name: 'submit', points: 40, seconds: 3600 };
/** Limit for programs and staff that submit people: a job board submits many. */
const BROUGHT = { name: 'submit-others', points: 1000, seconds: 3600 };

/** One CV, as every form takes it. */
export const CV_UPLOAD: UploadRules = {
  field: 'cv',
  files: 1,
  bytes: LIMITS.cvBytes,
  types: [FILE_TYPES.pdf, FILE_TYPES.doc, FILE_TYPES.docx],
  texts: 40,
  faults: {
    empty: () => new DomainError('cv_empty', {}, { cv: ['El archivo del CV está vacío.'] }),
    wrongType: () =>
      new DomainError('cv_wrong_type', {}, { cv: ['El archivo no es un PDF, DOC o DOCX válido.'] }),
    tooLarge: () => new DomainError('cv_too_large', {}, { cv: ['El CV supera el máximo de 5 MB.'] }),
    tooMany: () => new DomainError('files_too_many', {}, { cv: [sentenceOf('files_too_many')] }),
    noSpace: () => new DomainError('upload_failed', { reason: 'no queda espacio. Inténtalo más tarde.' }),
  },
};

/** Receives and inspects the form's `cv`; the file exists while the handler runs. */
@Injectable()
export class CvUploadInterceptor implements NestInterceptor {
  private readonly upload: InspectedUpload;

  constructor(
    storage: FileStorage,
    private readonly limits: RateLimits,
  ) {
    this.upload = new InspectedUpload(storage.spoolDir, CV_UPLOAD);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return from(this.handle(http.getRequest<UploadRequest>(), http.getResponse<Response>(), next));
  }

  private async handle(request: UploadRequest, response: Response, next: CallHandler): Promise<unknown> {
    const { actor } = request;
    if (actor && can(actor, 'candidates:write')) {
      await this.limits.take(BROUGHT, actor.key?.id ?? actor.userId);
    } else if (actor) {
      await this.limits.take(SUBMISSIONS, actor.userId);
    }
    return this.upload.handle(request, response, ([cv]) => {
      if (cv) request.cv = cv;
      return lastValueFrom(next.handle());
    });
  }
}
