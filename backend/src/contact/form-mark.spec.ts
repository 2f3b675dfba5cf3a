import { randomBytes } from 'node:crypto';
import { makeMark, readMark } from './form-mark.js';

const KEY = randomBytes(32);
const SHOWN = new Date('2026-06-15T10:00:00Z');
const after = (seconds: number) => new Date(SHOWN.getTime() + seconds * 1000);

it.each([
  [0, 'too_fast'],
  [2.9, 'too_fast'],
  [3, 'good'],
  [24 * 3600, 'good'],
  [24 * 3600 + 1, 'too_old'],
  [-60, 'too_fast'],
])('a form that is sent after %d seconds is %s', (seconds, state) => {
  expect(readMark(KEY, makeMark(KEY, SHOWN), after(seconds)).state).toBe(state);
});

it('each form has an id of its own', () => {
  const [one, other] = [makeMark(KEY, SHOWN), makeMark(KEY, SHOWN)].map((mark) =>
    readMark(KEY, mark, after(60)),
  );
  expect(one).not.toEqual(other);
  const mark = makeMark(KEY, SHOWN);
  expect(readMark(KEY, mark, after(60))).toEqual(readMark(KEY, mark, after(90)));
});

it('a mark that was changed, invented or signed elsewhere is unknown', () => {
  const mark = makeMark(KEY, SHOWN);
  const [id = '', time = '', signature = ''] = mark.split('.');
  const earlier = (SHOWN.getTime() - 1).toString(36);
  for (const wrong of [
    '',
    'x',
    `${mark}x`,
    `${id}.${earlier}.${signature}`,
    `${id.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))}.${time}.${signature}`,
    `${id}.${time}.${'A'.repeat(43)}`,
    makeMark(randomBytes(32), SHOWN),
  ]) {
    expect(readMark(KEY, wrong, after(60))).toEqual({ state: 'unknown' });
  }
});
