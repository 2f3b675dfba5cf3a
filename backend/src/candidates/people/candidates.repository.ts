import { type Estado, type Stage, STAGE_OF_ESTADO, STAGES } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';
import { findJoined } from '../../platform/database/find-joined.js';
import {
  nextOf,
  orderOf,
  placeOf,
  seekAfter,
  seekParts,
  type SortKey,
} from '../../platform/database/seek.js';
import type { Position } from '../../platform/http/lists/cursor.js';
import { COUNT_CAP, type Direction, type Window } from '../../platform/http/lists/list-query.js';
import { CandidateSearch } from '../search/candidate-search.js';
import { Candidate } from './candidate.entity.js';
import {
  addQualificationConditions,
  filtersByQualification,
  type QualificationFilter,
} from './list/qualification-filter.js';
import { addListConditions, filtersTheList, type ListFilter } from './list/list-filter.js';
import { placeIn } from '../applications/estados.sql.js';
import { countOverduePeople, VACANCY_WAITING } from '../applications/list/overdue.js';
import { type CandidateRowRecord, ROW_COLUMNS, ROW_JOINS } from './list/candidate-row.js';
import type { Match } from '../search/search-match.rules.js';
import { SearchMatches } from '../search/search-matches.js';
import { parseSearch, type SearchTerm } from '../search/search-query.rules.js';

export interface CandidateFilter extends QualificationFilter, ListFilter {
  q?: string | undefined;
  estado?: string | undefined;
  stage?: string | undefined;
  departamento?: string | undefined;
  prioridad?: string | undefined;
}

export type CandidateSort =
  | 'fecha_aplicacion'
  | 'apellidos'
  | 'created_at'
  | 'espera_desde'
  | 'estado'
  | 'updated_at';

export interface CandidateListQuery extends Window {
  filter: CandidateFilter;
  sort: { field: CandidateSort; direction: Direction };
}

const LIVE = 'retirada_at IS NULL AND deleted_at IS NULL';
/** A program that keeps a copy must learn of a withdrawal, which takes people off HR's list. */
const COPIED = 'deleted_at IS NULL';

export interface FoundRows {
  rows: CandidateRowRecord[];
  /** Null: more than COUNT_CAP. */
  total: number | null;
  next: Position | null;
  /** Where a search found its words, by id of the candidate. */
  matches?: ReadonlyMap<string, Match>;
}

/** The stages in the order of the process, as candidates_orden_etapa_ix has them. */
const ORDEN_ETAPA = placeIn(STAGES, 'etapa');
const OPPOSITE: Readonly<Record<Direction, Direction>> = { ASC: 'DESC', DESC: 'ASC' };

/** Each sort as the columns of its index; a reversed one reads the same index backwards. */
const ORDER: Record<CandidateSort, (d: Direction) => SortKey[]> = {
  fecha_aplicacion: (d) => [instant('fecha_aplicacion', d), id(d)],
  apellidos: (d) => [text('apellidos', d), text('nombre', d), id(d)],
  created_at: (d) => [instant('created_at', d), id(d)],
  updated_at: (d) => [instant('modificado_at', d), id(d)],
  // Ascending: who has waited longest comes first, who does not wait last.
  espera_desde: (d) => [{ ...instant('espera_desde', d), nullable: true }, id(d)],
  // Ascending: the newest first within each stage.
  estado: (d) => [
    { sql: ORDEN_ETAPA, type: 'integer', direction: d },
    instant('fecha_aplicacion', OPPOSITE[d]),
    id(OPPOSITE[d]),
  ],
};

function instant(sql: string, direction: Direction): SortKey {
  return { sql, type: 'timestamptz', direction };
}

function text(sql: string, direction: Direction): SortKey {
  return { sql, type: 'text', direction };
}

function id(direction: Direction): SortKey {
  return { sql: 'id', type: 'uuid', direction };
}

/** Conditions as SQL with its parameters, built in step. */
class Conditions {
  readonly params: unknown[] = [];
  private readonly parts: string[];

  constructor(first: string) {
    this.parts = [first];
  }

