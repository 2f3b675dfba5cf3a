import { lazy } from 'react';
import { type UserRow, userName } from './userText';

/** The resource Usuarios. A record opens over the list, which serves both addresses. */
export const users = {
  name: 'users',
  list: lazy(async () => ({ default: (await import('./UserList')).UserList })),
  create: lazy(async () => ({ default: (await import('./UserCreate')).UserCreate })),
  hasShow: true,
  recordRepresentation: (user: UserRow) => userName(user),
};
