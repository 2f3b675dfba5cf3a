import { requestKey } from '@hiring/contract';

/** Keys of writes that nobody knows the outcome of, by what they ask for: sent again, they are the same request. */
const unknown = new Map<string, string>();

/** The key of this write, and what to call when it is known how it ended. */
export function keyOfWrite(method: string, url: string, body: string): { key: string; settled: () => void } {
  const write = `${method} ${url}\n${body}`;
  const key = unknown.get(write) ?? requestKey();
  unknown.set(write, key);
  return { key, settled: () => unknown.delete(write) };
}
