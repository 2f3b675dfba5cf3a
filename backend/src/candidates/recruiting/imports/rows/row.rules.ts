import {
  type CustomFieldValues,
  FIELD_LABEL,
  type ImportMeaning,
  isOwnImportField,
  isProfileField,
  LIMITS,
  postalCodeAsRead,
  PROFILE,
  PROFILE_FIELDS,
  type ProfileColumns,
  type ProfileField,
  type ProfileKind,
  provinceOfPostalCode,
  requiredMessage,
  skillsIn,
  tooLongMessage,
} from '@hiring/contract';
import { isEmail } from 'class-validator';
import type { CustomField } from '../../../../fields/custom-field.entity.js';
import { birthDateErrors } from '../../../people/profile/submission.rules.js';
import { phonesIn, readPhone } from '../../../../platform/values/phones.js';
import { provincesWith } from '../../../files/cv/reading/proposals/municipalities.js';
import { isJoined, type Mapping, splitName } from './mapping.rules.js';
import { ownValuesIn } from './own-values.rules.js';
import type { PlaceFinder, Place } from './place.rules.js';
import { dayIn } from '../tables/row-dates.js';

/** A row that can be written; the e-mail is in lower case. */
export type PersonData = ProfileColumns &
  Place & {
    /** YYYY-MM-DD; null: today. */
    fecha_aplicacion: string | null;
    /** Of the company's own fields; absent: it was planned before they were imported. */
    campos?: CustomFieldValues;
    /** What was read otherwise than it stands in the file, by field. */
    avisos: Record<string, string>;
  };

export interface ReadRow {
  /** Null: it has errors. */
  datos: PersonData | null;
  /** In lower case, also of a row with errors. */
  email: string | null;
  errores: Record<string, string>;
}

const line = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
/** The row is of another program's list: texts that are too long are shortened. */
const skillsOf = (text: string): string[] =>
  skillsIn(text.replace(/[;|\n]/g, ','))
    .map((skill) => skill.slice(0, LIMITS.skill))
    .slice(0, LIMITS.skills);
const LINK = /:\/\/|www\./i;

const kindOf = (field: ImportMeaning): ProfileKind | null =>
  isProfileField(field) ? PROFILE[field].kind : null;
/** Texts of a line that are kept as they stand. */
const MEASURED: readonly (ProfileKind | null)[] = ['name', 'line', 'postal_code', 'position'];

/** Cells by field; several columns for a field are joined. */
function cellsOf(valores: readonly string[], mapping: Mapping): Partial<Record<ImportMeaning, string>> {
  const cells: Partial<Record<ImportMeaning, string>> = {};
  mapping.forEach((field, place) => {
    const raw = valores[place] ?? '';
    if (!field || raw === '') return;
    const text = kindOf(field) === 'long_text' || isOwnImportField(field) ? raw : line(raw);
    const before = isJoined(field) ? cells[field] : undefined;
    cells[field] = before ? `${before}${kindOf(field) === 'skills' ? ', ' : ' '}${text}` : text;
  });
  return cells;
}

/** The phone of a cell, as the form's field reads it; of several the first, and the others are told. */
function phoneOf(cell: string): { telefono: string | null; aviso?: string } {
  const whole = readPhone(cell);
  if (whole || cell === '') return { telefono: whole ?? '' };
  const parts = cell.split(/[/;,|]|\s(?:y|i|o|and)\s/).map(readPhone);
  const found = parts.some(Boolean) ? parts : phonesIn(cell).map(({ number }) => number);
  const [telefono = null, ...others] = new Set(found.filter((number) => number !== null));
  if (telefono === null) return { telefono };
  const aviso = others.length
    ? `También está el ${others.join(' y el ')}: en la ficha solo cabe uno`
    : `De «${cell.slice(0, 60)}» se ha leído ${telefono}`;
  return { telefono, aviso };
}

/** A postal code with the zero that spreadsheets drop, unless the town is not in its province. */
function postalCodeOf(cell: string, town: string): { codigo?: string; aviso?: string } {
  const whole = /^\d{4}$/.test(cell) ? `0${cell}` : null;
  const province = whole && provinceOfPostalCode(whole) && whole.slice(0, 2);
  if (whole && province && (town === '' || provincesWith(town).includes(province))) return { codigo: whole };
  const read = postalCodeAsRead(cell);
  if (!read) return { aviso: `«${cell.slice(0, 30)}» no es un código postal: se deja vacío` };
  return province
    ? { codigo: read.code, aviso: `«${cell}» se deja así: ${whole} no es de ${town.slice(0, 60)}` }
    : { codigo: read.code };
}

