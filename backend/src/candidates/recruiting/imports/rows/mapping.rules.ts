import {
  customFieldText,
  IMPORT_FIELD_LABEL,
  type ImportField,
  type ImportMeaning,
  isOwnImportField,
  isProfileField,
  PROFILE,
} from '@hiring/contract';
import type { CustomField } from '../../../../fields/custom-field.entity.js';
import { readPhone } from '../../../../platform/values/phones.js';
import { fieldOfHeading, plainHeading } from './headings.js';
import { nameOf } from './own-values.rules.js';

export type Mapping = (ImportMeaning | null)[];
/** A field of the company's own, as its columns are recognised. */
type Own = Pick<CustomField, 'clave' | 'etiqueta'>;

/** Whether several columns may form it: two surnames, street and number. */
export const isJoined = (field: ImportMeaning): boolean =>
  isProfileField(field) && PROFILE[field].joined === true;

/** Digits that are a phone, and neither a date, an amount nor a number of an identity. */
const isPhone = (value: string): boolean => !/[€$]/.test(value) && readPhone(value) !== null;
const isDay = (value: string): boolean => /^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}(?:[T ].*)?$/.test(value);
const LOOKS: Partial<Record<ImportField, (value: string) => boolean>> = {
  email: (value) => /^\S+@\S+\.\S{2,}$/.test(value),
  telefono: isPhone,
};
/** A heading is not believed when no value of its column looks like it. */
const CONFIRMS: Partial<Record<ImportMeaning, (value: string) => boolean>> = {
  telefono: (value) => (value.match(/\d/g)?.length ?? 0) >= 6 && !isDay(value),
  fecha_nacimiento: isDay,
  fecha_aplicacion: isDay,
};
/** Headings that say nothing: content may say what the column is. */
const SAYS_NOTHING = /^(?:\p{L}?|(?:columna?|campo|column|field|unnamed) ?\d*)$/u;
/** Share of the non-empty values that must match to recognise an unnamed column. */
const MIN_SHARE_ALIKE = 0.7;

/**
 * Maps columns by heading. Contents only confirm it; they name e-mail and phone where the heading says nothing.
 * @param samples some rows of the file.
 * @param own fields of the company's own, which are only known by their whole label.
 */
export function proposeMapping(
  columns: readonly string[],
  samples: readonly (readonly string[])[],
  own: readonly Own[] = [],
): Mapping {
  const valuesOf = (place: number): string[] => samples.map((row) => row[place] ?? '').filter(Boolean);
  const taken = new Set<ImportMeaning>();
  const mapping: Mapping = columns.map((column, place) => {
    const field = meaningOf(column, own, taken);
    if (!field || (taken.has(field) && !isJoined(field))) return null;
    const confirms = CONFIRMS[field];
    const values = valuesOf(place);
    if (confirms && values.length > 0 && !values.some(confirms)) return null;
    taken.add(field);
    return field;
  });
  for (const field of ['email', 'telefono'] as const) {
    if (taken.has(field)) continue;
    const place = columns.findIndex((column, index) => {
      if (mapping[index] !== null || !SAYS_NOTHING.test(plainHeading(column))) return false;
      const values = valuesOf(index);
      const alike = values.filter((value) => LOOKS[field]?.(value)).length;
      return values.length > 0 && alike >= values.length * MIN_SHARE_ALIKE;
    });
    if (place >= 0) mapping[place] = field;
  }
  // "Nombre" beside no surnames is usually both.
  if (taken.has('nombre') && !taken.has('apellidos')) {
    const place = mapping.indexOf('nombre');
    const values = samples.map((row) => row[place] ?? '').filter(Boolean);
    if (values.length > 0 && values.every((value) => value.includes(' '))) mapping[place] = 'nombre_completo';
  }
  return mapping;
}

/** A whole label is surer than what a heading looks like, unless it is that of a field of the form. */
function meaningOf(
  column: string,
  own: readonly Own[],
  taken: ReadonlySet<ImportMeaning>,
): ImportMeaning | null {
  const plain = plainHeading(column);
  const known = fieldOfHeading(column);
  if (known && plainHeading(IMPORT_FIELD_LABEL[known]) === plain) return known;
  const found = own.find(
    (one) => plainHeading(customFieldText(one.etiqueta)) === plain && !taken.has(nameOf(one)),
  );
  return found && plain ? nameOf(found) : known;
}

/** Columns whose heading says phone and that nothing is read from, where another one is the phone. */
export const unusedPhones = (
  columns: readonly string[],
  mapping: Mapping,
): { place: number; title: string }[] =>
  mapping.includes('telefono')
    ? columns.flatMap((title, place) =>
        mapping[place] === null && fieldOfHeading(title) === 'telefono' ? [{ place, title }] : [],
      )
    : [];

/** Why a mapping cannot be used; null: it can. */
export function mappingFault(mapping: Mapping, own: readonly Own[] = []): string | null {
  const fields = mapping.filter((field) => field !== null);
  const twice = fields.find((field, place) => fields.indexOf(field) !== place && !isJoined(field));
  if (twice) return 'Hay dos columnas para el mismo campo.';
  const names: ImportMeaning[] = own.map(nameOf);
  if (fields.some((field) => isOwnImportField(field) && !names.includes(field))) {
    return 'Una columna va a un campo que ya no está en uso.';
  }
  if (!fields.includes('email')) return 'Indica qué columna es el correo.';
  const named =
    fields.includes('nombre_completo') || (fields.includes('nombre') && fields.includes('apellidos'));
  return named ? null : 'Indica qué columnas son el Nombre y los Apellidos, o la que tiene los dos juntos.';
}

/** Small words that belong to the name behind them. */
const SMALL = /^(de|del|la|las|los|el|y|i|da|dos|van|von|di)$/i;

/** Splits a full name: "Apellidos, Nombre", or two surnames at the end when there are enough words. */
export function splitName(whole: string): { nombre: string; apellidos: string } {
  const [before, after] = whole.split(',').map((part) => part.trim());
  if (before && after) return { nombre: after, apellidos: before };
  const units: string[] = [];
  let held = '';
  for (const word of whole.replaceAll(',', ' ').split(/\s+/).filter(Boolean)) {
    if (SMALL.test(word)) {
      held += `${word} `;
      continue;
    }
    units.push(held + word);
    held = '';
  }
  if (held) units.push(held.trim());
  const surnames = units.length > 2 ? 2 : units.length - 1;
  const cut = units.length - Math.max(surnames, 0);
  return { nombre: units.slice(0, cut).join(' '), apellidos: units.slice(cut).join(' ') };
}
