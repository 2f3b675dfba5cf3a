import { STAGES } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { count, countIf, isAnyOf, isOneOf, isSet } from '../../../platform/database/sql/scalars.js';
import { isInStage, isOpenApplication } from '../estados.sql.js';
import { isOverdue } from '../list/overdue.js';

/** Figures of vacancies and their waiting applicants: one statement each. */
@Injectable()
export class VacancyWaiting {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Those of a page of vacancies. */
  countOf(vacancyIds: readonly string[]) {
    const inStages = STAGES.map((stage) =>
      countIf(sql`a.retirada_at is null and ${sql.raw(isInStage('a.estado', stage))}`).as(stage),
    );
    return db(this.dataSource)
      .selectFrom('vacantes as v')
      .crossJoinLateral((eb) =>
        eb
          .selectFrom('aplicaciones_vacantes as a')
          .whereRef('a.vacante_id', '=', 'v.id')
          .where('a.deleted_at', 'is', null)
          .select([count().as('total'), ...inStages])
          .select((of) => countIf(of('a.retirada_at', 'is not', null)).as('retiradas'))
          .select(countIf(isOverdue).as('sin_responder'))
          .as('f'),
      )
      .crossJoinLateral((eb) =>
        eb
          .selectFrom('interviews as i')
          .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
          .whereRef('a.vacante_id', '=', 'v.id')
          .where('i.deleted_at', 'is', null)
          .where((of) => isOneOf(of.ref('i.estado'), ['programada', 'confirmada']))
          .where('i.fin', '>', sql<Date>`now()`)
          .select(count().as('entrevistas_previstas'))
          .as('i'),
      )
      .where((eb) => isAnyOf(eb.ref('v.id'), vacancyIds))
      .select(['v.id', 'v.cerrada_at', 'v.motivo_cierre', 'i.entrevistas_previstas'])
      .selectAll('f')
      .execute();
  }

  /** Open applications, overdue ones first, then by longest wait. */
  list(vacancyId: string, { offset, limit }: { offset: number; limit: number }) {
    return db(this.dataSource)
      .selectFrom('aplicaciones_vacantes as a')
      .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
      .leftJoin('users as u', 'u.id', 'c.user_id')
      .where('a.vacante_id', '=', vacancyId)
      .where(isOpenApplication('a'))
      .select(['a.id as aplicacion_id', 'c.id as candidato_id', 'c.nombre', 'c.apellidos', 'a.estado'])
      .select((eb) => [
        'a.en_fase_desde as desde',
        isOverdue.as('sin_responder'),
        isSet(eb.ref('u.email_verified_at')).as('email_verificado'),
      ])
      .orderBy('sin_responder', 'desc')
      .orderBy('a.en_fase_desde')
      .orderBy('a.id')
      .limit(limit)
      .offset(offset)
      .execute();
  }

  /** Counts the open ones with an unverified e-mail. */
  async countUnverified(vacancyId: string): Promise<number> {
    const { total } = await db(this.dataSource)
      .selectFrom('aplicaciones_vacantes as a')
      .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
      .leftJoin('users as u', 'u.id', 'c.user_id')
      .where('a.vacante_id', '=', vacancyId)
      .where(isOpenApplication('a'))
      .where('u.email_verified_at', 'is', null)
      .select(count().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }
}

/** Counts of a vacancy's applications, without deleted ones. */
export type VacancyCounts = Awaited<ReturnType<VacancyWaiting['countOf']>>[number];
/** An applicant waiting for an answer. */
export type WaitingPerson = Awaited<ReturnType<VacancyWaiting['list']>>[number];
