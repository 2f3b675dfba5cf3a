import { WEBHOOK_WAITS_SECONDS } from '@hiring/contract';
import { bodyOf, failsTooLong, isDelivered, nextAttempt } from './delivery.rules.js';

const NOW = new Date('2026-03-02T10:00:00.000Z');

it('the wait between retries grows by the table, with some variation, and ends after the last one', () => {
  const waits = Array.from({ length: 12 }, (_, failures) => nextAttempt(failures + 1, NOW, 0.5));
  expect(waits.map((at) => at && (at.getTime() - NOW.getTime()) / 1000)).toEqual([
    ...WEBHOOK_WAITS_SECONDS,
    null,
    null,
    null,
  ]);
  expect(nextAttempt(1, NOW, 0)?.toISOString()).toBe('2026-03-02T10:00:04.500Z');
  expect(nextAttempt(1, NOW, 1)?.toISOString()).toBe('2026-03-02T10:00:05.500Z');
});

it('a Retry-After that is longer than the wait of the table is respected', () => {
  expect(nextAttempt(1, NOW, 0.5, 120_000)?.toISOString()).toBe('2026-03-02T10:02:00.000Z');
  expect(nextAttempt(4, NOW, 0.5, 1000)).toEqual(nextAttempt(4, NOW, 0.5));
});

it.each([
  [null, false],
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [302, false],
  [410, false],
  [500, false],
])('%s delivered: %s', (codigo, delivered) => {
  expect(isDelivered(codigo)).toBe(delivered);
});

it('five days of failures only are too long', () => {
  expect(failsTooLong(new Date('2026-02-25T10:00:01Z'), NOW)).toBe(false);
  expect(failsTooLong(new Date('2026-02-25T10:00:00Z'), NOW)).toBe(true);
});

it('the body links to the API', () => {
  const event = { tipo: 'interview.created' as const, datos: { id: 'a' }, created_at: NOW };
  expect(bodyOf(event, 'https://example.com')).toBe(
    '{"type":"interview.created","timestamp":"2026-03-02T10:00:00.000Z","data":{"id":"a","url":"https://example.com/api/interviews/a"}}',
  );
  expect(bodyOf({ ...event, tipo: 'webhook.test' }, 'https://example.com')).not.toContain('url');
});
