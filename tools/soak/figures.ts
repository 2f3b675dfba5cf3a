/** What a long run samples, how much each figure may grow, and the verdict. */
import { median } from '../figures.ts';
import { type Point, rises, slopeOf } from './slope.ts';

/** The part of the samples that belongs to the warm-up: caches fill, code is compiled, pools open. */
const WARM_UP = 0.4;
/** Fewer samples after the warm-up prove nothing. */
const LEAST_SAMPLES = 8;

interface Figure {
  name: string;
  unit: string;
  /** Growth from the end of the warm-up to the end of the run that is no leak, whatever the run's length. */
  allowed: number;
}

export const FIGURES = {
  rssMb: { name: 'resident memory', unit: 'MB', allowed: 24 },
  heapMb: { name: 'heap after a collection', unit: 'MB', allowed: 4 },
  outsideMb: { name: 'buffers outside of the heap', unit: 'MB', allowed: 4 },
  handles: { name: 'handles', unit: '', allowed: 3 },
  timers: { name: 'timers', unit: '', allowed: 3 },
  descriptors: { name: 'file descriptors', unit: '', allowed: 4 },
  children: { name: 'child processes', unit: '', allowed: 1 },
  connections: { name: 'connections of PostgreSQL', unit: '', allowed: 3 },
  transactionS: { name: 'oldest open transaction', unit: 's', allowed: 5 },
  temporaryFiles: { name: 'temporary files', unit: '', allowed: 2 },
  deadRows: { name: 'dead rows after VACUUM', unit: '', allowed: 400 },
  rowBytes: { name: 'table bytes for each row', unit: 'B', allowed: 60 },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;
export type Sample = { at: number } & Record<FigureName, number>;

export interface Verdict {
  name: FigureName;
  first: number;
  last: number;
  /** Growth of the slope over the judged part. */
  growth: number;
  perHour: number;
  leaks: boolean;
}

/** @throws when there are too few samples to judge */
export function judge(samples: readonly Sample[]): Verdict[] {
  const judged = samples.slice(Math.floor(samples.length * WARM_UP));
  if (judged.length < LEAST_SAMPLES) {
    throw new Error(`${judged.length} samples after the warm-up are too few: at least ${LEAST_SAMPLES}.`);
  }
  const seconds = (judged.at(-1)?.at ?? 0) - (judged[0]?.at ?? 0);
  return (Object.keys(FIGURES) as FigureName[]).map((name) => {
    const points = judged.map((sample): Point => ({ at: sample.at, value: sample[name] }));
    const slope = slopeOf(points);
    const growth = slope * seconds;
    const values = points.map(({ value }) => value);
    const part = Math.ceil(values.length / 4);
    return {
      name,
      first: median(values.slice(0, part)),
      last: median(values.slice(-part)),
      growth,
      perHour: slope * 3600,
      leaks: growth > FIGURES[name].allowed && rises(points),
    };
  });
}

/** @returns a Markdown table */
export function tableOf(verdicts: readonly Verdict[]): string {
  const number = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1));
  const rows = verdicts.map(({ name, first, last, growth, perHour, leaks }) => {
    const { name: title, unit, allowed } = FIGURES[name];
    const cells = [first, last, growth].map(number);
    return `| ${[title, unit, ...cells, allowed, number(perHour), leaks ? '**grows**' : 'steady'].join(' | ')} |`;
  });
  return [
    '| figure | unit | after the warm-up | at the end | growth by its slope | allowed | an hour | |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows,
  ].join('\n');
}
