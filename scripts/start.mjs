/** `npm start`. See lib/start/start.mjs; here only the check that any Node can run. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
import('./lib/start/start.mjs').then(({ start }) => start());
