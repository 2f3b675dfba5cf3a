/** Load from autocannon, timed per answer, because autocannon's own figures are whole milliseconds. */
import autocannon from 'autocannon';
import { percentile } from '../figures.ts';

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
}

/**
 * @param load `seconds`: the requests are sent in turn for so long; without it each is sent once
 * @throws when an answer is no success
 */
export async function load(
  url: string,
  { connections, asked, seconds }: { connections: number; asked: Asked[]; seconds?: number },
): Promise<Round> {
  const taken: number[] = [];
  const refused = new Set<number>();
  let next = 0;
  const start = performance.now();
  let end = start;
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: Math.min(connections, asked.length),
        ...(seconds === undefined ? { amount: asked.length } : { duration: seconds }),
        sampleInt: 50,
        timeout: 60,
        requests: [{ setupRequest: (request) => ({ ...request, ...asked[next++ % asked.length] }) }],
      },
      (error, result) => (error ? reject(error as Error) : resolve(result)),
    );
    instance.on('response', (_client, status, _bytes, ms) => {
      end = performance.now();
      taken.push(ms);
      if (status < 200 || status > 299) refused.add(status);
    });
  });
  if (refused.size + errors + timeouts > 0) {
    throw new Error(
      `${asked[0]?.path}: answered ${[...refused].join()}; ${errors} failed, ${timeouts} too late`,
    );
  }
  // On a busy machine no answer may come in a short time.
  if (taken.length === 0) return load(url, { connections, asked, seconds: (seconds ?? 1) * 4 });
  const rate = taken.length / ((end - start) / 1000);
  return { rate, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}
