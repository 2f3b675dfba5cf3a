import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../errors/domain-error.js';

const READ = ['application/json', 'multipart/form-data'];
/** What mail programs send a form to, which nothing is taken from (RFC 8058). */
const ONE_CLICK = /\/unsubscribe$/;

/** Refuses a body that nothing reads, instead of answering that all its fields are missing: `unsupported_media_type`. */
export function bodyTypes(request: Request, _response: Response, next: NextFunction): void {
  const empty = request.headers['content-length'] === '0';
  if (empty || ONE_CLICK.test(request.path)) return next();
  next(request.is(READ) === false ? new DomainError('unsupported_media_type') : undefined);
}
