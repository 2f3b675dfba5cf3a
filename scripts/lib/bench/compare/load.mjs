/** Load from autocannon, measured answer by answer: its own figures are whole milliseconds. */
import autocannon from 'autocannon';

/**
 * @typedef {{ path: string, method?: 'GET' | 'POST', headers?: Record<string, string>, body?: string }} Asked
 * @typedef {{ rate: number, p50: number, p99: number, answers: number }} Round requests a second; milliseconds
 */

const LONGEST_S = 30;

/**
 * @param {string} url
 * @param {{ connections: number, seconds?: number, asked: Asked[], once?: boolean }} load `once`: each is asked a single
 *   time, and the round ends with them; otherwise they are asked in turn for so many `seconds`
 * @returns {Promise<Round>}
 * @throws when an answer is no success
 */
export async function load(url, { connections, seconds = 1, asked, once = false }) {
  /** @type {number[]} */
  const taken = [];
  /** By status. @type {Map<number, number>} */
  const failed = new Map();
  let next = 0;
  const take = () => asked[next++ % asked.length] ?? asked[0];
  const start = performance.now();
  let end = start;
  const { errors, timeouts } = await new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: once ? Math.min(connections, asked.length) : connections,
        ...(once ? { amount: asked.length } : { duration: seconds }),
        sampleInt: 50,
        timeout: 60,
        requests: [{ setupRequest: (/** @type {object} */ request) => ({ ...request, ...take() }) }],
      },
      (/** @type {unknown} */ error, /** @type {any} */ result) => (error ? reject(error) : resolve(result)),
    );
    instance.on('response', (_client, status, _bytes, ms) => {
      end = performance.now();
      taken.push(ms);
      if (status < 200 || status > 299) failed.set(status, (failed.get(status) ?? 0) + 1);
    });
  });
  // None of the answers came in time.
  if (taken.length === 0 && errors + timeouts === 0 && seconds < LONGEST_S) {
    return load(url, { connections, asked, once, seconds: seconds * 4 });
  }
  if (failed.size + errors + timeouts > 0 || taken.length === 0) {
    const refused = [...failed].map(([status, times]) => `${times} answered ${status}`).join(', ');
    throw new Error(
      `${asked[0]?.path}: ${refused} ${errors} failed, ${timeouts} too late, of ${taken.length}`,
    );
  }
  taken.sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
  return { rate: taken.length / ((end - start) / 1000), p50: at(0.5), p99: at(0.99), answers: taken.length };
}

/** @param {number[]} values */
export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
