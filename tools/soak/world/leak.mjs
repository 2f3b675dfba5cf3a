/**
 * Loaded before a server: leaks on purpose what SOAK_LEAK names with each request, to prove that a long run finds it.
 * Only the run's own tests and `--leak` load it.
 */
import diagnostics from 'node:diagnostics_channel';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @type {unknown[]} */
const kept = [];
let requests = 0;

/** @type {Record<string, () => void>} */
const LEAKS = {
  memory: () => void kept.push(Array.from({ length: 8000 }, (_, place) => place + requests)),
  buffers: () => void kept.push(Buffer.alloc(65_536, 1)),
  timers: () => void kept.push(setInterval(() => {}, 60_000).unref()),
  descriptors: () => void kept.push(fs.openSync(process.execPath, 'r')),
  files: () => {
    fs.writeFileSync(path.join(os.tmpdir(), `left-${process.pid}-${requests}`), 'x');
  },
};

const leaks = (process.env.SOAK_LEAK ?? '').split(',').map((name) => {
  const leak = LEAKS[name];
  if (!leak) throw new Error(`SOAK_LEAK must be some of ${Object.keys(LEAKS).join(', ')}.`);
  return leak;
});
// Not each: a leak of one request in eight is found as well, and a server has few descriptors.
diagnostics.subscribe('http.server.request.start', () => {
  requests += 1;
  if (requests % 8 === 0) for (const leak of leaks) leak();
});
