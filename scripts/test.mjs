/** `npm test`. See lib/checks/run.mjs. This file only checks the Node version and runs on any Node. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/checks/run.mjs')]).then(([{ runTask }, { runChecks }]) =>
  runTask('test', runChecks),
);
