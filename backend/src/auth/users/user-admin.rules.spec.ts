import { actionsOn, creationProblem, type NewStaff } from './user-admin.rules.js';

const POLICY = { minLength: 8, mixed: true, special: true };
const good: NewStaff = {
  nombre: 'Ana',
  apellidos: 'Ruiz',
  invitar: false,
  password: 'Clave-2026',
  confirmPassword: 'Clave-2026',
};

describe('a new staff account', () => {
  it.each([
    ['nothing is wrong', {}, null],
    [
      'passwords differ, before all else',
      { password: 'x', confirmPassword: 'y', nombre: '' },
      { confirmPassword: ['Las contraseñas no coinciden'] },
    ],
    [
      'the password is short, before its letters',
      { password: '123', confirmPassword: '123', nombre: '' },
      { password: ['La contraseña debe tener al menos 8 caracteres'] },
    ],
    [
      'no letter, before the names',
      { password: '12345678', confirmPassword: '12345678', nombre: ' ' },
      { password: ['La contraseña debe contener al menos una letra y un número'] },
    ],
    [
      'names of blanks, before the special character',
      { password: 'clave2026', confirmPassword: 'clave2026', nombre: ' ', apellidos: '\t' },
      {
        nombre: ['El nombre y apellidos son obligatorios'],
        apellidos: ['El nombre y apellidos son obligatorios'],
      },
    ],
    [
      'the special character that the settings ask for',
      { password: 'clave2026', confirmPassword: 'clave2026' },
      { password: ['La contraseña debe contener al menos un carácter especial'] },
    ],
    ['an invitation needs no password', { invitar: true, password: '', confirmPassword: '' }, null],
  ])('%s', (_title, change, expected) => {
    expect(creationProblem({ ...good, ...change }, POLICY)).toEqual(expected);
  });

  it('follows the configured password length', () => {
    const order = { ...good, password: 'abc-123', confirmPassword: 'abc-123' };
    expect(creationProblem(order, { ...POLICY, minLength: 6 })).toBeNull();
  });
});

describe('the actions allowed on an account', () => {
  const user = {
    id: 'a',
    role: 'rrhh',
    activo: true,
    has_password: true,
    two_factor: false,
    open_sessions: 0,
  } as const;

  it.each([
    ['the own one: nothing', { ...user, open_sessions: 2 }, 'a', []],
    ['somebody else’s', user, 'b', ['role', 'deactivate']],
    ['an inactive one', { ...user, activo: false }, 'b', ['role', 'activate']],
    [
      'one that waits for its password',
      { ...user, has_password: false },
      'b',
      ['role', 'deactivate', 'invite'],
    ],
    [
      'a candidate without one',
      { ...user, role: 'candidate' as const, has_password: false },
      'b',
      ['role', 'deactivate'],
    ],
    [
      'one with sessions and a second factor',
      { ...user, open_sessions: 1, two_factor: true },
      'b',
      ['role', 'deactivate', 'end_sessions', 'reset_second_factor'],
    ],
  ])('%s', (_title, account, actor, expected) => {
    expect(actionsOn(account, actor)).toEqual(expected);
  });
});
