/** `npm run sbom [-- --to=folder]`. See lib/supply.mjs. */
import { parseArgs } from 'node:util';
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
const { values } = parseArgs({ options: { to: { type: 'string' } } });
Promise.all([import('./lib/task.mjs'), import('./lib/supply.mjs')]).then(([{ runTask }, { writeBill }]) =>
  runTask('sbom', (tools) => writeBill(tools, values)),
);
