import { uploading, type UploadWatch } from '@hiring/contract/files';
import { api } from '../../../lib/api';
import { of } from './draft-api';

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
