import { ANSWER_STAGES, type AnswerStage } from '@hiring/contract';
import { type Expression, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import { count, countIf } from '../../../platform/database/sql/scalars.js';
import { isInStage, isOpenApplication, isOpenRow, stageOf } from '../estados.sql.js';

const before = (days: string): string => `now() - (${days}) * interval '1 day'`;
const daysOf = (stage: AnswerStage): string => `SELECT dias FROM tiempos_respuesta WHERE etapa = '${stage}'`;

/** The least days that any phase asks for; null: none does. */
const LEAST_OF_PHASES = 'SELECT min(dias) FROM fases';

/**
 * Application `a` has waited longer than its phase allows, or its stage. The first comparison has a subquery that runs
 * once a statement, so that indexes are used.
 */
const tooLong = (stage: AnswerStage): string =>
  `a.en_fase_desde < ${before(`least((${daysOf(stage)}), (${LEAST_OF_PHASES}))`)}
    AND a.en_fase_desde < ${before(`coalesce((SELECT f.dias FROM fases f WHERE f.id = a.fase_id), (${daysOf(stage)}))`)}`;

/**
 * SQL condition: application `a` has waited longer than its phase or its stage allows (`tiempos_respuesta`). Candidates with a
 * future interview do not wait.
 */
const OVERDUE = `${isOpenRow('a')} AND (${ANSWER_STAGES.map(
  (stage) => `${isInStage('a.estado', stage)} AND ${tooLong(stage)}`,
).join(' OR ')}) AND NOT (${isInStage('a.estado', 'entrevista')} AND EXISTS (
    SELECT 1 FROM interviews i WHERE i.aplicacion_id = a.id AND i.deleted_at IS NULL
      AND i.estado IN ('programada','confirmada') AND i.fin > now()))`;

/** The same as a condition of Kysely. */
export const isOverdue = sql<boolean>`(${sql.raw(OVERDUE)})`;

/** Filters `FROM candidates` to people with an overdue open application, whichever the list shows. */
export const HAS_OVERDUE = `EXISTS (
  SELECT 1 FROM aplicaciones_vacantes a WHERE a.candidato_id = candidates.id AND ${OVERDUE})`;

/** Index condition on person `c`: waits at least as long as the shortest limit; others have nothing overdue. */
const WAITS = sql<boolean>`c.espera_desde < ${sql.raw(
  before(`least((SELECT min(dias) FROM tiempos_respuesta), (${LEAST_OF_PHASES}))`),
)}`;

/**
 * People with an overdue application, longest wait first, so that a count stops at its cap. Rows are skipped when
 * they wait less than the shortest limit.
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
 * Person `c`'s overdue application with the longest wait. Skips people whose wait is shorter than every limit,
 * without reading their applications.
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

/** Open and overdue applications of a vacancy, by waiting stage. */
export const vacancyWaiting = (source: DataSource, vacancyId: string) =>
  db(source)
    .selectFrom('aplicaciones_vacantes as a')
    .where('a.vacante_id', '=', vacancyId)
    .where(isOpenApplication('a'))
    .groupBy(sql`1`)
    .select([sql<string>`${sql.raw(stageOf('a.estado'))}`.as('etapa'), count().as('total')])
    .select(countIf(isOverdue).as('sin_responder'))
    .execute();
