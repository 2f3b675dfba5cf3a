import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, QueryFunctionContext, RaRecord } from 'react-admin';
import type { HistoriaTipo, Stage } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { httpClient } from './httpClient';
import { readContentRange } from './contentRange';
import { type BulkCalls, bulkCalls } from './bulkCalls';
import { type FigureCalls, figureCalls } from './figureCalls';
import { type HeldEmailCalls, heldEmailCalls } from './heldEmailCalls';
import { type ImportCalls, importCalls } from './importCalls';
import { type IntegrationCalls, integrationCalls } from './integrationCalls';
import { type InterviewCalls, interviewCalls } from './interviewCalls';
import { type ListCalls, listCalls } from './listCalls';
import { type SettingsCalls, settingsCalls } from './settingsCalls';
import { type PrivacyCalls, privacyCalls } from './privacyCalls';
import { type VacancyCalls, vacancyCalls } from './vacancyCalls';
import { type AccountCalls, accountCalls } from './accountCalls';
import { type VacancyWritingCalls, vacancyWritingCalls } from './vacancyWriting';
import { API, getJson, post, put, send } from './request';

type ListParams = GetListParams & QueryFunctionContext;

/** Which board: everybody's or a vacancy's, and which of its cards. */
export type BoardScope = Partial<Record<'vacante' | 'departamento' | 'prioridad' | 'q', string>>;

/** A message to a candidate; sent again with its key it is one message. */
export interface ThreadDraft {
  text: string;
  files: readonly File[];
  key: string;
}

