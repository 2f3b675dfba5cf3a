/** `npm run release`: keeps what is kept of each version. See lib/release.mjs. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/release.mjs')]).then(([{ runTask }, { keepRelease }]) =>
  runTask('release', keepRelease),
);
