import { expect, it } from 'vitest';
import { probableEmail } from './mistyped-domain';

it.each([
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmial.com', 'ana@gmail.com'],
  ['Ana.Vidal@GMAIL.CM ', 'Ana.Vidal@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@hotmal.es', 'ana@hotmail.es'],
  ['ana@otulook.com', 'ana@outlook.com'],
  ['ana@gmail.comm', 'ana@gmail.com'],
])('proposes for %s the address that was meant', (typed, meant) => {
  expect(probableEmail(typed)).toBe(meant);
});

it.each([
  'ana@gmail.com',
  'ana@GMAIL.com',
  'ana@hotmail.fr',
  'ana@yahoo.ro',
  'ana@mail.com',
  'ana@empresa.es',
  'ana',
  'ana@',
  '@gmail.con',
  '',
  'ana@gmail',
  'ana@hotmail.it',
  'ana@outlook.pt',
])('proposes nothing for %s', (typed) => {
  expect(probableEmail(typed)).toBeNull();
});
