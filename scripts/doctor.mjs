/** `npm run doctor [-- --deep]`. See lib/doctor.mjs. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/doctor.mjs')]).then(([{ runTask }, { doctor }]) =>
  runTask('doctor', doctor),
);
