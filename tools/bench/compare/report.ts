/** The comparison as a plain table, with the promised shares of the rate of "lean". */
import { DAY, type Result } from './compare.ts';

/** Least share by route, at ten connections, the mixed day at its own. */
const LEAST: Record<string, number> = {
  'list, 10 changes/s': 1,
  'search, 10 changes/s': 1,
  ...{ record: 0.5, portal: 0.4, me: 0.25 },
  ...{ application: 0.35, move: 0.35, message: 0.35, note: 0.4, refresh: 0.4 },
};
const JUDGED = 10;

const row = (name: string, cells: readonly string[]) =>
  `${name.padEnd(30)}${cells.map((text) => text.padStart(11)).join('')}`;

export const headline = (rows: number) =>
  row(`${rows.toLocaleString('en')} people`, ['conn', 'req/s', 'p50 ms', 'p99 ms', 'lean req/s', '/ lean']);

const ratio = ({ ours, lean }: Result) => ours.rate / lean.rate;

export function resultLine(result: Result) {
  const { route, connections, ours, lean } = result;
  const figures = [ours.rate.toFixed(0), ours.p50.toFixed(1), ours.p99.toFixed(1), lean.rate.toFixed(0)];
  return row(route, [String(connections), ...figures, ratio(result).toFixed(2)]);
}

/** @returns a line for each target of what was measured */
export function judge(results: Result[]): { passed: boolean; text: string }[] {
  return results.flatMap((result) => {
    const least = LEAST[result.route];
    if (least === undefined || (result.connections !== JUDGED && result.route !== DAY)) return [];
    const at = `${result.route} at ${result.rows.toLocaleString('en')}`;
    return [
      {
        passed: ratio(result) >= least,
        text: `${at}: ${ratio(result).toFixed(2)} of lean, at least ${least}`,
      },
    ];
  });
}
