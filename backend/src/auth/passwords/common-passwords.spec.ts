import { isCommonPassword } from './common-passwords.js';

it.each([
  '123456',
  'Password1',
  ' qwerty ',
  'barcelona',
  'secreto',
  'contraseña',
  'Contraseña1',
  'CONTRASEÑA2026!',
  'Contrasenya',
  'corazón',
  'Barcelona92',
  'bienvenido',
  'Usuario123',
  'Otoño2026',
  '      ',
  '\t \n   ',
  'aaaaaa',
  'ñññññññ',
  '😀😀😀😀',
])('%j is a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each(['Demo-2026', 'furgoneta-lenta', 'aaaaab', 'contraseña de Zoe', 'grúa-con-3-ejes'])(
  '%j is not a common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
