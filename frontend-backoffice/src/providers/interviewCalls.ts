import type { Schemas } from '@hiring/contract/api';
import { at, getJson, post, put, send } from './request';

type Interview = Schemas['InterviewResponse'];

export interface AgendaFilter {
  /** Days of Madrid, both included. */
  from: string;
  to: string;
  candidato_id?: string;
  estado?: string;
  tipo?: string;
  entrevistador_id?: string;
}

export interface FreeHoursQuery {
  /** Absent: the next working day that has a free hour. */
  fecha?: string;
  duracion?: number;
  candidato_id?: string;
  entrevistador_id?: string;
  entrevista_id?: string;
}

/** The verbs of interviews. */
export interface InterviewCalls {
  interviewStats(filter: { candidato_id?: string }): Promise<Schemas['InterviewStats']>;
  interviewAgenda(filter: AgendaFilter, signal?: AbortSignal): Promise<Schemas['AgendaResponse']>;
  freeHours(query: FreeHoursQuery, signal?: AbortSignal): Promise<Schemas['FreeSlotsResponse']>;
  interviewers(query: { q?: string; id?: string }): Promise<Schemas['InterviewerResponse'][]>;
  /** Sent again with its key it is one interview. */
  scheduleInterview(request: Schemas['ScheduleRequest'], key: string): Promise<Interview>;
  changeInterview(id: string, request: Schemas['InterviewUpdate']): Promise<Interview>;
  undoInterview(id: string, version: number): Promise<Interview>;
  setInterviewEstado(id: string, request: Schemas['InterviewEstadoRequest']): Promise<Interview>;
  removeInterview(id: string): Promise<Interview>;
}

const INTERVIEWS = '/interviews';
const one = (id: string) => at(INTERVIEWS, id);

function get<T>(path: string, query: object, signal?: AbortSignal): Promise<T> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return getJson(`${path}?${search}`, signal);
}

export const interviewCalls: InterviewCalls = {
  interviewStats: (filter) => get('/stats/interviews', { filter: JSON.stringify(filter) }),
  interviewAgenda: (filter, signal) =>
    get(`${INTERVIEWS}/agenda`, { filter: JSON.stringify(filter) }, signal),
  freeHours: (query, signal) => get(`${INTERVIEWS}/free`, query, signal),
  interviewers: (query) => get(`${INTERVIEWS}/interviewers`, query),
  scheduleInterview: (request, key) => post(INTERVIEWS, request, key),
  changeInterview: (id, request) => put(one(id), request),
  undoInterview: (id, version) => post(`${one(id)}/undo`, { version }),
  setInterviewEstado: (id, request) => post(`${one(id)}/estado`, request),
  removeInterview: (id) => send('DELETE', one(id)),
};
