import { CV_FIELDS, WRITTEN_FIELDS } from './profile-fields.js';

/** The form's draft on the server, the ways to give a CV, and what is read out of one. */

/** Texts that a draft keeps, by their name on the wire. */
export const DRAFT_FIELDS = [
  ...WRITTEN_FIELDS,
  // JSON in one text, as the form sends it.
  'cualificaciones',
  'futuras_ofertas',
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** How a CV came: a file, photos of its pages, or written here from the form. */
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
  /** A draft that nobody touched for so long is removed. */
  days: 30,
  /** Characters of one text or answer: more than the form takes, as what is still too long is kept while it is shortened. */
  text: 12_000,
  /** Photos of one CV. */
  photos: 10,
  /** Pixels of the longer side to which a browser scales a photo down. */
  photoSide: 2000,
  /** What was typed is sent after a pause of so long. */
  saveDelayMs: 800,
} as const;
