import { DRAFT_LIMITS, LIMITS } from '@hiring/contract';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { ErrorCode } from '../../../platform/errors/error-catalogue.js';
import { UPLOAD_CODES } from '../../../platform/errors/refuses.js';
import { perAccount, type UploadRules } from '../../../platform/files/uploads/upload.js';

/** The field of the form that errors name. */
export type PhotosField = 'cv' | 'archivo';

const max = DRAFT_LIMITS.photos;
const TOO_LARGE =
  'Las fotos pesan demasiado: juntas no pueden superar los 5 MB. Quita alguna o hazlas con menos resolución.';

export const tooLarge = (field: PhotosField): DomainError =>
  new DomainError('photos_too_large', {}, { [field]: [TOO_LARGE] });

/** Photos of pages: together at most the size of one CV or document. PhotoPages checks that they are photos. */
const photosOf = (field: PhotosField, codes: readonly ErrorCode[]): UploadRules => ({
  field: 'fotos',
  files: max,
  bytes: LIMITS.cvBytes,
  totalBytes: LIMITS.cvBytes,
  texts: 0,
  limit: perAccount({ name: 'photos', points: 60, seconds: 3600 }),
  tooLarge: () => tooLarge(field),
  tooMany: () =>
    new DomainError('photos_too_many', { max }, { [field]: [`Puedes enviar ${max} fotos como máximo.`] }),
  codes: [...UPLOAD_CODES, ...codes, 'photos_too_large', 'photos_too_many', 'photos_wrong_type'],
});

export const PHOTOS_UPLOAD = photosOf('cv', ['cv_empty', 'cv_encrypted', 'cv_no_pages']);
export const DOCUMENT_PHOTOS_UPLOAD = photosOf('archivo', [
  'document_encrypted',
  'document_failed',
  'document_no_pages',
]);
