/**
 * A server that does by hand what the product does: `bare` on node:http and pg, `express` on Express and pg with the
 * product's check of the token and the session, `obvious` on node:http and pg with the list as one first writes it. Its
 * programs come from the process that starts it.
 */
import { createSecretKey } from 'node:crypto';
import http from 'node:http';
import express from 'express';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { INPUTS_HEADER } from './inputs-header.mjs';
import { run } from './program.mjs';

/**
 * @typedef {{ path: string, program: import('./program.mjs').Program }} Route `path`: of writes a pattern
 * @typedef {{ kind: 'bare' | 'express' | 'obvious', databaseUrl: string, poolSize: number, reads: Route[], writes: Route[],
 *   sessionCheck: string, token: { secret: string, issuer: string, audience: string } }} Order
 */

/** @param {Order} order @returns {Promise<http.Server>} listening */
async function start(order) {
  const pool = new pg.Pool({
    connectionString: order.databaseUrl,
    max: order.poolSize,
    idleTimeoutMillis: 30_000,
  });
  const reads = new Map(order.reads.map(({ path, program }) => [path, program]));
  const writes = order.writes.map(({ path, program }) => ({ path: new RegExp(path), program }));
  /** @param {http.IncomingMessage} request @returns {Promise<unknown>} */
  const answer = async (request) => {
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

/** @param {http.IncomingMessage} request @returns {Record<string, string>} */
function inputsOf(request) {
  const text = request.headers[INPUTS_HEADER];
  return typeof text === 'string' ? JSON.parse(text) : {};
}

/** @param {Order} order @param {pg.Pool} pool @param {(request: http.IncomingMessage) => Promise<unknown>} answer */
function bare({ kind }, pool, answer) {
  return http.createServer((request, response) => {
    /** @param {unknown} body */
    const send = (body) =>
      response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(body));
    /** @param {Error} error */
    const fail = (error) => {
      process.stderr.write(`${request.method} ${request.url}: ${error.message}\n`);
      response.writeHead(500).end(error.message);
    };
    const work = () => (kind === 'obvious' ? obviousList(pool, request) : answer(request)).then(send, fail);
    if (request.method === 'GET') return void work();
    let text = '';
    request
      .on('data', (chunk) => (text += chunk))
      .on('end', () => {
        JSON.parse(text);
        void work();
      });
  });
}

/** Every column, the page by its place, and a count. @param {pg.Pool} pool @param {http.IncomingMessage} request */
async function obviousList(pool, request) {
  const [first, last] = JSON.parse(
    new URL(request.url ?? '', 'http://x').searchParams.get('range') ?? '[0,24]',
  );
  const shown = 'FROM candidates WHERE retirada_at IS NULL AND deleted_at IS NULL';
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    pool.query(`SELECT * ${shown} ORDER BY fecha_aplicacion DESC, id DESC LIMIT $1 OFFSET $2`, [
      last - first + 1,
      first,
    ]),
    pool.query(`SELECT count(*)::int AS total ${shown}`),
  ]);
  return { items, total: counted[0].total };
}

/** @param {Order} order @param {pg.Pool} pool @param {(request: http.IncomingMessage) => Promise<unknown>} answer */
function withExpress({ sessionCheck, token }, pool, answer) {
  const secret = createSecretKey(token.secret, 'base64');
  const app = express();
  app.use(express.json());
  app.use(async (request, response, next) => {
    const bearer = request.headers.authorization?.slice('Bearer '.length);
    if (!bearer) return next();
    const { issuer, audience } = token;
    const claims = jwt.verify(bearer, secret, { algorithms: ['HS256'], issuer, audience });
    const { sid } = /** @type {{ sid: string }} */ (claims);
    const { rows } = await pool.query(sessionCheck, [sid]);
    if (rows.length === 0) response.sendStatus(401);
    else next();
  });
  app.use(async (request, response) => void response.json(await answer(request)));
  return http.createServer(app);
}

process.once('message', (/** @type {Order} */ order) => {
  start(order).then((server) => process.send?.({ port: /** @type {any} */ (server.address()).port }));
});
process.once('disconnect', () => process.exit(0));
