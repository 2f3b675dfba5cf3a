/**
 * `npm run bench` compares the API with servers written by hand; `-- --quick` in two minutes, `-- --rows=10000,100000
 * --connections=1,10 --only=list --server=url --json=file`. `-- --screens [people] [--database=url] [--only=name]
 * [--browser]` times every list and screen instead. See lib/bench.mjs and lib/bench-screens.mjs.
 */
import { parseArgs } from 'node:util';
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean' });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ rows: text, connections: text, only: text, server: text, json: text, quick: flag },
    ...{ screens: flag, database: text, browser: flag },
  },
});
Promise.all([
  import('./lib/task.mjs'),
  values.screens ? import('./lib/bench-screens.mjs') : import('./lib/bench.mjs'),
]).then(([{ runTask }, { bench }]) =>
  runTask('bench', (tools) => bench(tools, { people: Number(positionals[0] ?? 100_000), ...values })),
);
