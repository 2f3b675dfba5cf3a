import type { NextFunction, Request, Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Paths readable without an account: vacancies, one vacancy, their facets and feeds. */
const PUBLIC = /^\/(?:api\/vacancies(?:\/(?:facets|[0-9a-fA-F-]{36}))?|carreras\/(?:feed|rss)\.xml)\/?$/;
const READ_HEADERS = 'Content-Range, ETag, Link, X-Next-Cursor';

/**
 * Allows scripts of these sites to read them (Fetch, CORS protocol). Never with credentials: they get a visitor's data.
 */
export function allowOrigin(
  origins: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (origins.length === 0) return false;
  const { origin } = request.headers;
  // Also without an Origin header: a shared cache must not reuse this response for other origins.
  response.appendHeader('Vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', READ_HEADERS);
  return true;
}

export function publicCors(origins: readonly string[]) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!/^(GET|HEAD|OPTIONS)$/.test(request.method) || !PUBLIC.test(request.path)) return next();
    const allowed = allowOrigin(origins, request, response);
    const asked = request.headers['access-control-request-method'];
    if (!allowed || request.method !== 'OPTIONS' || asked === undefined) return next();
    response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD');
    response.setHeader('Access-Control-Allow-Headers', 'If-None-Match');
    response.setHeader('Access-Control-Max-Age', '600');
    response.status(204).end();
  };
}
