import { describe, expect, it } from 'vitest';
import { EMPTY_USER, missingIn, toRequest } from './newUser';

const person = {
  ...EMPTY_USER,
  nombre: ' Ana ',
  apellidos: 'Ruiz',
  email: 'ana@example.com',
  posicion: 'Jefa',
};

describe('a new account', () => {
  it('needs no password where the person is invited, and none is sent that was typed before', () => {
    const invited = { ...person, password: 'secreta', confirmPassword: 'secreta' };
    expect(missingIn(invited)).toEqual({});
    expect(toRequest(invited)).toMatchObject({ nombre: 'Ana', invitar: true });
    expect(toRequest(invited)).not.toHaveProperty('password');
  });

  it('needs one where it is given here', () => {
    const given = { ...person, entrada: 'contrasena' as const };
    expect(Object.keys(missingIn(given))).toEqual(['password', 'confirmPassword']);
    expect(toRequest({ ...given, password: 'a', confirmPassword: 'b' })).toMatchObject({
      password: 'a',
      confirmPassword: 'b',
    });
  });

  it('says what is missing in the order of the form, blanks included', () => {
    expect(Object.keys(missingIn({ ...EMPTY_USER, nombre: '  ' }))).toEqual([
      'nombre',
      'apellidos',
      'email',
      'posicion',
    ]);
  });
});
