import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { RateLimits } from '../../../platform/limits/rate-limits.js';
import { CV_UPLOAD } from '../../cv/cv-upload.interceptor.js';
import type { RequestWithActor } from '../../../platform/auth/decorators.js';
import { FileStorage, type SpooledFile } from '../../../platform/files/storage/file-storage.js';
import { InspectedUpload } from '../../../platform/files/uploads/inspected-upload.js';

type UploadRequest = RequestWithActor & { cv?: SpooledFile };

/** Several whole folders, and every file of them once more. */
const UPLOADS = { name: 'cv_folder', points: 1500, seconds: 3600 };

/** Receives and inspects one `cv` of a folder; the file exists while the handler runs. */
@Injectable()
export class CvFolderUploadInterceptor implements NestInterceptor {
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
    if (request.actor) await this.limits.take(UPLOADS, request.actor.userId);
    return this.upload.handle(request, response, ([cv]) => {
      if (cv) request.cv = cv;
      return lastValueFrom(next.handle());
    });
  }
}
