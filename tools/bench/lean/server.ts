/**
 * The rival "lean": node:http and pg, each route with the fewest round trips that PostgreSQL allows. Its answers are those
 * of the product field by field, and so are the rows that it writes. The process that starts it sends its settings.
 */
import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { application } from './application.ts';
import { message } from './message.ts';
import { move } from './move.ts';
import { note } from './note.ts';
import { people } from './people.ts';
import { record } from './record.ts';
import { Refusal, type Answer, type Request, type Route, type Settings } from './route.ts';

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
const ROUTES: Route[] = [people, record, application, message, move, note];

function start({ databaseUrl, poolSize, settings, pages }: LeanOrder): http.Server {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    // Statements of one connection that are asked for at once are sent at once.
    pipeline: true,
    // Every statement has an index. For words that are searched the planner takes reading every vector for cheap.
    options: '-c enable_seqscan=off',
  });
  const answer = async (request: http.IncomingMessage, body: unknown): Promise<Answer> => {
    const [pathname = '', search = ''] = (request.url ?? '').split('?');
    const route = ROUTES.find(({ method, path }) => method === request.method && path.test(pathname));
    if (!route) return { status: 404 };
    return route.answer({
      pool,
      body,
      settings,
      claims: verify(settings.token, request.headers.authorization ?? ''),
      params: route.path.exec(pathname)?.slice(1) ?? [],
      query: new URLSearchParams(search),
    });
  };
  return http.createServer((request, response) => {
    const began = performance.now();
    const id = randomUUID();
    const end = (status: number, headers: Record<string, string | number>, body: string) => {
      response.writeHead(status, { ...headers, 'x-request-id': id }).end(body);
      const ms = Math.round(performance.now() - began);
      // The access log: one line for each request.
      process.stdout.write(
        `${JSON.stringify({ time: Date.now(), method: request.method, status, ms, id })}\n`,
      );
    };
    const page = pages[request.url ?? ''];
    if (page) return end(200, page.headers, page.body);
    const send = ({ status = 200, body = '{}', headers, version: row }: Answer) => {
      const digest = createHash('sha1').update(body).digest('base64url');
      const etag = row ? `"${row}.${digest}"` : `W/"${digest}"`;
      end(status, { ...HEADERS, ...headers, etag, 'content-length': Buffer.byteLength(body) }, body);
    };
    const refuse = (error: unknown) => {
      if (error instanceof Refusal) return send({ status: 401 });
      process.stderr.write(`lean: ${request.url} ${error instanceof Error ? error.stack : String(error)}\n`);
      send({ status: 500 });
    };
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => void answer(request, text ? JSON.parse(text) : null).then(send, refuse));
  });
}

function verify({ secret, ...rest }: Settings['token'], header: string): Request['claims'] {
  try {
    const key = Buffer.from(secret, 'base64');
    return jwt.verify(header.slice('Bearer '.length), key, {
      algorithms: ['HS256'],
      ...rest,
    }) as Request['claims'];
  } catch {
    throw new Refusal();
  }
}

process.once('message', (order: LeanOrder) => {
  const server = start(order);
  server.keepAliveTimeout = 75_000;
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
process.once('disconnect', () => process.exit(0));
