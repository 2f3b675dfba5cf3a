import type { Schemas } from '@hiring/contract/api';
import { httpClient } from './httpClient';

/** What the lists of the internal area ask of the server besides rows. */
export interface ListCalls {
  setPriority(id: string, request: Schemas['PriorityRequest']): Promise<Schemas['MoveResponse']>;
  unanswered(filter: { departamento?: string }): Promise<Schemas['UnansweredStats']>;
  preferences(): Promise<Schemas['PreferencesResponse']>;
  savePreferences(request: Schemas['PreferencesRequest']): Promise<Schemas['PreferencesResponse']>;
  savedViews(): Promise<Schemas['SavedViewResponse'][]>;
  createSavedView(request: Schemas['SavedViewRequest']): Promise<Schemas['SavedViewResponse']>;
  changeSavedView(id: string, change: Schemas['SavedViewChange']): Promise<Schemas['SavedViewResponse']>;
  deleteSavedView(id: string): Promise<void>;
  answerTimes(): Promise<Schemas['AnswerTimes']>;
  saveAnswerTimes(times: Schemas['AnswerTimes']): Promise<Schemas['AnswerTimes']>;
}

async function call<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const { json } = await httpClient(`/api${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return json as T;
}

const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

export const listCalls: ListCalls = {
  setPriority: (id, request) => call(`${at('/applications', id)}/priority`, 'PUT', request),
  unanswered: (filter) =>
    call(`/stats/unanswered?${new URLSearchParams({ filter: JSON.stringify(filter) })}`),
  preferences: () => call('/preferences'),
  savePreferences: (request) => call('/preferences', 'PUT', request),
  savedViews: () => call('/saved-views'),
  createSavedView: (request) => call('/saved-views', 'POST', request),
  changeSavedView: (id, change) => call(at('/saved-views', id), 'PUT', change),
  deleteSavedView: (id) => call(at('/saved-views', id), 'DELETE'),
  answerTimes: () => call('/answer-times'),
  saveAnswerTimes: (times) => call('/answer-times', 'PUT', times),
};