/** One verb of the product = one method here = one button on a screen. */
export interface HiringDataProvider
  extends
    DataProvider,
    AccountCalls,
    BulkCalls,
    FigureCalls,
    HeldEmailCalls,
    ImportCalls,
    IntegrationCalls,
    InterviewCalls,
    ListCalls,
    PrivacyCalls,
    SettingsCalls,
    VacancyCalls,
    VacancyWritingCalls {
  moveApplication(id: string, request: Schemas['MoveRequest']): Promise<Schemas['MoveResponse']>;
  /** The message of such a move as it would arrive. */
  previewMove(id: string, request: Schemas['MovePreviewRequest']): Promise<Schemas['MovePreview']>;
  undoMove(id: string, request: Schemas['UndoRequest']): Promise<Schemas['MoveResponse']>;
  application(id: string): Promise<Schemas['ApplicationResponse']>;
  setFeedback(id: string, request: Schemas['FeedbackRequest']): Promise<Schemas['FeedbackResponse']>;
  boardColumn(scope: BoardScope, etapa: Stage, cursor: string | null): Promise<Schemas['BoardPage']>;
  boardCards(scope: BoardScope, ids: readonly string[]): Promise<Schemas['BoardCard'][]>;
  boardCounts(scope: BoardScope): Promise<Schemas['BoardCounts']>;
  candidateStats(filter: { departamento?: string }): Promise<Schemas['CandidateStats']>;
  resendEmail(id: string): Promise<Schemas['EmailResponse']>;
  sendEmailNow(id: string): Promise<Schemas['EmailResponse']>;
  cancelEmail(id: string): Promise<Schemas['EmailResponse']>;
  draftMessage(request: Schemas['DraftRequest']): Promise<Schemas['MessageDraft']>;
  previewMessage(request: Schemas['MessageRequest']): Promise<Schemas['MessagePreview']>;
  sendMessage(request: Schemas['MessageRequest'], key: string): Promise<Schemas['EmailResponse']>;
  templateVersions(id: string): Promise<Schemas['TemplateVersionResponse'][]>;
  restoreTemplate(
    id: string,
    request: Schemas['RestoreTemplateRequest'],
  ): Promise<Schemas['TemplateResponse']>;
  previewTemplate(id: string, request: Schemas['TryTemplateRequest']): Promise<Schemas['MessagePreview']>;
  testTemplate(id: string, request: Schemas['TryTemplateRequest']): Promise<Schemas['EmailResponse']>;
  rejectionDelay(): Promise<Schemas['RejectionDelay']>;
  setRejectionDelay(request: Schemas['RejectionDelay']): Promise<Schemas['RejectionDelay']>;
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
  duplicates(candidateId: string): Promise<Schemas['DuplicatesResponse']>;
  mergeCandidates(keptId: string, request: Schemas['MergeRequest']): Promise<Schemas['MergeResponse']>;
  undoMerge(id: string): Promise<void>;
  cvText(candidateId: string): Promise<Schemas['CvTextResponse']>;
  listNotes(candidateId: string): Promise<Schemas['NoteResponse'][]>;
  writeNote(request: Schemas['NewNoteRequest'], key: string): Promise<Schemas['NoteResponse']>;
  editNote(id: string, request: Schemas['EditNoteRequest']): Promise<Schemas['NoteResponse']>;
  removeNote(id: string, request: Schemas['NoteVersionRequest']): Promise<Schemas['NoteResponse']>;
  restoreNote(id: string, request: Schemas['NoteVersionRequest']): Promise<Schemas['NoteResponse']>;
  timeline(
    candidateId: string,
    query: { tipo?: HistoriaTipo | undefined; before?: string | undefined },
  ): Promise<Schemas['TimelineResponse']>;
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
  ...accountCalls,
  ...listCalls,
  ...bulkCalls,
  ...heldEmailCalls,
  ...importCalls,
  ...vacancyCalls,
  ...figureCalls,
  ...settingsCalls,
  ...privacyCalls,
  ...integrationCalls,
  ...vacancyWritingCalls,
  supportAbortSignal: true,

  getList: (resource, params) => fetchPage(resource, params),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    fetchPage(resource, { ...params, filter: { ...(filter as object), [target]: id } }),

  moveApplication: (id, request) => post(`/applications/${encodeURIComponent(id)}/move`, request),
  previewMove: (id, request) => post(`/applications/${encodeURIComponent(id)}/move/preview`, request),
  undoMove: (id, request) => post(`/applications/${encodeURIComponent(id)}/undo`, request),
  application: (id) => getJson(`/applications/${encodeURIComponent(id)}`),
  setFeedback: (id, request) => put(`/applications/${encodeURIComponent(id)}/feedback`, request),
  boardColumn: (scope, etapa, cursor) =>
    getJson(`/board/column?${new URLSearchParams({ ...scope, etapa, ...(cursor ? { cursor } : {}) })}`),
  boardCards: (scope, ids) =>
    getJson(`/board/cards?${new URLSearchParams({ ...scope, ids: ids.join(',') })}`),
  boardCounts: (scope) => getJson(`/board/counts?${new URLSearchParams({ ...scope })}`),
  candidateStats: (filter) =>
    getJson(`/stats/candidates?${new URLSearchParams({ filter: JSON.stringify(filter) })}`),
  resendEmail: (id) => post(`/emails/${encodeURIComponent(id)}/resend`),
  sendEmailNow: (id) => post(`/emails/${encodeURIComponent(id)}/send-now`),
  cancelEmail: (id) => post(`/emails/${encodeURIComponent(id)}/cancel`),
  draftMessage: (request) => post('/emails/draft', request),
  previewMessage: (request) => post('/emails/preview', request),
  sendMessage: (request, key) => post('/emails', request, key),
  templateVersions: (id) => getJson(`/templates/${encodeURIComponent(id)}/versions`),
  restoreTemplate: (id, request) => post(`/templates/${encodeURIComponent(id)}/restore`, request),
  previewTemplate: (id, request) => post(`/templates/${encodeURIComponent(id)}/preview`, request),
  testTemplate: (id, request) => post(`/templates/${encodeURIComponent(id)}/test`, request),
  rejectionDelay: () => getJson('/config/rejection-delay'),
  setRejectionDelay: (request) => put('/config/rejection-delay', request),
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
  ...interviewCalls,
  duplicates: (candidateId) => getJson(`/candidates/${encodeURIComponent(candidateId)}/duplicates`),
  mergeCandidates: (keptId, request) => post(`/candidates/${encodeURIComponent(keptId)}/merge`, request),
  undoMerge: (id) => post(`/merges/${encodeURIComponent(id)}/undo`),
  cvText: (candidateId) => getJson(`/candidates/${encodeURIComponent(candidateId)}/cv/text`),
  listNotes: (candidateId) => getJson(`/notes?${new URLSearchParams({ candidato_id: candidateId })}`),
  writeNote: (request, key) => post('/notes', request, key),
  editNote: (id, request) => put(`/notes/${encodeURIComponent(id)}`, request),
  removeNote: (id, request) => post(`/notes/${encodeURIComponent(id)}/remove`, request),
  restoreNote: (id, request) => post(`/notes/${encodeURIComponent(id)}/restore`, request),
  timeline: (candidateId, { tipo, before }) =>
    getJson(
      `/candidates/${encodeURIComponent(candidateId)}/timeline?${new URLSearchParams({
        ...(tipo ? { tipo } : {}),
        ...(before ? { cursor: before } : {}),
      })}`,
    ),
  listAvailability: () => getJson('/interview-availability'),
  listInterviewers: () => getJson('/interview-availability/interviewers'),
  createAvailability: (body) => post('/interview-availability', body),
  updateAvailability: (id, body) => put(`/interview-availability/${encodeURIComponent(id)}`, body),
  removeAvailability: (id) => send('DELETE', `/interview-availability/${encodeURIComponent(id)}`),
  listSlotInvitations: (candidateId) =>
    getJson(`/slot-invitations?${new URLSearchParams({ candidato_id: candidateId })}`),
  offerSlots: (body, key) => post('/slot-invitations', body, key),
  revokeSlotInvitation: (id) => post(`/slot-invitations/${encodeURIComponent(id)}/revoke`),
  calendarFeed: () => getJson('/calendar-feeds/mine'),
  createCalendarFeed: () => post('/calendar-feeds'),
  revokeCalendarFeed: () => send('DELETE', '/calendar-feeds/mine'),
  listScorecards: (candidateId) =>
    getJson(`/scorecards?${new URLSearchParams({ candidato_id: candidateId })}`),
  giveScorecard: (interviewId, body) => put(`/scorecards/${encodeURIComponent(interviewId)}`, body),
  askScorecard: (interviewId, request) =>
    post(`/scorecards/${encodeURIComponent(interviewId)}/requests`, request),
  revokeScorecardRequest: (id) => post(`/scorecards/requests/${encodeURIComponent(id)}/revoke`),
  listCriteria: () => getJson('/scorecard-criteria'),
  createCriterion: (body) => post('/scorecard-criteria', body),
  updateCriterion: (id, body) => put(`/scorecard-criteria/${encodeURIComponent(id)}`, body),
  removeCriterion: (id) => send('DELETE', `/scorecard-criteria/${encodeURIComponent(id)}`),
};
