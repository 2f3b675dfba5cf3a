/** `npm run test:faults [-- --only=name,name] [--processes=3]`. See lib/faults/run.mjs. */
import { parseArgs } from 'node:util';
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
const { values } = parseArgs({ options: { only: { type: 'string' }, processes: { type: 'string' } } });
Promise.all([import('./lib/task.mjs'), import('./lib/faults/run.mjs')]).then(
  ([{ runTask }, { testFaults }]) => runTask('faults', (tools) => testFaults(tools, values)),
);
