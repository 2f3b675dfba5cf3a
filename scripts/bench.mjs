/** `npm run bench [-- rows] [--database=url] [--only=name] [--screens]` measures every list and screen. See lib/bench.mjs. */
import { parseArgs } from 'node:util';
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, only: { type: 'string' }, screens: { type: 'boolean' } },
});
Promise.all([import('./lib/task.mjs'), import('./lib/bench.mjs')]).then(([{ runTask }, { bench }]) =>
  runTask('bench', (tools) => bench(tools, { people: Number(positionals[0] ?? 100_000), ...values })),
);
