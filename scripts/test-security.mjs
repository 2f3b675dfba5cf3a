/** `npm run test:security [-- --only=name] [--seed=number]`. See lib/security/suite.mjs. */
import { parseArgs } from 'node:util';
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
const { values } = parseArgs({ options: { only: { type: 'string' }, seed: { type: 'string' } } });
Promise.all([import('./lib/task.mjs'), import('./lib/security/suite.mjs')]).then(
  ([{ runTask }, { testSecurity }]) => runTask('security', (tools) => testSecurity(tools, values)),
);
