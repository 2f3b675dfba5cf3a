import { isCommonPassword } from './common-passwords.js';

it.each([
  '123456',
  'Password1',
  ' qwerty ',
  'barcelona',
  'secreto',
  '      ',
  '\t \n   ',
  'aaaaaa',
  'ñññññññ',
  '😀😀😀😀',
])('%j is a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each(['Demo-2026', 'furgoneta-lenta', 'aaaaab', 'contraseña de Zoe'])(
  '%j is not a common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
