import { searchWords } from './search-words.js';

it.each([
  ['Mecánico  ÑOÑO', ['mecanico', 'nono']],
  ['100%_x\\', ['100\\%\\_x\\\\']],
  ['  ', []],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('the search words of %j are found', (text, expected) => {
  expect(searchWords(text)).toEqual(expected);
});
