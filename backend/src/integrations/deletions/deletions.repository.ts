import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isoInstant } from '../../platform/database/iso-instant.js';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import { findPage, inOrder, type OrderKey } from '../../platform/database/sql/list-page.js';
import { asText, isAnyOf } from '../../platform/database/sql/scalars.js';
import type { Direction, Page, Window } from '../../platform/http/lists/list-query.js';
import type { DeletionResponse } from './deletion.dto.js';
import type { CopiedRecord } from './deletion.entity.js';

export interface DeletionQuery extends Window {
  recurso: CopiedRecord;
  ids: string[] | null;
  since: Date | null;
  direction: Direction;
}

const e = rowOf<'eliminados', 'e'>();

@Injectable()
export class DeletionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list({
    recurso,
    ids: wanted,
    since,
    direction,
    ...window
  }: DeletionQuery): Promise<Page<DeletionResponse>> {
    const keys: OrderKey[] = [
      { by: e.ref('e.eliminado_at'), type: 'timestamptz', direction },
      { by: e.ref('e.id'), type: 'uuid', direction },
    ];
    const ofResource = db(this.dataSource).selectFrom('eliminados as e').where('e.recurso', '=', recurso);
    const from = ofResource.where(
      every(wanted && isAnyOf(e.ref('e.id'), wanted), since && e('e.eliminado_at', '>=', since)),
    );
    const { ids, total, next } = await findPage(this.dataSource, from, { id: e.ref('e.id'), keys, window });
    const rows = await ofResource
      .where(isAnyOf(e.ref('e.id'), ids))
      .select((eb) => [
        'e.id',
        asText(eb.ref('e.eliminado_at')).as('eliminado_at'),
        eb
          .selectFrom('fusiones as f')
          .where('e.recurso', '=', 'candidates')
          .whereRef('f.absorbido_id', '=', 'e.id')
          .where('f.deshecha_at', 'is', null)
          .select('f.conservado_id')
          .as('fusionado_en'),
      ])
      .orderBy(inOrder(keys))
      .execute();
    return {
      items: rows.map((row) => ({ ...row, eliminado_at: isoInstant(row.eliminado_at) })),
      total,
      offset: window.offset,
      next,
      byCursor: window.after !== null,
    };
  }
}
