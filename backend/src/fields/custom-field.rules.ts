import {
  CUSTOM_FIELD_CLASSES,
  CUSTOM_FIELD_LIMITS,
  customFieldClasses,
  type CustomFieldNoun,
  type CustomFieldOption,
  customFieldText,
  type CustomFieldValues,
  hasFieldOptions,
  mayBeListed,
  type SiteLanguage,
  SOURCE_LANGUAGE,
  toldFieldValue,
  toSay,
} from '@hiring/contract';
import type { FieldErrors } from '../platform/errors/domain-error.js';
import type { CustomFieldRequest, CustomFieldUpdate } from './custom-field.dto.js';
import type { CustomField } from './custom-field.entity.js';
import { rulesOf } from './kinds.js';

/**
 * Snake case of a label, other than those that are taken: `Años de ADR` is `anos_de_adr`. Never a name that every object
 * has: a form would take it for an answer.
 */
export function keyOf(label: string, taken: readonly string[]): string {
  const plain = label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  const key = (/^[a-z]/.test(plain) ? plain : `campo_${plain}`.replace(/_$/, '')).slice(
    0,
    CUSTOM_FIELD_LIMITS.key - 4,
  );
  for (let number = 1; ; number++) {
    const one = number === 1 ? key : `${key}_${number}`;
    if (!taken.includes(one) && !(one in {})) return one;
  }
}

/** Texts as they are stored: those of the languages that have one. */
export const textsOf = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Texts;

/** Options as they are stored: new ones, and a key that is given again, get one; those that were there keep theirs. */
export function optionsOf(
  options: NonNullable<CustomFieldUpdate['opciones']>,
  before: readonly CustomFieldOption[],
): CustomFieldOption[] {
  const taken = before.map(({ clave }) => clave);
  const known = new Set(taken);
  return options.map(({ clave, texto }) => {
    if (clave !== undefined && known.delete(clave)) return { clave, texto: textsOf(texto) };
    const made = keyOf(texto.es, taken);
    taken.push(made);
    return { clave: made, texto: textsOf(texto) };
  });
}

type Asked = Pick<
  CustomFieldRequest,
  | 'tipo'
  | 'entidad'
  | 'clase'
  | 'etiqueta'
  | 'opciones'
  | 'unidad'
  | 'donde'
  | 'departamentos'
  | 'visible_para'
  | 'lo_ve_equipo'
  | 'en_listas'
>;

/**
 * Errors of a definition by field.
 * @param others the other fields of its noun that are in use
 * @param known codes of departments
 */
export function definitionErrors(
  { tipo, entidad, clase, etiqueta, opciones = [], unidad, ...asked }: Asked,
  others: readonly Pick<CustomField, 'etiqueta'>[],
  known: readonly string[],
): FieldErrors {
  const same = (a: string, b: string): boolean => a.toLocaleLowerCase('es') === b.toLocaleLowerCase('es');
  const { donde = 'rrhh', visible_para = 'rrhh', departamentos = [] } = asked;
  const { en_listas = false, lo_ve_equipo = false } = asked;
  const errors: FieldErrors = {};
  if (others.some((one) => same(one.etiqueta.es, etiqueta.es))) {
    errors['etiqueta.es'] = ['Ya hay otro campo con ese nombre'];
  }
  if (hasFieldOptions(tipo) !== opciones.length > 0) {
    errors.opciones = [hasFieldOptions(tipo) ? 'Escribe al menos una opción' : 'Este tipo no tiene opciones'];
  }
  opciones.forEach(({ texto }, place) => {
    if (opciones.slice(0, place).some((one) => same(one.texto.es, texto.es))) {
      errors[`opciones.${place}.texto.es`] = ['Esta opción está repetida'];
    }
  });
  if (unidad && tipo !== 'numero') errors.unidad = ['Solo los números tienen unidad'];
  if (!customFieldClasses(entidad).includes(clase)) errors.clase = ['Elige qué clase de dato es'];
  if (donde !== 'rrhh' && visible_para !== 'candidato') {
    errors.visible_para = ['Lo que se pregunta a la persona, la persona lo ve'];
  } else if (visible_para === 'candidato' && !CUSTOM_FIELD_CLASSES[clase].shown) {
    errors.visible_para = ['Esta clase de dato no se enseña a la persona'];
  }
  if (lo_ve_equipo && !mayBeListed(clase)) {
    errors.lo_ve_equipo = ['Esta clase de dato solo la ve RRHH'];
  }
  if (!departamentos.every((one) => known.includes(one))) {
    errors.departamentos = ['El departamento no es válido'];
  } else if (departamentos.length > 0 && donde === 'rrhh') {
    errors.departamentos = ['Solo lo que se pregunta en la candidatura depende del departamento'];
  }
  if (en_listas && !mayBeListed(clase)) errors.en_listas = ['Esta clase de dato no sale de la ficha'];
  return errors;
}

