import type { Schemas } from '@hiring/contract/api';
import { httpClient } from './httpClient';

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
  fecha: string;
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

const INTERVIEWS = '/api/interviews';
const one = (id: string) => `${INTERVIEWS}/${encodeURIComponent(id)}`;

async function get<T>(path: string, query: object, signal?: AbortSignal): Promise<T> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const { json } = await httpClient(`${path}?${search}`, { signal });
  return json as T;
}

async function write(method: string, path: string, body?: object, headers = {}): Promise<Interview> {
  const { json } = await httpClient(path, {
    method,
    headers: new Headers({ Accept: 'application/json', ...headers }),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return json as Interview;
}

export const interviewCalls: InterviewCalls = {
  interviewStats: (filter) => get('/api/stats/interviews', { filter: JSON.stringify(filter) }),
  interviewAgenda: (filter, signal) =>
    get(`${INTERVIEWS}/agenda`, { filter: JSON.stringify(filter) }, signal),
  freeHours: (query, signal) => get(`${INTERVIEWS}/free`, query, signal),
  interviewers: (query) => get(`${INTERVIEWS}/interviewers`, query),
  scheduleInterview: (request, key) => write('POST', INTERVIEWS, request, { 'Idempotency-Key': key }),
  changeInterview: (id, request) => write('PUT', one(id), request),
  undoInterview: (id, version) => write('POST', `${one(id)}/undo`, { version }),
  setInterviewEstado: (id, request) => write('POST', `${one(id)}/estado`, request),
  removeInterview: (id) => write('DELETE', one(id)),
};
