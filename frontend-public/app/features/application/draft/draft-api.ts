import type { Schemas } from '@hiring/contract/api';
import { api } from '../../../lib/api';

export type Draft = Schemas['DraftResponse'];
export type DraftCv = Schemas['DraftCvResponse'];
export type Proposals = Schemas['CvProposalsResponse'];

/** The form of a vacancy, or the one without. */
export const of = (vacancyId: string | null) => ({
  params: { query: vacancyId ? { vacante: vacancyId } : {} },
});

/** `keepalive`: the request continues after the page is closed. */
export const saveDraft = (vacancyId: string | null, body: Schemas['SaveDraftRequest'], keepalive: boolean) =>
  api.put('/api/drafts/mine', { ...of(vacancyId), body, keepalive });

export const findDraft = (vacancyId: string | null) => api.get('/api/drafts/mine', of(vacancyId));

export const removeDraft = (vacancyId: string | null) => api.delete('/api/drafts/mine', of(vacancyId));

/** `replacing`: the person agreed to replace the existing CV. */
export const chooseWrittenCv = (vacancyId: string | null, replacing: boolean) =>
  api.put('/api/drafts/mine/cv/generado', {
    params: { query: { ...of(vacancyId).params.query, ...(replacing ? { reemplazar: 'true' } : {}) } },
  });

export const removeDraftCv = (vacancyId: string | null) => api.delete('/api/drafts/mine/cv', of(vacancyId));

/** What was read from the CV is not proposed again. */
export const dismissCvProposals = (vacancyId: string | null) =>
  api.delete('/api/drafts/mine/cv/propuestas', of(vacancyId));
