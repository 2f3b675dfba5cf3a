import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DynamicModule, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { every } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import { count, isAnyOf } from '../../../platform/database/sql/scalars.js';
import type { Database } from '../../../platform/database/sql/tables.js';
import { COUNT_CAP } from '../../../platform/http/lists/list-query.js';
import type { BoardCursor } from './board-cursor.js';
import { type BoardCardRecord, boardCards, type CardPage } from './board-card.js';
import { type BoardColumnKey, type BoardScope, type BoardSource, inColumn, sourceOf } from './board-scope.js';

/** A search first looks at this many newest rows, which mostly suffice without the text index. */
const NEWEST = 5000;
const NEWEST_FIRST = sql`t.fecha_aplicacion desc, t.id desc`;
const SHOWN = ['t.id', 't.fecha_aplicacion'] as const;
const tables = new DynamicModule<Database>();

const behind = ({ fecha, id }: BoardCursor) => sql<[Date, string]>`(${fecha}::timestamptz, ${id}::uuid)`;

@Injectable()
export class BoardRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Cards of a column after the cursor, newest first. */
  async listColumn(
    scope: BoardScope,
    key: BoardColumnKey,
    cursor: BoardCursor | null,
    limit: number,
  ): Promise<BoardCardRecord[]> {
    const source = sourceOf(scope);
    const { matching } = source;
    const column = this.rowsOf(source)
      .where(inColumn(source, key))
      .where((eb) => every(cursor && eb(eb.refTuple('t.fecha_aplicacion', 't.id'), '<', behind(cursor))));
    const cards = (page: CardPage) => boardCards(this.dataSource, page, Boolean(scope.vacante)).execute();
    if (!matching) return cards(column.select(SHOWN).orderBy(NEWEST_FIRST).limit(limit));
    if (!scope.vacante) {
      const first = column.selectAll('t').orderBy(NEWEST_FIRST).limit(NEWEST).as('t');
      const newest = await cards(
        db(this.dataSource)
          .selectFrom(first)
          .where(matching)
          .select(SHOWN)
          .orderBy(NEWEST_FIRST)
          .limit(limit),
      );
      if (newest.length === limit) return newest;
    }
    // Filters first and sorts afterwards, which keeps the planner off the date index.
    return cards(
      db(this.dataSource)
        .with(
          (cte) => cte('matches').materialized(),
          () => column.where(matching).select(SHOWN),
        )
        .selectFrom('matches as t')
        .select(SHOWN)
        .orderBy(NEWEST_FIRST)
        .limit(limit),
    );
  }

  /** These cards, as far as the board shows them. */
  listByIds(scope: BoardScope, ids: string[]): Promise<BoardCardRecord[]> {
    const source = sourceOf(scope);
    const page = this.rowsOf(source)
      .where((eb) => every(source.matching, isAnyOf(eb.ref('t.id'), ids)))
      .select(SHOWN);
    return boardCards(this.dataSource, page, Boolean(scope.vacante)).execute();
  }

  /** Cards of each column, counted up to COUNT_CAP; null above. */
  async countCapped(scope: BoardScope, columns: readonly BoardColumnKey[]): Promise<(number | null)[]> {
    const source = sourceOf(scope);
    // One query for each column: with a constant stage the planner knows its frequency.
    const counted = columns.map((key, place) => {
      const cards = this.rowsOf(source)
        .where(every(source.matching, inColumn(source, key)))
        .select(sql.lit(1).as('one'))
        .limit(COUNT_CAP + 1);
      return db(this.dataSource)
        .selectFrom(cards.as('capped'))
        .select([sql.lit(place).as('place'), count().as('total')]);
    });
    const rows = await counted.reduce((all, one) => all.unionAll(one)).execute();
    const totals = new Map(rows.map(({ place, total }) => [place, total]));
    return columns.map((_, place) => {
      const total = totals.get(place) ?? 0;
      return total > COUNT_CAP ? null : total;
    });
  }

  private rowsOf({ table, shown }: BoardSource) {
    return db(this.dataSource).selectFrom(tables.table(table).as('t')).where(shown);
  }
}
