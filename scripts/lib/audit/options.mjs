/** What a person may ask of the audit. */
import { parseArgs } from 'node:util';
import { Failure } from '../failure.mjs';

const USAGE = 'Usage: npm run audit:public [-- --runs=5 --rps=3 --pages=/,/contacto --out=file.md]';

/**
 * @typedef {object} Options
 * @property {number} runs of Lighthouse for each page, of which the medians are shown
 * @property {number} rps seconds of load for each page; 0: none
 * @property {string[] | undefined} pages paths; default: all that links lead to
 * @property {string | undefined} out file that gets the table too
 */

/** @param {string[]} args @returns {Options} */
export function readOptions(args) {
  /** @type {{ runs: string, rps: string, pages?: string, out?: string }} */
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '5' },
        rps: { type: 'string', default: '3' },
        pages: { type: 'string' },
        out: { type: 'string' },
      },
    }));
  } catch (cause) {
    throw new Failure(USAGE, { cause });
  }
  const [runs, rps] = [Number(values.runs), Number(values.rps)];
  if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(rps) || rps < 0) throw new Failure(USAGE);
  return { runs, rps, pages: values.pages?.split(','), out: values.out };
}
