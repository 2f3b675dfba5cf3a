import type { Schemas } from '@hiring/contract/api';

export type UserRow = Schemas['UserResponse'];
export type User = Schemas['UserDetailResponse'];

export const userName = ({
  nombre,
  apellidos,
  email,
}: Pick<UserRow, 'nombre' | 'apellidos' | 'email'>): string =>
  [nombre, apellidos].filter(Boolean).join(' ') || email;
