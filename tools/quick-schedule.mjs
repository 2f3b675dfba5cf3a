/**
 * Loaded before the product (`node --import`). Timers of ten seconds or more run every two seconds, so that a scenario
 * does not wait minutes. Nothing else is changed.
 */
const SELDOM_MS = 10_000;
const TICK_MS = 2000;

const { setInterval } = globalThis;
/** @param {(...given: unknown[]) => unknown} run @param {number} [ms] @param {unknown[]} given */
const quick = (run, ms, ...given) => {
  if (ms === undefined || ms < SELDOM_MS) return setInterval(run, ms, ...given);
  let running = false;
  const tick = async () => {
    if (running) return;
    running = true;
    try {
      await run(...given);
    } finally {
      running = false;
    }
  };
  return setInterval(tick, TICK_MS);
};
globalThis.setInterval = /** @type {typeof setInterval} */ (quick);
