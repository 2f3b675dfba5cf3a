import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { CustomField } from '../../../fields/custom-field.entity.js';
import { fieldOrder, listedFields } from '../../../fields/field-filters.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { rowOf } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import { findPage, type OrderKey } from '../../../platform/database/sql/list-page.js';
import type { Direction, Page, Window } from '../../../platform/http/lists/list-query.js';
import { applicationConditions } from './application-conditions.js';
import type { ApplicationFilter, ApplicationSort } from './application-list-query.js';
import type { ApplicationRow } from './application-row.dto.js';
import { applicationRows, toApplicationRow } from './application-row.js';

export interface ApplicationListQuery extends Window {
  filter: ApplicationFilter;
  sort: { field: ApplicationSort; direction: Direction };
}

const COLUMN = { fecha_aplicacion: 'a.fecha_aplicacion', updated_at: 'a.modificado_at' } as const;
const a = rowOf<'aplicaciones_vacantes', 'a'>();

/** Each sort as the columns of its index; a descending one scans the same index backwards. */
function keysOf(
  { field, direction }: ApplicationListQuery['sort'],
  fields: readonly CustomField[],
): OrderKey[] {
  const id: OrderKey = { by: a.ref('a.id'), type: 'uuid', direction };
  if (field === 'id') return [id];
  if (field === 'fecha_aplicacion' || field === 'updated_at') {
    return [{ by: a.ref(COLUMN[field]), type: 'timestamptz', direction }, id];
  }
  const order = fieldOrder(fields, field, { noun: 'candidatura', column: 'a.campos' });
  if (!order) throw new DomainError('invalid_query', { name: 'sort' });
  return [{ ...order, direction, nullable: true, nullsLast: direction === 'DESC' }, id];
}

/** The list of applications for programs and screens. */
@Injectable()
export class ApplicationList {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async page({ filter, sort, ...window }: ApplicationListQuery): Promise<Page<ApplicationRow>> {
    const fields = await listedFields(this.dataSource.manager, [...Object.keys(filter), sort.field]);
    const { ids, total, next } = await findPage(
      this.dataSource,
      db(this.dataSource)
        .selectFrom('aplicaciones_vacantes as a')
        .where(applicationConditions(filter, fields)),
      { id: a.ref('a.id'), keys: keysOf(sort, fields), window },
    );
    return {
      items: await this.listByIds(ids),
      total,
      offset: window.offset,
      next,
      byCursor: window.after !== null,
    };
  }

  /** In the order of the ids; missing ones are left out. */
  async listByIds(ids: string[]): Promise<ApplicationRow[]> {
    if (ids.length === 0) return [];
    const rows = await applicationRows(this.dataSource, { ids });
    const byId = new Map(rows.map((row) => [row.id, toApplicationRow(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
