import { containing, searchWords } from './search-words.js';

it.each([
  ['Mecánico  ÑOÑO', ['mecanico', 'nono']],
  ['L’Hospitalet (Barcelona)', ['l', 'hospitalet', 'barcelona']],
  ['100%_x\\', ['100', 'x']],
  ['<Ana.Gil@example.com>, ana_gil@', ['ana.gil@example.com', 'ana_gil@']],
  [' – @ ', []],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('the search words of %j are found', (text, expected) => {
  expect(searchWords(text)).toEqual(expected);
});

it('a word with wildcards of LIKE stands for itself', () => {
  expect(containing('ana_gil%@')).toBe('%ana\\_gil\\%@%');
});
