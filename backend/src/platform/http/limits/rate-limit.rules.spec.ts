import { sayWait, visitorOf, waitAfterFailures } from './rate-limit.rules.js';

it.each([
  [0, 0],
  [4, 0],
  [5, 2],
  [6, 4],
  [7, 8],
  [13, 512],
  [14, 900],
  [5000, 900],
])('after %d failures in a row the wait is %d seconds', (failures, seconds) => {
  expect(waitAfterFailures(failures)).toBe(seconds);
});

it.each([
  [0.2, '1 segundo'],
  [1, '1 segundo'],
  [30, '30 segundos'],
  [90, '90 segundos'],
  [91, '2 minutos'],
  [900, '15 minutos'],
  [3600, '60 minutos'],
  [5401, '2 horas'],
])('%d seconds are written as %s', (seconds, words) => {
  expect(sayWait(seconds)).toBe(words);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34:a:b:c:d', '2001:db8:12:34::/64'],
  ['2001:0db8:0012:0034:ffff::1', '2001:db8:12:34::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the address %s counts as visitor %s', (ip, visitor) => {
  expect(visitorOf(ip)).toBe(visitor);
});
