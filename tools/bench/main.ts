/**
 * `npm run bench` compares the API with servers written by hand; `-- --quick` takes two minutes, `--
 * --rows=10000,100000 --connections=1,10 --only=list --server=url --json=file`. `-- --screens [people] [--database=url]
 * [--only=name] [--browser]` times every list and screen instead; `-- --triggers [people]` shows what they add to a move.
 */
import { parseArgs } from 'node:util';
import type { Tools } from '../../scripts/lib/task.mjs';
import { compareApi } from './compare-api.ts';
import { explainTriggers } from './explain-triggers.ts';
import { timeScreens } from './time-screens.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** @returns the exit code */
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ rows: text, connections: text, only: text, server: text, json: text, quick: flag },
      ...{ screens: flag, database: text, browser: flag, triggers: flag },
    },
  });
  const people = Number(positionals[0] ?? 100_000);
  if (values.triggers) await explainTriggers(tools, people);
  else if (values.screens) await timeScreens(tools, { people, ...values });
  else return compareApi(tools, values);
  return 0;
}
