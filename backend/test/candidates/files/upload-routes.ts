import { FORM } from '../application-form.js';
import type { Part } from '../../multipart.js';
import type { Agent } from '../../world.js';

/** A person who may use an upload route, and the ids it needs. */
export interface Uploader {
  agent: Agent;
  accessToken: string;
  candidate: string;
  /** The id of a document requested by HR. */
  document: string;
}

export interface UploadRoute {
  method: 'PUT' | 'POST';
  path: (who: Uploader) => string;
  field: string;
  /** Text fields sent before the file. */
  texts: readonly Part[];
  /** The error code of each kind of wrong file. */
  codes: Record<
    'wrongType' | 'damaged' | 'empty' | 'tooLarge' | 'encrypted' | 'noPages' | 'tooMany' | 'none',
    string
  >;
  /** Photos that become one PDF: the field of the form that errors name. */
  photos?: 'cv' | 'archivo';
}

const CV_CODES = {
  wrongType: 'cv_wrong_type',
  damaged: 'upload_damaged',
  empty: 'cv_empty',
  tooLarge: 'cv_too_large',
  encrypted: 'cv_encrypted',
  noPages: 'cv_no_pages',
  tooMany: 'files_too_many',
  none: 'cv_required',
} as const;
const ATTACHMENT_CODES = {
  wrongType: 'attachment_wrong_type',
  damaged: 'upload_damaged',
  empty: 'attachment_empty',
  tooLarge: 'attachment_too_large',
  encrypted: 'attachment_encrypted',
  noPages: 'attachment_no_pages',
  tooMany: 'attachments_too_many',
  none: '',
} as const;
const PHOTO_CODES = (none: string) => ({
  wrongType: 'photos_wrong_type',
  damaged: 'photos_wrong_type',
  empty: 'photos_wrong_type',
  tooLarge: 'photos_too_large',
  encrypted: 'photos_wrong_type',
  noPages: 'photos_wrong_type',
  tooMany: 'photos_too_many',
  none,
});
const text = (field: string, content: string): Part => ({ field, content });
const form = Object.entries(FORM).map(([field, content]) => text(field, content));

/** Every route that takes a file, by the operation of the API's own document. */
export const UPLOAD_ROUTES: Record<string, UploadRoute> = {
  'POST /api/applications': {
    method: 'POST',
    path: () => '/api/applications',
    field: 'cv',
    texts: form,
    codes: CV_CODES,
  },
  'PUT /api/candidates/me/cv': {
    method: 'PUT',
    path: () => '/api/candidates/me/cv',
    field: 'cv',
    texts: [],
    codes: CV_CODES,
  },
  'PUT /api/drafts/mine/cv': {
    method: 'PUT',
    path: () => '/api/drafts/mine/cv',
    field: 'cv',
    texts: [],
    codes: CV_CODES,
  },
  'PUT /api/drafts/mine/cv/fotos': {
    method: 'PUT',
    path: () => '/api/drafts/mine/cv/fotos',
    field: 'fotos',
    texts: [],
    codes: PHOTO_CODES('cv_required'),
    photos: 'cv',
  },
  'PUT /api/documents/{id}/file': {
    method: 'PUT',
    path: ({ document }) => `/api/documents/${document}/file`,
    field: 'archivo',
    texts: [],
    codes: {
      wrongType: 'document_wrong_type',
      damaged: 'upload_damaged',
      empty: 'document_empty',
      tooLarge: 'document_too_large',
      encrypted: 'document_encrypted',
      noPages: 'document_no_pages',
      tooMany: 'files_too_many',
      none: 'document_required',
    },
  },
  'PUT /api/documents/{id}/file/fotos': {
    method: 'PUT',
    path: ({ document }) => `/api/documents/${document}/file/fotos`,
    field: 'fotos',
    texts: [],
    codes: PHOTO_CODES('document_required'),
    photos: 'archivo',
  },
  'POST /api/threads/mine': {
    method: 'POST',
    path: () => '/api/threads/mine',
    field: 'adjuntos',
    texts: [text('texto', 'Te lo adjunto')],
    codes: ATTACHMENT_CODES,
  },
  'POST /api/threads/{id}': {
    method: 'POST',
    path: ({ candidate }) => `/api/threads/${candidate}`,
    field: 'adjuntos',
    texts: [text('texto', 'Te lo adjunto')],
    codes: ATTACHMENT_CODES,
  },
};

/**
 * The staff routes store their files differently and have specs of their own: candidates.brought.spec.ts (same as
 * POST /api/applications), imports.spec.ts and imports-cvs.spec.ts.
 */
export const TESTED_BY_THEMSELVES = [
  'POST /api/candidates',
  'POST /api/imports',
  'POST /api/imports/{id}/cvs',
];
