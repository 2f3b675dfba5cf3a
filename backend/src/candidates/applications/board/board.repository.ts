import { type Stage, STAGES } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { COUNT_CAP } from '../../../platform/http/lists/list-query.js';
import type { BoardCursor } from './board-cursor.js';
import { type BoardCardRecord, cardSelect } from './board-card.js';
import { type BoardScope, columnOf, sourceOf } from './board-scope.js';

/** A search looks here first: the newest rows answer most of them without the text index. */
const NEWEST = 5000;
const ORDER = 'fecha_aplicacion DESC, id DESC';

@Injectable()
export class BoardRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Cards of a column behind the cursor, newest first. */
  async listColumn(
    scope: BoardScope,
    stage: Stage,
    cursor: BoardCursor | null,
    limit: number,
  ): Promise<BoardCardRecord[]> {
    const source = sourceOf(scope);
    const { where, parameters } = columnOf(source, stage, cursor);
    const cards = (page: string) => this.cardsOf(page, parameters, scope);
    const select = `SELECT t.id, t.fecha_aplicacion`;
    if (!source.matching) {
      return cards(`${select} FROM ${source.from} WHERE ${where} ORDER BY ${ORDER} LIMIT ${limit}`);
    }
    if (!scope.vacante) {
      const newest = await cards(
        `${select} FROM (SELECT t.* FROM candidates t WHERE ${where} ORDER BY ${ORDER} LIMIT ${NEWEST}) t
         WHERE ${source.matching} ORDER BY ${ORDER} LIMIT ${limit}`,
      );
      if (newest.length === limit) return newest;
    }
    // The matches first, and their order afterwards, which keeps the planner off the date index.
    return cards(
      `SELECT * FROM (
         WITH matches AS MATERIALIZED (${select} FROM ${source.from} WHERE ${where} AND ${source.matching})
         SELECT * FROM matches ORDER BY ${ORDER} LIMIT ${limit}
       ) found`,
    );
  }

  /** These cards, as far as the board shows them. */
  listByIds(scope: BoardScope, ids: string[]): Promise<BoardCardRecord[]> {
    const { from, conditions, matching, parameters } = sourceOf(scope);
    const where = [conditions, matching, `t.id = ANY($${parameters.length + 1})`]
      .filter(Boolean)
      .join(' AND ');
    return this.cardsOf(
      `SELECT t.id, t.fecha_aplicacion FROM ${from} WHERE ${where}`,
      [...parameters, ids],
      scope,
    );
  }

  /** Cards of each column, counted up to COUNT_CAP; null beyond. */
  async countCapped(scope: BoardScope): Promise<Map<Stage, number | null>> {
    const { from, conditions, matching, stage, parameters } = sourceOf(scope);
    // Five queries in one: for each value of the stage the planner knows how rare it is.
    const counted = STAGES.map((_, place) => {
      const value = `$${parameters.length + place + 1}`;
      const where = [conditions, matching, `${stage} = ${value}`].filter(Boolean).join(' AND ');
      return `SELECT ${value} AS stage, (
        SELECT count(*) FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${COUNT_CAP + 1}) capped) AS total`;
    });
    const rows = await this.dataSource.query<{ stage: Stage; total: string }[]>(counted.join(' UNION ALL '), [
      ...parameters,
      ...STAGES,
    ]);
    return new Map(
      rows.map(({ stage: name, total }) => [name, Number(total) > COUNT_CAP ? null : Number(total)]),
    );
  }

  private cardsOf(page: string, parameters: unknown[], scope: BoardScope): Promise<BoardCardRecord[]> {
    return this.dataSource.query<BoardCardRecord[]>(
      `WITH page AS MATERIALIZED (${page}) ${cardSelect(Boolean(scope.vacante))}`,
      parameters,
    );
  }
}
