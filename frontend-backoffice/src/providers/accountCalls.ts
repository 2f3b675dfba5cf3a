import type { Schemas } from '@hiring/contract/api';
import { type Downloaded, download } from './download';
import { API, at, getJson, patch, post } from './request';

/** Accounts and the log, as administrators work with them. */
export interface AccountCalls {
  createUser(request: Schemas['CreateUserRequest']): Promise<Schemas['CreatedUserResponse']>;
  changeUser(id: string, request: Schemas['ChangeUserRequest']): Promise<Schemas['UserResponse']>;
  endUserSessions(id: string): Promise<Schemas['UserResponse']>;
  resetSecondFactor(id: string): Promise<Schemas['UserResponse']>;
  inviteUser(id: string): Promise<Schemas['UserResponse']>;
  logActions(): Promise<Schemas['LogActionsResponse']>;
  logSeal(): Promise<Schemas['LogSealResponse']>;
  verifyLog(): Promise<Schemas['LogSealResponse']>;
  exportLogs(filter: object): Promise<Downloaded>;
}

export const accountCalls: AccountCalls = {
  createUser: (request) => post('/users', request),
  changeUser: (id, request) => patch(at('/users', id), request),
  endUserSessions: (id) => post(`${at('/users', id)}/end-sessions`),
  resetSecondFactor: (id) => post(`${at('/users', id)}/reset-second-factor`),
  inviteUser: (id) => post(`${at('/users', id)}/invite`),
  logActions: () => getJson('/logs/actions'),
  logSeal: () => getJson('/logs/seal'),
  verifyLog: () => post('/logs/verify'),
  exportLogs: (filter) =>
    download(
      `${API}/logs/export?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
      'registro.csv',
    ),
};
