import { languagePrefix, splitLanguage } from '@hiring/contract';
import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../platform/errors/domain-error.js';

const ALLOWED = 'GET, HEAD, POST';
const METHODS: ReadonlySet<string> = new Set(ALLOWED.split(', '));

/** Pages accept GET, HEAD and POST; other methods are refused before the body's length is checked. */
export function pageMethods({ method }: Request, response: Response, next: NextFunction): void {
  if (METHODS.has(method)) return next();
  response.set('Allow', ALLOWED);
  if (method === 'OPTIONS') response.status(204).end();
  else next(new DomainError('method_not_allowed'));
}

/** A URL that cannot be decoded (`/ro/carreras/%ff`) gets the not-found page, in the language of its prefix. */
export function readableAddress(request: Request, _response: Response, next: NextFunction): void {
  if (!isReadable(request.path)) {
    const { language } = splitLanguage(request.originalUrl);
    request.url = request.originalUrl = `${languagePrefix(language)}/404`;
  }
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
