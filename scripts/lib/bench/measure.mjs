/** Times of requests as a browser sees them: until the last byte. */

/** @typedef {{ p50: number, p95: number, max: number }} Times in milliseconds */

const WARM_UP = 2;
/** A slow request is measured fewer times, */
const LONGEST_MS = 1500;
/** but not fewer than this. */
const LEAST = 5;

/**
 * @param {() => Promise<unknown>} request
 * @param {{ times: number, clients?: number }} options how often altogether; how many at once, each one after another
 * @returns {Promise<Times>}
 */
export async function measure(request, { times, clients = 1 }) {
  for (let i = 0; i < WARM_UP; i += 1) await request();
  /** @type {number[]} */
  const taken = [];
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
  taken.sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

/**
 * @param {string} url
 * @param {RequestInit} [init]
 * @returns {Promise<Response>} read to its end
 * @throws when the answer is no success
 */
export async function ask(url, init) {
  const response = await fetch(url, init);
  const body = await response.arrayBuffer();
  if (!response.ok) {
    throw new Error(
      `${response.status} ${new URL(url).pathname}: ${new TextDecoder().decode(body).slice(0, 400)}`,
    );
  }
  return new Response(body, { headers: response.headers });
}

/** An access token is good for fifteen minutes. */
const RENEWED_AFTER_MS = 5 * 60_000;

/**
 * Somebody who stays signed in for as long as it takes.
 * @param {string} url
 * @param {{ email: string, password: string }} who
 * @returns {() => Promise<{ headers: Record<string, string> }>} what their requests carry
 */
export function visitor(url, who) {
  let since = -Infinity;
  /** @type {{ headers: Record<string, string> }} */
  let init = { headers: {} };
  return async () => {
    if (performance.now() - since > RENEWED_AFTER_MS) {
      since = performance.now();
      init = { headers: { cookie: await signIn(url, who) } };
    }
    return init;
  };
}

/** @param {string} url @param {{ email: string, password: string }} who @returns {Promise<string>} the cookies */
async function signIn(url, { email, password }) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!response.ok || cookies.length === 0) throw new Error(`sign-in failed: ${response.status}`);
  return cookies.join('; ');
}
