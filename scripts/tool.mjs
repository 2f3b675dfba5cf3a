/**
 * Runs `npm run bench`, `test:faults`, `test:upgrade`, `test:security`, `test:soak`, `drill:point-in-time` and `cvs`:
 * updates packages and builds, then runs tools/<name>/main.ts. The options are described there.
 */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
const [name = '', ...args] = process.argv.slice(2);
Promise.all([import('./lib/task.mjs'), import('./lib/prepare.mjs')]).then(([{ runTask }, { prepare }]) =>
  runTask(name, async (tools) => {
    // CVs are read by the backend alone.
    const only = name === 'cvs' ? ['backend'] : undefined;
    await prepare({ phases: tools.phases, logDir: tools.logDir, signal: tools.shutdown.signal, only });
    // Its packages may have just been installed.
    await import('../tools/typescript.mjs');
    const { run } = await import(`../tools/${name}/main.ts`);
    return run(tools, args);
  }),
);
