/** The options of the audit. */
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';

const USAGE = 'Usage: npm run audit:public [-- --runs=5 --pages=/,/contacto --out=file.md]';

interface Options {
  /** Lighthouse runs for each page; the medians are shown. */
  runs: number;
  /** Paths; default: every page that links lead to. */
  pages: string[] | undefined;
  /** File to which the table is also written. */
  out: string | undefined;
}

export function readOptions(args: string[]): Options {
  let values: { runs: string; pages?: string; out?: string };
  try {
    ({ values } = parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '5' },
        pages: { type: 'string' },
        out: { type: 'string' },
      },
    }));
  } catch (cause) {
    throw new Failure(USAGE, { cause });
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Failure(USAGE);
  return { runs, pages: values.pages?.split(','), out: values.out };
}
