import type { Schemas } from '@hiring/contract/api';
import { HttpError } from 'react-admin';
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
  exportLogs(filter: object): Promise<{ name: string; file: Blob }>;
}

/** A file is no JSON: fetch itself, with the errors of the other calls. */
async function exportLogs(filter: object): Promise<{ name: string; file: Blob }> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const answer = await fetch(`${API}/logs/export?${query}`, { credentials: 'same-origin' });
  if (!answer.ok) {
    const { detail } = (await answer.json()) as { detail?: string };
    throw new HttpError(detail ?? answer.statusText, answer.status);
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  return { name: name ?? 'registro.csv', file: await answer.blob() };
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
  exportLogs,
};
