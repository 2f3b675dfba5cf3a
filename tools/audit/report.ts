/** The figures as a Markdown table; a figure that misses its target is bold. */
import type { Visits } from './phone.ts';

export type Row = Visits & { path: string; indexed: boolean };

interface Column {
  title: string;
  /** Undefined: not measured. */
  of: (row: Row) => number | undefined;
  show: (value: number) => string;
  /** Whether it meets its target. */
  holds?: (value: number) => boolean;
  target?: string;
}

const score = (value: number) => String(Math.floor(value));
const seconds = (ms: number) => (ms / 1000).toFixed(2);
const whole = (value: number) => String(Math.round(value));

const atLeast = (least: number) => ({ holds: (value: number) => value >= least, target: `≥ ${least}` });
/** @param target the text that is shown */
const atMost = (most: number, target: string) => ({
  holds: (value: number) => value <= most,
  target: `≤ ${target}`,
});
const full = { show: score, holds: (value: number) => value === 100, target: '100' };

const COLUMNS: Column[] = [
  { title: 'performance', of: ({ scores }) => scores.performance, show: score, ...atLeast(98) },
  { title: 'accessibility', of: ({ scores }) => scores.accessibility, ...full },
  { title: 'best practices', of: ({ scores }) => scores['best-practices'], ...full },
  { title: 'SEO', of: ({ scores, indexed }) => (indexed ? scores.seo : undefined), ...full },
  { title: 'LCP s', of: ({ lcp }) => lcp, show: seconds, ...atMost(1600, '1.6') },
  { title: 'CLS', of: ({ cls }) => cls, show: (value) => value.toFixed(3), ...atMost(0.02, '0.02') },
  { title: 'FCP s', of: ({ fcp }) => fcp, show: seconds },
  { title: 'TBT ms', of: ({ tbt }) => tbt, show: whole },
];

export function report(
  rows: Row[],
  { dead, runs, cpu }: { dead: string[]; runs: number; cpu: string },
): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const benchmarks = rows.map(({ benchmark }) => benchmark);
  const findings = rows.flatMap(({ path, indexed, findings: found }) =>
    found.filter((text) => indexed || !text.startsWith('is-crawlable')).map((text) => `- ${path}: ${text}`),
  );
  return [
    line(['page', ...COLUMNS.map(({ title }) => title)]),
    line(['---', ...COLUMNS.map(() => '---:')]),
    line(['target', ...COLUMNS.map(({ target }) => target ?? '')]),
    ...rows.map((row) => line([row.path, ...COLUMNS.map((column) => cell(column, row))])),
    '',
    `Lighthouse, mobile, simulated network and processor, median of ${runs}.`,
    `${cpu}, Lighthouse's benchmark index ${whole(Math.min(...benchmarks))} to ${whole(Math.max(...benchmarks))}: the`,
    'times are worth nothing when other programs kept the machine busy, which shows as a low index.',
    ...(dead.length > 0 ? ['', `Dead links: ${dead.join(', ')}`] : []),
    ...(findings.length > 0 ? ['', 'What Lighthouse found:', '', ...findings] : []),
  ].join('\n');
}

function cell({ of, show, holds }: Column, row: Row) {
  const value = of(row);
  if (value === undefined) return '–';
  return holds === undefined || holds(value) ? show(value) : `**${show(value)}**`;
}
