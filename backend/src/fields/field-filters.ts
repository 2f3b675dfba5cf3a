import type { CustomFieldNoun } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { KeyType } from '../platform/database/seek.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { anyText } from '../platform/http/lists/filter-rules.js';
import type { OtherNames } from '../platform/http/lists/list-query.js';
import type { CustomField } from './custom-field.entity.js';
import { listFields } from './custom-fields.service.js';
import type { Part } from './kind-filters.js';
import { rulesOf } from './kinds.js';

/** How the list of people names the fields of a noun. */
const PREFIX = { campos: 'persona', candidatura: 'candidatura' } as const satisfies Record<
  string,
  CustomFieldNoun
>;
type Prefix = keyof typeof PREFIX;
/** A field in the filter of a list: `campos.anos_con_adr.desde`. */
export type FieldName = `${Prefix}.${string}`;

const NAME = /^(campos|candidatura)\.([a-z][a-z0-9_]{0,39})(?:\.(desde|hasta))?$/;
export const isFieldName = (name: string): name is FieldName => NAME.test(name);

const MOST_OPTIONS = 2000;
const OF_FIELDS =
  'Values by `clave` of fields with `en_listas`: part of a text, `true` or `false`, one or more options, and of a number or ' +
  'a day `{"desde": …, "hasta": …}`, one or both of them included.';

/** For the rules of a list that filters and sorts by fields of the company. */
export const BY_FIELDS: OtherNames = {
  names: NAME,
  rule: { ...anyText(OF_FIELDS), schema: { type: 'string', maxLength: MOST_OPTIONS } },
  properties: {
    campos: { type: 'object', additionalProperties: true, description: `Of the person. ${OF_FIELDS}` },
    candidatura: {
      type: 'object',
      additionalProperties: true,
      description: 'The same of the current application.',
    },
  },
  sorts: /^campos\.[a-z][a-z0-9_]{0,39}$/,
};

/** The same for the list of applications, which is sorted by fields of its own. */
export const BY_FIELDS_OF_APPLICATIONS: OtherNames = {
  ...BY_FIELDS,
  sorts: /^candidatura\.[a-z][a-z0-9_]{0,39}$/,
};

type Filter = Readonly<Partial<Record<FieldName, string | undefined>>>;
/** The filters of a list by fields of the company, with their values. */
export const fieldFilters = (filter: Filter): [FieldName, string][] =>
  Object.entries(filter).flatMap(([name, value]) => (isFieldName(name) && value ? [[name, value]] : []));

/** The fields that lists filter by; without a name of one the database is not asked. */
export const listedFields = async (
  manager: EntityManager,
  names: readonly (string | undefined)[],
): Promise<CustomField[]> =>
  names.some((name) => name && isFieldName(name)) ? (await listFields(manager)).filter(isListed) : [];

const isListed = ({ en_listas, archivado_at }: CustomField): boolean => en_listas && archivado_at === null;

function find(fields: readonly CustomField[], name: string) {
  const [, prefix, clave, part] = NAME.exec(name) ?? [];
  const field = fields.find((one) => one.entidad === PREFIX[prefix as Prefix] && one.clave === clave);
  return field && { field, noun: PREFIX[prefix as Prefix], part: part as Part, rules: rulesOf(field.tipo) };
}

const byOf = (field: CustomField, campos: string): Expression<unknown> =>
  sql.raw(rulesOf(field.tipo).filter.by(campos, field));

/** What a filter asks of the column `campos` of its noun. */
export interface FieldCondition {
  noun: (typeof PREFIX)[Prefix];
  on: (campos: string) => Expression<SqlBool>;
}

/** Null: there is no such field, or it does not take this value. @param fields those of `listedFields` */
export function fieldCondition(
  fields: readonly CustomField[],
  name: FieldName,
  value: string,
): FieldCondition | null {
  const found = find(fields, name);
  if (!found?.rules.filter.parts.includes(found.part)) return null;
  const { field, noun, part, rules } = found;
  if (!rules.filter.accepts(value, field)) return null;
  return { noun, on: (campos) => rules.filter.condition(byOf(field, campos), value, part) };
}

/** @throws {DomainError} `invalid_query`, with the names or the values that there are. */
export function fieldConditions(fields: readonly CustomField[], filter: Filter): FieldCondition[] {
  return fieldFilters(filter).map(([name, value]) => {
    const condition = fieldCondition(fields, name, value);
    if (condition) return condition;
    const found = find(fields, name);
    const known = found?.rules.filter.parts.includes(found.part)
      ? found.rules.filter.known?.(found.field)
      : namesOf(fields);
    throw new DomainError('invalid_query', { name: `filter.${name}`, ...(known && { known }) });
  });
}

const namesOf = (fields: readonly CustomField[]): string =>
  fields
    .filter(({ entidad }) => entidad !== 'vacante')
    .flatMap(({ entidad, clave, tipo }) =>
      rulesOf(tipo).filter.parts.map((part) =>
        ['filter', entidad === 'persona' ? 'campos' : 'candidatura', clave, ...(part ? [part] : [])].join(
          '.',
        ),
      ),
    )
    .join(', ');

/** What a list is sorted by; null: by no such field. @param of the noun of the list, and its column `campos` */
export function fieldOrder(
  fields: readonly CustomField[],
  name: string,
  of: { noun: FieldCondition['noun']; column: string } = { noun: 'persona', column: 'candidates.campos' },
): { by: Expression<unknown>; type: KeyType } | null {
  const found = find(fields, name);
  if (!found || found.noun !== of.noun || found.part || !found.rules.filter.sort) return null;
  return { by: byOf(found.field, of.column), type: found.rules.filter.sort };
}
