import { askedWait } from './asked-wait.js';

const NOW = new Date('2026-03-02T10:00:00.000Z');

it.each([
  [429, '120', 120_000],
  [503, 'Mon, 02 Mar 2026 10:00:30 GMT', 30_000],
  [503, 'Mon, 02 Mar 2026 09:00:00 GMT', 0],
  [429, '999999999', 86_400_000],
  [429, 'soon', 0],
  [429, undefined, 0],
  [500, '120', 0],
  [null, '120', 0],
])('an answer %s with Retry-After %s asks for %i ms', (codigo, header, wait) => {
  expect(askedWait(codigo, header, NOW)).toBe(wait);
});
