/** `npm start`. See lib/start/start.mjs. This file only checks the Node version and runs on any Node. */
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
import('./lib/start/start.mjs').then(({ start }) => start());
