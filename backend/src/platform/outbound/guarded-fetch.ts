import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { hostOf } from './address.rules.js';
import type { Destinations } from './destinations.js';

/** Far more than a document of metadata, keys or tokens has. */
const MOST_BYTES = 1024 * 1024;
const WAIT_MS = 5000;
/** Of an answer's headers, those that somebody reads. */
const KEPT_HEADERS = ['content-type', 'retry-after'] as const;

/** The answer is longer than was allowed. */
export class AnswerTooLong extends Error {}

/** What libraries hand to their `fetch`. */
export interface FetchOptions {
  method?: string | undefined;
  headers?: Headers | Record<string, string> | undefined;
  body?: string | Uint8Array | null | undefined;
}

export interface FetchLimits {
  waitMs?: number;
  mostBytes?: number;
  givenBy?: 'staff' | 'visitors';
}

/**
 * A `fetch` for libraries that call addresses which staff typed: it goes to the machine that `Destinations` checked, and
 * nowhere else; no redirect is followed, and an answer has five seconds and a megabyte, unless others are given.
 * @param limits `givenBy`: who wrote the address, where staff did not
 * @throws {RefusedDestination}, {AnswerTooLong} and what the connection says
 */
export const guardedFetch =
  (
    destinations: Destinations,
    { waitMs = WAIT_MS, mostBytes = MOST_BYTES, givenBy = 'staff' }: FetchLimits = {},
  ) =>
  async (text: string, { method = 'GET', headers, body }: FetchOptions = {}): Promise<Response> => {
    const { url, address, family } = await destinations.check(text, givenBy);
    const host = hostOf(url);
    return exchange(
      url,
      { method, headers, body },
      {
        waitMs,
        mostBytes,
        lookup: (_host, options, callback) => {
          if (options.all) callback(null, [{ address, family }]);
          else callback(null, address, family);
        },
        ...(url.protocol === 'https:' && host === address ? { servername: '' } : {}),
      },
    );
  };

/** `guardedFetch` for libraries of OAuth, which send forms or nothing. */
export function formFetch(
  destinations: Destinations,
): (url: string, options: Omit<FetchOptions, 'body'> & { body?: unknown }) => Promise<Response> {
  const call = guardedFetch(destinations);
  return (url, { body, ...options }) =>
    call(url, { ...options, body: body instanceof URLSearchParams ? body.toString() : null });
}

/**
 * One request by Node's own client, with an end to the whole of it: a `fetch` of Node 20 that is aborted while its body
 * comes may stay pending for ever. No redirect is followed.
 * @throws {AnswerTooLong} and what the connection says
 */
export function exchange(
  url: URL,
  { method = 'GET', headers, body }: FetchOptions,
  {
    waitMs,
    mostBytes,
    ...where
  }: Pick<RequestOptions, 'lookup' | 'servername'> & { waitMs: number; mostBytes: number },
): Promise<Response> {
  const sent = typeof body === 'string' && body ? Buffer.from(body) : body || null;
  return new Promise((resolve, reject) => {
    const call = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      agent: false,
      signal: AbortSignal.timeout(waitMs),
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        ...(sent ? { 'content-length': sent.length } : {}),
        connection: 'close',
      },
      ...where,
    });
    call.on('error', reject);
    // A server that answers 101 unasked: without this, Node ends the connection and says nothing.
    call.on('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new Error('the server changed the protocol'));
    });
    call.on('response', (answer) => void readAnswer(answer, mostBytes).then(resolve, reject));
    call.end(sent);
  });
}

/** Statuses whose answers have no body. */
const EMPTY: readonly number[] = [101, 204, 205, 304];

async function readAnswer(answer: IncomingMessage, mostBytes: number): Promise<Response> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) throw new AnswerTooLong('the answer is too long');
    chunks.push(chunk);
  }
  const status = answer.statusCode ?? 502;
  return new Response(EMPTY.includes(status) ? null : Buffer.concat(chunks), {
    status,
    headers: Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => {
        const value = answer.headers[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  });
}
