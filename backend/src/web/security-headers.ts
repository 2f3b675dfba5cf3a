import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { randomBytes } from 'node:crypto';
import { contentSecurityPolicy } from './content-security-policy.js';

/** MUI writes its styles into the page as it runs. */
const BACK_OFFICE = '/sistema-aplicacion';

/**
 * Security headers of every answer. Public pages allow scripts of this origin and inline ones that carry the answer's
 * nonce (`response.locals.nonce`), nothing else; pages kept for everybody name the hashes of theirs instead.
 */
export function securityHeaders({ https, analytics }: { https: boolean; analytics: boolean }) {
  const base = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? undefined : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    const loose = request.path.startsWith(BACK_OFFICE) || request.path.startsWith('/api/docs');
    const own = `'nonce-${nonce}'`;
    response.setHeader(
      'Content-Security-Policy',
      contentSecurityPolicy({
        scripts: [own],
        styles: [loose ? "'unsafe-inline'" : own],
        https,
        analytics: analytics && !loose,
      }),
    );
    response.setHeader('Permissions-Policy', 'camera=(self), geolocation=(), microphone=()');
    base(request, response, next);
  };
}
