import {
  IMPORT_FIELDS,
  type ImportField,
  isProfileField,
  PROFILE,
  PROFILE_FOR_PROGRAMS,
} from '@hiring/contract';

export type Mapping = (ImportField | null)[];

/** Whether several columns may form it: two surnames, street and number. */
export const isJoined = (field: ImportField): boolean =>
  isProfileField(field) && PROFILE[field].joined === true;

/** Of what the profile has not. */
const HEADINGS = {
  nombre_completo:
    /^(nombre (y|e) apellidos?( s)?|nombre completo|apellidos?( s)? (y )?nombre|nom i cognoms|full name|name|candidat[oe]?|candidato a|persona|trabajador|conductor)$/,
  vacante: /^(vacante|oferta( de empleo)?|proceso( de seleccion)?|vacancy|job|opening)$/,
  fecha_aplicacion:
    /^(fecha (de |de la )?(aplicacion|candidatura|solicitud|alta|inscripcion|registro|recepcion|entrada)|fecha|alta|application date|applied)$/,
};

const headingOf = (field: ImportField): RegExp =>
  isProfileField(field) ? PROFILE_FOR_PROGRAMS[field].heading : HEADINGS[field];

/** A heading without accents, marks and capitals. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const EMAIL = /^\S+@\S+\.\S{2,}$/;
const PHONE = /^[+()\d\s./-]{9,20}$/;
/** Share of the non-empty values that must match to recognise an unnamed column. */
const MOST = 0.7;

function looksLike(pattern: RegExp, values: readonly string[]): boolean {
  const said = values.filter(Boolean);
  return said.length > 0 && said.filter((value) => pattern.test(value)).length >= said.length * MOST;
}

/**
 * Maps columns by heading; e-mail and phone also by content when no heading names them.
 * @param samples some rows of the file.
 */
export function proposeMapping(columns: readonly string[], samples: readonly (readonly string[])[]): Mapping {
  const taken = new Set<ImportField>();
  const mapping: Mapping = columns.map((column) => {
    const heading = plainHeading(column);
    const field = IMPORT_FIELDS.find((name) => headingOf(name).test(heading));
    if (!field || (taken.has(field) && !isJoined(field))) return null;
    taken.add(field);
    return field;
  });
  for (const [field, pattern] of [
    ['email', EMAIL],
    ['telefono', PHONE],
  ] as const) {
    if (taken.has(field)) continue;
    const place = columns.findIndex(
      (_, index) =>
        mapping[index] === null &&
        looksLike(
          pattern,
          samples.map((row) => row[index] ?? ''),
        ),
    );
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

/** Why a mapping cannot be used; null: it can. */
export function mappingFault(mapping: Mapping): string | null {
  const fields = mapping.filter((field) => field !== null);
  const twice = fields.find((field, place) => fields.indexOf(field) !== place && !isJoined(field));
  if (twice) return 'Hay dos columnas para el mismo campo.';
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
