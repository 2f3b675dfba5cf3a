/**
 * A hand-written server that does the same as the product: `bare` on node:http and pg, `express` on Express and pg with
 * the product's check of token and session, `obvious` on node:http and pg with the list as one first writes it. The
 * process that starts it sends its programs.
 */
import { createSecretKey } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { INPUTS_HEADER } from './headers.mjs';
import { run, type Program } from './program.ts';

/** `path`: for writes a pattern. */
export interface Route {
  path: string;
  program: Program;
}

export interface Order {
  kind: 'bare' | 'express' | 'obvious';
  databaseUrl: string;
  poolSize: number;
  reads: Route[];
  writes: Route[];
  /** Its input is called `session`. */
  sessionCheck: Program | undefined;
  token: { secret: string; issuer: string; audience: string };
}

/** @returns the listening server */
async function start(order: Order): Promise<http.Server> {
  const pool = new pg.Pool({
    connectionString: order.databaseUrl,
    max: order.poolSize,
    idleTimeoutMillis: 30_000,
    // As the product does: what is asked for at once is sent at once.
    pipeline: true,
  });
  const reads = new Map(order.reads.map(({ path, program }) => [path, program]));
  const writes = order.writes.map(({ path, program }) => ({ path: new RegExp(path), program }));
  const answer = async (request: http.IncomingMessage): Promise<unknown> => {
    const url = request.url ?? '';
    const program =
      request.method === 'GET' ? reads.get(url) : writes.find(({ path }) => path.test(url))?.program;
    if (!program) throw new Error(`${request.method} ${url} is not known`);
    return run({ pool }, program, inputsOf(request));
  };
  const server = order.kind === 'express' ? withExpress(order, pool, answer) : bare(order, pool, answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  server.keepAliveTimeout = 75_000;
  return server;
}

function inputsOf(request: http.IncomingMessage): Record<string, string> {
  const text = request.headers[INPUTS_HEADER];
  return (typeof text === 'string' ? JSON.parse(text) : {}) as Record<string, string>;
}

function bare({ kind }: Order, pool: pg.Pool, answer: (request: http.IncomingMessage) => Promise<unknown>) {
  return http.createServer((request, response) => {
    const send = (body: unknown) =>
      response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(body));
    const fail = (error: Error) => {
      process.stderr.write(`${request.method} ${request.url}: ${error.message}\n`);
      response.writeHead(500).end(error.message);
    };
    const work = () => (kind === 'obvious' ? obviousList(pool, request) : answer(request)).then(send, fail);
    if (request.method === 'GET') return void work();
    let text = '';
    request.setEncoding('utf8');
    request
      .on('data', (chunk: string) => (text += chunk))
      .on('end', () => {
        JSON.parse(text);
        void work();
      });
  });
}

/** Selects every column, pages by OFFSET, and counts. */
async function obviousList(pool: pg.Pool, request: http.IncomingMessage) {
  const range = new URL(request.url ?? '', 'http://x').searchParams.get('range') ?? '[0,24]';
  const [first, last] = JSON.parse(range) as [number, number];
  const shown = 'FROM candidates WHERE retirada_at IS NULL AND deleted_at IS NULL';
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    pool.query(`SELECT * ${shown} ORDER BY fecha_aplicacion DESC, id DESC LIMIT $1 OFFSET $2`, [
      last - first + 1,
      first,
    ]),
    pool.query<{ total: number }>(`SELECT count(*)::int AS total ${shown}`),
  ]);
  return { items, total: counted[0]?.total };
}

function withExpress(
  { sessionCheck, token }: Order,
  pool: pg.Pool,
  answer: (request: http.IncomingMessage) => Promise<unknown>,
) {
  const secret = createSecretKey(token.secret, 'base64');
  const app = express();
  app.use(express.json());
  app.use(async (request, response, next) => {
    const bearer = request.headers.authorization?.slice('Bearer '.length);
    if (!bearer) return next();
    const { issuer, audience } = token;
    const claims = jwt.verify(bearer, secret, { algorithms: ['HS256'], issuer, audience });
    const { sid } = claims as { sid: string };
    const [rows = []] = sessionCheck ? await run({ pool }, sessionCheck, { session: sid }) : [];
    if (rows.length === 0) response.sendStatus(401);
    else next();
  });
  app.use(async (request, response) => void response.json(await answer(request)));
  return http.createServer(app);
}

process.once('message', (order: Order) => {
  void import('./usage.mjs');
  void start(order).then((server) => process.send?.({ port: (server.address() as AddressInfo).port }));
});
process.once('disconnect', () => process.exit(0));
