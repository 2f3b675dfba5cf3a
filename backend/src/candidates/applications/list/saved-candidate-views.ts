import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { SavedQuery } from '../../../auth/preferences/saved-view.entity.js';
import { SavedViewsService } from '../../../auth/preferences/saved-views.service.js';
import { fieldCondition, fieldOrder, isFieldName, listedFields } from '../../../fields/field-filters.js';
import { db } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import type { FilterRule } from '../../../platform/http/lists/filter-rules.js';
import { SPONTANEOUS } from './application-list-query.js';
import { CANDIDATE_LIST } from './candidate-list-query.js';

type Queries = readonly Partial<SavedQuery>[];

const RULES: Readonly<Record<string, FilterRule>> = CANDIDATE_LIST.filter;
const SORTS: readonly string[] = CANDIDATE_LIST.sort;

const valuesOf = (queries: Queries, name: string): string[] => [
  ...new Set(queries.flatMap(({ filter }) => filter?.[name] ?? [])),
];
const idsOf = (queries: Queries, name: string): string[] =>
  valuesOf(queries, name).filter((value) => isUUID(value));

/** Says of saved views what HR's list no longer has: filters, values, orders, and tags, vacancies and departments. */
@Injectable()
export class SavedCandidateViews implements OnModuleInit {
  constructor(private readonly views: SavedViewsService) {}

  onModuleInit(): void {
    this.views.registerList((manager, queries) => this.goneOf(manager, queries));
  }

  /** For each query the names of what is gone. */
  async goneOf(manager: EntityManager, queries: Queries): Promise<string[][]> {
    const there = await this.namedRows(manager, queries);
    const fields = await listedFields(
      manager,
      queries.flatMap(({ filter = {}, sort }) => [...Object.keys(filter), sort?.field]),
    );
    const isGone = ([name, value]: [string, string]): boolean => {
      if (isFieldName(name)) return fieldCondition(fields, name, value) === null;
      if (!Object.hasOwn(RULES, name) || !RULES[name]?.accepts(value)) return true;
      const rows = there[name];
      return rows !== undefined && !rows.has(value);
    };
    return queries.map(({ filter = {}, sort }) => [
      ...Object.entries(filter)
        .filter(isGone)
        .map(([name]) => name),
      ...(sort && !SORTS.includes(sort.field) && !fieldOrder(fields, sort.field) ? ['orden'] : []),
    ]);
  }

  /** Of the rows that filters name, those that there are. */
  private async namedRows(
    manager: EntityManager,
    queries: Queries,
  ): Promise<Partial<Record<string, ReadonlySet<string>>>> {
    const [tags, vacancies, departments] = await Promise.all([
      db(manager)
        .selectFrom('etiquetas')
        .where((eb) => isAnyOf(eb.ref('id'), idsOf(queries, 'etiqueta')))
        .select('id as value')
        .execute(),
      db(manager)
        .selectFrom('vacantes')
        .where((eb) => isAnyOf(eb.ref('id'), idsOf(queries, 'vacante_id')))
        .select('id as value')
        .execute(),
      db(manager)
        .selectFrom('departamentos_vacantes')
        .where((eb) => isAnyOf(eb.ref('codigo'), valuesOf(queries, 'departamento')))
        .select('codigo as value')
        .execute(),
    ]);
    const setOf = (rows: readonly { value: string }[], ...words: string[]) =>
      new Set([...words, ...rows.map(({ value }) => value)]);
    return {
      etiqueta: setOf(tags),
      vacante_id: setOf(vacancies, SPONTANEOUS),
      departamento: setOf(departments),
    };
  }
}
