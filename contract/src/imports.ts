/** Imports of people by administrators: from a spreadsheet, or from a folder of CVs. */

import { FIELD_LABEL } from './application-form.js';
import { PROFILE_FIELDS, type ProfileField } from './profile-fields.js';
import type { Tone } from './vocabulary.js';

export const IMPORT_KINDS = ['tabla', 'cvs'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_KIND_LABEL: Readonly<Record<ImportKind, string>> = {
  tabla: 'Hoja de cálculo',
  cvs: 'Carpeta de CV',
};

/** `borrador`: nothing written yet. `cancelada`: stopped halfway; written rows remain until undone. */
export const IMPORT_STATES = [
  'borrador',
  'en_curso',
  'terminada',
  'cancelada',
  'deshaciendo',
  'deshecha',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const IMPORT_STATE_LABEL: Readonly<Record<ImportState, string>> = {
  borrador: 'Sin confirmar',
  en_curso: 'En curso',
  terminada: 'Terminada',
  cancelada: 'Cancelada',
  deshaciendo: 'Deshaciendo',
  deshecha: 'Deshecha',
};

export const IMPORT_STATE_TONE: Readonly<Record<ImportState, Tone>> = {
  borrador: 'grey',
  en_curso: 'blue',
  terminada: 'green',
  cancelada: 'yellow',
  deshaciendo: 'blue',
  deshecha: 'grey',
};

/** In which the text of a table may be. */
export const IMPORT_ENCODINGS = ['utf-8', 'windows-1252', 'mac-roman', 'iso-8859-15', 'utf-16'] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

export const IMPORT_ENCODING_LABEL: Readonly<Record<ImportEncoding, string>> = {
  'utf-8': 'UTF-8 (lo más habitual)',
  'windows-1252': 'Windows (Excel)',
  'mac-roman': 'Mac (Excel para Mac)',
  'iso-8859-15': 'ISO 8859-15',
  'utf-16': 'UTF-16 (texto Unicode)',
};

const OF_AN_APPLICATION = ['vacante', 'fecha_aplicacion'] as const;
export type ImportField = 'nombre_completo' | ProfileField | (typeof OF_AN_APPLICATION)[number];

/** A field of the company's own that people have, by its `clave`. */
export type OwnImportField = `campos.${string}`;
/** What a column may be: the company's own fields are those of the installation. */
export type ImportMeaning = ImportField | OwnImportField;
export const OWN_IMPORT_FIELD = /^campos\.[a-z][a-z0-9_]{0,39}$/;
export const isOwnImportField = (name: string): name is OwnImportField => OWN_IMPORT_FIELD.test(name);

const AFTER_THE_JOB = PROFILE_FIELDS.indexOf('posicion') + 1;
/** What a column of a spreadsheet may be. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  'nombre_completo',
  ...PROFILE_FIELDS.slice(0, AFTER_THE_JOB),
  ...OF_AN_APPLICATION,
  ...PROFILE_FIELDS.slice(AFTER_THE_JOB),
];

export const IMPORT_FIELD_LABEL: Readonly<Record<ImportField, string>> = {
  ...FIELD_LABEL,
  nombre_completo: 'Nombre y apellidos (juntos)',
  vacante: 'Vacante',
  fecha_aplicacion: 'Fecha de la candidatura',
};

/** Why a row may duplicate a person: same e-mail, same phone and name, or an earlier row of the file. */
export const IMPORT_DUPLICATES = ['email', 'telefono', 'fila'] as const;
export type ImportDuplicate = (typeof IMPORT_DUPLICATES)[number];

export const IMPORT_DUPLICATE_LABEL: Readonly<Record<ImportDuplicate, string>> = {
  email: 'Mismo correo',
  telefono: 'Mismo teléfono y nombre',
  fila: 'Repetida en el archivo',
};

/** What to do with a duplicate row. `crear`: only when the e-mails differ. */
export const IMPORT_DECISIONS = ['omitir', 'actualizar', 'candidatura', 'crear'] as const;
export type ImportDecision = (typeof IMPORT_DECISIONS)[number];

export const IMPORT_DECISION_LABEL: Readonly<Record<ImportDecision, string>> = {
  omitir: 'Omitir',
  actualizar: 'Completar lo que falte en su ficha',
  candidatura: 'Añadirle una candidatura',
  crear: 'Crear una ficha aparte',
};

/** The decisions that a kind of duplicate allows. */
export function importDecisionsOf(duplicate: ImportDuplicate): readonly ImportDecision[] {
  return duplicate === 'telefono' ? IMPORT_DECISIONS : ['omitir', 'actualizar', 'candidatura'];
}

/** Result of a row. `conservada`: an undo kept it, because somebody had changed it since. */
export const IMPORT_ROW_STATES = [
  'pendiente',
  'creada',
  'actualizada',
  'anadida',
  'omitida',
  'fallida',
  'deshecha',
  'conservada',
] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

export const IMPORT_ROW_LABEL: Readonly<Record<ImportRowState, string>> = {
  pendiente: 'Pendiente',
  creada: 'Creada',
  actualizada: 'Actualizada',
  anadida: 'Candidatura añadida',
  omitida: 'Omitida',
  fallida: 'No importada',
  deshecha: 'Deshecha',
  conservada: 'Conservada',
};

export const IMPORT_ROW_TONE: Readonly<Record<ImportRowState, Tone>> = {
  pendiente: 'blue',
  creada: 'green',
  actualizada: 'green',
  anadida: 'green',
  omitida: 'yellow',
  fallida: 'red',
  deshecha: 'grey',
  conservada: 'yellow',
};

/** Which rows of a preview to show. */
export const IMPORT_ROW_FILTERS = ['validas', 'errores', 'duplicadas'] as const;
export type ImportRowFilter = (typeof IMPORT_ROW_FILTERS)[number];

export const IMPORT_LIMITS = {
  bytes: 10 * 1024 * 1024,
  filas: 20_000,
  columnas: 60,
  /** Lines among which the headings may be. */
  cabecera: 20,
  /** Characters of one cell that are read. */
  celda: 5000,
  pagina: 50,
  /** Where the data come from, in words. */
  origen: 500,
  /** CVs of one folder, and those sent at once. */
  cvs: 200,
  cvsALaVez: 3,
  /** Days in which an import can be undone and its rows and drafts are kept. */
  dias: 30,
} as const;

/** Channel of applications created by an import. */
export const IMPORT_CHANNEL = 'importacion';
