import { isUUID } from 'class-validator';
import type { Response } from 'express';
import { DomainError } from '../errors/domain-error.js';
import type { ListQueryDto } from './list-query.dto.js';

const MAX_ROWS = 100;
/** Totals beyond this are not counted: the answer says `/*` (scale.md). */
export const COUNT_CAP = 1000;

export type Direction = 'ASC' | 'DESC';

export interface ListQuery<Sort extends string, Filter extends string> {
  offset: number;
  limit: number;
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
}

/**
 * Reads and checks the query of a list.
 * @param allowed the fields one may sort and filter by; the first sort is the default, newest first.
 * @throws {DomainError} `invalid_query` naming the parameter.
 */
export function parseListQuery<Sort extends string, Filter extends string>(
  query: ListQueryDto,
  allowed: { sort: readonly [Sort, ...Sort[]]; filter: readonly Filter[] },
): ListQuery<Sort, Filter> {
  const { offset, limit } = readRange(query.range);
  const { ids, ...filter } = readFilter(query.filter, allowed.filter);
  return { offset, limit, sort: readSort(query.sort, allowed.sort), filter: filter.conditions, ids };
}

/** Sets Content-Range as ra-data-simple-rest reads it and gives back the rows. */
export function sendPage<T>(response: Response, resource: string, page: Page<T>): T[] {
  const last = page.offset + Math.max(page.items.length - 1, 0);
  response.setHeader('Content-Range', `${resource} ${page.offset}-${last}/${page.total ?? '*'}`);
  return page.items;
}

function json(name: string, text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DomainError('invalid_query', { name });
  }
}

function readRange(text: string | undefined): { offset: number; limit: number } {
  const range = json('range', text) ?? [0, 24];
  if (!Array.isArray(range) || range.length !== 2) throw new DomainError('invalid_query', { name: 'range' });
  const [first, last] = range as unknown[];
  const valid =
    Number.isSafeInteger(first) &&
    Number.isSafeInteger(last) &&
    (first as number) >= 0 &&
    (last as number) >= (first as number) &&
    (first as number) < 10_000_000;
  if (!valid) throw new DomainError('invalid_query', { name: 'range' });
  return { offset: first as number, limit: Math.min((last as number) - (first as number) + 1, MAX_ROWS) };
}

function readSort<Sort extends string>(
  text: string | undefined,
  allowed: readonly [Sort, ...Sort[]],
): { field: Sort; direction: Direction } {
  const sort = json('sort', text) ?? [allowed[0], 'DESC'];
  if (!Array.isArray(sort)) throw new DomainError('invalid_query', { name: 'sort' });
  const [field, direction] = sort as unknown[];
  const known = allowed.find((name) => name === field);
  if (!known || (direction !== 'ASC' && direction !== 'DESC')) {
    throw new DomainError('invalid_query', { name: 'sort' });
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
    const usable = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (!known || !(usable || value === null))
      throw new DomainError('invalid_query', { name: `filter.${name}` });
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
