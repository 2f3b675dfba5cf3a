import { IMPORT_LIMITS } from '@hiring/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { RateLimits } from '../auth/rate-limits.js';
import type { RequestWithActor } from '../platform/auth/decorators.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { displayName } from '../platform/storage/file-names.js';
import { assertDeclaredLength } from '../platform/uploads/declared-length.js';
import { readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import type { TableFile } from './table-file.js';

export interface UploadedTable {
  name: string;
  content: TableFile;
}

/** Far more than anybody prepares in an hour. */
const UPLOADS = { name: 'import', points: 40, seconds: 3600 };
const ZIP = Buffer.from('PK\x03\x04');
/** Old Excel files, and new ones with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const tooLarge = (): DomainError => new DomainError('import_too_large');

/** Receives the form's `archivo` and reads it as a table, by its content and whatever its name says. It is not kept. */
@Injectable()
export class ImportUploadInterceptor implements NestInterceptor {
  private readonly upload = multer({
    // Ten megabytes of an administrator: it is read at once and gone.
    storage: multer.memoryStorage(),
    limits: { fileSize: IMPORT_LIMITS.bytes, files: 1, fields: 4, parts: 6 },
    defParamCharset: 'utf8',
  });

  constructor(private readonly limits: RateLimits) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return from(
      this.handle(http.getRequest<Request & RequestWithActor>(), http.getResponse<Response>(), next),
    );
  }

  private async handle(
    request: Request & RequestWithActor & { table?: UploadedTable },
    response: Response,
    next: CallHandler,
  ): Promise<unknown> {
    if (request.actor) await this.limits.take(UPLOADS, request.actor.userId);
    assertDeclaredLength(request, response, IMPORT_LIMITS.bytes, tooLarge);
    await this.receive(request, response);
    if (request.file) {
      const { buffer, originalname } = request.file;
      request.table = { name: displayName(originalname), content: await readTable(buffer) };
    }
    return lastValueFrom(next.handle());
  }

  private receive(request: Request, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      this.upload.single('archivo')(request, response, (error: unknown) => {
        if (!error) return resolve();
        if (!(error instanceof MulterError)) return reject(new DomainError('upload_interrupted'));
        if (error.code === 'LIMIT_FILE_SIZE') return reject(tooLarge());
        if (error.code === 'LIMIT_FILE_COUNT') return reject(new DomainError('files_too_many'));
        reject(new DomainError('bad_request'));
      });
    });
  }
}

function readTable(content: Buffer): Promise<TableFile> {
  if (content.length === 0) throw new DomainError('import_empty');
  if (content.subarray(0, 4).equals(COMPOUND)) throw new DomainError('import_wrong_type');
  return content.subarray(0, 4).equals(ZIP) ? readXlsx(content) : readCsv(content);
}
