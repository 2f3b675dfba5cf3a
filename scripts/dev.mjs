/** `npm run dev`. See lib/dev.mjs. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/dev.mjs')]).then(([{ runTask }, { dev }]) =>
  runTask('dev', dev),
);
