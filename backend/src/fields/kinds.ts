import {
  CUSTOM_FIELD_LIMITS,
  type CustomFieldKind,
  type CustomFieldValue,
  normalLine,
  normalText,
  say,
  toSay,
} from '@hiring/contract';
import { isISO8601 } from 'class-validator';
import type { CustomField } from './custom-field.entity.js';
import { FILTERS, type KindFilter } from './kind-filters.js';

export type Options = Pick<CustomField, 'opciones'>;
type Schema = Record<string, unknown>;
/** A value as it is stored, why it is refused, or undefined for one that is empty. */
type Read = { value: CustomFieldValue } | { error: string } | undefined;

interface KindRules {
  read: (value: unknown, field: Options) => Read;
  /** JSON Schema (2020-12) of a stored value. */
  schema: (field: Options) => Schema;
  filter: KindFilter;
}

const { text, longText, link, number, options } = CUSTOM_FIELD_LIMITS;
const storable = (value: string): string => value.replaceAll('\0', '').toWellFormed();

const readText =
  (normal: (value: string) => string, max: number) =>
  (value: unknown): Read => {
    if (typeof value !== 'string') return { error: toSay('Escribe tu respuesta') };
    const read = normal(storable(value));
    if (read.length > max)
      return {
        error: say('La respuesta no puede superar los {maximo} caracteres', { maximo: max }),
      };
    return read === '' ? undefined : { value: read };
  };

const textSchema = (maxLength: number) => (): Schema => ({ type: 'string', minLength: 1, maxLength });
const keys = ({ opciones }: Options): string[] => opciones.map(({ clave }) => clave);

function readLink(value: unknown): Read {
  const read = readText(normalLine, link)(value);
  if (!read || 'error' in read) return read;
  const url = URL.canParse(String(read.value)) ? new URL(String(read.value)) : null;
  return url && ['http:', 'https:'].includes(url.protocol) && url.href.length <= link
    ? { value: url.href }
    : { error: toSay('Escribe una dirección completa, que empiece por https://') };
}

/** What each kind of field accepts and stores, and how lists filter by it. */
export const KINDS = {
  texto: { read: readText(normalLine, text), schema: textSchema(text), filter: FILTERS.line },
  texto_largo: { read: readText(normalText, longText), schema: textSchema(longText), filter: FILTERS.words },
  enlace: {
    read: readLink,
    schema: () => ({ type: 'string', format: 'uri', maxLength: link, pattern: '^https?://' }),
    filter: FILTERS.words,
  },
  numero: {
    read: (value) =>
      typeof value === 'number' && Math.abs(value) <= number
        ? { value }
        : { error: toSay('Escribe un número') },
    schema: () => ({ type: 'number', minimum: -number, maximum: number }),
    filter: FILTERS.number,
  },
  fecha: {
    read: (value) =>
      typeof value === 'string' &&
      /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value) &&
      isISO8601(value, { strict: true })
        ? { value }
        : { error: toSay('La fecha no es válida') },
    schema: () => ({ type: 'string', format: 'date' }),
    filter: FILTERS.day,
  },
  si_no: {
    read: (value) => (typeof value === 'boolean' ? { value } : { error: toSay('Responde sí o no') }),
    schema: () => ({ type: 'boolean' }),
    filter: FILTERS.yesOrNo,
  },
  una_de: {
    read: (value, field) =>
      typeof value === 'string' && keys(field).includes(value)
        ? { value }
        : { error: toSay('Elige una de las opciones') },
    schema: (field) => ({ type: 'string', enum: keys(field) }),
    filter: FILTERS.anyOf,
  },
  varias_de: {
    read(value, field) {
      const known = keys(field);
      if (!Array.isArray(value) || !value.every((one) => known.includes(one as string))) {
        return { error: toSay('Elige entre las opciones') };
      }
      const chosen = known.filter((clave) => value.includes(clave));
      return chosen.length === 0 ? undefined : { value: chosen };
    },
    schema: (field) => ({
      type: 'array',
      items: { type: 'string', enum: keys(field) },
      minItems: 1,
      maxItems: options,
      uniqueItems: true,
    }),
    filter: FILTERS.someOf,
  },
} as const satisfies Record<CustomFieldKind, KindRules>;

export const rulesOf = (kind: CustomFieldKind): KindRules => KINDS[kind];
