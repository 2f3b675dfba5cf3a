import { typedCode } from './typed-code.js';

it.each([
  ['x 1234567-l', 'X1234567L'],
  ['X.1.234.567.L', 'X1234567L'],
  ['X1234567/L', 'X1234567L'],
  ['X١٢٣٤٥٦٧L', 'X1234567L'],
  ['Ｘ１２３４５６７Ｌ', 'X1234567L'],
  ['\u200EX1234567L\u200B', 'X1234567L'],
  ['28–12345678\u201140', '281234567840'],
  [' \n', ''],
])('a code is read without what stands between its characters: %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});
