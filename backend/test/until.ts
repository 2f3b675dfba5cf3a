import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `check` holds. @throws after a minute of its own waiting. */
export async function until(check: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 25) {
    if (await check()) return;
    await sleep(25);
  }
  throw new Error('what the test waits for did not come');
}
