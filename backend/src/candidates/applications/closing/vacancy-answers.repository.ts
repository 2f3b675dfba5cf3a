import type { AnswerResult } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { sql } from 'kysely';
import { type DataSource, type EntityManager, IsNull, type Repository } from 'typeorm';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import { inOrder, isAfter, type OrderKey } from '../../../platform/database/sql/list-page.js';
import { count } from '../../../platform/database/sql/scalars.js';
import type { Window } from '../../../platform/http/lists/list-query.js';
import { isOpenApplication } from '../estados.sql.js';
import { VacancyAnswer, VacancyAnswerRow } from './vacancy-answer.entity.js';
import type { VacancyAnswerRowResponse } from './vacancy-answers.dto.js';

export type ResultCounts = Record<AnswerResult, number>;

const f = rowOf<'respuestas_vacante_filas', 'f'>();
const KEYS: readonly OrderKey[] = [{ by: f.ref('f.aplicacion_id'), type: 'uuid', direction: 'ASC' }];

@Injectable()
export class VacancyAnswersRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(VacancyAnswer) private readonly vacancyAnswers: Repository<VacancyAnswer>,
  ) {}

  findRunning(manager: EntityManager, vacancyId: string): Promise<VacancyAnswer | null> {
    return manager.findOneBy(VacancyAnswer, { vacante_id: vacancyId, terminada_at: IsNull() });
  }

  findLatest(vacancyId: string): Promise<VacancyAnswer | null> {
    return this.vacancyAnswers.findOne({
      where: { vacante_id: vacancyId },
      order: { created_at: 'DESC' },
    });
  }

  findById(id: string): Promise<VacancyAnswer | null> {
    return this.vacancyAnswers.findOneBy({ id });
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
    const { total } = await openOf(manager, vacancyId).select(count().as('total')).executeTakeFirstOrThrow();
    return total;
  }

  /** Stores every open application of the vacancy; returns how many. */
  async noteOpen(manager: EntityManager, answerId: string, vacancyId: string): Promise<number> {
    const { numInsertedOrUpdatedRows } = await db(manager)
      .insertInto('respuestas_vacante_filas')
      .columns(['respuesta_id', 'aplicacion_id'])
      .expression(
        openOf(manager, vacancyId).select([sql<string>`${answerId}::uuid`.as('respuesta_id'), 'a.id']),
      )
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows);
  }

  /** In random order, so that two workers on one bulk answer rarely wait for each other. */
  async listPending(answerId: string, limit: number): Promise<string[]> {
    const rows = await db(this.dataSource)
      .selectFrom('respuestas_vacante_filas')
      .where('respuesta_id', '=', answerId)
      .where('resultado', '=', sql.lit('pendiente'))
      .select('aplicacion_id')
      .orderBy(sql`random()`)
      .limit(limit)
      .execute();
    return rows.map(({ aplicacion_id }) => aplicacion_id);
  }

  /** Stores the result once: another worker's is kept. */
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
    const rows = await db(this.dataSource)
      .selectFrom('respuestas_vacante_filas')
      .where('respuesta_id', '=', answerId)
      .groupBy('resultado')
      .select(['resultado', count().as('total')])
      .execute();
    const counts: ResultCounts = { pendiente: 0, respondida: 0, ya_cerrada: 0, fallida: 0 };
    for (const { resultado, total } of rows) counts[resultado] = total;
    return counts;
  }

  /** Its applications with their people, by id. */
  listRows(answerId: string, { offset, limit, after }: Window): Promise<VacancyAnswerRowResponse[]> {
    return db(this.dataSource)
      .selectFrom('respuestas_vacante_filas as f')
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'f.aplicacion_id')
      .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
      .where('f.respuesta_id', '=', answerId)
      .where('c.deleted_at', 'is', null)
      .where(every(after && isAfter(KEYS, after)))
      .select([
        'f.aplicacion_id',
        'c.id as candidato_id',
        'c.nombre',
        'c.apellidos',
        'f.resultado',
        'f.detalle',
      ])
      .orderBy(inOrder(KEYS))
      .limit(limit)
      .offset(offset)
      .execute();
  }
}

const openOf = (manager: EntityManager, vacancyId: string) =>
  db(manager)
    .selectFrom('aplicaciones_vacantes as a')
    .where('a.vacante_id', '=', vacancyId)
    .where(isOpenApplication('a'));
