import type { AnswerResult } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { orderOf, seekAfter, type SortKey } from '../../../platform/database/seek.js';
import type { Window } from '../../../platform/http/lists/list-query.js';
import { isOpenRow } from '../estados.sql.js';
import { VacancyAnswer, VacancyAnswerRow } from './vacancy-answer.entity.js';
import type { VacancyAnswerRowResponse } from './vacancy-answers.dto.js';

export type ResultCounts = Record<AnswerResult, number>;

const KEYS: readonly SortKey[] = [{ sql: 'f.aplicacion_id', type: 'uuid', direction: 'ASC' }];

@Injectable()
export class VacancyAnswersRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  findRunning(manager: EntityManager, vacancyId: string): Promise<VacancyAnswer | null> {
    return manager.findOneBy(VacancyAnswer, { vacante_id: vacancyId, terminada_at: IsNull() });
  }

  findLatest(vacancyId: string): Promise<VacancyAnswer | null> {
    return this.dataSource.manager.findOne(VacancyAnswer, {
      where: { vacante_id: vacancyId },
      order: { created_at: 'DESC' },
    });
  }

  findById(id: string): Promise<VacancyAnswer | null> {
    return this.dataSource.manager.findOneBy(VacancyAnswer, { id });
  }

  async listRunning(manager: EntityManager): Promise<string[]> {
    const rows = await manager.find(VacancyAnswer, {
      where: { terminada_at: IsNull() },
      select: { id: true },
      take: 100,
    });
    return rows.map(({ id }) => id);
  }

  async countOpen(manager: EntityManager, vacancyId: string): Promise<number> {
    const [row] = await manager.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM aplicaciones_vacantes a
       WHERE vacante_id = $1 AND ${isOpenRow('a')}`,
      [vacancyId],
    );
    return row?.total ?? 0;
  }

  /** Notes every open application of the vacancy; gives back how many. */
  async noteOpen(manager: EntityManager, answerId: string, vacancyId: string): Promise<number> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO respuestas_vacante_filas (respuesta_id, aplicacion_id)
       SELECT $1, id FROM aplicaciones_vacantes a
       WHERE vacante_id = $2 AND ${isOpenRow('a')}
       RETURNING 1`,
      [answerId, vacancyId],
    );
    return rows.length;
  }

  /** In any order: of two workers that answer one order, none waits behind the other all the way. */
  async listPending(answerId: string, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ aplicacion_id: string }[]>(
      `SELECT aplicacion_id FROM respuestas_vacante_filas WHERE respuesta_id = $1 AND resultado = 'pendiente'
       ORDER BY random() LIMIT $2`,
      [answerId, limit],
    );
    return rows.map(({ aplicacion_id }) => aplicacion_id);
  }

  /** Notes how it came out, once: what another worker has noted stays. */
  async settle(
    manager: EntityManager,
    row: { respuesta_id: string; aplicacion_id: string },
    resultado: AnswerResult,
    detalle: string | null = null,
  ): Promise<void> {
    await manager.update(VacancyAnswerRow, { ...row, resultado: 'pendiente' }, { resultado, detalle });
  }

  async finish(manager: EntityManager, answerId: string, now: Date): Promise<void> {
    await manager.update(VacancyAnswer, { id: answerId, terminada_at: IsNull() }, { terminada_at: now });
  }

  async count(answerId: string): Promise<ResultCounts> {
    const rows = await this.dataSource.query<{ resultado: AnswerResult; total: number }[]>(
      `SELECT resultado, count(*)::int AS total FROM respuestas_vacante_filas WHERE respuesta_id = $1 GROUP BY 1`,
      [answerId],
    );
    const counts: ResultCounts = { pendiente: 0, respondida: 0, ya_cerrada: 0, fallida: 0 };
    for (const { resultado, total } of rows) counts[resultado] = total;
    return counts;
  }

  /** Its applications with their people, in the order of their ids. */
  listRows(answerId: string, { offset, limit, after }: Window): Promise<VacancyAnswerRowResponse[]> {
    const values: unknown[] = [answerId, limit, offset];
    const seek = after ? ` AND ${seekAfter(KEYS, after, (value) => `$${values.push(value)}`)}` : '';
    return this.dataSource.query<VacancyAnswerRowResponse[]>(
      `SELECT f.aplicacion_id, c.id AS candidato_id, c.nombre, c.apellidos, f.resultado, f.detalle
       FROM respuestas_vacante_filas f
       JOIN aplicaciones_vacantes a ON a.id = f.aplicacion_id JOIN candidates c ON c.id = a.candidato_id
       WHERE f.respuesta_id = $1 AND c.deleted_at IS NULL${seek}
       ORDER BY ${orderOf(KEYS)} LIMIT $2 OFFSET $3`,
      values,
    );
  }
}