export interface RowRules {
  mapping: Mapping;
  places: PlaceFinder;
  now: Date;
  /** Fields of the company's own that columns may be. */
  own?: readonly CustomField[];
  /** Columns of phones that are not imported: a record has one. */
  otherPhones?: readonly { place: number; title: string }[];
}

/** Phones of the row in other columns. */
function furtherPhones(
  valores: readonly string[],
  otherPhones: NonNullable<RowRules['otherPhones']>,
  telefono: string | null,
): string[] {
  return otherPhones.flatMap(({ place, title }) => {
    const { telefono: other } = phoneOf(line(valores[place] ?? ''));
    return other && other !== telefono
      ? [`En la columna «${title}» está el ${other}: en la ficha solo cabe uno`]
      : [];
  });
}

/** The days of a row; what is wrong with them goes to `errores`. */
function datesIn(
  cells: Partial<Record<ImportMeaning, string>>,
  now: Date,
  errores: Record<string, string>,
): { birth: string | null; applied: string | null } {
  const birth = cells.fecha_nacimiento ? dayIn(cells.fecha_nacimiento, now) : null;
  if (cells.fecha_nacimiento && !birth) errores.fecha_nacimiento = 'La fecha de nacimiento no es válida';
  if (birth && birthDateErrors(birth, now)) {
    errores.fecha_nacimiento = 'La fecha de nacimiento no es válida: debe tener entre 16 y 100 años';
  }
  const applied = cells.fecha_aplicacion ? dayIn(cells.fecha_aplicacion, now) : null;
  if (cells.fecha_aplicacion && (!applied || Date.parse(applied) > now.getTime() || applied < '1990')) {
    errores.fecha_aplicacion = 'La fecha de la candidatura no es válida';
  }
  return { birth, applied };
}

/** Validates a row by the rules of the application form; phone and address may be missing, as in old lists. */
export function readRow(
  valores: readonly string[],
  { mapping, places, now, own = [], otherPhones = [] }: RowRules,
): ReadRow {
  const cells = cellsOf(valores, mapping);
  const errores: Record<string, string> = {};
  if (cells.nombre_completo && !(cells.nombre && cells.apellidos)) {
    Object.assign(cells, splitName(cells.nombre_completo));
  }
  const email = cells.email?.replace(/^mailto:/i, '').toLowerCase() ?? '';
  for (const field of ['nombre', 'apellidos'] as const) {
    if (!cells[field]) errores[field] = requiredMessage(field);
    else if (LINK.test(cells[field])) errores[field] = `El campo ${FIELD_LABEL[field]} no es válido`;
  }
  if (!email) errores.email = requiredMessage('email');
  else if (!isEmail(email) || email.length > LIMITS.email) errores.email = 'El correo no es válido';
  const avisos: Record<string, string> = {};
  const { telefono, aviso: ofPhone } = phoneOf(cells.telefono ?? '');
  if (telefono === null) errores.telefono = 'El teléfono no es válido';
  else cells.telefono = telefono;
  const ofPhones = [...(ofPhone ? [ofPhone] : []), ...furtherPhones(valores, otherPhones, telefono)];
  if (ofPhones.length > 0) avisos.telefono = ofPhones.join('. ');
  if (cells.codigo_postal) {
    const { codigo, aviso } = postalCodeOf(cells.codigo_postal, cells.ciudad ?? '');
    cells.codigo_postal = codigo;
    if (aviso) avisos.codigo_postal = aviso;
  }

  const { birth, applied } = datesIn(cells, now, errores);
  const { aviso: ofVacancy, ...place } = places.find(cells);
  if (ofVacancy) avisos.vacante = ofVacancy;
  if ('errores' in place) Object.assign(errores, place.errores);
  for (const field of PROFILE_FIELDS) {
    const { label, kind, max = Infinity } = PROFILE[field];
    if (MEASURED.includes(kind) && (cells[field]?.length ?? 0) > max)
      errores[field] = tooLongMessage(label, max);
  }
  const known = email.length > 0 && email.length <= LIMITS.email ? email : null;
  if ('errores' in place || Object.keys(errores).length > 0) return { datos: null, email: known, errores };
  const { campos, avisos: ofFields } = ownValuesIn(cells, own, now);
  const profile = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, columnOf(field, cells[field])]));
  return {
    email: known,
    errores,
    datos: {
      ...(profile as ProfileColumns),
      email,
      fecha_nacimiento: birth,
      fecha_aplicacion: applied,
      campos,
      avisos: { ...avisos, ...ofFields },
      ...place,
    },
  };
}

/** A cell as its column keeps it. */
function columnOf(field: ProfileField, cell: string | undefined): string | string[] | null {
  const { kind, required } = PROFILE[field];
  if (kind === 'skills') return skillsOf(cell ?? '');
  return cell ?? (required ? '' : null);
}
