import type { Schemas } from '@hiring/contract/api';
import { api } from '../client';
import { fileOf, narrowed, one } from './params';

/** Accounts and the audit log, for administrators. */
export const accountCalls = {
  changeUser: (id: string, body: Schemas['ChangeUserRequest']) =>
    api.patch('/api/users/{id}', { ...one(id), body }),
  endUserSessions: (id: string) => api.post('/api/users/{id}/end-sessions', one(id)),
  resetSecondFactor: (id: string) => api.post('/api/users/{id}/reset-second-factor', one(id)),
  inviteUser: (id: string) => api.post('/api/users/{id}/invite', one(id)),
  logActions: () => api.get('/api/logs/actions'),
  logSeal: () => api.get('/api/logs/seal'),
  verifyLog: () => api.post('/api/logs/verify'),
  exportLogs: (filter: object) =>
    fileOf(api.response('get', '/api/logs/export', narrowed(filter)), 'registro.csv'),
};
