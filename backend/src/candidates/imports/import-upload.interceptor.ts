import { IMPORT_LIMITS } from '@hiring/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { randomUUID } from 'node:crypto';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { RateLimits } from '../../platform/limits/rate-limits.js';
import type { RequestWithActor } from '../../platform/auth/decorators.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { displayName } from '../../platform/files/storage/file-names.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import { ensureOwnFolder, removeOwnFile } from '../../platform/files/storage/own-folder.js';
import { assertDeclaredLength } from '../../platform/files/uploads/declared-length.js';
import { spoolFault } from '../../platform/files/uploads/spool-fault.js';
import { type ReadTable, TableReader } from './tables/table-reader.js';

export interface UploadedTable {
  name: string;
  content: ReadTable;
}

type UploadRequest = Request & RequestWithActor & { table?: UploadedTable };

/** Far more than anybody prepares in an hour. */
const UPLOADS = { name: 'import', points: 40, seconds: 3600 };

const tooLarge = (): DomainError => new DomainError('import_too_large');

/** Receives the form's `archivo` and parses it as a table, by content whatever its name. It is not stored. */
@Injectable()
export class ImportUploadInterceptor implements NestInterceptor {
  private readonly upload: multer.Multer;

  constructor(
    storage: FileStorage,
    private readonly tables: TableReader,
    private readonly limits: RateLimits,
  ) {
    this.upload = multer({
      storage: multer.diskStorage({
        destination: (_request, _file, done) => {
          ensureOwnFolder(storage.spoolDir).then(
            () => done(null, storage.spoolDir),
            (error: Error) => done(error, ''),
          );
        },
        filename: (_request, _file, done) => done(null, randomUUID()),
      }),
      limits: { fileSize: IMPORT_LIMITS.bytes, files: 1, fields: 4, parts: 6 },
      defParamCharset: 'utf8',
    });
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return from(this.handle(http.getRequest<UploadRequest>(), http.getResponse<Response>(), next));
  }

  private async handle(request: UploadRequest, response: Response, next: CallHandler): Promise<unknown> {
    if (request.actor) await this.limits.take(UPLOADS, request.actor.userId);
    assertDeclaredLength(request, response, IMPORT_LIMITS.bytes, tooLarge);
    await this.receive(request, response);
    if (!request.file) return lastValueFrom(next.handle());
    const { path, originalname } = request.file;
    try {
      return await this.tables.read(path, leaving(response), (content) => {
        request.table = { name: displayName(originalname), content };
        return lastValueFrom(next.handle());
      });
    } finally {
      await removeOwnFile(path);
    }
  }

  private receive(request: Request, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      this.upload.single('archivo')(request, response, (error: unknown) => {
        if (!error) return resolve();
        if (!(error instanceof MulterError)) return reject(spoolFault(error));
        if (error.code === 'LIMIT_FILE_SIZE') return reject(tooLarge());
        if (error.code === 'LIMIT_FILE_COUNT') return reject(new DomainError('files_too_many'));
        reject(new DomainError('bad_request'));
      });
    });
  }
}

/** Aborted when the client goes away before it is answered. */
function leaving(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) controller.abort();
  });
  if (response.destroyed) controller.abort();
  return controller.signal;
}
