import type { Response } from 'express';
import { DomainError } from '../../errors/domain-error.js';
import { type Position, readCursor, writeCursor } from './cursor.js';
import {
  type FilterRule,
  type FilterRules,
  idOf,
  MAX_FILTER_TEXT,
  type SchemaObject,
} from './filter-rules.js';
import type { ListQueryDto } from './list-query.dto.js';

/** Per page. */
export const MAX_ROWS = 100;
const DEFAULT_ROWS = 25;
/** Totals above this are not counted: the response has `/*`. */
export const COUNT_CAP = 1000;

export type Direction = 'ASC' | 'DESC';

/** The requested rows: by number, or those after a position. */
export interface Window {
  offset: number;
  limit: number;
  /** Null: without a cursor, or its first page. */
  after: Position | null;
}

export interface ListQuery<Sort extends string, Filter extends string> extends Window {
  sort: { field: Sort; direction: Direction };
  /** Only the list's own filters; texts are trimmed, empty ones absent. */
  filter: Partial<Record<Filter, string>>;
  /** `filter={"id":[…]}`: the records with these ids. */
  ids: string[] | null;
}

/** A page of rows; `total` null: more than COUNT_CAP, not counted. */
export interface Page<T> {
  items: T[];
  total: number | null;
  offset: number;
  /** The position where it ended, when more may follow; absent: the list has no cursors. */
  next?: Position | null;
  /** The page started at a cursor, so its row numbers are unknown. */
  byCursor?: boolean;
}

/** Names that are not known when the product is built: whoever runs the query knows what they are. */
export interface OtherNames {
  /** In the filter a part behind a dot may be a property: `{"campos":{"talla":"L"}}` is `{"campos.talla":"L"}`. */
  names: RegExp;
  rule: FilterRule;
  /** For the API document. */
  properties: Readonly<Record<string, SchemaObject>>;
  sorts: RegExp;
}

/** The query rules of a list: `parseListQuery` reads by them and `@ApiList` documents them. */
export interface ListRules<Sort extends string, Filter extends string> {
  /** The first is the default sort, newest first. */
  sort: readonly [Sort, ...Sort[]];
  filter: FilterRules<Filter>;
  others?: OtherNames;
  /** The list supports cursors. */
  cursor?: boolean;
  /** The type of its ids when they are no UUIDs; false: it cannot be filtered by id. */
  ids?: false | FilterRule;
  /** Required filters; one of each inner list. */
  needs?: readonly (readonly [Filter, ...Filter[]])[];
  /** Filter examples for the API document. */
  example?: Partial<Record<Filter, string>>;
}

/**
 * Parses and validates the query of a list.
 * @throws {DomainError} `invalid_query` naming the parameter.
 */
export function parseListQuery<Sort extends string, Filter extends string>(
  query: ListQueryDto,
  list: ListRules<Sort, Filter>,
): ListQuery<Sort, Filter> {
  const { conditions, ids } = readFilter(query.filter, list, list.ids || undefined);
  if (ids && list.ids === false) throw new DomainError('invalid_query', { name: 'filter.id' });
  for (const names of list.needs ?? []) {
    if (names.every((name) => conditions[name] === undefined))
      throw new DomainError('invalid_query', { name: `filter.${names[0]}` });
  }
  return {
    ...readWindow(query, list.cursor ?? false),
    sort: readSort(query.sort, list.sort, list.others),
    filter: conditions,
    ids,
  };
}

/**
 * The filters of an endpoint that is no list: figures, and actions on all filtered rows.
 * @throws {DomainError} `invalid_query` naming the filter.
 */
export function parseFilter<Filter extends string>(
  text: string | undefined,
  rules: FilterRules<Filter>,
  others?: OtherNames,
): Partial<Record<Filter, string>> {
  const { conditions, ids } = readFilter(text, { filter: rules, ...(others && { others }) });
  if (ids) throw new DomainError('invalid_query', { name: 'filter.id' });
  return conditions;
}

/** @param withCursor whether the list supports cursors; a list without them must not ignore one. */
export function readWindow(query: ListQueryDto, withCursor: boolean): Window {
  const { range, cursor, limit } = query;
  if (cursor === undefined && limit === undefined) return { ...readRange(range), after: null };
  if (!withCursor)
    throw new DomainError('invalid_query', { name: cursor === undefined ? 'limit' : 'cursor' });
  if (range !== undefined)
    throw new DomainError('invalid_query', { name: 'range', known: 'nada, junto a cursor o limit' });
  if (limit !== undefined && !/^[1-9]\d{0,6}$/.test(limit))
    throw new DomainError('invalid_query', { name: 'limit', known: 'un número del 1 al 100' });
  return {
    offset: 0,
    limit: Math.min(Number(limit ?? DEFAULT_ROWS), MAX_ROWS),
    after: cursor === undefined ? null : readCursor(cursor, query),
  };
}

/** Sets Content-Range for ra-data-simple-rest and the link to the next page, and returns the rows. */
export function sendPage<T>(response: Response, resource: string, page: Page<T>): T[] {
  if (!page.byCursor) {
    const last = page.offset + Math.max(page.items.length - 1, 0);
    response.setHeader('Content-Range', `${resource} ${page.offset}-${last}/${page.total ?? '*'}`);
  }
  if (page.next) offerNext(response, page.next);
  return page.items;
}

