import { disposition } from '../../http/headers/content-disposition.js';
import type { StoredFile } from './stored-file.entity.js';

/** Types that a browser displays without running anything in them. */
const SHOWN: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** Headers of a private file: it is never cached and never runs as a page of this site. */
export function privateFileHeaders(
  file: Pick<StoredFile, 'tipo' | 'bytes'>,
  name: string,
  download: boolean,
): Record<string, string> {
  const inline = !download && SHOWN.has(file.tipo);
  return {
    'Content-Type': file.tipo,
    'Content-Length': String(file.bytes),
    'Content-Disposition': disposition(inline ? 'inline' : 'attachment', name),
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy':
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
