/** `npm run contract` writes the API document; `--check` compares it. See lib/contract.mjs. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/contract.mjs')]).then(([{ runTask }, { contract }]) =>
  runTask('contract', (tools) => contract(tools, { check: process.argv.includes('--check') })),
);
