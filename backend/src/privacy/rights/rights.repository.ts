import type { DerechoTipo } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, LessThan } from 'typeorm';
import { Conditions } from '../../platform/database/ordered-page.js';
import { nextOf, orderOf, placeOf, seekAfter, type SortKey } from '../../platform/database/seek.js';
import type { Position } from '../../platform/http/lists/cursor.js';
import { COUNT_CAP, type Page, type Window } from '../../platform/http/lists/list-query.js';
import { RightsRequest } from './rights-request.entity.js';

export interface RightsQuery extends Window {
  closed: boolean;
  tipo?: DerechoTipo | undefined;
  /** Only these, open or closed. */
  ids: string[] | null;
}

const CLOSED: readonly SortKey[] = [
  { sql: 'cerrada_at', type: 'timestamptz', direction: 'DESC' },
  { sql: 'id', type: 'uuid', direction: 'DESC' },
];
const OPEN: readonly SortKey[] = [
  { sql: 'vence_el', type: 'date', direction: 'ASC' },
  { sql: 'id', type: 'uuid', direction: 'ASC' },
];

/** Reads of the requests: the open ones by their deadline, the closed ones the last first, each by its index. */
@Injectable()
export class RightsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list({ closed, tipo, ids, offset, limit, after }: RightsQuery): Promise<Page<RightsRequest>> {
    const keys = closed ? CLOSED : OPEN;
    const { manager } = this.dataSource;
    const conditions = new Conditions();
    if (ids) conditions.add('id = ANY(?)', ids);
    else conditions.add(`cerrada_at IS ${closed ? 'NOT ' : ''}NULL`);
    if (tipo) conditions.add('tipo = ?', tipo);
    if (after) conditions.add(seekAfter(keys, after, conditions.bind));
    const rows = await manager.query<{ id: string; place: Position }[]>(
      // One more than asked for tells that there are more.
      `SELECT id, ${placeOf(keys)} FROM solicitudes_derechos WHERE ${conditions.sql} ORDER BY ${orderOf(keys)}
       OFFSET ${offset} LIMIT ${limit + 1}`,
      conditions.values,
    );
    const page = rows.slice(0, limit);
    const items = await manager.find(RightsRequest, {
      where: { id: In(page.map(({ id }) => id)) },
      order: closed ? { cerrada_at: 'DESC', id: 'DESC' } : { vence_el: 'ASC', id: 'ASC' },
    });
    const more = rows.length > limit;
    return {
      items,
      offset,
      total: more || after ? null : offset + items.length,
      next: more ? nextOf(page, limit) : null,
      byCursor: after !== null,
    };
  }

  /** Requests not answered, and those whose last day has passed; null: more than COUNT_CAP. */
  async count(today: string): Promise<{ open: number | null; overdue: number | null }> {
    const [open, overdue] = await Promise.all([
      this.countCapped({}),
      this.countCapped({ vence_el: LessThan(today) }),
    ]);
    return { open, overdue };
  }

  findById(manager: EntityManager, id: string): Promise<RightsRequest | null> {
    return manager.findOneBy(RightsRequest, { id });
  }

  lock(manager: EntityManager, id: string): Promise<RightsRequest | null> {
    return manager.findOne(RightsRequest, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  private async countCapped(where: object): Promise<number | null> {
    const rows = await this.dataSource.manager.find(RightsRequest, {
      where: { cerrada_at: IsNull(), ...where },
      select: { id: true },
      take: COUNT_CAP + 1,
    });
    return rows.length > COUNT_CAP ? null : rows.length;
  }
}
