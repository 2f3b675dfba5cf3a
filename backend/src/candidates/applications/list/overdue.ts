import { ANSWER_STAGES, type AnswerStage } from '@hiring/contract';
import { sql } from 'kysely';
import { isInStage, isOpenRow, stageOf } from '../estados.sql.js';

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

/**
 * Counts such people (conditions on `candidates` as `c`) up to `cap`, from the longest wait on, so that it ends with the
 * cap however many there are. Nobody has who waits less than the shortest time: there it ends at the latest.
 */
export const countOverduePeople = (conditions: string, cap: number): string => `
  SELECT count(*) AS total FROM (
    SELECT 1 FROM (
      SELECT c.id FROM candidates c
      WHERE ${conditions} AND c.espera_desde < now() - (SELECT min(dias) FROM tiempos_respuesta) * interval '1 day'
      ORDER BY c.espera_desde, c.id
    ) c CROSS JOIN LATERAL (
      SELECT 1 FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id AND ${OVERDUE} LIMIT 1
    ) overdue LIMIT ${cap}
  ) capped`;

/**
 * Of person `c`: the overdue application that has waited longest, as `sr`. Whose longest wait is shorter than every time
 * has none, and their applications are not looked at.
 */
export const OVERDUE_JOIN = `LEFT JOIN LATERAL (
  SELECT a.id, a.en_fase_desde FROM aplicaciones_vacantes a
  WHERE c.espera_desde < now() - (SELECT min(dias) FROM tiempos_respuesta) * interval '1 day'
    AND a.candidato_id = c.id AND ${OVERDUE}
  ORDER BY a.en_fase_desde, a.id LIMIT 1) sr ON true`;

/** Its columns: whole days waited, and which application it is. */
export const OVERDUE_COLUMNS = `
  floor(extract(epoch FROM now() - sr.en_fase_desde) / 86400)::int AS sin_respuesta_dias,
  sr.id AS sin_respuesta_aplicacion_id`;

/** Open and overdue applications of vacancy `$1`, by stage of waiting. */
export const VACANCY_WAITING = `
  SELECT ${stageOf('a.estado')} AS etapa, count(*)::int AS total,
         count(*) FILTER (WHERE ${OVERDUE})::int AS sin_responder
  FROM aplicaciones_vacantes a
  WHERE a.vacante_id = $1 AND ${isOpenRow('a')}
  GROUP BY 1`;
