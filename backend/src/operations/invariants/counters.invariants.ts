import { stageOf } from '../../candidates/applications/estados.sql.js';
import type { Invariants } from './invariant.js';

/** Counters against the rows that they count. */
export const COUNTERS_INVARIANTS: Invariants = {
  'counters of people are true': `
    SELECT k1 || ' ' || k2 AS id FROM (
      SELECT k1, k2, sum(value) AS n FROM counters WHERE name = 'candidates' GROUP BY k1, k2 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT etapa AS k1, departamento AS k2, count(*) AS n FROM candidates
      WHERE retirada_at IS NULL AND deleted_at IS NULL GROUP BY 1, 2) real USING (k1, k2)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'counters of interviews are true': `
    SELECT k1 AS id FROM (
      SELECT k1, sum(value) AS n FROM counters WHERE name = 'interviews' GROUP BY k1 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT estado AS k1, count(*) AS n FROM interviews WHERE deleted_at IS NULL GROUP BY 1) real USING (k1)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'counters of applications to vacancies are true': `
    SELECT k1 AS id FROM (
      SELECT k1, sum(value) AS n FROM counters WHERE name = 'vacancy_applications' GROUP BY k1 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT vacante_id::text AS k1, count(*) AS n FROM aplicaciones_vacantes
      WHERE vacante_id IS NOT NULL AND deleted_at IS NULL GROUP BY 1) real USING (k1)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'counters of applications by place are true': `
    SELECT k1 || ' ' || k2 AS id FROM (
      SELECT k1, k2, sum(value) AS n FROM counters WHERE name = 'applications' GROUP BY k1, k2 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT CASE WHEN retirada_at IS NOT NULL THEN 'retirada'
          ELSE ${stageOf('estado')} END AS k1, departamento AS k2, count(*) AS n
      FROM aplicaciones_vacantes WHERE deleted_at IS NULL GROUP BY 1, 2) real USING (k1, k2)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'counters of accounts are true': `
    SELECT k1 AS id FROM (
      SELECT k1, sum(value) AS n FROM counters WHERE name = 'users' GROUP BY k1 HAVING sum(value) <> 0) counted
    FULL JOIN (SELECT role AS k1, count(*) AS n FROM users GROUP BY 1) real USING (k1)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'counters of vacancies are true': `
    SELECT k1 AS id FROM (
      SELECT k1, k2, sum(value) AS n FROM counters WHERE name = 'vacancy_states' GROUP BY k1, k2
      HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT estado AS k1, destacada::text AS k2, count(*) AS n FROM vacantes GROUP BY 1, 2) real USING (k1, k2)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'every counter is one that is compared here': `
    SELECT DISTINCT name AS id FROM counters WHERE name NOT IN (
      'candidates', 'interviews', 'vacancy_applications', 'applications', 'users', 'vacancy_states')`,
};
