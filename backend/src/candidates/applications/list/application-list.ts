import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { nextOf, orderOf, placeOf, seekAfter, type SortKey } from '../../../platform/database/seek.js';
import type { Position } from '../../../platform/http/lists/cursor.js';
import {
  COUNT_CAP,
  type Direction,
  type Page,
  type Window,
} from '../../../platform/http/lists/list-query.js';
import { applicationConditions } from './application-conditions.js';
import type { ApplicationFilter, ApplicationSort } from './application-list-query.js';
import type { ApplicationRow } from './application-row.dto.js';
import {
  APPLICATION_COLUMNS,
  APPLICATION_JOINS,
  type ApplicationRowRecord,
  toApplicationRow,
} from './application-row.js';

export interface ApplicationListQuery extends Window {
  filter: ApplicationFilter;
  sort: { field: ApplicationSort; direction: Direction };
}

const COLUMN: Readonly<Record<Exclude<ApplicationSort, 'id'>, string>> = {
  fecha_aplicacion: 'a.fecha_aplicacion',
  updated_at: 'a.modificado_at',
};

/** Each sort as the columns of its index; a reversed one reads the same index backwards. */
function keysOf({ field, direction }: ApplicationListQuery['sort']): SortKey[] {
  const id: SortKey = { sql: 'a.id', type: 'uuid', direction };
  return field === 'id' ? [id] : [{ sql: COLUMN[field], type: 'timestamptz', direction }, id];
}

/** Applications as programs and screens list them. */
@Injectable()
export class ApplicationList {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async page({ filter, sort, offset, limit, after }: ApplicationListQuery): Promise<Page<ApplicationRow>> {
    const conditions = applicationConditions(filter);
    const keys = keysOf(sort);
    if (after) conditions.add(seekAfter(keys, after, conditions.bind));
    const where = `FROM aplicaciones_vacantes a WHERE ${conditions.sql}`;
    const [found, [counted]] = await Promise.all([
      this.dataSource.query<{ id: string; place: Position }[]>(
        `SELECT a.id, ${placeOf(keys)} ${where} ORDER BY ${orderOf(keys)} OFFSET ${offset} LIMIT ${limit}`,
        conditions.values,
      ),
      // Who goes on from a cursor was told the total before.
      after
        ? []
        : this.dataSource.query<{ total: number }[]>(
            `SELECT count(*)::int AS total FROM (SELECT 1 ${where} LIMIT ${COUNT_CAP + 1}) counted`,
            conditions.values,
          ),
    ]);
    return {
      items: await this.listByIds(found.map(({ id }) => id)),
      total: counted && counted.total <= COUNT_CAP ? counted.total : null,
      offset,
      next: nextOf(found, limit),
      byCursor: after !== null,
    };
  }

  /** In the order of the ids; those that are gone are left out. */
  async listByIds(ids: string[]): Promise<ApplicationRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.dataSource.query<ApplicationRowRecord[]>(
      `SELECT ${APPLICATION_COLUMNS} FROM aplicaciones_vacantes a ${APPLICATION_JOINS}
       WHERE a.id = ANY($1) AND a.deleted_at IS NULL`,
      [ids],
    );
    const byId = new Map(rows.map((row) => [row.id, toApplicationRow(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
