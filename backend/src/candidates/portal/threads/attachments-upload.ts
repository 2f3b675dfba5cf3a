import { THREAD_LIMITS } from '@hiring/contract';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { UPLOAD_CODES } from '../../../platform/errors/refuses.js';
import { DOCUMENT_TYPES } from '../../../platform/files/uploads/content-inspector.js';
import { perAccount, type UploadRules } from '../../../platform/files/uploads/upload.js';

const max = THREAD_LIMITS.attachments;
const TOO_MANY = `Puedes adjuntar como máximo ${max} archivos.`;
const WRONG_TYPE = 'El archivo no es un PDF, DOC, DOCX, JPEG o PNG válido.';

/** The files of a message. */
export const ATTACHMENTS_UPLOAD: UploadRules = {
  field: 'adjuntos',
  files: max,
  bytes: THREAD_LIMITS.attachmentBytes,
  accepts: {
    types: DOCUMENT_TYPES,
    empty: () => new DomainError('attachment_empty', {}, { adjuntos: ['El archivo adjunto está vacío.'] }),
    wrongType: () => new DomainError('attachment_wrong_type', {}, { adjuntos: [WRONG_TYPE] }),
  },
  texts: 4,
  /** Far more than a person sends, repetitions included, far less than a disk holds. */
  limit: perAccount({ name: 'thread-upload', points: 120, seconds: 3600 }),
  tooLarge: () =>
    new DomainError('attachment_too_large', {}, { adjuntos: ['El archivo supera el máximo de 5 MB.'] }),
  tooMany: () => new DomainError('attachments_too_many', { max }, { adjuntos: [TOO_MANY] }),
  noSpace: () => new DomainError('attachment_failed'),
  codes: [
    ...UPLOAD_CODES,
    'attachment_empty',
    'attachment_encrypted',
    'attachment_failed',
    'attachment_no_pages',
    'attachment_too_large',
    'attachment_wrong_type',
    'attachments_too_many',
  ],
};
