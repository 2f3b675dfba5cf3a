import { disposition } from '../platform/http/content-disposition.js';

/** Headers of a draft's CV for its owner: shown when it is a PDF, else saved; never kept by the browser. */
export function cvHeaders(name: string, type: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': disposition(type === 'application/pdf' ? 'inline' : 'attachment', name),
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy':
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
