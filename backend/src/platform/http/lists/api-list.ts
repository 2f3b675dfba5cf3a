import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FilterRules, SchemaObject } from './filter-rules.js';
import { type ListRules, MAX_ROWS } from './list-query.js';

/** Documents the query of a list from the same rules that `parseListQuery` uses. */
export function ApiList(list: ListRules<string, string>): MethodDecorator {
  return applyDecorators(
    ...[rangeOf(), sortOf(list), filterOf(list), ...(list.cursor ? cursorOf() : [])].map((one) =>
      ApiQuery({ required: false, ...one }),
    ),
  );
}

interface Described {
  name: string;
  description: string;
  schema: SchemaObject;
  required?: boolean;
}

const rangeOf = (): Described => ({
  name: 'range',
  description: `Positions of the first and last row wanted, from 0, as a JSON list: at most ${MAX_ROWS} rows.`,
  schema: { type: 'string', pattern: '^\\[\\d+,\\d+\\]$', example: '[0,24]' },
});

const sortOf = ({ sort: fields, others }: ListRules<string, string>): Described => ({
  name: 'sort',
  description: 'Field and direction, as a JSON list. `id` stands for the order that the list has by itself.',
  schema: {
    type: 'string',
    default: JSON.stringify([fields[0], 'DESC']),
    ...(others
      ? {
          anyOf: [
            sortsBy(fields),
            { pattern: String.raw`^\["${others.sorts.source.slice(1, -1)}","(ASC|DESC)"\]$` },
          ],
        }
      : sortsBy(fields)),
  },
});

const sortsBy = (fields: readonly string[]): SchemaObject => ({
  enum: [...new Set([...fields, 'id'])].flatMap((field) =>
    ['ASC', 'DESC'].map((way) => JSON.stringify([field, way])),
  ),
});

/** The filter is JSON in one text parameter: `contentSchema` describes it. */
function filterOf({
  filter,
  others,
  ids,
  needs = [],
  example,
}: Pick<ListRules<string, string>, 'filter' | 'others' | 'ids' | 'needs' | 'example'>): Described {
  const needed = needs.map((names) => names.join(' or '));
  return {
    name: 'filter',
    description: `Conditions by name, as JSON${needed.length > 0 ? `; it needs ${needed.join(' and ')}` : ''}.`,
    schema: {
      ...(example && { example: JSON.stringify(example) }),
      ...jsonText({
        type: 'object',
        additionalProperties: false,
        ...(needs.length > 0
          ? { allOf: needs.map((names) => ({ anyOf: names.map((name) => ({ required: [name] })) })) }
          : {}),
        properties: {
          ...(ids === false ? {} : { id: idsOf(ids?.schema ?? { type: 'string', format: 'uuid' }) }),
          ...Object.fromEntries(Object.entries(filter).map(([name, { schema }]) => [name, schema])),
          ...others?.properties,
        },
      }),
    },
    required: needs.length > 0,
  };
}

/** Documents a query that has a filter but no range or sort. */
export const ApiFilter = (filter: FilterRules): MethodDecorator => ApiQuery(filterOf({ filter, ids: false }));

/** A text that contains JSON of this schema, in the terms of JSON Schema 2020-12, which OpenAPI 3.1 uses. */
const jsonText = (contentSchema: SchemaObject): SchemaObject =>
  ({ type: 'string', contentMediaType: 'application/json', contentSchema }) as SchemaObject;

const idsOf = (items: SchemaObject): SchemaObject => ({
  type: 'array',
  maxItems: MAX_ROWS,
  items,
  description: 'The records of these ids, whatever else is asked for.',
});

const cursorOf = (): Described[] => [
  {
    name: 'cursor',
    description:
      'Where the page before ended, as its X-Next-Cursor said: the rows that follow, whatever was inserted or changed ' +
      'meanwhile. Only with the same `sort` and `filter`, and without `range`.',
    schema: { type: 'string', maxLength: 2000, pattern: '^[\\w-]+$' },
  },
  {
    name: 'limit',
    description: `Rows of a page by cursor, 25 unless said; whoever asks for more than ${MAX_ROWS} gets ${MAX_ROWS}.`,
    schema: { type: 'integer', minimum: 1, maximum: 9_999_999 },
  },
];
