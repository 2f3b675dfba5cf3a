import { destructionOf, digestOf } from './erasure.rules.js';

it('the proof of an erasure is destroyed after three years', () => {
  expect(destructionOf(new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2029-11-21T10:00:00Z'));
  expect(destructionOf(new Date('2028-02-29T10:00:00Z'))).toEqual(new Date('2031-03-01T10:00:00Z'));
});

it('an address is kept as a digest that only the key can compare', () => {
  const digest = digestOf(Buffer.alloc(32, 1), 'nuria@example.com');
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(digestOf(Buffer.alloc(32, 1), 'nuria@example.com')).toBe(digest);
  expect(digestOf(Buffer.alloc(32, 2), 'nuria@example.com')).not.toBe(digest);
});
