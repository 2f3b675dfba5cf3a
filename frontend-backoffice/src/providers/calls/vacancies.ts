import type { OtherLanguage } from '@hiring/contract';
import type { Schemas, paths } from '@hiring/contract/api';
import { api } from '../client';
import { given, keyed, one } from './params';

/** Days as YYYY-MM-DD. */
export type MatchesQuery = Pick<
  NonNullable<paths['/api/vacancies/{id}/matches']['get']['parameters']['query']>,
  'cualificacion' | 'ciudad' | 'desde'
>;

const wordsOf = (id: string, idioma: OtherLanguage) => ({ params: { path: { id, idioma } } });

/** Requests of HR for vacancies: form, closing, figures, links and invitations. */
export const vacancyCalls = {
  vacancySummary: () => api.get('/api/vacancy-summary'),
  duplicateVacancy: (id: string, key: string) =>
    api.post('/api/vacancies/{id}/duplicate', { params: { path: { id }, ...keyed(key).params } }),
  vacancyHistory: (id: string) => api.get('/api/vacancies/{id}/history', one(id)),
  vacancyWords: (id: string, idioma: OtherLanguage) =>
    api.get('/api/vacancies/{id}/words/{idioma}', wordsOf(id, idioma)),
  saveVacancyWords: (id: string, idioma: OtherLanguage, body: Schemas['VacancyWordsRequest']) =>
    api.put('/api/vacancies/{id}/words/{idioma}', { ...wordsOf(id, idioma), body }),
  removeVacancyWords: (id: string, idioma: OtherLanguage) =>
    api.delete('/api/vacancies/{id}/words/{idioma}', wordsOf(id, idioma)),
  vacancyFigures: (ids: readonly string[]) =>
    api.get('/api/vacancy-figures', { params: { query: { ids: ids.join(',') } } }),
  vacancyUnanswered: (id: string) => api.get('/api/vacancies/{id}/unanswered', one(id)),
  closingDraft: (id: string) => api.get('/api/vacancies/{id}/closing', one(id)),
  previewClosing: (id: string, body: Schemas['ClosingPreviewRequest']) =>
    api.post('/api/vacancies/{id}/closing/preview', { ...one(id), body }),
  changeVacancyState: (id: string, body: Schemas['VacancyStateRequest']) =>
    api.post('/api/vacancies/{id}/state', { ...one(id), body }),
  closeVacancy: (id: string, body: Schemas['CloseVacancyRequest']) =>
    api.post('/api/vacancies/{id}/close', { ...one(id), body }),
  matches: (id: string, query: MatchesQuery, cursor: string | null) =>
    api.get('/api/vacancies/{id}/matches', {
      params: { path: { id }, query: { ...query, ...given({ cursor }) } },
    }),
  inviteToVacancy: (id: string, body: Schemas['InviteRequest']) =>
    api.post('/api/vacancies/{id}/invitations', { ...one(id), body }),
  previewInvitation: (id: string, body: Schemas['InvitationPreviewRequest']) =>
    api.post('/api/vacancies/{id}/invitations/preview', { ...one(id), body }),
  candidateInvitations: (candidateId: string) =>
    api.get('/api/candidates/{id}/invitations', one(candidateId)),
  trackingLinkQr: (id: string) => api.get('/api/tracking-links/{id}/qr', one(id)),
};
