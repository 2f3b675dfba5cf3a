import type { DerechoTipo } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, LessThan, type Repository } from 'typeorm';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import { findPage, type OrderKey } from '../../platform/database/sql/list-page.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { COUNT_CAP, type Page, type Window } from '../../platform/http/lists/list-query.js';
import { RightsRequest } from './rights-request.entity.js';

export interface RightsQuery extends Window {
  closed: boolean;
  tipo?: DerechoTipo | undefined;
  /** Only these, open or closed. */
  ids: string[] | null;
}

const s = rowOf<'solicitudes_derechos', 's'>();
const keysOf = (closed: boolean): OrderKey[] =>
  closed
    ? [
        { by: s.ref('s.cerrada_at'), type: 'timestamptz', direction: 'DESC' },
        { by: s.ref('s.id'), type: 'uuid', direction: 'DESC' },
      ]
    : [
        { by: s.ref('s.vence_el'), type: 'date', direction: 'ASC' },
        { by: s.ref('s.id'), type: 'uuid', direction: 'ASC' },
      ];

/** Reads of the requests: the open ones by their deadline, the closed ones the last first, each by its index. */
@Injectable()
export class RightsRepository {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(RightsRequest) private readonly rightsRequests: Repository<RightsRequest>,
  ) {}

  async list({ closed, tipo, ids: wanted, ...window }: RightsQuery): Promise<Page<RightsRequest>> {
    const from = db(this.dataSource)
      .selectFrom('solicitudes_derechos as s')
      .where(
        every(
          wanted ? isAnyOf(s.ref('s.id'), wanted) : s('s.cerrada_at', closed ? 'is not' : 'is', null),
          tipo && s('s.tipo', '=', tipo),
        ),
      );
    const { ids, ...page } = await findPage(this.dataSource, from, {
      id: s.ref('s.id'),
      keys: keysOf(closed),
      window,
    });
    const items = await this.rightsRequests.find({
      where: { id: In(ids) },
      order: closed ? { cerrada_at: 'DESC', id: 'DESC' } : { vence_el: 'ASC', id: 'ASC' },
    });
    return { ...page, items, offset: window.offset, byCursor: window.after !== null };
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
    const rows = await this.rightsRequests.find({
      where: { cerrada_at: IsNull(), ...where },
      select: { id: true },
      take: COUNT_CAP + 1,
    });
    return rows.length > COUNT_CAP ? null : rows.length;
  }
}
