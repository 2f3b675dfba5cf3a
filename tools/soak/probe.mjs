/**
 * Loaded before a server (`NODE_OPTIONS=--import=…`): at SIGUSR2 it collects garbage and appends its figures as one
 * line of JSON to the file SOAK_SAMPLES. Timers are counted where they are made, because Node lists only those that
 * keep a process alive.
 */
import fs from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';
import { setImmediate as turn } from 'node:timers/promises';

v8.setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collect = vm.runInNewContext('gc');

/** @type {Set<WeakRef<NodeJS.Timeout>>} */
const timers = new Set();
for (const name of /** @type {const} */ (['setTimeout', 'setInterval'])) {
  const original = globalThis[name];
  const counted = (/** @type {unknown[]} */ ...given) => {
    const timer = Reflect.apply(original, globalThis, given);
    timers.add(new WeakRef(timer));
    return timer;
  };
  // `promisify` looks for a symbol of it.
  Object.defineProperties(counted, Object.getOwnPropertyDescriptors(original));
  Object.assign(globalThis, { [name]: counted });
}

function livingTimers() {
  for (const one of timers) {
    const timer = one.deref();
    // Ended or cleared; there is no public property for it.
    if (!timer || Reflect.get(timer, '_destroyed')) timers.delete(one);
  }
  return timers.size;
}

process.on('SIGUSR2', async () => {
  // What one collection finalizes, the next frees.
  for (let times = 0; times < 3; times += 1) {
    collect();
    await turn();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().filter((kind) => kind !== 'Timeout').length;
  const line = JSON.stringify({ rss, heapUsed, external, handles, timers: livingTimers() });
  fs.appendFileSync(process.env.SOAK_SAMPLES ?? '', `${line}\n`);
});
