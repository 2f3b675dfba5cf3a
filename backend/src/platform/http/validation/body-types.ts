import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../errors/domain-error.js';

const READ = ['application/json', 'multipart/form-data'];
/** The path to which mail programs send a form whose content is ignored (RFC 8058). */
const ONE_CLICK = /\/unsubscribe$/;

/** Refuses a body without a parser with `unsupported_media_type`, instead of reporting all its fields as missing. */
export function bodyTypes(request: Request, _response: Response, next: NextFunction): void {
  const empty = request.headers['content-length'] === '0';
  if (empty || ONE_CLICK.test(request.path)) return next();
  next(request.is(READ) === false ? new DomainError('unsupported_media_type') : undefined);
}
