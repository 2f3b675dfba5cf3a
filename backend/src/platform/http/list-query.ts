import { isUUID } from 'class-validator';
import type { Response } from 'express';
import { DomainError } from '../errors/domain-error.js';
import { type Position, readCursor, writeCursor } from './cursor.js';
import type { ListQueryDto } from './list-query.dto.js';

const MAX_ROWS = 100;
const DEFAULT_ROWS = 25;
/** Totals beyond this are not counted: the answer says `/*` (scale.md). */
export const COUNT_CAP = 1000;

export type Direction = 'ASC' | 'DESC';

/** Which rows: by their number, or those after a position. */
export interface Window {
  offset: number;
  limit: number;
  /** Null: not by cursor, or its first page. */
  after: Position | null;
}

export interface ListQuery<Sort extends string, Filter extends string> extends Window {
  sort: { field: Sort; direction: Direction };
  /** Only the conditions that a list names; texts are trimmed, empty ones absent. */
  filter: Partial<Record<Filter, string>>;
  /** `filter={"id":[…]}`: the records of these ids. */
  ids: string[] | null;
}

/** A page of rows; `total` null: more than COUNT_CAP, not counted. */
export interface Page<T> {
  items: T[];
  total: number | null;
  offset: number;
  /** Where it ended, when more may follow; absent: the list has no cursors. */
  next?: Position | null;
  /** It begins at a cursor: nobody knows at which row. */
  byCursor?: boolean;
}

/**
 * Reads and checks the query of a list.
 * @param allowed the fields one may sort and filter by; the first sort is the default, newest first. `cursor`: it goes on
 * from one. `ids: false`: its rows have no id to ask for.
 * @throws {DomainError} `invalid_query` naming the parameter.
 */
export function parseListQuery<Sort extends string, Filter extends string>(
  query: ListQueryDto,
  allowed: { sort: readonly [Sort, ...Sort[]]; filter: readonly Filter[]; cursor?: boolean; ids?: false },
): ListQuery<Sort, Filter> {
  const { ids, ...filter } = readFilter(query.filter, allowed.filter);
  if (ids && allowed.ids === false) throw new DomainError('invalid_query', { name: 'filter.id' });
  return {
    ...readWindow(query, allowed.cursor ?? false),
    sort: readSort(query.sort, allowed.sort),
    filter: filter.conditions,
    ids,
  };
}

/** @param withCursor whether the list goes on from a position: one that does not must not seem to. */
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

/** Sets Content-Range as ra-data-simple-rest reads it, says how the page after it is asked for, and gives back the rows. */
export function sendPage<T>(response: Response, resource: string, page: Page<T>): T[] {
  if (!page.byCursor) {
    const last = page.offset + Math.max(page.items.length - 1, 0);
    response.setHeader('Content-Range', `${resource} ${page.offset}-${last}/${page.total ?? '*'}`);
  }
  if (page.next) offerNext(response, page.next);
  return page.items;
}

/** The page after this one, as a cursor and as an address (RFC 8288). */
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
  const refused = new DomainError('invalid_query', {
    name: 'range',
    known: '[0,24], la primera fila y la última',
  });
  if (!Array.isArray(range) || range.length !== 2) throw refused;
  const [first, last] = range as unknown[];
  const valid =
    Number.isSafeInteger(first) &&
    Number.isSafeInteger(last) &&
    (first as number) >= 0 &&
    (last as number) >= (first as number) &&
    (first as number) < 10_000_000;
  if (!valid) throw refused;
  return { offset: first as number, limit: Math.min((last as number) - (first as number) + 1, MAX_ROWS) };
}

function readSort<Sort extends string>(
  text: string | undefined,
  allowed: readonly [Sort, ...Sort[]],
): { field: Sort; direction: Direction } {
  const sort = json('sort', text) ?? [allowed[0], 'DESC'];
  const [field, direction] = Array.isArray(sort) ? (sort as unknown[]) : [];
  const known = allowed.find((name) => name === field);
  if (!known || (direction !== 'ASC' && direction !== 'DESC')) {
    const possible = allowed.map((name) => `["${name}","ASC"|"DESC"]`);
    throw new DomainError('invalid_query', { name: 'sort', known: possible.join(', ') });
  }
  return { field: known, direction };
}

function readFilter<Filter extends string>(
  text: string | undefined,
  allowed: readonly Filter[],
): { conditions: Partial<Record<Filter, string>>; ids: string[] | null } {
  const filter = json('filter', text) ?? {};
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw new DomainError('invalid_query', { name: 'filter' });
  }
  const conditions: Partial<Record<Filter, string>> = {};
  let ids: string[] | null = null;
  for (const [name, value] of Object.entries(filter)) {
    if (name === 'id') {
      ids = readIds(value);
      continue;
    }
    const known = allowed.find((key) => key === name);
    if (!known) {
      const possible = ['id', ...allowed].map((key) => `filter.${key}`);
      throw new DomainError('invalid_query', { name: `filter.${name}`, known: possible.join(', ') });
    }
    const usable = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (!usable && value !== null) throw new DomainError('invalid_query', { name: `filter.${name}` });
    const trimmed = value === null ? '' : String(value).trim();
    // A NUL byte cannot be stored in text: PostgreSQL would refuse it as an error of ours.
    if (trimmed.length > 200 || trimmed.includes('\0'))
      throw new DomainError('invalid_query', { name: `filter.${name}` });
    if (trimmed) conditions[known] = trimmed;
  }
  return { conditions, ids };
}

function readIds(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MAX_ROWS || !list.every((id) => typeof id === 'string' && isUUID(id))) {
    throw new DomainError('invalid_query', { name: 'filter.id' });
  }
  return list as string[];
}
