import { ShortCache } from './short-cache.js';

it('concurrent readers share one query', async () => {
  let readings = 0;
  const cache = new ShortCache(() => Promise.resolve(++readings));
  expect(await Promise.all([cache.get(), cache.get()])).toEqual([1, 1]);
  expect(await cache.get()).toBe(1);
});

it('a result read before a change is returned and not cached', async () => {
  const answers: ((value: string) => void)[] = [];
  const cache = new ShortCache(() => new Promise<string>((answer) => answers.push(answer)));
  const early = cache.get();
  cache.forget();
  const late = cache.get();
  answers[1]?.('after');
  answers[0]?.('before');
  expect([await early, await late, await cache.get()]).toEqual(['before', 'after', 'after']);
});

it('a failed read is not cached', async () => {
  const readings = [Promise.reject(new Error('away')), Promise.resolve('there')];
  const cache = new ShortCache(() => readings.shift() ?? Promise.reject(new Error('a third reading')));
  await expect(cache.get()).rejects.toThrow('away');
  expect(await cache.get()).toBe('there');
});
