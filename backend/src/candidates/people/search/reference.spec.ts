import { referenceIn } from './reference.js';

it('eight hexadecimal characters mean every id that begins with them', () => {
  expect(referenceIn(' 4A88757B ')).toEqual({
    from: '4a88757b-0000-0000-0000-000000000000',
    to: '4a88757b-ffff-ffff-ffff-ffffffffffff',
  });
});

it('a whole id means itself', () => {
  const id = '4a88757b-3c21-4d5e-8f00-0123456789ab';
  expect(referenceIn(id)).toEqual({ from: id, to: id });
});

it.each(['4a88757', '4a88757bc', '4a88757g', '4a88757b-3c21', 'vidal 4a88757b', ''])(
  '%j is no reference',
  (text) => {
    expect(referenceIn(text)).toBeNull();
  },
);
