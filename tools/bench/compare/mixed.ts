/** A mixed day of many people at once: mostly reads, some searches, visitors of the site, and writes. */
import type { Asked } from './load.ts';
import type { Read } from './routes.ts';
import { askedOf } from './requests.ts';
import { type WriteMaker } from './writes.ts';

export const MIXED = 'mixed day';
export const MIXED_CONNECTIONS = 50;

/** Requests of one round. */
const REQUESTS = 1000;
/** Shares of the requests by route; the rest are notes. */
const SHARES: Record<string, number> = {
  list: 0.2,
  'one record': 0.2,
  'vacancy board': 0.2,
  search: 0.1,
  'page of a vacancy': 0.2,
};
const NOTES = 0.1;
/** Coprime to the number of requests: neighbours are of different kinds, in the same order in every round. */
const STRIDE = 389;

export const isPart = ({ name }: Read) => name in SHARES;

/** @param parts the reads of the day */
export async function mixedDay(parts: Read[], maker: WriteMaker): Promise<Asked[]> {
  const reads = parts.flatMap(({ name, asked }) =>
    Array.from({ length: (SHARES[name] ?? 0) * REQUESTS }, (_, place) => asked[place % asked.length]),
  );
  const notes = (await maker('note', NOTES * REQUESTS)).map(askedOf);
  const all = [...reads, ...notes].filter((one) => one !== undefined);
  return all.map((first, place) => all[(place * STRIDE) % all.length] ?? first);
}
