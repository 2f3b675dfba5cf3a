/** The promised speed targets of the API and whether they are met, judged at ten connections. */
import type { Result, Who } from './compare.ts';

interface Verdict {
  passed: boolean;
  text: string;
}

const JUDGED = 10;
/** Least share of a rival's rate; `rows`: the size from which it applies. */
const LEAST: Record<Result['kind'], { rival: Who; least: number; rows?: number }[]> = {
  list: [
    { rival: 'obvious', least: 5, rows: 100_000 },
    { rival: 'obvious', least: 100, rows: 1_000_000 },
    { rival: 'bare', least: 0.5 },
  ],
  search: [{ rival: 'bare', least: 0.5 }],
  read: [{ rival: 'express', least: 0.7 }],
  write: [{ rival: 'bare', least: 0.5 }],
  changing: [],
};
const SMALL = 10_000;
const LARGE = 1_000_000;
/** Most growth of the p99 from 10,000 rows to a million. */
const MOST_GROWTH = 2;

/** @returns our rate divided by the rival's */
export function ratio({ who }: Result, rival: Who): number | null {
  const [ours, theirs] = [who.ours?.rate, who[rival]?.rate];
  return ours === undefined || theirs === undefined ? null : ours / theirs;
}

export function judge(results: Result[]): Verdict[] {
  const judged = results.filter(({ connections }) => connections === JUDGED);
  const shares = judged.flatMap((result) =>
    LEAST[result.kind]
      .filter(({ rows }) => rows === undefined || rows === result.rows)
      .map(({ rival, least }) => {
        const measured = ratio(result, rival) ?? 0;
        const at = result.rows.toLocaleString('en');
        return {
          passed: measured >= least,
          text: `${result.route} at ${at}: ${measured.toFixed(2)} of ${rival}, at least ${least}`,
        };
      }),
  );
  const growth = judged
    .filter(({ rows, kind }) => rows === LARGE && kind !== 'changing')
    .flatMap((large) => {
      const small = judged.find(({ rows, route }) => rows === SMALL && route === large.route);
      if (!small?.who.ours || !large.who.ours) return [];
      const times = large.who.ours.p99 / small.who.ours.p99;
      return [
        {
          passed: times <= MOST_GROWTH,
          text: `${large.route}: p99 at a million ${times.toFixed(2)} times that at 10,000, at most ${MOST_GROWTH}`,
        },
      ];
    });
  return [...shares, ...growth];
}
