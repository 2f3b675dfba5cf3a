/**
 * `npm run bench`, `test:faults`, `test:security` and `audit:public`: brings packages and builds up to date, then runs
 * tools/<name>/main.ts on them. What each takes and says is told there.
 */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
const [name = '', ...args] = process.argv.slice(2);
Promise.all([import('./lib/task.mjs'), import('./lib/prepare.mjs')]).then(([{ runTask }, { prepare }]) =>
  runTask(name, async (tools) => {
    await prepare({ phases: tools.phases, logDir: tools.logDir, signal: tools.shutdown.signal });
    // Its packages may have been installed just now.
    await import('../tools/typescript.mjs');
    const { run } = await import(`../tools/${name}/main.ts`);
    return run(tools, args);
  }),
);
