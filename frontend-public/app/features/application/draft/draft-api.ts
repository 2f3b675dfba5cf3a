import type { Schemas } from '@hiring/contract/api';
import { uploading, type UploadWatch } from '@hiring/contract/files';
import { api } from '../../../lib/api';

export type Draft = Schemas['DraftResponse'];
export type DraftCv = Schemas['DraftCvResponse'];
export type Proposals = Schemas['CvProposalsResponse'];

const of = (vacancyId: string | null) => ({ params: { query: vacancyId ? { vacante: vacancyId } : {} } });

export const findDraft = (vacancyId: string | null) => api.get('/api/drafts/mine', of(vacancyId));

/** `keepalive`: the request continues after the page is closed. */
export const saveDraft = (vacancyId: string | null, body: Schemas['SaveDraftRequest'], keepalive: boolean) =>
  api.put('/api/drafts/mine', { ...of(vacancyId), body, keepalive });

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

/** Uploads a file to the draft. */
export const uploadDraftCv = (vacancyId: string | null, cv: File, watch: UploadWatch) =>
  api.put('/api/drafts/mine/cv', { ...of(vacancyId), body: { cv }, ...uploading(watch) });

/** Uploads photos of a CV to the draft. */
export const uploadDraftPhotos = (vacancyId: string | null, photos: readonly Blob[], watch: UploadWatch) => {
  const fotos = photos.map(
    (photo, index) => new File([photo], `pagina-${index + 1}.jpg`, { type: photo.type }),
  );
  return api.put('/api/drafts/mine/cv/fotos', { ...of(vacancyId), body: { fotos }, ...uploading(watch) });
};
