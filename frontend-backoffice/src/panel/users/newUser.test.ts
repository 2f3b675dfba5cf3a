import { expect, it } from 'vitest';
import { EMPTY_USER, toRequest } from './newUser';

const person = { ...EMPTY_USER, nombre: ' Ana ', password: 'secreta', confirmPassword: 'secreta' };

it('sends no password with an invitation, even if one was typed before', () => {
  expect(toRequest(person)).toMatchObject({ nombre: 'Ana', invitar: true });
  expect(toRequest(person)).not.toHaveProperty('password');
});

it('sends the password that the administrator sets', () => {
  expect(toRequest({ ...person, entrada: 'contrasena' })).toMatchObject({
    password: 'secreta',
    confirmPassword: 'secreta',
  });
});
