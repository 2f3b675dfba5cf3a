/** The comparison as a plain table. */
import { ratio } from './targets.ts';
import type { Result, Who } from './compare.ts';

const NAME = 30;
const WIDTH = 11;
const RIVALS = ['lean', 'bare', 'express', 'obvious'] as const satisfies Who[];
const COLUMNS = [
  ...['conn', 'req/s', 'p50 ms', 'p99 ms'],
  ...RIVALS.map((rival) => `/ ${rival}`),
  ...['statements', 'trips', 'cpu ms', 'lean cpu', 'db ms', 'lean db'],
];

const row = (name: string, cells: readonly string[]) =>
  `${name.padEnd(NAME)}${cells.map((text) => text.padStart(WIDTH)).join('')}`;

export const headline = (rows: number) => row(`${rows.toLocaleString('en')} people`, COLUMNS);

/** `cpu`: processor time of the serving process for each request; `db`: of PostgreSQL. */
export function resultLine(result: Result) {
  const { route, connections, who, cost } = result;
  const { ours, lean } = who;
  return row(route, [
    String(connections),
    ours?.rate.toFixed(0) ?? '',
    ours?.p50.toFixed(1) ?? '',
    ours?.p99.toFixed(1) ?? '',
    ...RIVALS.map((rival) => ratio(result, rival)?.toFixed(2) ?? ''),
    String(cost?.statements ?? ''),
    String(cost?.roundTrips ?? ''),
    ...[ours?.cpu, lean?.cpu, ours?.databaseCpu, lean?.databaseCpu].map((ms) => ms?.toFixed(2) ?? ''),
  ]);
}

/** How rates and p99 latencies change with the number of rows. */
export function growthLines(results: Result[]): string[] {
  const sizes = [...new Set(results.map(({ rows }) => rows))];
  if (sizes.length < 2) return [];
  const heading = sizes.map((rows) => `p99 at ${rows.toLocaleString('en')}`.padStart(18)).join('');
  const lines = results
    .filter(({ rows }) => rows === sizes[0])
    .map(({ route, connections }) => {
      const cells = sizes.map((rows) => {
        const found = results.find(
          (other) => other.rows === rows && other.route === route && other.connections === connections,
        );
        return `${found?.who.ours?.p99.toFixed(1) ?? ''} ms`.padStart(18);
      });
      return `${route.padEnd(NAME)}${String(connections).padStart(10)}${cells.join('')}`;
    });
  return ['', `${'growth'.padEnd(NAME)}${'conn'.padStart(10)}${heading}`, ...lines];
}
