import { expect, it } from 'vitest';
import { idsIn } from './words-of-scripts';

const scripts = {
  '/page.js': { words: ['a', 'b'], loads: ['/shared.js'] },
  '/shared.js': { words: ['b', 'c'], loads: ['/page.js'] },
  '/later.js': { words: ['d'], loads: ['/shared.js'] },
};

it('a page has the words of its scripts and of those that come with them, each once', () => {
  expect(idsIn(scripts, ['/page.js']).toSorted()).toEqual(['a', 'b', 'c']);
});

it('a script that is not known adds nothing', () => {
  expect(idsIn(scripts, ['/gone.js'])).toEqual([]);
});
