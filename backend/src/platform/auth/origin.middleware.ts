import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../errors/domain-error.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a browser sends from another site (OWASP CSRF cheat sheet: verify the origin).
 * Browsers send `Origin` with every write and `Sec-Fetch-Site` besides; a program that sends neither
 * carries no ambient cookies of a victim and passes.
 */
export function originCheck(appUrl: string) {
  const own = new URL(appUrl).origin;
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE.has(request.method)) return next();
    const { origin, host } = request.headers;
    const here = `${request.protocol}://${host}`;
    const fetchSite = request.headers['sec-fetch-site'];
    const sameOrigin = origin === undefined || origin === own || origin === here;
    const sameSite = fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
    next(sameOrigin && sameSite ? undefined : new DomainError('origin_refused'));
  };
}
