import { ANSWER_STAGES, type AnswerStage } from '@hiring/contract';
import { type Expression, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import { count, countIf } from '../../../platform/database/sql/scalars.js';
import { isInStage, isOpenApplication, isOpenRow, stageOf } from '../estados.sql.js';

/** Before this instant a wait in the stage is too long. The subquery is run once a statement, so that indexes serve. */
const tooLong = (stage: AnswerStage): string =>
  `now() - (SELECT dias FROM tiempos_respuesta WHERE etapa = '${stage}') * interval '1 day'`;

/**
 * Whether application `a` has waited longer than its stage allows (`tiempos_respuesta`). Who has an interview to come
 * knows where they stand, and does not wait.
 */
const OVERDUE = `${isOpenRow('a')} AND (${ANSWER_STAGES.map(
  (stage) => `${isInStage('a.estado', stage)} AND a.en_fase_desde < ${tooLong(stage)}`,
).join(' OR ')}) AND NOT (${isInStage('a.estado', 'entrevista')} AND EXISTS (
    SELECT 1 FROM interviews i WHERE i.aplicacion_id = a.id AND i.deleted_at IS NULL
      AND i.estado IN ('programada','confirmada') AND i.fin > now()))`;

/** The same as a condition of Kysely. */
export const isOverdue = sql<boolean>`(${sql.raw(OVERDUE)})`;

/** Narrows `FROM candidates` to those of whom any open application has waited too long, whichever the list shows. */
export const HAS_OVERDUE = `EXISTS (
  SELECT 1 FROM aplicaciones_vacantes a WHERE a.candidato_id = candidates.id AND ${OVERDUE})`;

/** Whoever has waited less than the shortest time has no application overdue. On person `c`. */
const WAITS = sql<boolean>`c.espera_desde < now() - (select min(dias) from tiempos_respuesta) * interval '1 day'`;

/**
 * Such people, from the longest wait on, so that a count ends with its cap however many there are. Nobody has who waits
 * less than the shortest time: there it ends at the latest.
 */
export const overduePeople = (source: DataSource, departamento: string | null) => {
  const waiting = db(source)
    .selectFrom('candidates as c')
    .where('c.retirada_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where((eb) => every(departamento && eb('c.departamento', '=', departamento)))
    .where(WAITS)
    .orderBy('c.espera_desde')
    .orderBy('c.id')
    .select('c.id');
  return db(source)
    .selectFrom(waiting.as('c'))
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('aplicaciones_vacantes as a')
        .whereRef('a.candidato_id', '=', 'c.id')
        .where(isOverdue)
        .limit(1)
        .select('a.id')
        .as('overdue'),
    );
};

/**
 * Of person `c`: the overdue application that has waited longest. Whose longest wait is shorter than every time has none,
 * and their applications are not looked at.
 */
export const longestOverdue = (candidateId: Expression<string>) =>
  rowOf<'candidates', 'c'>()
    .selectFrom('aplicaciones_vacantes as a')
    .where(WAITS)
    .where('a.candidato_id', '=', candidateId)
    .where(isOverdue)
    .orderBy('a.en_fase_desde')
    .orderBy('a.id')
    .limit(1)
    .select(['a.id', 'a.en_fase_desde']);

/** Open and overdue applications of a vacancy, by stage of waiting. */
export const vacancyWaiting = (source: DataSource, vacancyId: string) =>
  db(source)
    .selectFrom('aplicaciones_vacantes as a')
    .where('a.vacante_id', '=', vacancyId)
    .where(isOpenApplication('a'))
    .groupBy(sql`1`)
    .select([sql<string>`${sql.raw(stageOf('a.estado'))}`.as('etapa'), count().as('total')])
    .select(countIf(isOverdue).as('sin_responder'))
    .execute();
