/** `npm run contract` writes the API's document; with `--check` it compares them. See lib/contract.mjs. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/contract.mjs')]).then(([{ runTask }, { contract }]) =>
  runTask('contract', (tools) => contract(tools, { check: process.argv.includes('--check') })),
);
