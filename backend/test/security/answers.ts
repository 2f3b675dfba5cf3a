import type { Operation } from './document.js';
import { MARKUP } from './hostile-values.js';

export interface Sent {
  method: string;
  /** With the origin. */
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

const MAX_SHOWN = 400;
const GIVEN_UP_MS = 30_000;
/** Internal details: a stack, a statement, a path on disk. */
const INSIDES =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|\/(?:src|dist|\.test-build)\/|QueryFailedError|\b(?:syntax error at|invalid input syntax|violates \w+ constraint|relation "|column ")|SELECT .+ FROM |ECONNREFUSED|ENOENT/;

export async function send({ method, url, headers, body }: Sent): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(GIVEN_UP_MS),
    ...(body === undefined ? {} : { body: new Uint8Array(Buffer.from(body)) }),
  });
  // The stream of events never ends by itself.
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return { status: answer.status, headers: answer.headers, text: '' };
  }
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The fault of a response to any request; null: none. */
export function faultOf({ statuses }: Operation, { status, headers, text }: Answer): string | null {
  const type = headers.get('content-type') ?? '';
  if (status >= 500) return `status ${status}`;
  // Node itself refuses a head of more than 16 KB, before the program sees it.
  if (status === 431) return null;
  if (status < 400 && !statuses.includes(String(status))) return `status ${status} is not documented`;
  // An empty id makes the address of another path, which may not have this method.
  if (status >= 400 && status !== 405 && !statuses.includes(String(status)) && !statuses.includes('default'))
    return `status ${status} is not documented`;
  if (status >= 400 && !type.startsWith('application/problem+json'))
    return `an error as ${type || 'nothing'}`;
  if (status >= 400 && INSIDES.test(text)) return `an error that tells of the program: ${text.slice(0, 200)}`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'an answer whose type may be guessed';
  if (type.includes('html') && MARKUP.some((markup) => text.includes(markup))) return 'markup as it was sent';
  return null;
}

/** The same request as a curl command, without credentials. */
export function curlOf({ method, url, headers, body }: Sent): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
  const named = Object.entries(headers).filter(([name]) => name !== 'authorization');
  const whole = typeof body === 'string' ? body : (body?.toString('latin1') ?? '');
  const data = whole.length > MAX_SHOWN ? `${whole.slice(0, MAX_SHOWN)}… (${whole.length})` : whole;
  const address = url.length > MAX_SHOWN ? `${url.slice(0, MAX_SHOWN)}… (${url.length})` : url;
  return [
    `curl -X ${method} ${quoted(address)}`,
    ...named.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(data)}`]),
  ].join(' ');
}