/**
 * The values of a record after a change, and what is wrong with it, by field.
 * @param asked the fields that change; null: it is emptied
 * @param whole whether every field that is needed must have a value afterwards
 * @param prefix of the names of fields in errors
 * @param archived whether archived fields take a value too
 */
export function changedValues(
  fields: readonly CustomField[],
  before: CustomFieldValues,
  asked: Readonly<Record<string, unknown>>,
  whole = false,
  prefix = 'campos.',
  archived = false,
): { values: CustomFieldValues; changed: CustomField[]; errors: FieldErrors } {
  const values = new Map(Object.entries(before));
  const errors: FieldErrors = {};
  const used = fields.filter(({ archivado_at }) => archivado_at === null);
  for (const [clave, given] of Object.entries(asked)) {
    const field = (archived ? fields : used).find((one) => one.clave === clave);
    const read = field && given !== null ? rulesOf(field.tipo).read(given, field) : undefined;
    // What is sent back as it was is no change, of an archived field either.
    if (!field && sameValue(given, before[clave])) continue;
    if (!field) errors[`${prefix}${clave}`] = [toSay('Este campo no existe o está archivado')];
    else if (read && 'error' in read) errors[`${prefix}${clave}`] = [read.error];
    else if (read) values.set(clave, read.value);
    else values.delete(clave);
  }
  for (const { clave, obligatorio } of used) {
    const isEmptied = Object.hasOwn(before, clave) && Object.hasOwn(asked, clave);
    if (obligatorio && !values.has(clave) && (whole || isEmptied)) {
      errors[`${prefix}${clave}`] ??= [toSay('Este campo es obligatorio')];
    }
  }
  const differs = ({ clave }: CustomField): boolean =>
    !sameValue(values.get(clave), Object.hasOwn(before, clave) ? before[clave] : undefined);
  return { values: Object.fromEntries(values), changed: fields.filter(differs), errors };
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields of a record that have a value, in their order, archived ones too, as people read them. */
export const toldValues = (
  fields: readonly CustomField[],
  values: CustomFieldValues,
  language: SiteLanguage = SOURCE_LANGUAGE,
) =>
  fields.flatMap((field) =>
    Object.hasOwn(values, field.clave) && values[field.clave] !== undefined
      ? [
          {
            clave: field.clave,
            etiqueta: customFieldText(field.etiqueta, language),
            valor: toldFieldValue(field, values[field.clave]!, language),
            dato: values[field.clave]!,
            copy: CUSTOM_FIELD_CLASSES[field.clase].copy,
          },
        ]
      : [],
  );

/** The fields of a noun that are in use and whose values leave its records: columns, exports. */
export const leavingFields = (fields: readonly CustomField[], noun: CustomFieldNoun): CustomField[] =>
  fields.filter(
    ({ entidad, archivado_at, clase }) =>
      entidad === noun && archivado_at === null && CUSTOM_FIELD_CLASSES[clase].leaves,
  );

/** The values of a record that leave it. */
export const leavingValues = (
  fields: readonly CustomField[],
  noun: CustomFieldNoun,
  values: CustomFieldValues,
): CustomFieldValues =>
  Object.fromEntries(
    leavingFields(fields, noun).flatMap(({ clave }) =>
      Object.hasOwn(values, clave) && values[clave] !== undefined ? [[clave, values[clave]]] : [],
    ),
  );

/** JSON Schema of `campos` of a noun's records. */
export const schemaOf = (fields: readonly CustomField[]): Record<string, unknown> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: Object.fromEntries(
    fields.map((field) => [
      field.clave,
      {
        title: customFieldText(field.etiqueta),
        ...(field.ayuda.es ? { description: field.ayuda.es } : {}),
        ...(field.archivado_at ? { deprecated: true, readOnly: true } : {}),
        ...(field.unidad ? { 'x-unidad': field.unidad } : {}),
        ...(hasFieldOptions(field.tipo)
          ? { 'x-opciones': Object.fromEntries(field.opciones.map((o) => [o.clave, o.texto.es])) }
          : {}),
        ...rulesOf(field.tipo).schema(field),
      },
    ]),
  ),
  additionalProperties: false,
});
