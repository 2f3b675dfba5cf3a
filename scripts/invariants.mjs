/** `npm run invariants [-- --contents]`. See lib/invariants.mjs. */
import { parseArgs } from 'node:util';
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
const { values } = parseArgs({ options: { contents: { type: 'boolean' } } });
Promise.all([import('./lib/task.mjs'), import('./lib/invariants.mjs')]).then(
  ([{ runTask }, { invariants }]) => runTask('invariants', (tools) => invariants(tools, values)),
);
