import { type Estado, type Prioridad, type Stage, STAGE_OF_ESTADO, STAGES } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../../platform/values/clock.js';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import {
  countCapped,
  findPage,
  type FoundPage,
  inOrder,
  isAfter,
  nextOf,
  type OrderKey,
  partsAfter,
  placeOf,
  wholeInParts,
  withinPart,
} from '../../../platform/database/sql/list-page.js';
import { sumOf } from '../../../platform/database/sql/scalars.js';
import type { Position } from '../../../platform/http/lists/cursor.js';
import type { Direction, Window } from '../../../platform/http/lists/list-query.js';
import type { CustomField } from '../../../fields/custom-field.entity.js';
import {
  fieldConditions,
  fieldFilters,
  type FieldName,
  fieldOrder,
  listedFields,
} from '../../../fields/field-filters.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { CandidateSearch, type CompiledSearch } from '../../people/search/candidate-search.js';
import { FoundSearches, type FoundSearch } from '../../people/search/found-searches.js';
import {
  filtersByQualification,
  qualificationConditions,
  type QualificationFilter,
} from '../list/qualification-filter.js';
import { listConditions, filtersTheList, type ListFilter } from '../list/list-filter.js';
import { placeIn } from '../estados.sql.js';
import { overduePeople, vacancyWaiting } from '../list/overdue.js';
import { type CandidateRowRecord, candidateRows } from '../list/candidate-row.js';
import type { Match } from '../../people/search/search-match.rules.js';
import { SearchMatches } from '../../people/search/search-matches.js';

export interface CandidateFilter extends QualificationFilter, ListFilter {
  [field: FieldName]: string | undefined;
  q?: string | undefined;
  estado?: string | undefined;
  stage?: string | undefined;
  departamento?: string | undefined;
  prioridad?: string | undefined;
}

type FixedSort =
  | 'fecha_aplicacion'
  | 'apellidos'
  | 'nombre'
  | 'created_at'
  | 'espera_desde'
  | 'estado'
  | 'updated_at';
export type CandidateSort = FixedSort | FieldName;

export interface CandidateListQuery extends Window {
  filter: CandidateFilter;
  sort: { field: CandidateSort; direction: Direction };
}

const c = rowOf<'candidates'>();
/** A program that keeps a copy must learn of a withdrawal, which takes people off HR's list. */
const COPIED = c('deleted_at', 'is', null);
const LIVE = every(c('retirada_at', 'is', null), COPIED);

