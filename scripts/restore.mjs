/** `npm run restore -- file [--into=folder]`. See lib/restore.mjs. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/restore.mjs')]).then(([{ runTask }, { restore }]) =>
  runTask('restore', restore),
);
