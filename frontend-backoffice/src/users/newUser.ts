import { type StaffRole } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

export interface NewUserValues {
  nombre: string;
  apellidos: string;
  email: string;
  role: StaffRole;
  departamento: string;
  posicion: string;
  entrada: 'invitacion' | 'contrasena';
  password: string;
  confirmPassword: string;
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

export const NEW_USER_LABEL = {
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  email: 'Email',
  role: 'Rol',
  departamento: 'Departamento',
  posicion: 'Posición',
  password: 'Contraseña',
  confirmPassword: 'Confirmar contraseña',
} as const;
export type NewUserField = keyof typeof NEW_USER_LABEL;

/** What is empty, said before the server is asked; in the order of the form. */
export function missingIn(values: NewUserValues): Partial<Record<NewUserField, string>> {
  const asked = (Object.keys(NEW_USER_LABEL) as NewUserField[]).filter(
    (field) => values.entrada === 'contrasena' || (field !== 'password' && field !== 'confirmPassword'),
  );
  return Object.fromEntries(
    asked
      .filter((field) => values[field].trim() === '')
      .map((field) => [field, `El campo ${NEW_USER_LABEL[field]} es obligatorio`]),
  );
}

export function toRequest({
  entrada,
  password,
  confirmPassword,
  ...values
}: NewUserValues): Schemas['CreateUserRequest'] {
  const person = { ...values, nombre: values.nombre.trim(), apellidos: values.apellidos.trim() };
  return entrada === 'invitacion' ? { ...person, invitar: true } : { ...person, password, confirmPassword };
}