/** The next page, as a cursor and as a Link header (RFC 8288). */
function offerNext(response: Response, next: Position): void {
  const { originalUrl, query } = response.req;
  const cursor = writeCursor(next, query);
  const { pathname, searchParams } = new URL(originalUrl, 'http://api');
  const limit = searchParams.get('limit') ?? String(limitOf(searchParams.get('range')));
  searchParams.delete('range');
  searchParams.set('limit', limit);
  searchParams.set('cursor', cursor);
  response.setHeader('X-Next-Cursor', cursor);
  response.setHeader('Link', `<${pathname}?${searchParams.toString()}>; rel="next"`);
}

const limitOf = (range: string | null): number => readRange(range ?? undefined).limit;

const EXAMPLES = {
  range: '[0,24]',
  sort: '["campo","DESC"]',
  filter: '{"campo":"valor"}',
} as const;

function json(name: keyof typeof EXAMPLES, text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DomainError('invalid_query', { name, known: `JSON, como ${EXAMPLES[name]}` });
  }
}

function readRange(text: string | undefined): { offset: number; limit: number } {
  const range = json('range', text) ?? [0, DEFAULT_ROWS - 1];
  const [first, last] = Array.isArray(range) && range.length === 2 ? (range as unknown[]) : [];
  const valid =
    Number.isSafeInteger(first) &&
    Number.isSafeInteger(last) &&
    (first as number) >= 0 &&
    (last as number) >= (first as number) &&
    (first as number) < 10_000_000;
  if (!valid)
    throw new DomainError('invalid_query', { name: 'range', known: '[0,24], la primera fila y la última' });
  return { offset: first as number, limit: Math.min((last as number) - (first as number) + 1, MAX_ROWS) };
}

function readSort<Sort extends string>(
  text: string | undefined,
  allowed: readonly [Sort, ...Sort[]],
  others?: OtherNames,
): { field: Sort; direction: Direction } {
  const sort = json('sort', text) ?? [allowed[0], 'DESC'];
  const [field, direction] = Array.isArray(sort) ? (sort as unknown[]) : [];
  // react-admin's default sort when a screen sets none.
  if (field === 'id' && !allowed.some((name) => name === 'id'))
    return { field: allowed[0], direction: 'DESC' };
  const isOther = typeof field === 'string' && others?.sorts.test(field);
  const known = isOther ? (field as Sort) : allowed.find((name) => name === field);
  if (!known || (direction !== 'ASC' && direction !== 'DESC')) {
    const possible = allowed.map((name) => `["${name}","ASC"|"DESC"]`);
    throw new DomainError('invalid_query', { name: 'sort', known: possible.join(', ') });
  }
  return { field: known, direction };
}

function readFilter<Filter extends string>(
  text: string | undefined,
  { filter: rules, others }: Pick<ListRules<string, Filter>, 'filter' | 'others'>,
  idRule: FilterRule = UUID,
): { conditions: Partial<Record<Filter, string>>; ids: string[] | null } {
  const filter = json('filter', text) ?? {};
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw new DomainError('invalid_query', { name: 'filter' });
  }
  const conditions: Partial<Record<Filter, string>> = {};
  let ids: string[] | null = null;
  for (const [name, value] of others ? withParts(filter) : Object.entries(filter)) {
    if (name === 'id') {
      ids = readIds(value, idRule);
      continue;
    }
    const rule = Object.hasOwn(rules, name) ? rules[name as Filter] : others?.names.test(name) && others.rule;
    if (!rule) {
      const known = ['id', ...Object.keys(rules)].map((key) => `filter.${key}`).join(', ');
      throw new DomainError('invalid_query', { name: `filter.${name}`, known });
    }
    const condition = readCondition(name, value, rule);
    if (condition) conditions[name as Filter] = condition;
  }
  return { conditions, ids };
}

/** Properties of properties by names with dots, and a list of theirs as a text with commas. */
const withParts = (filter: object, before = ''): [string, unknown][] =>
  Object.entries(filter).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (Array.isArray(value)) return [[before + name, before ? value.join() : value]];
    const isRecord = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    return isRecord ? withParts(value, `${before}${name}.`) : [[before + name, value]];
  });

/** Empty when nothing is filtered. */
function readCondition(name: string, value: unknown, { accepts, known, schema }: FilterRule): string {
  const usable = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const text = usable ? String(value).trim() : '';
  // PostgreSQL refuses a NUL byte in text, which would be a server error.
  const { maxLength = MAX_FILTER_TEXT } = schema;
  const fits = text.length <= maxLength && !text.includes('\0') && (!text || accepts(text));
  if ((!usable && value !== null) || !fits) {
    throw new DomainError('invalid_query', { name: `filter.${name}`, ...(known && { known }) });
  }
  return text;
}

const UUID = idOf('Id of a record.');

function readIds(value: unknown, { accepts }: FilterRule): string[] {
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MAX_ROWS || !list.every((id) => typeof id === 'string' && accepts(id))) {
    throw new DomainError('invalid_query', { name: 'filter.id' });
  }
  return list as string[];
}
