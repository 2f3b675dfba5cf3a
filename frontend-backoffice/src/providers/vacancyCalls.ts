import type { Schemas } from '@hiring/contract/api';
import { at, getJson, post } from './request';

type Text = Schemas['ClosingPreviewRequest'];

export interface MatchesQuery {
  cualificacion?: string;
  ciudad?: string;
  /** YYYY-MM-DD. */
  desde?: string;
}

/** What HR does with a vacancy: its figures, closing it, and whom to invite. */
export interface VacancyCalls {
  vacancyFigures(ids: readonly string[]): Promise<Schemas['VacancyFigures'][]>;
  vacancyUnanswered(id: string): Promise<Schemas['VacancyUnanswered']>;
  closingDraft(id: string): Promise<Schemas['ClosingResponse']>;
  previewClosing(id: string, text: Text): Promise<Schemas['MessagePreview']>;
  changeVacancyState(id: string, request: Schemas['VacancyStateRequest']): Promise<void>;
  closeVacancy(id: string, request: Schemas['CloseVacancyRequest']): Promise<void>;
  matches(id: string, query: MatchesQuery, cursor: string | null): Promise<Schemas['MatchesPage']>;
  inviteToVacancy(id: string, request: Schemas['InviteRequest']): Promise<Schemas['InviteResponse']>;
  previewInvitation(
    id: string,
    request: Schemas['InvitationPreviewRequest'],
  ): Promise<Schemas['MessagePreview']>;
  vacancyInvitations(id: string): Promise<Schemas['InvitationResponse'][]>;
  candidateInvitations(candidateId: string): Promise<Schemas['InvitationResponse'][]>;
  template(id: string): Promise<Schemas['TemplateResponse']>;
}

/** The newest of a vacancy: more are never looked through. */
const INVITATIONS = JSON.stringify([0, 99]);

export const vacancyCalls: VacancyCalls = {
  vacancyFigures: (ids) => getJson(`/vacancy-figures?${new URLSearchParams({ ids: ids.join(',') })}`),
  vacancyUnanswered: (id) => getJson(`${at('/vacancies', id)}/unanswered`),
  closingDraft: (id) => getJson(`${at('/vacancies', id)}/closing`),
  previewClosing: (id, text) => post(`${at('/vacancies', id)}/closing/preview`, text),
  changeVacancyState: (id, request) => post(`${at('/vacancies', id)}/state`, request),
  closeVacancy: (id, request) => post(`${at('/vacancies', id)}/close`, request),
  matches: (id, query, cursor) =>
    getJson(
      `${at('/vacancies', id)}/matches?${new URLSearchParams({ ...query, ...(cursor ? { cursor } : {}) })}`,
    ),
  inviteToVacancy: (id, request) => post(`${at('/vacancies', id)}/invitations`, request),
  previewInvitation: (id, request) => post(`${at('/vacancies', id)}/invitations/preview`, request),
  vacancyInvitations: (id) =>
    getJson(`${at('/vacancies', id)}/invitations?${new URLSearchParams({ range: INVITATIONS })}`),
  candidateInvitations: (candidateId) => getJson(`${at('/candidates', candidateId)}/invitations`),
  template: (id) => getJson(at('/templates', id)),
};
