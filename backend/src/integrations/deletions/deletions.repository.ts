import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isoInstant } from '../../platform/database/iso-instant.js';
import { Conditions } from '../../platform/database/ordered-page.js';
import { nextOf, orderOf, placeOf, seekAfter, type SortKey } from '../../platform/database/seek.js';
import type { Position } from '../../platform/http/lists/cursor.js';
import { COUNT_CAP, type Direction, type Page, type Window } from '../../platform/http/lists/list-query.js';
import type { DeletionResponse } from './deletion.dto.js';
import type { CopiedRecord } from './deletion.entity.js';

/** For so long a deletion is told. */
export const DELETIONS_KEPT_DAYS = 400;

export interface DeletionQuery extends Window {
  recurso: CopiedRecord;
  ids: string[] | null;
  since: Date | null;
  direction: Direction;
}

interface Row extends DeletionResponse {
  place: Position;
}

@Injectable()
export class DeletionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list({ recurso, ids, since, direction, ...window }: DeletionQuery): Promise<Page<DeletionResponse>> {
    const { offset, limit, after } = window;
    const keys: SortKey[] = [
      { sql: 'e.eliminado_at', type: 'timestamptz', direction },
      { sql: 'e.id', type: 'uuid', direction },
    ];
    const conditions = new Conditions().add('e.recurso = ?', recurso);
    if (ids) conditions.add('e.id = ANY(?)', ids);
    if (since) conditions.add('e.eliminado_at >= ?', since);
    if (after) conditions.add(seekAfter(keys, after, conditions.bind));
    const where = `FROM eliminados e WHERE ${conditions.sql}`;
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<Row[]>(
        `SELECT e.id, e.eliminado_at::text, ${placeOf(keys)},
           (SELECT f.conservado_id FROM fusiones f
             WHERE e.recurso = 'candidates' AND f.absorbido_id = e.id AND f.deshecha_at IS NULL) AS fusionado_en
         ${where} ORDER BY ${orderOf(keys)} OFFSET ${offset} LIMIT ${limit}`,
        conditions.values,
      ),
      after
        ? []
        : this.dataSource.query<{ total: number }[]>(
            `SELECT count(*)::int AS total FROM (SELECT 1 ${where} LIMIT ${COUNT_CAP + 1}) counted`,
            conditions.values,
          ),
    ]);
    return {
      items: rows.map(({ id, eliminado_at, fusionado_en }) => ({
        id,
        eliminado_at: isoInstant(eliminado_at),
        fusionado_en,
      })),
      total: counted && counted.total <= COUNT_CAP ? counted.total : null,
      offset,
      next: nextOf(rows, limit),
      byCursor: after !== null,
    };
  }

  /** At most `limit`; gives back how many. */
  async removeBefore(before: Date, limit: number): Promise<number> {
    const [, removed] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM eliminados WHERE (recurso, id) IN (
         SELECT recurso, id FROM eliminados WHERE eliminado_at < $1 LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING 1`,
      [before],
    );
    return removed;
  }
}
