import { readCursor, writeCursor } from './board-cursor.js';

const ID = '3f2b8a4e-0f6c-4e58-9a51-6a2f0c1d2e3f';

describe('the cursor of a board column', () => {
  it('is read back as it was written', () => {
    const cursor = { fecha: '2026-03-05T09:07:01.123456Z', id: ID };
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  });

  it.each([
    '',
    'x',
    `2026-03-05T09:07:01.123456Z~1`,
    `2026-13-45T09:07:01.123456Z~${ID}`,
    `2026-03-05~${ID}`,
    `2026-03-05T09:07:01.123456Z~${ID}~`,
  ])('is refused when it is %j', (text) => {
    expect(() => readCursor(text)).toThrow('invalid_cursor');
  });
});
