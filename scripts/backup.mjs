/** `npm run backup [-- --to=folder --keep=days --no-verify]`. See lib/backup.mjs. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
Promise.all([import('./lib/task.mjs'), import('./lib/backup.mjs')]).then(([{ runTask }, { backup }]) =>
  runTask('backup', backup),
);
