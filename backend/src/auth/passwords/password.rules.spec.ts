import { passwordPolicy, passwordProblem, sayPolicy } from './password.rules.js';

const SETTINGS = { password_min_length: 8, require_special_chars: true };
const MIXED = 'La contraseña debe contener al menos una letra y un número';
const SPECIAL = 'La contraseña debe contener al menos un carácter especial';

describe('the password of a candidate', () => {
  it.each([
    ['', 'La contraseña es obligatoria'],
    ['12345', 'La contraseña debe tener al menos 6 caracteres'],
    ['123456', null],
    ['contraseña', null],
    ['x'.repeat(200), null],
    ['x'.repeat(201), 'La contraseña no puede tener más de 200 caracteres'],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem(password, passwordPolicy('candidate', SETTINGS))).toBe(problem);
  });

  it('the message says "new password" when it replaces another', () => {
    expect(passwordProblem('12345', passwordPolicy('candidate', SETTINGS), 'La nueva contraseña')).toBe(
      'La nueva contraseña debe tener al menos 6 caracteres',
    );
  });
});

describe.each(['admin', 'rrhh'] as const)('the password of %s', (role) => {
  it.each([
    ['abc-123', 'La contraseña debe tener al menos 8 caracteres'],
    ['abcdefg-', MIXED],
    ['1234567-', MIXED],
    ['abcd1234', SPECIAL],
    ['abcd 1234', SPECIAL],
    ['ñandú1234', SPECIAL],
    ['abcd-1234', null],
    ['ñandú_12', null],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem(password, passwordPolicy(role, SETTINGS))).toBe(problem);
  });

  it('the rules follow the settings', () => {
    const settings = { password_min_length: 12, require_special_chars: false };
    const policy = passwordPolicy(role, settings);
    expect(passwordProblem('abcd1234', policy)).toBe('La contraseña debe tener al menos 12 caracteres');
    expect(passwordProblem('abcd12345678', policy)).toBeNull();
  });
});

it.each([
  [{ minLength: 6, mixed: false, special: false }, 'Mínimo 6 caracteres.'],
  [{ minLength: 8, mixed: true, special: false }, 'Mínimo 8 caracteres, con letras y números.'],
  [
    { minLength: 12, mixed: true, special: true },
    'Mínimo 12 caracteres, con letras, números y un carácter especial.',
  ],
])('the rules are shown beforehand: %j', (policy, words) => {
  expect(sayPolicy(policy)).toBe(words);
});
