import { setImmediate as turn } from 'node:timers/promises';
import { Ambient } from './ambient.js';

const word = new Ambient<string>();
const number = new Ambient<number>();

it('a value is visible to the work it was set for and to what that work starts, and nowhere else', async () => {
  const seen = async () => {
    await turn();
    return [word.get(), number.get()];
  };
  const works = ['a', 'b'].map((value) => word.run(value, seen));
  expect(await seen()).toEqual([undefined, undefined]);
  expect(await Promise.all(works)).toEqual([
    ['a', undefined],
    ['b', undefined],
  ]);
});

it('several values are independent, and an inner one hides the outer', () => {
  word.run('outer', () => {
    number.run(1, () => expect([word.get(), number.get()]).toEqual(['outer', 1]));
    word.run('inner', () => expect(word.get()).toBe('inner'));
    expect([word.get(), number.get()]).toEqual(['outer', undefined]);
  });
});
