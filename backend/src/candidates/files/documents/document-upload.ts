import { DOCUMENT_LIMITS } from '@hiring/contract';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { sentenceOf } from '../../../platform/errors/error-catalogue.js';
import { UPLOAD_CODES } from '../../../platform/errors/refuses.js';
import { DOCUMENT_TYPES } from '../../../platform/files/uploads/content-inspector.js';
import { perAccount, type UploadRules } from '../../../platform/files/uploads/upload.js';

const WRONG_TYPE = 'El archivo no es un PDF, DOC, DOCX, JPG o PNG válido.';

/** A photo of a licence is a document too. */
export const DOCUMENT_UPLOAD: UploadRules = {
  field: 'archivo',
  description: 'PDF, DOC, DOCX, JPEG or PNG, at most 5 MB.',
  files: 1,
  bytes: DOCUMENT_LIMITS.bytes,
  accepts: {
    types: DOCUMENT_TYPES,
    empty: () => new DomainError('document_empty', {}, { archivo: ['El archivo está vacío.'] }),
    wrongType: () => new DomainError('document_wrong_type', {}, { archivo: [WRONG_TYPE] }),
  },
  texts: 40,
  /** Far more than a person needs, far less than a disk holds. */
  limit: perAccount({ name: 'document', points: 40, seconds: 3600 }),
  tooLarge: () =>
    new DomainError('document_too_large', {}, { archivo: ['El archivo supera el máximo de 5 MB.'] }),
  tooMany: () => new DomainError('files_too_many', {}, { archivo: [sentenceOf('files_too_many')] }),
  noSpace: () => new DomainError('document_failed'),
  codes: [
    ...UPLOAD_CODES,
    'document_empty',
    'document_encrypted',
    'document_failed',
    'document_no_pages',
    'document_too_large',
    'document_wrong_type',
    'files_too_many',
  ],
};
