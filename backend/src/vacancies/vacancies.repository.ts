import { InjectDataSource } from '@nestjs/typeorm';
import { Injectable } from '@nestjs/common';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { nextOf, orderOf, placeOf, seekAfter, type SortKey } from '../platform/database/seek.js';
import type { Position } from '../platform/http/lists/cursor.js';
import { COUNT_CAP, type Direction, type Window } from '../platform/http/lists/list-query.js';
import { binder, conditionsOf, IS_PUBLIC, type VacancyFilter } from './list/vacancy-filter.js';
import { Vacancy } from './vacancy.entity.js';

interface Found {
  rows: { id: string; place: Position }[];
  /** Null: more than COUNT_CAP, or not asked for. */
  total: number | null;
}

export interface VacancyPage {
  vacancies: Vacancy[];
  /** Null: more than COUNT_CAP, or not asked for. */
  total: number | null;
  next: Position | null;
}

/** A search looks first among this many: a common word has its page there. */
const NEWEST = 2000;

/** Featured first, then newest: the order of the public list and of its index. */
const STAFF_KEYS: readonly SortKey[] = [
  { sql: 'v.fecha_publicacion', type: 'timestamptz', direction: 'DESC' },
  { sql: 'v.id', type: 'uuid', direction: 'DESC' },
];
const PUBLIC_KEYS: readonly SortKey[] = [
  { sql: 'v.destacada', type: 'boolean', direction: 'DESC' },
  ...STAFF_KEYS,
];
const keysOfChange = (direction: Direction): SortKey[] => [
  { sql: 'v.modificado_at', type: 'timestamptz', direction },
  { sql: 'v.id', type: 'uuid', direction },
];
const PUBLIC_ORDER = orderOf(PUBLIC_KEYS);

