/** Stops what global-setup.mjs started, and waits for it. */
import { once } from 'node:events';

export default async function tearDown() {
  const { testGround } = globalThis;
  if (!testGround || testGround.exitCode !== null) return;
  const ended = once(testGround, 'exit');
  testGround.stdin.end();
  await ended;
}
