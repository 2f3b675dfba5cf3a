/** `npm run audit:verify`. See lib/audit-verify.mjs. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/audit-verify.mjs')]).then(
  ([{ runTask }, { auditVerify }]) => runTask('audit-verify', auditVerify),
);
