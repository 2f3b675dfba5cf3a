import { requestKey } from '@hiring/contract';

/** Keys of writes with an unknown outcome, by content: a retry is the same request. */
const unknown = new Map<string, string>();

/** The key of this write, and the function to call when its outcome is known. */
export function keyOfWrite(method: string, url: string, body: string): { key: string; settled: () => void } {
  const write = `${method} ${url}\n${body}`;
  const key = unknown.get(write) ?? requestKey();
  unknown.set(write, key);
  return { key, settled: () => unknown.delete(write) };
}
