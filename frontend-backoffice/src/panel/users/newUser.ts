import type { Schemas } from '@hiring/contract/api';

export interface NewUserValues extends Omit<Schemas['CreateUserRequest'], 'invitar'> {
  entrada: 'invitacion' | 'contrasena';
}

export const EMPTY_USER: NewUserValues = {
  nombre: '',
  apellidos: '',
  email: '',
  role: 'rrhh',
  departamento: 'oficina',
  posicion: '',
  entrada: 'invitacion',
  password: '',
  confirmPassword: '',
};

/** A password that was typed before the invitation was chosen is not sent. */
export function toRequest({
  entrada,
  password,
  confirmPassword,
  ...values
}: NewUserValues): Schemas['CreateUserRequest'] {
  const person = { ...values, nombre: values.nombre.trim(), apellidos: values.apellidos.trim() };
  return entrada === 'invitacion' ? { ...person, invitar: true } : { ...person, password, confirmPassword };
}
