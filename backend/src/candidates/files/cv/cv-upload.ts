import { LIMITS } from '@hiring/contract';
import { can } from '../../../platform/auth/actor.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { sentenceOf } from '../../../platform/errors/error-catalogue.js';
import { UPLOAD_CODES } from '../../../platform/errors/refuses.js';
import { CV_TYPES } from '../../../platform/files/uploads/content-inspector.js';
import type { UploadRules } from '../../../platform/files/uploads/upload.js';

/** Far more than a person needs, far less than a disk holds. */
const SUBMISSIONS = { name: 'submit', points: 40, seconds: 3600 };
/** Limit for programs and staff that submit people: a job board submits many. */
const BROUGHT = { name: 'submit-others', points: 1000, seconds: 3600 };

/** One CV, as every form takes it. */
export const CV_UPLOAD: UploadRules = {
  field: 'cv',
  description: 'PDF, DOC or DOCX, at most 5 MB.',
  files: 1,
  bytes: LIMITS.cvBytes,
  accepts: {
    types: CV_TYPES,
    empty: () => new DomainError('cv_empty', {}, { cv: ['El archivo del CV está vacío.'] }),
    wrongType: () =>
      new DomainError('cv_wrong_type', {}, { cv: ['El archivo no es un PDF, DOC o DOCX válido.'] }),
  },
  texts: 40,
  limit: (actor) =>
    can(actor, 'candidates:write') ? [BROUGHT, actor.key?.id ?? actor.userId] : [SUBMISSIONS, actor.userId],
  tooLarge: () => new DomainError('cv_too_large', {}, { cv: ['El CV supera el máximo de 5 MB.'] }),
  tooMany: () => new DomainError('files_too_many', {}, { cv: [sentenceOf('files_too_many')] }),
  noSpace: () => new DomainError('upload_failed', { reason: 'no queda espacio. Inténtalo más tarde.' }),
  codes: [
    ...UPLOAD_CODES,
    'cv_empty',
    'cv_encrypted',
    'cv_no_pages',
    'cv_too_large',
    'cv_wrong_type',
    'files_too_many',
  ],
};
