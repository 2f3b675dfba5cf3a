/** The comparison as a plain table. */
import { ratio } from './targets.ts';
import type { Result, Who } from './compare.ts';

const NAME = 20;

export function headline(rows: number) {
  const columns = ['conn', 'req/s', 'p50 ms', 'p99 ms', '/ bare', '/ express', '/ obvious'];
  return `${`${rows.toLocaleString('en')} people`.padEnd(NAME)}${columns.map((text) => text.padStart(10)).join('')}`;
}

export function resultLine(result: Result) {
  const { route, connections, who } = result;
  const share = (rival: Who) => ratio(result, rival)?.toFixed(2) ?? '';
  const figures = [
    String(connections),
    who.ours?.rate.toFixed(0) ?? '',
    who.ours?.p50.toFixed(1) ?? '',
    who.ours?.p99.toFixed(1) ?? '',
    share('bare'),
    share('express'),
    share('obvious'),
  ];
  return `${route.padEnd(NAME)}${figures.map((text) => text.padStart(10)).join('')}`;
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
