import { DRAFT_LIMITS, LIMITS } from '@hiring/contract';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { UPLOAD_CODES } from '../../../platform/errors/refuses.js';
import { perAccount, type UploadRules } from '../../../platform/files/uploads/upload.js';

const max = DRAFT_LIMITS.photos;
const TOO_LARGE =
  'Las fotos pesan demasiado: juntas no pueden superar los 5 MB. Quita alguna o hazlas con menos resolución.';

export const tooLarge = (): DomainError => new DomainError('photos_too_large', {}, { cv: [TOO_LARGE] });

/** Photos of a CV's pages: together at most the size of one CV. PhotoPages checks that they are photos. */
export const PHOTOS_UPLOAD: UploadRules = {
  field: 'fotos',
  files: max,
  bytes: LIMITS.cvBytes,
  totalBytes: LIMITS.cvBytes,
  texts: 0,
  limit: perAccount({ name: 'photos', points: 60, seconds: 3600 }),
  tooLarge,
  tooMany: () =>
    new DomainError('photos_too_many', { max }, { cv: [`Puedes enviar ${max} fotos como máximo.`] }),
  codes: [
    ...UPLOAD_CODES,
    'cv_empty',
    'cv_encrypted',
    'cv_no_pages',
    'photos_too_large',
    'photos_too_many',
    'photos_wrong_type',
  ],
};
