/** `npm run bench [-- rows]` measures the hot reads and a write over many rows. See lib/bench.mjs. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/bench.mjs')]).then(([{ runTask }, { bench }]) =>
  runTask('bench', (tools) => bench(tools, { rows: Number(process.argv[2] ?? 100_000) })),
);
