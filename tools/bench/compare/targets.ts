/** The promised speed targets of the API and whether they are met, judged at ten connections. */
import type { Result, Who } from './compare.ts';
import type { Cost } from './record.ts';

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
  mixed: [],
  bulk: [],
};
/** Least share of the rate of "lean", by route. */
const OF_LEAN: Record<string, number> = {
  'one record': 0.6,
  portal: 0.6,
  'vacancy board': 0.6,
  'list, 10 changes/s': 0.6,
  'filtered list, 10 changes/s': 0.6,
  'search, 10 changes/s': 0.6,
  me: 0.6,
  refresh: 0.6,
  'sign-in': 0.6,
  note: 0.5,
  move: 0.5,
  create: 0.5,
  message: 0.5,
  interview: 0.5,
  'mixed day': 0.6,
  'bulk move of 100': 0.5,
};
/** Most statements, or statements that wait for one another, of one request. */
const MOST: Record<string, Partial<Cost>> = {
  'one record': { statements: 3 },
  move: { roundTrips: 8 },
  create: { roundTrips: 10 },
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

/** @returns none for a rival that does not know the route */
function share(result: Result, rival: Who, least: number | undefined): Verdict[] {
  const measured = ratio(result, rival);
  if (least === undefined || measured === null) return [];
  const at = result.rows.toLocaleString('en');
  const text = `${result.route} at ${at}: ${measured.toFixed(2)} of ${rival}, at least ${least}`;
  return [{ passed: measured >= least, text }];
}

/** p99 of a mixed day, in milliseconds, at the size of a large installation. */
const MOST_OF_DAY = { rows: 100_000, ms: 250 };

function slowestOfDay({ rows, route, who }: Result): Verdict[] {
  const p99 = who.ours?.p99;
  if (rows !== MOST_OF_DAY.rows || p99 === undefined) return [];
  const text = `${route}: p99 ${p99.toFixed(0)} ms at ${rows.toLocaleString('en')}, at most ${MOST_OF_DAY.ms}`;
  return [{ passed: p99 <= MOST_OF_DAY.ms, text }];
}

/** The number of statements does not depend on the number of rows. */
function costs(results: Result[]): Verdict[] {
  return results
    .filter(({ rows }) => rows === results[0]?.rows)
    .flatMap(({ route, cost }) =>
      Object.entries(MOST[route] ?? {}).map(([figure, most]) => {
        const measured = cost?.[figure as keyof Cost] ?? Number.NaN;
        const name = figure === 'statements' ? 'statements' : 'round trips';
        return { passed: measured <= most, text: `${route}: ${measured} ${name}, at most ${most}` };
      }),
    );
}

export function judge(results: Result[]): Verdict[] {
  const judged = results.filter(({ connections }) => connections === JUDGED);
  const shares = judged.flatMap((result) =>
    LEAST[result.kind]
      .filter(({ rows }) => rows === undefined || rows === result.rows)
      .flatMap(({ rival, least }) => share(result, rival, least)),
  );
  const growth = judged
    .filter(({ rows, kind, route }) => rows === LARGE && (kind !== 'changing' || route in OF_LEAN))
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
  const days = results.filter(({ kind }) => kind === 'mixed');
  const bulk = results.filter(({ kind }) => kind === 'bulk');
  const written = [...judged, ...bulk, ...days].flatMap((result) =>
    share(result, 'lean', OF_LEAN[result.route]),
  );
  return [...shares, ...written, ...growth, ...costs(judged), ...days.flatMap(slowestOfDay)];
}
