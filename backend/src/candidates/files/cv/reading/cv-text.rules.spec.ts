import { keptText } from './cv-text.rules.js';

it('words and line breaks are kept; characters that break a column or a mark are removed', () => {
  expect(keptText('  Mecánica\u0000 \uE000industrial\r\n\r\n\r\n\r\nTaller\t\tpropio \uD800')).toBe(
    'Mecánica industrial\n\nTaller propio',
  );
});

it('blanks and dots are no text, and at most 100,000 characters are kept', () => {
  expect(keptText(' \n . – \u0000')).toBe('');
  expect(keptText('a '.repeat(200_000))).toHaveLength(100_000);
});
