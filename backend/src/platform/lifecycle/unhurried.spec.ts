import { Lifecycle } from './lifecycle.js';
import { Interrupted, unhurried } from './unhurried.js';

describe('work in pieces', () => {
  it('leaves the time between to others', async () => {
    const rest = unhurried(new Lifecycle());
    const start = performance.now();
    while (performance.now() - start < 5);
    let others = 0;
    const other = setInterval(() => others++, 1);
    await rest();
    clearInterval(other);
    expect(others).toBeGreaterThan(0);
  });

  it('ends where it is when the process is to stop', async () => {
    const lifecycle = new Lifecycle();
    const rest = unhurried(lifecycle);
    await rest();
    lifecycle.stop();
    await expect(rest()).rejects.toThrow(Interrupted);
  });
});
