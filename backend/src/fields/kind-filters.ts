import { type Expression, sql, type SqlBool } from 'kysely';
import type { KeyType } from '../platform/database/seek.js';
import { every } from '../platform/database/sql/conditions.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';
import { isDay } from '../platform/http/lists/day.js';
import { containing, searchWords } from '../platform/http/lists/search-words.js';
import type { CustomField } from './custom-field.entity.js';

type Options = Pick<CustomField, 'opciones'>;
type Column = Pick<CustomField, 'clave'>;
type By = Expression<unknown>;

/** What may follow the name of a field in a filter. */
export type Part = 'desde' | 'hasta' | undefined;

/** How lists filter and sort by the values of a kind. */
export interface KindFilter {
  /** `undefined`: the name alone. */
  parts: readonly Part[];
  /** What an error says of the values; absent: every text is one. */
  known?: (field: Options) => string;
  accepts: (value: string, field: Options) => boolean;
  /** SQL of a row's value, as its indexes have it. @param campos the column */
  by: (campos: string, field: Column) => string;
  condition: (by: By, value: string, part: Part) => Expression<SqlBool>;
  /** Null: no list is sorted by it. */
  sort: KeyType | null;
  /** Operator class of the index that finds parts of a value; absent: none. */
  gin?: 'gin_trgm_ops' | 'jsonb_ops';
}

/** The key is that of a definition, which the table's constraint holds to letters, digits and `_`. */
const json = (campos: string, { clave }: Column): string => `(${campos} -> '${clave}')`;
const text = (campos: string, { clave }: Column): string => `(${campos} ->> '${clave}')`;
// Keys and days in the order of their characters, whatever the database's locale.
const plain = (campos: string, field: Column): string => `(${text(campos, field)} COLLATE "C")`;

const keysOf = ({ opciones }: Options): string[] => opciones.map(({ clave }) => clave);
const listOf = (value: string): string[] => value.split(',').map((key) => key.trim());
const amongOptions = {
  parts: [undefined],
  known: (field: Options) => keysOf(field).join(', '),
  accepts: (value: string, field: Options) => listOf(value).every((key) => keysOf(field).includes(key)),
};

/** Each word is somewhere in the text, accents or not. */
const words: KindFilter = {
  parts: [undefined],
  accepts: () => true,
  by: (campos, field) => `plain_text${text(campos, field)}`,
  condition: (by, value) =>
    every(...searchWords(value).map((word) => sql<SqlBool>`${by} like ${containing(word)}`)),
  sort: null,
  gin: 'gin_trgm_ops',
};

const between = (accepts: (value: string) => boolean, by: KindFilter['by'], sort: KeyType): KindFilter => ({
  parts: ['desde', 'hasta'],
  accepts,
  by,
  condition: (column, value, part) =>
    sql`${column} ${sql.raw(part === 'desde' ? '>=' : '<=')} ${value}::${sql.raw(sort)}`,
  sort,
});

export const FILTERS = {
  words,
  line: { ...words, sort: 'text' },
  number: between(
    (value) => /^-?\d{1,13}(\.\d{1,12})?$/.test(value),
    (campos, field) => `(${text(campos, field)}::numeric)`,
    'numeric',
  ),
  day: between(isDay, plain, 'text'),
  yesOrNo: {
    parts: [undefined],
    known: () => 'true, false',
    accepts: (value) => value === 'true' || value === 'false',
    by: plain,
    condition: (by, value) => sql`${by} = ${value}`,
    sort: 'text',
  },
  anyOf: {
    ...amongOptions,
    by: plain,
    condition: (by, value) => isAnyOf(by as Expression<string>, listOf(value)),
    sort: 'text',
  },
  someOf: {
    ...amongOptions,
    by: json,
    condition: (by, value) => sql`${by} ?| ${listOf(value)}`,
    sort: null,
    gin: 'jsonb_ops',
  },
} as const satisfies Record<string, KindFilter>;
