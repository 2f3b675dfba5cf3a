import { Clock } from '../../../platform/values/clock.js';
import { FoundSearches, type FoundSearch } from './found-searches.js';

class HandSetClock extends Clock {
  time = 0;
  override now(): Date {
    return new Date(this.time);
  }
}

it('a search is remembered for a minute as one with many matches, and no other search is', () => {
  const clock = new HandSetClock();
  const found = new FoundSearches(clock);
  found.noteMany('garcia');
  clock.time = 59_999;
  expect([found.hasMany('garcia'), found.hasMany('puig')]).toEqual([true, false]);
  clock.time = 60_000;
  expect(found.hasMany('garcia')).toBe(false);
});

const pageOf = (...ids: string[]): FoundSearch => ({
  ids,
  total: ids.length,
  next: null,
  matches: new Map(),
});

it('a page is found once for a version, and found again for the next one', async () => {
  const found = new FoundSearches(new HandSetClock());
  let times = 0;
  const find = () => Promise.resolve(pageOf(`${++times}`));
  const ask = async (key: string, version: string) => (await found.page(key, version, find)).ids;
  expect([await ask('garcia', '1'), await ask('garcia', '1')]).toEqual([['1'], ['1']]);
  expect([await ask('garcia', '2'), await ask('puig', '2')]).toEqual([['2'], ['3']]);
});

it('a search that failed is tried again', async () => {
  const found = new FoundSearches(new HandSetClock());
  await expect(found.page('garcia', '1', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  await expect(found.page('garcia', '1', () => Promise.resolve(pageOf('a')))).resolves.toMatchObject({
    ids: ['a'],
  });
});
