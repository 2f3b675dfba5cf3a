import { ESTADOS } from '@hiring/contract';
import { isOpenRow, placeIn } from '../../candidates/applications/estados.sql.js';
import type { Invariants } from './invariant.js';

/** What people show of their applications and interviews. */
export const PEOPLE_INVARIANTS: Invariants = {
  'a person shows the current application': `
    SELECT c.id FROM candidates c
    CROSS JOIN LATERAL (
      SELECT a.* FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id AND a.deleted_at IS NULL
      ORDER BY CASE
          WHEN a.retirada_at IS NOT NULL THEN 0
          WHEN ${isOpenRow('a')} THEN 10 + ${placeIn(ESTADOS, 'a.estado')}
          WHEN a.estado = 'contratada' THEN 5 ELSE 0 END DESC,
        a.fecha_aplicacion DESC, a.id DESC
      LIMIT 1
    ) a
    WHERE (c.aplicacion_actual_id, c.aplicacion_version, c.vacante_id, c.estado, c.prioridad, c.fecha_aplicacion,
           c.fecha_respuesta, c.fecha_contratacion, c.feedback_rrhh, c.retirada_at)
      IS DISTINCT FROM
          (a.id, a.version, a.vacante_id, a.estado, a.prioridad, a.fecha_aplicacion,
           a.fecha_respuesta, a.fecha_contratacion, a.feedback_rrhh, a.retirada_at)`,
  'a person counts the other open applications': `
    SELECT c.id FROM candidates c WHERE c.otras_abiertas <> (
      SELECT count(*) FROM aplicaciones_vacantes a
      WHERE a.candidato_id = c.id AND a.id <> c.aplicacion_actual_id AND ${isOpenRow('a')})`,
  'a person waits as long as the open application that waits longest': `
    SELECT c.id FROM candidates c WHERE c.espera_desde IS DISTINCT FROM (
      SELECT min(a.en_fase_desde) FROM aplicaciones_vacantes a
      WHERE a.candidato_id = c.id AND ${isOpenRow('a')})`,
  'nobody is shown without an application': `
    SELECT c.id FROM candidates c WHERE c.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id)`,
  'nobody has two open applications for one vacancy': `
    SELECT min(id::text) AS id FROM aplicaciones_vacantes a WHERE ${isOpenRow('a')}
    GROUP BY candidato_id, vacante_id HAVING count(*) > 1`,
  'whoever is shown can be found': `
    SELECT c.id FROM candidates c WHERE c.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM busqueda_candidatos b WHERE b.candidato_id = c.id)`,
  'an account is of one person': `
    SELECT min(id::text) AS id FROM candidates WHERE user_id IS NOT NULL AND deleted_at IS NULL
    GROUP BY user_id HAVING count(*) > 1`,
};
