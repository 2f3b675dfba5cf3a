import { jest } from '@jest/globals';
import { Clock } from './clock.js';

afterEach(() => jest.restoreAllMocks());

it('work that has begun in one time fails when the clock is set meanwhile, and other work goes on', async () => {
  const clock = new Clock();
  const real = Date.now();
  const inThisTime = clock.from();
  await inThisTime(async () => {
    await Promise.resolve();
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(real);
    jest.spyOn(Date, 'now').mockReturnValue(real + 11 * 60_000);
    expect(() => clock.now()).toThrow('the clock was set while this work was under way');
  });
  expect(clock.now().getTime()).toBe(real + 11 * 60_000);
});
