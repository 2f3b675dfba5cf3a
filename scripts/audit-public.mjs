/**
 * `npm run audit:public [-- --runs=5 --rps=3 --pages=/,/contacto --out=file.md]` measures every public page. See
 * lib/audit/audit.mjs; here only the check that any Node can run.
 */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/audit/audit.mjs')]).then(
  ([{ runTask }, { auditPublic }]) => runTask('audit', auditPublic),
);
