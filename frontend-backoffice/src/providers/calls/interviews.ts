import type { Schemas, paths } from '@hiring/contract/api';
import { api } from '../client';
import { narrowed, of, one } from './params';

export interface AgendaFilter {
  /** Days in Madrid, both included. */
  from: string;
  to: string;
  candidato_id?: string;
  estado?: string;
  tipo?: string;
  entrevistador_id?: string;
}

/** Without a day: the next working day with a free hour. */
export type FreeHoursQuery = NonNullable<paths['/api/interviews/free']['get']['parameters']['query']>;

/** Actions on interviews, offered slots, calendars and scorecards. */
export const interviewCalls = {
  interviewStats: (filter: { candidato_id?: string }) => api.get('/api/stats/interviews', narrowed(filter)),
  interviewAgenda: (filter: AgendaFilter, signal?: AbortSignal) =>
    api.get('/api/interviews/agenda', { ...narrowed(filter), signal }),
  freeHours: (query: FreeHoursQuery, signal?: AbortSignal) =>
    api.get('/api/interviews/free', { params: { query }, signal }),
  interviewers: () => api.get('/api/interviews/interviewers'),
  changeInterview: (id: string, body: Schemas['InterviewUpdate']) =>
    api.put('/api/interviews/{id}', { ...one(id), body }),
  undoInterview: (id: string, version: number) =>
    api.post('/api/interviews/{id}/undo', { ...one(id), body: { version } }),
  setInterviewEstado: (id: string, body: Schemas['InterviewEstadoRequest']) =>
    api.post('/api/interviews/{id}/estado', { ...one(id), body }),
  removeInterview: (id: string) => api.delete('/api/interviews/{id}', one(id)),
  revokeSlotInvitation: (id: string) => api.post('/api/slot-invitations/{id}/revoke', one(id)),
  createCalendarFeed: () => api.post('/api/calendar-feeds'),
  revokeCalendarFeed: () => api.delete('/api/calendar-feeds/mine'),
  listScorecards: (candidateId: string) => api.get('/api/scorecards', of(candidateId)),
  giveScorecard: (interviewId: string, body: Schemas['GiveScorecard']) =>
    api.put('/api/scorecards/{id}', { ...one(interviewId), body }),
  askScorecard: (interviewId: string, body: Schemas['AskScorecardRequest']) =>
    api.post('/api/scorecards/{id}/requests', { ...one(interviewId), body }),
  revokeScorecardRequest: (id: string) => api.post('/api/scorecards/requests/{id}/revoke', one(id)),
};
