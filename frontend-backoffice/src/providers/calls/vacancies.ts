import type { Schemas, paths } from '@hiring/contract/api';
import { api } from '../client';
import { given, keyed, one } from './params';

/** Days as YYYY-MM-DD. */
export type MatchesQuery = Pick<
  NonNullable<paths['/api/vacancies/{id}/matches']['get']['parameters']['query']>,
  'cualificacion' | 'ciudad' | 'desde'
>;

/** The newest invitations of a vacancy; older ones are not shown. */
const INVITATIONS = JSON.stringify([0, 99]);

/** Requests of HR for vacancies: form, closing, figures, links and invitations. */
export const vacancyCalls = {
  vacancySummary: () => api.get('/api/vacancy-summary'),
  /** A retry with the same key creates no second vacancy. */
  createVacancy: (body: Schemas['VacancyFormRequest'], key: string) =>
    api.post('/api/vacancies', { ...keyed(key), body }),
  editVacancy: (id: string, body: Schemas['VacancyEditRequest']) =>
    api.put('/api/vacancies/{id}', { ...one(id), body }),
  removeVacancy: (id: string) => api.delete('/api/vacancies/{id}', one(id)),
  duplicateVacancy: (id: string, key: string) =>
    api.post('/api/vacancies/{id}/duplicate', { params: { path: { id }, ...keyed(key).params } }),
  vacancyHistory: (id: string) => api.get('/api/vacancies/{id}/history', one(id)),
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
  vacancyInvitations: (id: string) =>
    api.get('/api/vacancies/{id}/invitations', { params: { path: { id }, query: { range: INVITATIONS } } }),
  candidateInvitations: (candidateId: string) =>
    api.get('/api/candidates/{id}/invitations', one(candidateId)),
  /** Of a vacancy, or (null) of the whole list. */
  trackingLinks: (vacancyId: string | null) =>
    api.get('/api/tracking-links', { params: { query: given({ vacante_id: vacancyId }) } }),
  createTrackingLink: (body: Schemas['NewTrackingLinkRequest']) => api.post('/api/tracking-links', { body }),
  removeTrackingLink: (id: string) => api.delete('/api/tracking-links/{id}', one(id)),
  trackingLinkQr: (id: string) => api.get('/api/tracking-links/{id}/qr', one(id)),
};
