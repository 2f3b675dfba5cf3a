import { Lifecycle } from './lifecycle.js';
import { Interrupted, throttled } from './throttled.js';

describe('work done in pieces', () => {
  it('leaves time between the pieces to other work', async () => {
    const rest = throttled(new Lifecycle());
    const start = performance.now();
    while (performance.now() - start < 5);
    let others = 0;
    const other = setInterval(() => others++, 1);
    await rest();
    clearInterval(other);
    expect(others).toBeGreaterThan(0);
  });

  it('stops between two pieces when the process is to stop', async () => {
    const lifecycle = new Lifecycle();
    const rest = throttled(lifecycle);
    await rest();
    lifecycle.stop();
    await expect(rest()).rejects.toThrow(Interrupted);
  });
});