  add(make: (...placeholders: string[]) => string, ...values: unknown[]): void {
    const first = this.params.push(...values) - values.length + 1;
    this.parts.push(make(...values.map((_, place) => `$${first + place}`)));
  }

  readonly bind = (value: unknown): string => `$${this.params.push(value)}`;

  seek(keys: readonly SortKey[], after: Position): void {
    this.parts.push(seekAfter(keys, after, this.bind));
  }

  get sql(): string {
    return this.parts.join(' AND ');
  }
}

@Injectable()
export class CandidatesRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly searches: CandidateSearch,
    private readonly matches: SearchMatches,
  ) {}

  findById(id: string, manager: EntityManager = this.dataSource.manager): Promise<Candidate | null> {
    return findJoined(manager, Candidate, {
      where: { id, deleted_at: IsNull() },
      relations: { cv: true, vacante: true, user: true },
    });
  }

  findByUser(userId: string): Promise<Candidate | null> {
    return findJoined(this.dataSource.manager, Candidate, {
      where: { user_id: userId, deleted_at: IsNull() },
      relations: { cv: true },
    });
  }

  /** Rows of these ids, in no order. */
  listByIds(ids: string[], manager: EntityManager = this.dataSource.manager): Promise<CandidateRowRecord[]> {
    return manager.query<CandidateRowRecord[]>(
      `SELECT ${ROW_COLUMNS} FROM candidates c ${ROW_JOINS} WHERE c.id = ANY($1) AND c.deleted_at IS NULL`,
      [ids],
    );
  }

  /** One page of people by their current application, with the total where it is known or up to COUNT_CAP. */
  async list(query: CandidateListQuery): Promise<FoundRows> {
    const conditions = conditionsOf(query.filter, this.clock.now());
    const terms = parseSearch(query.filter.q ?? '');
    const keys = ORDER[query.sort.field](query.sort.direction);
    if (terms.length > 0) {
      if (query.after) conditions.seek(keys, query.after);
      return this.search(query, keys, conditions, terms);
    }
    // Who goes on from a cursor was told the total before.
    const counted = query.after
      ? Promise.resolve(null)
      : (this.countKnown(query.filter) ?? this.countCapped(conditions.sql, [...conditions.params]));
    const found = this.page(query, keys, conditions);
    const rows = found.then((places) => this.rowsInOrder(places.map(({ id }) => id)));
    const [page, total] = await Promise.all([rows, counted]);
    return { rows: page, total, next: nextOf(await found, query.limit) };
  }

  /** People per stage and department, from the counters. */
  async countByStage(
    departamento: string | null,
  ): Promise<{ stage: Stage; departamento: string; total: number }[]> {
    const rows = await this.dataSource.query<{ stage: Stage; departamento: string; total: string }[]>(
      `SELECT k1 AS stage, k2 AS departamento, sum(value) AS total FROM counters
       WHERE name = 'candidates' AND ($1::text IS NULL OR k2 = $1) GROUP BY k1, k2`,
      [departamento],
    );
    return rows.map((row) => ({ ...row, total: Number(row.total) }));
  }

  /** People with an answer overdue; null: more than COUNT_CAP. */
  async countOverdue(departamento: string | null): Promise<number | null> {
    const conditions = `c.retirada_at IS NULL AND c.deleted_at IS NULL${departamento ? ' AND c.departamento = $1' : ''}`;
    const [row] = await this.dataSource.query<{ total: string }[]>(
      countOverduePeople(conditions, COUNT_CAP + 1),
      departamento ? [departamento] : [],
    );
    const total = Number(row?.total ?? 0);
    return total > COUNT_CAP ? null : total;
  }

  /** Open applications of a vacancy by stage, and those with an answer overdue. */
  countWaiting(vacancyId: string): Promise<{ etapa: string; total: number; sin_responder: number }[]> {
    return this.dataSource.query(VACANCY_WAITING, [vacancyId]);
  }

  private async search(
    { limit, offset, after }: CandidateListQuery,
    keys: readonly SortKey[],
    conditions: Conditions,
    terms: readonly SearchTerm[],
  ): Promise<FoundRows> {
    const search = await this.searches.compile(terms);
    const { ids, total } = await this.searches.find(search, {
      where: conditions,
      order: orderOf(keys),
      limit,
      offset,
    });
    const [rows, matches, next] = await Promise.all([
      this.rowsInOrder(ids),
      this.matches.of(ids, search),
      ids.length < limit ? null : this.placeOfRow(keys, ids.at(-1)),
    ]);
    return { rows, total: after ? null : total, matches, next };
  }

  /** From a cursor each part of what follows is read by the index, and the next part only when the page is not full. */
  private page(
    { limit, offset, after }: Window,
    keys: readonly SortKey[],
    { sql, params, bind }: Conditions,
  ): Promise<{ id: string; place: Position }[]> {
    const part = (where: string): string =>
      `SELECT id, ${placeOf(keys)} FROM candidates WHERE ${where} ORDER BY ${orderOf(keys)} LIMIT ${limit}`;
    if (!after) return this.dataSource.query(`${part(sql)} OFFSET ${offset}`, params);
    const parts = seekParts(keys, after, bind).map((one) => `(${part(`${sql} AND ${one}`)})`);
    const following = parts.join(' UNION ALL ');
    return this.dataSource.query(`SELECT id, place FROM (${following}) following LIMIT ${limit}`, params);
  }

  private async placeOfRow(keys: readonly SortKey[], last: string | undefined): Promise<Position | null> {
    const [row] = await this.dataSource.query<{ place: Position }[]>(
      `SELECT ${placeOf(keys)} FROM candidates WHERE id = $1`,
      [last],
    );
    return row?.place ?? null;
  }

  private async rowsInOrder(ids: string[]): Promise<CandidateRowRecord[]> {
    if (ids.length === 0) return [];
    const rows = await this.listByIds(ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The exact total where the counters hold it: no filter, stage and department; otherwise null. */
  private countKnown(filter: CandidateFilter): Promise<number> | null {
    const { q, estado, stage, departamento, prioridad } = filter;
    if (q || prioridad || filtersByQualification(filter) || filtersTheList(filter)) return null;
    const stageOfEstado = estado && STAGE_OF_ESTADO[estado as Estado];
    // Two estados share the stage `entrevista`, which has one counter.
    if (estado && (stageOfEstado === 'entrevista' || (stage && stage !== stageOfEstado))) return null;
    const wanted = [stage ?? stageOfEstado ?? null, departamento ?? null];
    const sum = `SELECT coalesce(sum(value), 0) AS total FROM counters
       WHERE name = 'candidates' AND ($1::text IS NULL OR k1 = $1) AND ($2::text IS NULL OR k2 = $2)`;
    return this.dataSource.query<[{ total: string }]>(sum, wanted).then(([{ total }]) => Number(total));
  }

  /** Counts up to COUNT_CAP; null beyond. */
  private async countCapped(sql: string, params: unknown[]): Promise<number | null> {
    const [row] = await this.dataSource.query<{ total: string }[]>(
      `SELECT count(*) AS total FROM (SELECT 1 FROM candidates WHERE ${sql} LIMIT ${COUNT_CAP + 1}) capped`,
      params,
    );
    const total = Number(row?.total ?? 0);
    return total > COUNT_CAP ? null : total;
  }
}

/** What the filter says, but for its search. */
export function conditionsOf(filter: CandidateFilter, now: Date): Conditions {
  const conditions = new Conditions(filter.updated_since ? COPIED : LIVE);
  if (filter.stage) conditions.add((p) => `etapa = ${p}`, filter.stage);
  if (filter.estado) {
    // The stage is what the indexes hold; the estado narrows it.
    conditions.add((p) => `etapa = ${p}`, STAGE_OF_ESTADO[filter.estado as Estado]);
    conditions.add((p) => `estado = ${p}`, filter.estado);
  }
  if (filter.departamento) conditions.add((p) => `departamento = ${p}`, filter.departamento);
  if (filter.prioridad) conditions.add((p) => `prioridad = ${p}`, filter.prioridad);
  addListConditions((make, ...values) => conditions.add(make, ...values), filter);
  addQualificationConditions((make, ...values) => conditions.add(make, ...values), filter, now);
  return conditions;
}
