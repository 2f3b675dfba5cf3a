import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../platform/errors/domain-error.js';

const ALLOWED = 'GET, HEAD, POST';
const METHODS: ReadonlySet<string> = new Set(ALLOWED.split(', '));

/** Pages are read, and take forms. Any other method is refused before the length of its body is asked for. */
export function pageMethods({ method }: Request, response: Response, next: NextFunction): void {
  if (METHODS.has(method)) return next();
  response.set('Allow', ALLOWED);
  if (method === 'OPTIONS') response.status(204).end();
  else next(new DomainError('method_not_allowed'));
}

/** An address that cannot be decoded (`/carreras/%ff`) is no page: it gets the page that says so. */
export function readableAddress(request: Request, _response: Response, next: NextFunction): void {
  if (!isReadable(request.path)) request.url = request.originalUrl = '/404';
  next();
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
