/** Load from autocannon, timed per answer, because autocannon's own figures are whole milliseconds. */
import autocannon from 'autocannon';
import { percentile } from '../../figures.ts';

export interface Asked {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Requests per second; latencies in milliseconds. */
export interface Round {
  rate: number;
  p50: number;
  p99: number;
  answers: number;
}

const LONGEST_S = 30;

/**
 * @param load `once`: each request is sent once and the round ends after them; otherwise they are sent in turn for
 * `seconds`
 * @throws when an answer is no success
 */
export async function load(
  url: string,
  {
    connections,
    seconds = 1,
    asked,
    once = false,
  }: { connections: number; seconds?: number; asked: Asked[]; once?: boolean },
): Promise<Round> {
  const taken: number[] = [];
  /** Failed answers by status. */
  const failed = new Map<number, number>();
  let next = 0;
  const take = () => asked[next++ % asked.length] ?? asked[0];
  const start = performance.now();
  let end = start;
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: once ? Math.min(connections, asked.length) : connections,
        ...(once ? { amount: asked.length } : { duration: seconds }),
        sampleInt: 50,
        timeout: 60,
        requests: [{ setupRequest: (request) => ({ ...request, ...take() }) }],
      },
      (error, result) => (error ? reject(error as Error) : resolve(result)),
    );
    instance.on('response', (_client, status, _bytes, ms) => {
      end = performance.now();
      taken.push(ms);
      if (status < 200 || status > 299) failed.set(status, (failed.get(status) ?? 0) + 1);
    });
  });
  // No answer came in time.
  if (taken.length === 0 && errors + timeouts === 0 && seconds < LONGEST_S) {
    return load(url, { connections, asked, once, seconds: seconds * 4 });
  }
  if (failed.size + errors + timeouts > 0 || taken.length === 0) {
    const refused = [...failed].map(([status, times]) => `${times} answered ${status}`).join(', ');
    throw new Error(
      `${asked[0]?.path}: ${refused} ${errors} failed, ${timeouts} too late, of ${taken.length}`,
    );
  }
  return {
    rate: taken.length / ((end - start) / 1000),
    p50: percentile(taken, 0.5),
    p99: percentile(taken, 0.99),
    answers: taken.length,
  };
}
