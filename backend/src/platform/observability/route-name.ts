import type { IncomingMessage } from 'node:http';

const NEST = ['/api/', '/health', '/functions/', '/metrics'];
const FILES = ['/assets/', '/sistema-aplicacion'];

/**
 * The pattern that answered a request (`/api/candidates/:id`), `page`, `file` or `unknown`: a small number of names,
 * without ids, keys or search words.
 */
export function routeName(request: IncomingMessage): string {
  const url = request.url ?? '';
  const original = (request as { originalUrl?: string }).originalUrl ?? url;
  const route = (request as { route?: { path?: unknown } }).route?.path;
  if (NEST.some((prefix) => original.startsWith(prefix))) {
    // An unmatched path ends in a catch-all pattern.
    return typeof route === 'string' && !route.includes('*') ? route : 'unknown';
  }
  return FILES.some((prefix) => original.startsWith(prefix)) ? 'file' : 'page';
}
