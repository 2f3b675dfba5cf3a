import { CV_FIELDS, WRITTEN_FIELDS } from './profile-fields.js';

/** The server-side draft of the form, ways to provide a CV, and what is read from one. */

/** Texts stored in a draft, by field name. */
export const DRAFT_FIELDS = [
  ...WRITTEN_FIELDS,
  // JSON in one text, as the form sends it.
  'cualificaciones',
  'futuras_ofertas',
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** Kind of CV: a file, photos of its pages, or generated from the form. */
export const CV_MODOS = ['archivo', 'fotos', 'generado'] as const;
export type CvModo = (typeof CV_MODOS)[number];

/** What is looked for in a CV. */
export const CV_PROPOSAL_FIELDS = [...CV_FIELDS, 'permisos', 'idiomas'] as const;
export type CvProposalField = (typeof CV_PROPOSAL_FIELDS)[number];

/** Classes of the Spanish driving licence. */
export const DRIVING_LICENCES = [
  'AM',
  'A1',
  'A2',
  'A',
  'B',
  'BE',
  'C1',
  'C1E',
  'C',
  'CE',
  'D1',
  'D1E',
  'D',
  'DE',
  'BTP',
] as const;
export type DrivingLicence = (typeof DRIVING_LICENCES)[number];

export const DRAFT_LIMITS = {
  /** An untouched draft is deleted after this time. */
  days: 30,
  /** Characters of a text or answer: more than the form accepts, because texts are stored while they are shortened. */
  text: 12_000,
  /** Photos of one CV. */
  photos: 10,
  /** Longer side in pixels to which browsers scale photos down. */
  photoSide: 2000,
  /** What was typed is sent after a pause of so long. */
  saveDelayMs: 800,
} as const;
