import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, QueryFunctionContext, RaRecord } from 'react-admin';
import type { Schemas } from '@hiring/contract/api';
import { httpClient } from './httpClient';
import { readContentRange } from './contentRange';

const API = '/api';

type ListParams = GetListParams & QueryFunctionContext;

/** A message to a candidate; sent again with its key it is one message. */
export interface ThreadDraft {
  text: string;
  files: readonly File[];
  key: string;
}

/** One verb of the product = one method here = one button on a screen. */
export interface HiringDataProvider extends DataProvider {
  moveApplication(id: string, request: Schemas['MoveRequest']): Promise<Schemas['MoveResponse']>;
  undoMove(id: string, request: Schemas['UndoRequest']): Promise<Schemas['MoveResponse']>;
  candidateStats(filter: { departamento?: string }): Promise<Schemas['CandidateStats']>;
  resendEmail(id: string): Promise<Schemas['EmailResponse']>;
  sendEmailNow(id: string): Promise<Schemas['EmailResponse']>;
  listDocuments(candidateId: string): Promise<Schemas['DocumentResponse'][]>;
  askDocument(request: Schemas['AskDocumentRequest']): Promise<Schemas['DocumentResponse']>;
  acceptDocument(
    id: string,
    request: Schemas['DocumentVersionRequest'],
  ): Promise<Schemas['DocumentResponse']>;
  refuseDocument(id: string, request: Schemas['RefuseDocumentRequest']): Promise<Schemas['DocumentResponse']>;
  cancelDocument(
    id: string,
    request: Schemas['DocumentVersionRequest'],
  ): Promise<Schemas['DocumentResponse']>;
  listCvVersions(candidateId: string): Promise<Schemas['CvVersionResponse'][]>;
  thread(candidateId: string, before?: number): Promise<Schemas['ThreadResponse']>;
  writeInThread(candidateId: string, message: ThreadDraft): Promise<Schemas['ThreadMessageResponse']>;
  readThread(candidateId: string, upTo: number): Promise<void>;
  companyInfo(): Promise<Schemas['CompanyInfo']>;
  listAvailability(): Promise<Schemas['AvailabilityResponse'][]>;
  listInterviewers(): Promise<Schemas['InterviewerOption'][]>;
  createAvailability(request: Schemas['AvailabilityRequest']): Promise<Schemas['AvailabilityResponse']>;
  updateAvailability(
    id: string,
    request: Schemas['AvailabilityUpdate'],
  ): Promise<Schemas['AvailabilityResponse']>;
  removeAvailability(id: string): Promise<Schemas['AvailabilityResponse']>;
  listSlotInvitations(candidateId: string): Promise<Schemas['SlotInvitationResponse'][]>;
  /** Sent again with its key it is one invitation. */
  offerSlots(request: Schemas['OfferSlotsRequest'], key: string): Promise<Schemas['SlotInvitationResponse']>;
  revokeSlotInvitation(id: string): Promise<Schemas['SlotInvitationResponse']>;
  calendarFeed(): Promise<Schemas['CalendarFeedState']>;
  createCalendarFeed(): Promise<Schemas['NewCalendarFeed']>;
  revokeCalendarFeed(): Promise<Schemas['CalendarFeedState']>;
  listScorecards(candidateId: string): Promise<Schemas['CandidateScorecardsResponse']>;
  giveScorecard(interviewId: string, card: Schemas['GiveScorecard']): Promise<Schemas['InterviewScorecards']>;
  askScorecard(
    interviewId: string,
    request: Schemas['AskScorecardRequest'],
  ): Promise<Schemas['InterviewScorecards']>;
  revokeScorecardRequest(id: string): Promise<Schemas['InterviewScorecards']>;
  listCriteria(): Promise<Schemas['CriterionResponse'][]>;
  createCriterion(request: Schemas['CriterionRequest']): Promise<Schemas['CriterionResponse']>;
  updateCriterion(id: string, request: Schemas['CriterionUpdate']): Promise<Schemas['CriterionResponse']>;
  removeCriterion(id: string): Promise<Schemas['CriterionResponse']>;
}

async function getJson<T>(path: string): Promise<T> {
  const { json } = await httpClient(`${API}${path}`);
  return json as T;
}

