import { IMPORT_ENCODINGS, IMPORT_LIMITS } from '@hiring/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import type { SpooledFile } from '../../../platform/files/storage/file-storage.js';
import { perAccount, type UploadRules } from '../../../platform/files/uploads/upload.js';
import type { ChosenReading } from './tables/table-file.js';
import { type ReadTable, TableReader } from './tables/table-reader.js';

/** A table, whatever the file's name. It is not stored. */
export const IMPORT_UPLOAD: UploadRules = {
  field: 'archivo',
  description: 'CSV or XLSX, at most 10 MB.',
  files: 1,
  bytes: IMPORT_LIMITS.bytes,
  texts: 4,
  /** Far more than anybody prepares in an hour. */
  limit: perAccount({ name: 'import', points: 40, seconds: 3600 }),
  tooLarge: () => new DomainError('import_too_large'),
  tooMany: () => new DomainError('files_too_many'),
  codes: [
    'files_too_many',
    'import_broken_quotes',
    'import_empty',
    'import_too_large',
    'import_too_many_columns',
    'import_too_many_rows',
    'import_unfolds_too_much',
    'import_web_page',
    'import_wrong_type',
    'too_many_requests',
    'upload_interrupted',
    'uploads_unavailable',
  ],
};

export interface TableRequest extends Request {
  table?: { name: string; content: ReadTable };
}

/** Parses the uploaded file before the handler's transaction begins. */
@Injectable()
export class ImportTableInterceptor implements NestInterceptor {
  constructor(private readonly tables: TableReader) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<TableRequest>();
    const [file] = request.files as (Express.Multer.File & SpooledFile)[];
    if (!file) return next.handle();
    const order = { path: file.path, chosen: chosenIn(request.body as Record<string, unknown>) };
    const read = this.tables.read(order, leaving(http.getResponse<Response>()), (content) => {
      request.table = { name: file.originalName, content };
      return lastValueFrom(next.handle());
    });
    return from(read);
  }
}

/** The fields of the form, which is read before its values are validated. @throws {DomainError} `validation_failed`. */
function chosenIn({ codificacion, fila_cabecera }: Record<string, unknown>): ChosenReading {
  const encoding = IMPORT_ENCODINGS.find((one) => one === codificacion);
  if (codificacion !== undefined && !encoding)
    throw invalid({ codificacion: ['La codificación no es válida'] });
  const row =
    typeof fila_cabecera === 'string' && /^\d{1,2}$/.test(fila_cabecera) ? Number(fila_cabecera) : NaN;
  if (fila_cabecera !== undefined && !(row <= IMPORT_LIMITS.cabecera))
    throw invalid({ fila_cabecera: [`La fila de los títulos va de 0 a ${IMPORT_LIMITS.cabecera}`] });
  return {
    ...(encoding && { codificacion: encoding }),
    ...(fila_cabecera !== undefined && { fila_cabecera: row }),
  };
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
