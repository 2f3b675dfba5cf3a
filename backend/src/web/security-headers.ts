import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { randomBytes } from 'node:crypto';

/** MUI writes its styles into the page as it runs. */
const BACK_OFFICE = '/sistema-aplicacion';

/**
 * Security headers of every answer. Public pages allow scripts of this origin and inline ones that carry the answer's
 * nonce (`response.locals.nonce`), nothing else.
 */
export function securityHeaders(https: boolean) {
  const base = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? undefined : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    const loose = request.path.startsWith(BACK_OFFICE) || request.path.startsWith('/api/docs');
    const policy = [
      "default-src 'self'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "object-src 'self'",
      "frame-src 'self' blob:",
      `script-src 'self' 'nonce-${nonce}'`,
      "script-src-attr 'none'",
      loose ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
      ...(https ? ['upgrade-insecure-requests'] : []),
    ];
    response.setHeader('Content-Security-Policy', policy.join('; '));
    response.setHeader('Permissions-Policy', 'camera=(self), geolocation=(), microphone=()');
    base(request, response, next);
  };
}
