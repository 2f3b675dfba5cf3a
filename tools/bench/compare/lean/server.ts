/**
 * The rival "lean": node:http and pg, each route with the fewest round trips that PostgreSQL allows. Its answers are those
 * of the product field by field, and so are the rows that it writes. The process that starts it sends its settings.
 */
import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { Refusal, type Answer, type Route, type Settings } from './route.ts';
import { list } from './reads/list.ts';
import { me } from './reads/me.ts';
import { portal } from './reads/portal.ts';
import { record } from './reads/record.ts';
import { create } from './writes/create.ts';
import { message } from './writes/message.ts';
import { move } from './writes/move.ts';
import { note } from './writes/note.ts';
import { refresh } from './writes/refresh.ts';
import { verify } from './token.ts';

export interface LeanOrder {
  databaseUrl: string;
  poolSize: number;
  settings: Settings;
  /** Public pages and answers by path, as the product sent them: a cache that is warm. */
  pages: Record<string, { body: string; headers: Record<string, string> }>;
}

/** What browsers are told with every answer. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': `default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; img-src 'self' data: blob:; font-src 'self'; object-src 'none'; worker-src 'self'; manifest-src 'self'; frame-src 'self' blob:; script-src 'self'; script-src-attr 'none'; style-src 'self'`,
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
/** The first that matches answers. */
const ROUTES: Route[] = [list, portal, record, me, create, message, move, note, refresh];
const VERSION_MS = 2000;

function start({ databaseUrl, poolSize, settings, pages }: LeanOrder): http.Server {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    // Statements of one connection that are asked for at once are sent at once.
    pipeline: true,
    // Every statement has an index. For words that are searched the planner takes reading every vector for cheap.
    options: '-c enable_seqscan=off',
  });
  const cached = keepPages(pool, pages);
  const answer = async (request: http.IncomingMessage, url: string, body: unknown): Promise<Answer> => {
    const [pathname = '', search = ''] = url.split('?');
    const route = find(request.method, pathname);
    if (!route) return { status: 404 };
    const bearer = request.headers.authorization;
    return route.answer({
      pool,
      params: route.path.exec(pathname)?.slice(1) ?? [],
      query: new URLSearchParams(search),
      body,
      claims: bearer?.startsWith('Bearer ') ? verify(settings.token, bearer.slice(7)) : null,
      headers: request.headers,
      settings,
    });
  };
  return http.createServer((request, response) => {
    const url = request.url ?? '';
    const began = performance.now();
    const id = randomUUID();
    const page = request.method === 'GET' ? cached.get(url) : undefined;
    if (page) {
      response.writeHead(200, { ...page.headers, 'x-request-id': id }).end(page.body);
      return log(request, 200, began, id);
    }
    const send = ({ status = 200, body = '{}', headers, version: row }: Answer) => {
      const etag = createHash('sha1').update(body).digest('base64url');
      response
        .writeHead(status, {
          ...HEADERS,
          ...headers,
          etag: row ? `"${row}.${etag}"` : `W/"${etag}"`,
          'content-length': Buffer.byteLength(body),
          'x-request-id': id,
        })
        .end(body);
      log(request, status, began, id);
    };
    const refuse = (error: unknown) => {
      if (!(error instanceof Refusal)) fail(error, url);
      send({ status: error instanceof Refusal ? error.status : 500 });
    };
    if (request.method === 'GET') return void answer(request, url, null).then(send, refuse);
    let text = '';
    request.setEncoding('utf8');
    request
      .on('data', (chunk: string) => (text += chunk))
      .on('end', () => void answer(request, url, text ? JSON.parse(text) : null).then(send, refuse));
  });
}

/** Cached pages are dropped when public data change, which is asked every two seconds. */
function keepPages(pool: pg.Pool, pages: LeanOrder['pages']) {
  const cached = new Map(Object.entries(pages));
  let version: string | undefined;
  setInterval(() => {
    void pool
      .query<{ text: string }>('SELECT version_publica::text AS text FROM version_publica')
      .then(({ rows }) => {
        const now = rows.map(({ text }) => text).join();
        if (version !== undefined && now !== version) cached.clear();
        version = now;
      }, fail);
  }, VERSION_MS).unref();
  return cached;
}

const find = (method: string | undefined, pathname: string): Route | undefined =>
  ROUTES.find((route) => route.method === method && route.path.test(pathname));

/** The access log: one line for each request. */
function log({ method }: http.IncomingMessage, status: number, began: number, id: string) {
  const ms = Math.round(performance.now() - began);
  process.stdout.write(`${JSON.stringify({ level: 'access', time: Date.now(), method, status, ms, id })}\n`);
}

function fail(error: unknown, url = '') {
  process.stderr.write(`lean: ${url} ${error instanceof Error ? error.stack : String(error)}\n`);
}

process.once('message', (order: LeanOrder) => {
  const server = start(order);
  server.keepAliveTimeout = 75_000;
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
process.once('disconnect', () => process.exit(0));
