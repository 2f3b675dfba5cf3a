import { FIELD_LABEL, type ImportField, LIMITS, requiredMessage, skillsIn } from '@hiring/contract';
import { isEmail } from 'class-validator';
import { birthDateErrors } from '../../applications/submission/submission.rules.js';
import { JOINED, type Mapping, splitName } from './mapping.rules.js';
import type { PlaceFinder, Place } from './place.rules.js';
import { dayIn } from '../tables/row-dates.js';

/** A row that can be written. */
export interface PersonData extends Place {
  nombre: string;
  apellidos: string;
  /** In lower case. */
  email: string;
  telefono: string;
  fecha_nacimiento: string | null;
  direccion: string;
  ciudad: string;
  codigo_postal: string | null;
  experiencia: string | null;
  educacion: string | null;
  habilidades: string[];
  carta_presentacion: string | null;
  /** YYYY-MM-DD; null: today. */
  fecha_aplicacion: string | null;
}

export interface ReadRow {
  /** Null: it has errors. */
  datos: PersonData | null;
  /** In lower case, also of a row with errors. */
  email: string | null;
  errores: Record<string, string>;
}

const line = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
const LONG: ReadonlySet<ImportField> = new Set(['experiencia', 'educacion', 'carta_presentacion']);
/** Of a list of another program; what is too long there is shortened. */
const skillsOf = (text: string): string[] =>
  skillsIn(text.replace(/[;|\n]/g, ','))
    .map((skill) => skill.slice(0, LIMITS.skill))
    .slice(0, LIMITS.skills);
const LINK = /:\/\/|www\./i;

const LENGTHS = {
  nombre: LIMITS.name,
  apellidos: LIMITS.name,
  direccion: LIMITS.address,
  ciudad: LIMITS.city,
  codigo_postal: LIMITS.postalCode,
  posicion: LIMITS.position,
} as const;

/** The cells by field; of several columns for one field what they say together. */
function cellsOf(valores: readonly string[], mapping: Mapping): Partial<Record<ImportField, string>> {
  const cells: Partial<Record<ImportField, string>> = {};
  mapping.forEach((field, place) => {
    const raw = valores[place] ?? '';
    if (!field || raw === '') return;
    const text = LONG.has(field) ? raw : line(raw);
    const before = JOINED.has(field) ? cells[field] : undefined;
    cells[field] = before ? `${before}${field === 'habilidades' ? ', ' : ' '}${text}` : text;
  });
  return cells;
}

/** Reads a row by the rules of the application form; a phone and an address may be missing, as old lists have none. */
export function readRow(
  valores: readonly string[],
  { mapping, places, now }: { mapping: Mapping; places: PlaceFinder; now: Date },
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
  else if (!isEmail(email) || email.length > LIMITS.email) errores.email = 'El email no es válido';
  const telefono = cells.telefono ?? '';
  if (telefono && !/^[+()\d\s./-]{6,30}$/.test(telefono)) errores.telefono = 'El teléfono no es válido';

  const birth = cells.fecha_nacimiento ? dayIn(cells.fecha_nacimiento, now) : null;
  if (cells.fecha_nacimiento && !birth) errores.fecha_nacimiento = 'La fecha de nacimiento no es válida';
  if (birth && birthDateErrors(birth, now)) {
    errores.fecha_nacimiento = 'La fecha de nacimiento no es válida: debe tener entre 16 y 100 años';
  }
  const applied = cells.fecha_aplicacion ? dayIn(cells.fecha_aplicacion, now) : null;
  if (cells.fecha_aplicacion && (!applied || Date.parse(applied) > now.getTime() || applied < '1990')) {
    errores.fecha_aplicacion = 'La fecha de la candidatura no es válida';
  }
  const place = places.find(cells);
  if ('errores' in place) Object.assign(errores, place.errores);
  for (const [field, most] of Object.entries(LENGTHS)) {
    if ((cells[field as keyof typeof LENGTHS]?.length ?? 0) > most) {
      errores[field] =
        `El campo ${FIELD_LABEL[field as keyof typeof LENGTHS]} no puede superar los ${most} caracteres`;
    }
  }
  const known = email.length > 0 && email.length <= LIMITS.email ? email : null;
  if ('errores' in place || Object.keys(errores).length > 0) return { datos: null, email: known, errores };
  return {
    email: known,
    errores,
    datos: {
      nombre: cells.nombre ?? '',
      apellidos: cells.apellidos ?? '',
      email,
      telefono,
      fecha_nacimiento: birth,
      direccion: cells.direccion ?? '',
      ciudad: cells.ciudad ?? '',
      codigo_postal: cells.codigo_postal ?? null,
      experiencia: cells.experiencia ?? null,
      educacion: cells.educacion ?? null,
      habilidades: skillsOf(cells.habilidades ?? ''),
      carta_presentacion: cells.carta_presentacion ?? null,
      fecha_aplicacion: applied,
      ...place,
    },
  };
}
