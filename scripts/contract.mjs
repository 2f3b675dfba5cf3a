/**
 * `npm run contract` writes the API document; `--check` compares it; `--announced="…"` notes which entry of the
 * changelog announces what breaks programs. See lib/contract.mjs.
 */
import { parseArgs } from 'node:util';
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, announced: { type: 'string' } },
});
Promise.all([import('./lib/task.mjs'), import('./lib/contract.mjs')]).then(
  ([{ runTask }, { contract, noteAnnounced }]) =>
    runTask('contract', (tools) =>
      values.announced === undefined
        ? contract(tools, { check: values.check })
        : noteAnnounced(tools, values.announced),
    ),
);