async function post<T>(path: string, body?: object): Promise<T> {
  const { json } = await httpClient(`${API}${path}`, {
    method: 'POST',
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return json as T;
}

async function send<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, key }: { body?: object; key?: string } = {},
): Promise<T> {
  const { json } = await httpClient(`${API}${path}`, {
    method,
    ...(key ? { headers: new Headers({ Accept: 'application/json', 'Idempotency-Key': key }) } : {}),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return json as T;
}

async function postMessage(
  candidateId: string,
  { text, files, key }: ThreadDraft,
): Promise<Schemas['ThreadMessageResponse']> {
  const body = new FormData();
  body.append('texto', text);
  for (const file of files) body.append('adjuntos', file, file.name);
  const { json } = await httpClient(`${API}/threads/${encodeURIComponent(candidateId)}`, {
    method: 'POST',
    headers: new Headers({ Accept: 'application/json', 'Idempotency-Key': key }),
    body,
  });
  return json as Schemas['ThreadMessageResponse'];
}

async function fetchPage(
  resource: string,
  { pagination, sort, filter, signal }: ListParams,
): Promise<GetListResult> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const query = new URLSearchParams({
    range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
    filter: JSON.stringify(filter ?? {}),
    ...(sort ? { sort: JSON.stringify([sort.field, sort.order]) } : {}),
  });
  const { headers, json } = await httpClient(`${API}/${resource}?${query}`, { signal });
  const data = json as RaRecord[];
  return { data, ...readContentRange(headers.get('Content-Range'), { page, perPage, length: data.length }) };
}

export const dataProvider: HiringDataProvider = {
  ...simpleRestProvider(API, httpClient),
  supportAbortSignal: true,

  getList: (resource, params) => fetchPage(resource, params),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    fetchPage(resource, { ...params, filter: { ...(filter as object), [target]: id } }),

  moveApplication: (id, request) => post(`/applications/${encodeURIComponent(id)}/move`, request),
  undoMove: (id, request) => post(`/applications/${encodeURIComponent(id)}/undo`, request),
  candidateStats: (filter) =>
    getJson(`/stats/candidates?${new URLSearchParams({ filter: JSON.stringify(filter) })}`),
  resendEmail: (id) => post(`/emails/${encodeURIComponent(id)}/resend`),
  sendEmailNow: (id) => post(`/emails/${encodeURIComponent(id)}/send-now`),
  listDocuments: (candidateId) => getJson(`/documents?${new URLSearchParams({ candidato_id: candidateId })}`),
  askDocument: (request) => post('/documents', request),
  acceptDocument: (id, request) => post(`/documents/${encodeURIComponent(id)}/accept`, request),
  refuseDocument: (id, request) => post(`/documents/${encodeURIComponent(id)}/refuse`, request),
  cancelDocument: (id, request) => post(`/documents/${encodeURIComponent(id)}/cancel`, request),
  listCvVersions: (candidateId) => getJson(`/candidates/${encodeURIComponent(candidateId)}/cv/history`),
  thread: (candidateId, before) =>
    getJson(`/threads/${encodeURIComponent(candidateId)}${before ? `?antes=${before}` : ''}`),
  writeInThread: postMessage,
  readThread: (candidateId, hasta) => post(`/threads/${encodeURIComponent(candidateId)}/read`, { hasta }),
  companyInfo: () => getJson('/config/company'),
  listAvailability: () => getJson('/interview-availability'),
  listInterviewers: () => getJson('/interview-availability/interviewers'),
  createAvailability: (body) => send('POST', '/interview-availability', { body }),
  updateAvailability: (id, body) =>
    send('PUT', `/interview-availability/${encodeURIComponent(id)}`, { body }),
  removeAvailability: (id) => send('DELETE', `/interview-availability/${encodeURIComponent(id)}`),
  listSlotInvitations: (candidateId) =>
    getJson(`/slot-invitations?${new URLSearchParams({ candidato_id: candidateId })}`),
  offerSlots: (body, key) => send('POST', '/slot-invitations', { body, key }),
  revokeSlotInvitation: (id) => post(`/slot-invitations/${encodeURIComponent(id)}/revoke`),
  calendarFeed: () => getJson('/calendar-feeds/mine'),
  createCalendarFeed: () => post('/calendar-feeds'),
  revokeCalendarFeed: () => send('DELETE', '/calendar-feeds/mine'),
  listScorecards: (candidateId) =>
    getJson(`/scorecards?${new URLSearchParams({ candidato_id: candidateId })}`),
  giveScorecard: (interviewId, body) =>
    send('PUT', `/scorecards/${encodeURIComponent(interviewId)}`, { body }),
  askScorecard: (interviewId, request) =>
    post(`/scorecards/${encodeURIComponent(interviewId)}/requests`, request),
  revokeScorecardRequest: (id) => post(`/scorecards/requests/${encodeURIComponent(id)}/revoke`),
  listCriteria: () => getJson('/scorecard-criteria'),
  createCriterion: (body) => send('POST', '/scorecard-criteria', { body }),
  updateCriterion: (id, body) => send('PUT', `/scorecard-criteria/${encodeURIComponent(id)}`, { body }),
  removeCriterion: (id) => send('DELETE', `/scorecard-criteria/${encodeURIComponent(id)}`),
};
