/** Request times as a browser sees them: until the last byte. */
import { percentile } from '../../figures.ts';
import { send } from '../../request.ts';

/** In milliseconds. */
export interface Times {
  p50: number;
  p95: number;
  max: number;
}

const WARM_UP = 2;
/** A slower request is measured fewer times, */
const LONGEST_MS = 1500;
/** but at least this often. */
const LEAST = 5;

/** @param options the total number of requests, and the number of concurrent clients, each sending one after another */
export async function measure(
  request: () => Promise<unknown>,
  { times, clients = 1 }: { times: number; clients?: number },
): Promise<Times> {
  for (let i = 0; i < WARM_UP; i += 1) await request();
  const taken: number[] = [];
  let left = times;
  const end = performance.now() + LONGEST_MS;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left > 0 && (taken.length < LEAST || performance.now() < end)) {
        left -= 1;
        const start = performance.now();
        await request();
        taken.push(performance.now() - start);
      }
    }),
  );
  return { p50: percentile(taken, 0.5), p95: percentile(taken, 0.95), max: percentile(taken, 1) };
}

/**
 * @returns when the body is read to its end
 * @throws when the answer is no success
 */
export async function ask(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const body = await response.arrayBuffer();
  if (!response.ok) {
    throw new Error(
      `${response.status} ${new URL(url).pathname}: ${new TextDecoder().decode(body).slice(0, 400)}`,
    );
  }
  return new Response(body, { headers: response.headers });
}

const TIMEOUT_MS = 60_000;
/** An access token expires after fifteen minutes. */
const RENEWED_AFTER_MS = 5 * 60_000;

/**
 * A user who stays signed in for the whole run.
 * @returns the headers of the user's requests
 */
export function visitor(
  url: string,
  who: { email: string; password: string },
): () => Promise<{ headers: Record<string, string> }> {
  let since = -Infinity;
  let init: { headers: Record<string, string> } = { headers: {} };
  return async () => {
    if (performance.now() - since > RENEWED_AFTER_MS) {
      since = performance.now();
      init = { headers: { cookie: await signIn(url, who) } };
    }
    return init;
  };
}

/** @returns the cookies */
async function signIn(url: string, who: { email: string; password: string }): Promise<string> {
  const login = { method: 'POST', path: '/api/auth/login', body: who };
  const { status, cookies } = await send(url, login, TIMEOUT_MS);
  if (status >= 400 || cookies.length === 0) throw new Error(`sign-in failed: ${status}`);
  return cookies.join('; ');
}
