import type { Schemas } from '@hiring/contract/api';
import { at, getJson, post, put, send } from './request';

/** What the lists of the internal area ask of the server besides rows. */
export interface ListCalls {
  setPriority(id: string, request: Schemas['PriorityRequest']): Promise<Schemas['MoveResponse']>;
  unanswered(filter: { departamento?: string }): Promise<Schemas['UnansweredStats']>;
  preferences(): Promise<Schemas['PreferencesResponse']>;
  savePreferences(request: Schemas['PreferencesRequest']): Promise<Schemas['PreferencesResponse']>;
  savedViews(): Promise<Schemas['SavedViewResponse'][]>;
  createSavedView(request: Schemas['SavedViewRequest']): Promise<Schemas['SavedViewResponse']>;
  changeSavedView(id: string, change: Schemas['SavedViewChange']): Promise<Schemas['SavedViewResponse']>;
  orderSavedViews(ids: readonly string[]): Promise<Schemas['SavedViewResponse'][]>;
  deleteSavedView(id: string): Promise<void>;
  answerTimes(): Promise<Schemas['AnswerTimes']>;
  saveAnswerTimes(times: Schemas['AnswerTimes']): Promise<Schemas['AnswerTimes']>;
}

export const listCalls: ListCalls = {
  setPriority: (id, request) => put(`${at('/applications', id)}/priority`, request),
  unanswered: (filter) =>
    getJson(`/stats/unanswered?${new URLSearchParams({ filter: JSON.stringify(filter) })}`),
  preferences: () => getJson('/preferences'),
  savePreferences: (request) => put('/preferences', request),
  savedViews: () => getJson('/saved-views'),
  createSavedView: (request) => post('/saved-views', request),
  changeSavedView: (id, change) => put(at('/saved-views', id), change),
  orderSavedViews: (ids) => put('/saved-views/order', { ids }),
  deleteSavedView: (id) => send('DELETE', at('/saved-views', id)),
  answerTimes: () => getJson('/answer-times'),
  saveAnswerTimes: (times) => put('/answer-times', times),
};
