/** `npm run admin:create`. See lib/admin-create.mjs. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/admin-create.mjs')]).then(
  ([{ runTask }, { createAdministrator }]) => runTask('admin-create', createAdministrator),
);
