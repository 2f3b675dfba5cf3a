import type { Schemas } from '@hiring/contract/api';
import { at, getJson, post, put, send } from './request';

/** Making and changing vacancies, and the links that say where people come from. */
export interface VacancyWritingCalls {
  vacancySummary(): Promise<Schemas['VacancySummary']>;
  /** Sent again with its key it is one vacancy. */
  createVacancy(form: Schemas['VacancyFormRequest'], key: string): Promise<Schemas['VacancyResponse']>;
  editVacancy(id: string, form: Schemas['VacancyEditRequest']): Promise<Schemas['VacancyResponse']>;
  removeVacancy(id: string): Promise<void>;
  duplicateVacancy(id: string, key: string): Promise<Schemas['VacancyResponse']>;
  vacancyHistory(id: string): Promise<Schemas['VacancyHistoryResponse'][]>;
  /** Of a vacancy, or (null) of all openings. */
  trackingLinks(vacancyId: string | null): Promise<Schemas['TrackingLinkResponse'][]>;
  createTrackingLink(request: Schemas['NewTrackingLinkRequest']): Promise<Schemas['TrackingLinkResponse']>;
  removeTrackingLink(id: string): Promise<void>;
  trackingLinkQr(id: string): Promise<Schemas['TrackingLinkQr']>;
}

export const vacancyWritingCalls: VacancyWritingCalls = {
  vacancySummary: () => getJson('/vacancy-summary'),
  createVacancy: (form, key) => post('/vacancies', form, key),
  editVacancy: (id, form) => put(at('/vacancies', id), form),
  removeVacancy: (id) => send('DELETE', at('/vacancies', id)),
  duplicateVacancy: (id, key) => post(`${at('/vacancies', id)}/duplicate`, undefined, key),
  vacancyHistory: (id) => getJson(`${at('/vacancies', id)}/history`),
  trackingLinks: (vacancyId) =>
    getJson(`/tracking-links${vacancyId ? `?${new URLSearchParams({ vacante_id: vacancyId })}` : ''}`),
  createTrackingLink: (request) => post('/tracking-links', request),
  removeTrackingLink: (id) => send('DELETE', at('/tracking-links', id)),
  trackingLinkQr: (id) => getJson(`${at('/tracking-links', id)}/qr`),
};
