/** Public pages and answers as the product sends them: "lean" begins with the same warm cache. */
import type { Server } from '../processes.ts';
import type { LeanOrder } from './server.ts';

/** Headers of one connection or one answer. */
const OWN = [
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'x-request-id',
  'content-encoding',
  'content-length',
];

export async function pagesOf({ url }: Server, paths: string[]): Promise<LeanOrder['pages']> {
  const pages: LeanOrder['pages'] = {};
  for (const path of new Set(paths)) {
    const response = await fetch(url + path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const body = await response.text();
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN.includes(name)));
    pages[path] = { body, headers };
  }
  return pages;
}
