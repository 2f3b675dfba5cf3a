import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { randomBytes } from 'node:crypto';
import { contentSecurityPolicy } from './content-security-policy.js';

/** MUI inserts styles at run time. */
const BACK_OFFICE = '/sistema-aplicacion';

/**
 * Security headers of all responses. Public pages allow scripts of this origin and inline scripts with the
 * response's nonce (`response.locals.nonce`); shared cached pages list the hashes of theirs instead.
 */
export function securityHeaders({ https, analytics }: { https: boolean; analytics: boolean }) {
  const constant = constantHeaders(https);
  const ofApi = contentSecurityPolicy({ scripts: [], styles: [], https, analytics });
  return (request: Request, response: Response, next: NextFunction): void => {
    for (const [name, value] of constant) response.setHeader(name, value);
    response.setHeader(
      'Content-Security-Policy',
      isData(request.path) ? ofApi : policyOfPage(request.path, response, { https, analytics }),
    );
    next();
  };
}

/** Helmet's headers, computed once: they are the same for every response. */
function constantHeaders(https: boolean): [string, string][] {
  const headers: [string, string][] = [
    ['Permissions-Policy', 'camera=(self), geolocation=(), microphone=()'],
  ];
  const recorder = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? undefined : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  set({} as never, recorder as never, (error?: unknown) => {
    if (error) throw error as Error;
  });
  return headers;
}

const DOCS = '/api/docs';

const isData = (path: string): boolean => path.startsWith('/api/') && !path.startsWith(DOCS);

function policyOfPage(
  path: string,
  response: Response,
  { https, analytics }: { https: boolean; analytics: boolean },
): string {
  const nonce = randomBytes(16).toString('base64');
  response.locals.nonce = nonce;
  const loose = path.startsWith(BACK_OFFICE) || path.startsWith(DOCS);
  const own = `'nonce-${nonce}'`;
  return contentSecurityPolicy({
    scripts: [own],
    styles: [loose ? "'unsafe-inline'" : own],
    https,
    analytics: analytics && !loose,
  });
}