@Injectable()
export class VacanciesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  findById(id: string, manager: EntityManager = this.dataSource.manager): Promise<Vacancy | null> {
    return manager.findOneBy(Vacancy, { id });
  }

  /** Nobody changes it until the end of the transaction; others may hold it too. */
  findAndHold(manager: EntityManager, id: string): Promise<Vacancy | null> {
    return manager.findOne(Vacancy, { where: { id }, lock: { mode: 'pessimistic_read' } });
  }

  /** Nobody else holds or changes it until the end of the transaction. */
  findAndLock(manager: EntityManager, id: string): Promise<Vacancy | null> {
    return manager.findOne(Vacancy, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Applications that stand in it, counted up to one: whether there are any. */
  async countReceived(manager: EntityManager, id: string): Promise<number> {
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM aplicaciones_vacantes WHERE vacante_id = $1 AND deleted_at IS NULL LIMIT 1`,
      [id],
    );
    return rows.length;
  }

  /** From the counters: how many in each estado, how many featured, and applications to all. */
  async summary(): Promise<{ total: number; activas: number; destacadas: number; candidaturas: number }> {
    const [row] = await this.dataSource.query<Record<string, string | null>[]>(
      `SELECT sum(value) FILTER (WHERE name = 'vacancy_states') AS total,
         sum(value) FILTER (WHERE name = 'vacancy_states' AND k1 = 'activa') AS activas,
         sum(value) FILTER (WHERE name = 'vacancy_states' AND k2 = 'true') AS destacadas,
         sum(value) FILTER (WHERE name = 'vacancy_applications') AS candidaturas
       FROM counters WHERE name IN ('vacancy_states', 'vacancy_applications')`,
    );
    const number = (name: string): number => Number(row?.[name] ?? 0);
    return {
      total: number('total'),
      activas: number('activas'),
      destacadas: number('destacadas'),
      candidaturas: number('candidaturas'),
    };
  }

  listByIds(ids: string[]): Promise<Vacancy[]> {
    return this.dataSource.manager.findBy(Vacancy, { id: In(ids) });
  }

  /** Active and visible: featured first, then newest. Counted up to COUNT_CAP unless `counted` is false. */
  listPublic(
    filter: VacancyFilter,
    window: Window,
    { counted = true, byChange = null }: { counted?: boolean; byChange?: Direction | null } = {},
  ): Promise<VacancyPage> {
    const keys = byChange ? keysOfChange(byChange) : PUBLIC_KEYS;
    return this.pageOf(filter, window, { only: IS_PUBLIC, keys, counted });
  }

  /** Only what an address needs: there may be very many. */
  listPublicAddresses(limit: number): Promise<Pick<Vacancy, 'id' | 'updated_at'>[]> {
    return this.dataSource.query(
      `SELECT v.id, v.updated_at FROM vacantes v WHERE ${IS_PUBLIC} ORDER BY ${PUBLIC_ORDER} LIMIT $1`,
      [limit],
    );
  }

  /** Every vacancy, newest first, or in the order of the last change. */
  listAll(filter: VacancyFilter, window: Window, byChange: Direction | null): Promise<VacancyPage> {
    const keys = byChange ? keysOfChange(byChange) : STAFF_KEYS;
    return this.pageOf(filter, window, { only: 'true', keys, counted: true });
  }

  /** Open vacancies like this one: those of the same department first. */
  async listSimilar(departamento: string | null, exceptId: string | null, limit: number): Promise<Vacancy[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      // Two short walks along the index instead of sorting all by their likeness.
      `SELECT id FROM (
         (SELECT v.*, 1 AS place FROM vacantes v WHERE ${IS_PUBLIC} AND v.departamento = $1
            AND v.id IS DISTINCT FROM $2::uuid ORDER BY ${PUBLIC_ORDER} LIMIT $3)
         UNION ALL
         (SELECT v.*, 2 FROM vacantes v WHERE ${IS_PUBLIC} AND v.departamento IS DISTINCT FROM $1
            AND v.id IS DISTINCT FROM $2::uuid ORDER BY ${PUBLIC_ORDER} LIMIT $3)
       ) v ORDER BY v.place, ${PUBLIC_ORDER} LIMIT $3`,
      [departamento, exceptId, limit],
    );
    return this.inOrder(rows.map(({ id }) => id));
  }

  /** Applications received by each of these vacancies, from the counters. */
  async countApplications(ids: string[]): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ id: string; total: string }[]>(
      `SELECT k1 AS id, sum(value) AS total FROM counters
       WHERE name = 'vacancy_applications' AND k1 = ANY($1) GROUP BY k1`,
      [ids],
    );
    return new Map(rows.map(({ id, total }) => [id, Number(total)]));
  }

  private async pageOf(
    filter: VacancyFilter,
    window: Window,
    of: { only: string; keys: readonly SortKey[]; counted: boolean },
  ): Promise<VacancyPage> {
    const { rows, total } = await this.find(filter, window, of);
    const vacancies = await this.inOrder(rows.map(({ id }) => id));
    return { vacancies, total, next: nextOf(rows, window.limit) };
  }

  private async find(
    filter: VacancyFilter,
    { offset, limit, after }: Window,
    { only, keys, counted }: { only: string; keys: readonly SortKey[]; counted: boolean },
  ): Promise<Found> {
    const params: unknown[] = [];
    const bind = binder(params);
    const conditions = conditionsOf(filter, bind);
    const sought = after ? [only, seekAfter(keys, after, bind)] : [only];
    const order = orderOf(keys);
    const where = [...sought, ...conditions].join(' AND ');
    const found = (from: string, condition: string): Promise<Found['rows']> =>
      this.dataSource.query<Found['rows']>(
        `SELECT v.id, ${placeOf(keys)} FROM ${from} WHERE ${condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
        params,
      );
    const newest = `(SELECT * FROM vacantes v WHERE ${sought.join(' AND ')} ORDER BY ${order} LIMIT ${NEWEST}) v`;
    const early = filter.q ? await found(newest, conditions.join(' AND ') || 'true') : [];
    return {
      rows: early.length === limit ? early : await found('vacantes v', where),
      // Who goes on from a cursor was told the total before.
      total: counted && !after ? await this.countCapped(where, params) : null,
    };
  }

  private async inOrder(ids: string[]): Promise<Vacancy[]> {
    if (ids.length === 0) return [];
    const byId = new Map((await this.listByIds(ids)).map((vacancy) => [vacancy.id, vacancy]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Counts up to COUNT_CAP; null beyond. */
  private async countCapped(where: string, params: unknown[]): Promise<number | null> {
    const [row] = await this.dataSource.query<{ total: string }[]>(
      `SELECT count(*) AS total FROM (SELECT 1 FROM vacantes v WHERE ${where} LIMIT ${COUNT_CAP + 1}) capped`,
      params,
    );
    const total = Number(row?.total ?? 0);
    return total > COUNT_CAP ? null : total;
  }
}
