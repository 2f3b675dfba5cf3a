import { keptText } from './cv-text.rules.js';

it('keeps words and lines, and nothing that a column or a mark could trip over', () => {
  expect(keptText('  Mecánica\u0000 \uE000industrial\r\n\r\n\r\n\r\nTaller\t\tpropio \uD800')).toBe(
    'Mecánica industrial\n\nTaller propio',
  );
});

it('finds no text in blanks and dots, and keeps at most 100,000 characters', () => {
  expect(keptText(' \n . – \u0000')).toBe('');
  expect(keptText('a '.repeat(200_000))).toHaveLength(100_000);
});
