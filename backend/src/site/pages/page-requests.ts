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

/** A part of a path that leads to the folder or out of it. */
const DOTS = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;

/**
 * A URL that cannot be decoded (`/ro/carreras/%ff`) gets the not-found page, in the language of its prefix; so does one
 * with dots for folders (`/en//x/..`), which no browser sends: what is rendered would be another page than the one that
 * was looked at here.
 */
export function readableAddress(request: Request, _response: Response, next: NextFunction): void {
  if (!isReadable(request.path)) {
    const { language } = splitLanguage(request.originalUrl);
    request.url = request.originalUrl = `${languagePrefix(language)}/404`;
  }
  next();
}

function isReadable(path: string): boolean {
  try {
    return !DOTS.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
