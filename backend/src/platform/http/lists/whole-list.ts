import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  mixin,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { isUUID } from 'class-validator';
import { map, type Observable } from 'rxjs';
import { DomainError } from '../../errors/domain-error.js';
import type { ErrorCode } from '../../errors/error-catalogue.js';
import { ApiList } from './api-list.js';
import { type ListQuery, type ListRules, type Page, parseListQuery, sendPage } from './list-query.js';

type Row = Readonly<Record<string, unknown>>;

/**
 * For a GET whose handler returns a whole short list: the same query parameters as other lists. `sort`, `range` and ids
 * are applied to it; without them it is returned whole in its own order. The handler applies `filter`.
 */
export const WholeList = (
  resource: string,
  list: Pick<ListRules<string, string>, 'sort' | 'filter'>,
): MethodDecorator => applyDecorators(UseInterceptors(wholeList(resource, list)), ApiList(list));

const wholeList = (resource: string, rules: ListRules<string, string>) =>
  mixin(
    class implements NestInterceptor {
      intercept(context: ExecutionContext, next: CallHandler<Row[]>): Observable<Row[]> {
        const response = context.switchToHttp().getResponse<Response>();
        const query = textsOf(context.switchToHttp().getRequest<Request>());
        const list = parseListQuery(query, rules);
        return next.handle().pipe(map((all) => sendPage(response, resource, pageOfWhole(all, query, list))));
      }
    },
  );

/** The requested ids of a short list, in the requested order and range. */
export function pageOfWhole<T extends object>(
  all: readonly T[],
  asked: Partial<Record<'sort' | 'range', string | undefined>>,
  { ids, sort, offset, limit }: Pick<ListQuery<string, string>, 'ids' | 'sort' | 'offset' | 'limit'>,
): Page<T> {
  const chosen = ids ? all.filter((row) => ids.includes(textOf(row, 'id'))) : all;
  // `id` stands for the order that the list has by itself.
  const sorted = asked.sort && !/^\s*\[\s*"id"/.test(asked.sort) ? inOrder(chosen, sort) : chosen;
  const items = asked.range === undefined ? [...sorted] : sorted.slice(offset, offset + limit);
  return { items, total: chosen.length, offset };
}

const NAMES = ['range', 'sort', 'filter', 'cursor', 'limit'] as const;

function textsOf({ query }: Request): Partial<Record<(typeof NAMES)[number], string>> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query[name];
      if (value === undefined) return [];
      if (typeof value !== 'string') throw new DomainError('invalid_query', { name });
      return [[name, value]];
    }),
  );
}

const SPANISH = new Intl.Collator('es', { numeric: true });

/** The sortable text of a value: texts, numbers and instants. */
function textOf(row: object, field: string): string {
  const value = (row as Row)[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function inOrder<T extends object>(
  rows: readonly T[],
  { field, direction }: { field: string; direction: 'ASC' | 'DESC' },
): readonly T[] {
  const sign = direction === 'DESC' ? -1 : 1;
  return rows.toSorted((a, b) => sign * SPANISH.compare(textOf(a, field), textOf(b, field)));
}

/**
 * The id in a condition of `filter`, for lists of one record, or in a query parameter of this name. Without one it is
 * null, or refused when the list `needs` it.
 * @throws {DomainError} `invalid_query`.
 */
export const FilterId = (name: string, needs = true): ParameterDecorator =>
  createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
    const request = context.switchToHttp().getRequest<Request>();
    const plain = request.query[name];
    // `@WholeList` has parsed the filter before.
    const value = plain ?? (JSON.parse(textsOf(request).filter || '{}') as Row | null)?.[name];
    if (value === undefined && !needs) return null;
    if (typeof value !== 'string' || !isUUID(value)) throw new DomainError('invalid_query', { name });
    return value;
  })();

/** One record of a short list. @throws {DomainError} with this code when it is missing. */
export function recordOf<T extends { id: string }>(items: readonly T[], id: string, code: ErrorCode): T {
  const found = items.find((one) => one.id === id);
  if (!found) throw new DomainError(code);
  return found;
}
