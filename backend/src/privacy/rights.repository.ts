import type { DerechoTipo } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { COUNT_CAP, type Page } from '../platform/http/list-query.js';
import { RightsRequest } from './rights-request.entity.js';

export interface RightsQuery {
  closed: boolean;
  tipo?: DerechoTipo | undefined;
  offset: number;
  limit: number;
}

/** Reads of the requests: the open ones by their deadline, the closed ones the last first, each by its index. */
@Injectable()
export class RightsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list({ closed, tipo, offset, limit }: RightsQuery): Promise<Page<RightsRequest>> {
    const rows = await this.dataSource.manager.find(RightsRequest, {
      where: { cerrada_at: closed ? Not(IsNull()) : IsNull(), ...(tipo ? { tipo } : {}) },
      order: closed ? { cerrada_at: 'DESC', id: 'DESC' } : { vence_el: 'ASC', id: 'ASC' },
      skip: offset,
      // One more than asked for tells that there are more.
      take: limit + 1,
    });
    const items = rows.slice(0, limit);
    return { items, offset, total: rows.length > limit ? null : offset + items.length };
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
