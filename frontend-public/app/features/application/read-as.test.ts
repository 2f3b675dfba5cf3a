import { expect, it } from 'vitest';
import { phoneHint } from './read-as';

it.each([
  ['612345678', 'Lo leemos así: +34 612 345 678'],
  ['+34 612 345 678', undefined],
  ['(+34) 612-345-678', 'Lo leemos así: +34 612 345 678'],
  ['٦١٢٣٤٥٦٧٨', 'Lo leemos así: +34 612 345 678'],
  ['+40 722 345 678', undefined],
  ['612', undefined],
])('the phone number %j has the hint %j', (typed, hint) => {
  expect(phoneHint(typed)).toBe(hint);
});