export interface FoundRows {
  rows: CandidateRowRecord[];
  /** Null: more than COUNT_CAP. */
  total: number | null;
  next: Position | null;
  /** Where a search found its words, by id of the candidate. */
  matches?: ReadonlyMap<string, Match>;
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = { ASC: 'DESC', DESC: 'ASC' };

/** Each sort as the columns of its index; a reversed one reads the same index backwards. */
const ORDER: Record<FixedSort, (d: Direction) => OrderKey[]> = {
  fecha_aplicacion: (d) => [instant('fecha_aplicacion', d), id(d)],
  apellidos: (d) => [text('apellidos', d), text('nombre', d), id(d)],
  nombre: (d) => [text('nombre', d), text('apellidos', d), id(d)],
  created_at: (d) => [instant('created_at', d), id(d)],
  updated_at: (d) => [instant('modificado_at', d), id(d)],
  // Ascending: who has waited longest comes first, who does not wait last.
  espera_desde: (d) => [{ ...instant('espera_desde', d), nullable: true }, id(d)],
  // Ascending: the newest first within each stage. The stages are in the order of the process, as candidates_orden_etapa_ix has them.
  estado: (d) => [
    { by: sql.raw(placeIn(STAGES, 'etapa')), type: 'integer', direction: d },
    instant('fecha_aplicacion', OPPOSITE[d]),
    id(OPPOSITE[d]),
  ],
};

type Instant = 'fecha_aplicacion' | 'created_at' | 'modificado_at' | 'espera_desde';
const instant = (column: Instant, direction: Direction): OrderKey => ({
  by: c.ref(column),
  type: 'timestamptz',
  direction,
});
const text = (column: 'apellidos' | 'nombre', direction: Direction): OrderKey => ({
  by: c.ref(column),
  type: 'text',
  direction,
});
const id = (direction: Direction): OrderKey => ({ by: c.ref('id'), type: 'uuid', direction });

@Injectable()
export class CandidatesRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly searches: CandidateSearch,
    private readonly matches: SearchMatches,
    private readonly found: FoundSearches,
  ) {}

  /** Rows of these ids, in no order. */
  listByIds(ids: string[], manager: EntityManager = this.dataSource.manager): Promise<CandidateRowRecord[]> {
    return candidateRows(manager, { ids });
  }

  /** One page of people by their current application, with the total where it is known or up to COUNT_CAP. */
  async list(query: CandidateListQuery): Promise<FoundRows> {
    const { q } = query.filter;
    const fields = await listedFields(this.dataSource.manager, [
      ...Object.keys(query.filter),
      query.sort.field,
    ]);
    const conditions = conditionsOf(query.filter, this.clock.now(), fields);
    const search = q ? await this.searches.compile(q) : null;
    const keys = keysOf(query.sort, fields);
    if (search) return this.search(query, keys, conditions, search);
    const known = knownCount(this.dataSource, query.filter);
    const [page, counted] = await Promise.all([
      this.page(query, keys, conditions, known),
      // A page behind a cursor needs no total: the first page had it.
      known || query.after
        ? null
        : countCapped(this.dataSource, db(this.dataSource).selectFrom('candidates').where(conditions)),
    ]);
    const total =
      known && page.total === null && !query.after ? await readCount(this.dataSource, known) : null;
    return { rows: await this.rowsInOrder(page.ids), total: total ?? page.total ?? counted, next: page.next };
  }

  /** The newest people that the search finds. */
  async listFound(search: CompiledSearch, limit: number): Promise<CandidateRowRecord[]> {
    const order = inOrder(ORDER.fecha_aplicacion('DESC'));
    const { ids } = await this.searches.find(search, { where: LIVE, order, limit, offset: 0 });
    return this.rowsInOrder(ids);
  }

  /** People per stage and department, from the counters. */
  countByStage(
    departamento: string | null,
  ): Promise<{ stage: Stage; departamento: string; total: number }[]> {
    return db(this.dataSource)
      .selectFrom('counters')
      .where('name', '=', 'candidates')
      .where((eb) => every(departamento && eb('k2', '=', departamento)))
      .groupBy(['k1', 'k2'])
      .select((eb) => [
        eb.ref('k1').$castTo<Stage>().as('stage'),
        'k2 as departamento',
        sumOf(eb.ref('value')).as('total'),
      ])
      .execute();
  }

  /** People with an answer overdue; null: more than COUNT_CAP. */
  countOverdue(departamento: string | null): Promise<number | null> {
    return countCapped(this.dataSource, overduePeople(this.dataSource, departamento));
  }

  /** Open applications of a vacancy by stage, and those with an answer overdue. */
  countWaiting(vacancyId: string): Promise<{ etapa: string; total: number; sin_responder: number }[]> {
    return vacancyWaiting(this.dataSource, vacancyId);
  }

  private async search(
    query: CandidateListQuery,
    keys: readonly OrderKey[],
    conditions: Expression<SqlBool>,
    { version, ...search }: CompiledSearch & { version: string },
  ): Promise<FoundRows> {
    const find = (): Promise<FoundSearch> => this.findPage(query, keys, conditions, search);
    const key = JSON.stringify([search.todo, query]);
    // A new application has a reference before its words change the version.
    const isKept = isVersioned(query) && !search.reference;
    const found = await (isKept ? this.found.page(key, version, find) : find());
    return { ...found, rows: await this.rowsInOrder(found.ids) };
  }

  private async findPage(
    { limit, offset, after }: CandidateListQuery,
    keys: readonly OrderKey[],
    conditions: Expression<SqlBool>,
    search: CompiledSearch,
  ): Promise<FoundSearch> {
    const { ids, total } = await this.searches.find(search, {
      where: every(conditions, after && isAfter(keys, after)),
      order: inOrder(keys),
      limit,
      offset,
    });
    const [matches, next] = await Promise.all([
      this.matches.of(ids, search),
      ids.length < limit ? null : this.placeOfRow(keys, ids.at(-1)),
    ]);
    return { ids, total: after ? null : total, matches, next };
  }

  /** From a cursor each part of what follows is read by the index, and the next part only when the page is not full. */
  private async page(
    window: Window,
    keys: readonly OrderKey[],
    conditions: Expression<SqlBool>,
    total: Expression<number> | null,
  ): Promise<FoundPage> {
    const { limit, offset, after } = window;
    const parts = after ? partsAfter(keys, after) : wholeInParts(keys);
    const of = db(this.dataSource);
    const from = of.selectFrom('candidates').where(conditions);
    if (parts.length === 0) {
      const list = { id: c.ref('id'), keys, window, counted: false };
      return findPage(this.dataSource, from, total ? { ...list, total } : list);
    }
    const first = from
      .select(['id', placeOf(keys).as('place')])
      .orderBy(inOrder(withinPart(keys)))
      .limit(offset + limit);
    const following = parts
      .map((part) => of.selectFrom(first.where(part).as('part')).selectAll())
      .reduce((all, one) => all.unionAll(one));
    const found = await of
      .selectFrom(following.as('following'))
      .selectAll()
      .offset(offset)
      .limit(limit)
      .execute();
    return { ids: found.map((row) => row.id), total: null, next: nextOf(found, limit) };
  }

  private async placeOfRow(keys: readonly OrderKey[], last = ''): Promise<Position | null> {
    const row = await db(this.dataSource)
      .selectFrom('candidates')
      .where('id', '=', last)
      .select(placeOf(keys).as('place'))
      .executeTakeFirst();
    return row?.place ?? null;
  }

  private async rowsInOrder(ids: string[]): Promise<CandidateRowRecord[]> {
    if (ids.length === 0) return [];
    const rows = await this.listByIds(ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

/** The exact total where the counters hold it: no filter, stage and department; otherwise null. */
function knownCount(source: DataSource, filter: CandidateFilter): Expression<number> | null {
  const { q, estado, stage, departamento, prioridad } = filter;
  if (fieldFilters(filter).length > 0) return null;
  if (q || prioridad || filtersByQualification(filter) || filtersTheList(filter)) return null;
  const stageOfEstado = estado && STAGE_OF_ESTADO[estado as Estado];
  // Two estados share the stage `entrevista`, which has one counter.
  if (estado && (stageOfEstado === 'entrevista' || (stage && stage !== stageOfEstado))) return null;
  const wanted = stage ?? stageOfEstado;
  return db(source)
    .selectFrom('counters')
    .where('name', '=', sql.lit('candidates'))
    .where((eb) => every(wanted && eb('k1', '=', wanted), departamento && eb('k2', '=', departamento)))
    .select((eb) => sumOf(eb.ref('value')).as('total'))
    .$asScalar()
    .$notNull();
}

const readCount = async (source: DataSource, count: Expression<number>): Promise<number> =>
  (
    await db(source)
      .selectNoFrom(sql<number>`${count}`.as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** The version of the search covers the words, the department, withdrawals and these orders, and no other filter. */
const VERSIONED: readonly FixedSort[] = ['fecha_aplicacion', 'apellidos', 'created_at'];
const isVersioned = ({ filter, sort }: CandidateListQuery): boolean => {
  const { q: _words, departamento: _department, ...others } = filter;
  return (
    VERSIONED.some((field) => field === sort.field) &&
    Object.values(others).every((value) => value === undefined)
  );
};

/** @throws {DomainError} `invalid_query`. */
function keysOf(
  { field, direction }: CandidateListQuery['sort'],
  fields: readonly CustomField[],
): OrderKey[] {
  if (Object.hasOwn(ORDER, field)) return ORDER[field as FixedSort](direction);
  const order = fieldOrder(fields, field);
  if (!order) throw new DomainError('invalid_query', { name: 'sort' });
  return [{ ...order, direction, nullable: true, nullsLast: direction === 'DESC' }, id(direction)];
}

/**
 * The conditions of the filter, except the search.
 * @param fields those of `listedFields`
 * @throws {DomainError} `invalid_query` for a field that is not among them, or a value that it does not take.
 */
export function conditionsOf(
  filter: CandidateFilter,
  now: Date,
  fields: readonly CustomField[],
): Expression<SqlBool> {
  const { stage, departamento, prioridad } = filter;
  const estado = filter.estado as Estado | undefined;
  return every(
    filter.updated_since ? COPIED : LIVE,
    stage && c('etapa', '=', stage as Stage),
    // The indexes hold the stage; the estado narrows it.
    estado && c('etapa', '=', STAGE_OF_ESTADO[estado]),
    estado && c('estado', '=', estado),
    departamento && c('departamento', '=', departamento),
    prioridad && c('prioridad', '=', prioridad as Prioridad),
    listConditions(filter),
    qualificationConditions(filter, now),
    ...fieldConditions(fields, filter).map(({ noun, on }) =>
      noun === 'persona'
        ? on('candidates.campos')
        : c(
            'aplicacion_actual_id',
            'in',
            c.selectFrom('aplicaciones_vacantes as a').where(on('a.campos')).select('a.id'),
          ),
    ),
  );
}
