import { STAGES } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, expressionBuilder, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import type { Database } from '../../../platform/database/sql/tables.js';
import { db } from '../../../platform/database/sql/db.js';
import { count, countIf, isAnyOf, isOneOf, isSet } from '../../../platform/database/sql/scalars.js';
import { isInStage, isOpenApplication } from '../estados.sql.js';
import type { PhaseFigures } from '../closing/closing.dto.js';
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

  /** By phase: who is in it, who waits too long, and how long those who left it in half a year had been in it. */
  countPhases(vacancyId: string): Promise<PhaseFigures[]> {
    return db(this.dataSource)
      .selectFrom('fases as f')
      .where('f.vacante_id', '=', vacancyId)
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('aplicaciones_vacantes as a')
            .whereRef('a.fase_id', '=', 'f.id')
            .where(isOpenApplication('a'))
            .select([count().as('total'), countIf(isOverdue).as('sin_responder')])
            .as('now'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        (eb) => staysIn(eb.ref('f.id')).as('stays'),
        (join) => join.onTrue(),
      )
      .select((eb) => [
        ...(['f.id', 'f.nombre', 'stays.dias_mediana'] as const),
        eb.fn.coalesce('now.total', sql.lit(0)).as('total'),
        eb.fn.coalesce('now.sin_responder', sql.lit(0)).as('sin_responder'),
      ])
      .orderBy('f.orden')
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

/** The newest events that a median is made of. */
const STAYS = 1000;

/** The median of the days that applications stayed in a phase, of those that have left it since half a year. */
const staysIn = (phase: Expression<string>) =>
  expressionBuilder<Database>()
    .selectFrom((eb) =>
      eb
        .selectFrom('aplicacion_historial as h')
        .where('h.fase_id', '=', phase)
        .where('h.deshecha_at', 'is', null)
        .where('h.created_at', '>', sql<Date>`now() - interval '180 days'`)
        .orderBy('h.created_at', 'desc')
        .limit(STAYS)
        .select(['h.aplicacion_id', 'h.created_at'])
        .as('h'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('aplicacion_historial as n')
          .whereRef('n.aplicacion_id', '=', 'h.aplicacion_id')
          .whereRef('n.created_at', '>', 'h.created_at')
          .where('n.tipo', 'in', ['movida', 'retirada'])
          .where('n.deshecha_at', 'is', null)
          .orderBy('n.created_at')
          .limit(1)
          .select('n.created_at as until')
          .as('n'),
      (join) => join.onTrue(),
    )
    .select(
      sql<number | null>`round(percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM n.until - h.created_at) / 86400)::numeric, 1)::float`.as('dias_mediana'),
    );

/** Counts of a vacancy's applications, without deleted ones. */
export type VacancyCounts = Awaited<ReturnType<VacancyWaiting['countOf']>>[number];
/** An applicant waiting for an answer. */
export type WaitingPerson = Awaited<ReturnType<VacancyWaiting['list']>>[number];
