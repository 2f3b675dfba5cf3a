import { describe, expect, it } from 'vitest';
import { EMPTY_USER, missingIn, toRequest } from './newUser';

const person = {
  ...EMPTY_USER,
  nombre: ' Ana ',
  apellidos: 'Ruiz',
  email: 'ana@example.com',
  posicion: 'Jefa',
};

describe('a new user', () => {
  it('needs no password for an invitation, and a password typed before is not sent', () => {
    const invited = { ...person, password: 'secreta', confirmPassword: 'secreta' };
    expect(missingIn(invited)).toEqual({});
    expect(toRequest(invited)).toMatchObject({ nombre: 'Ana', invitar: true });
    expect(toRequest(invited)).not.toHaveProperty('password');
  });

  it('needs a password when the administrator sets it', () => {
    const given = { ...person, entrada: 'contrasena' as const };
    expect(Object.keys(missingIn(given))).toEqual(['password', 'confirmPassword']);
    expect(toRequest({ ...given, password: 'a', confirmPassword: 'b' })).toMatchObject({
      password: 'a',
      confirmPassword: 'b',
    });
  });

  it('reports missing and blank fields in the order of the form', () => {
    expect(Object.keys(missingIn({ ...EMPTY_USER, nombre: '  ' }))).toEqual([
      'nombre',
      'apellidos',
      'email',
      'posicion',
    ]);
  });
});
