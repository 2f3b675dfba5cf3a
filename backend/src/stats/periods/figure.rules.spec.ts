import { changeOf, daysOf, rateOf, round } from './figure.rules.js';

it.each([
  [1.005, 2, 1.01],
  [2.345, 2, 2.35],
  [-1.005, 2, -1.01],
  [0, 2, 0],
  [33.333_333, 2, 33.33],
  [0.05, 1, 0.1],
])('%d rounded to %d decimals is %d', (value, decimals, rounded) => {
  expect(round(value, decimals)).toBeCloseTo(rounded, 10);
});

it('a figure is compared with the previous period unless that is empty', () => {
  expect(changeOf(3, 2)).toBe(50);
  expect(changeOf(2, 3)).toBe(-33.33);
  expect(changeOf(0, 4)).toBe(-100);
  expect(changeOf(5, 0)).toBeNull();
  expect(changeOf(0, 0)).toBeNull();
});

it('a rate is a percentage, and zero when there is nothing', () => {
  expect(rateOf(1, 3)).toBe(33.33);
  expect(rateOf(0, 0)).toBe(0);
  expect(rateOf(7, 7)).toBe(100);
});

it('a duration is in days with one decimal', () => {
  expect(daysOf(null)).toBeNull();
  expect(daysOf(0)).toBe(0);
  expect(daysOf('129600')).toBe(1.5);
  expect(daysOf(4_319)).toBe(0);
  expect(daysOf(4_320)).toBe(0.1);
});
