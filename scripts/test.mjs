/** `npm test`. See lib/checks/run.mjs; here only the check that any Node can run. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/checks/run.mjs')]).then(([{ runTask }, { runChecks }]) =>
  runTask('test', runChecks),
);
