import { Clock } from '../../platform/values/clock.js';
import { ManyMatches } from './many-matches.js';

class HandSetClock extends Clock {
  time = 0;
  override now(): Date {
    return new Date(this.time);
  }
}

it('a search is remembered for a minute as one with many matches, and no other search is', () => {
  const clock = new HandSetClock();
  const many = new ManyMatches(clock);
  many.note('garcia');
  clock.time = 59_999;
  expect([many.has('garcia'), many.has('puig')]).toEqual([true, false]);
  clock.time = 60_000;
  expect(many.has('garcia')).toBe(false);
});
