import type { Invariants } from './invariant.js';

/** Interviews, apart from the constraints that already refuse some of this. */
export const INTERVIEWS_INVARIANTS: Invariants = {
  'an interview is of the person who applied': `
    SELECT i.id FROM interviews i JOIN aplicaciones_vacantes a ON a.id = i.aplicacion_id
    WHERE a.candidato_id <> i.candidato_id`,
  'nobody who interviews has two at once': `
    SELECT a.entrevista_id AS id FROM entrevista_participantes a JOIN entrevista_participantes b
      ON b.usuario_id = a.usuario_id AND b.id > a.id AND b.inicio < a.fin AND b.fin > a.inicio
    WHERE a.activa AND b.activa`,
  'who holds an interview has its time, its interviewer among them': `
    SELECT i.id FROM interviews i LEFT JOIN entrevista_participantes p ON p.entrevista_id = i.id
    GROUP BY i.id
    HAVING (i.entrevistador_id IS NOT NULL
        AND count(*) FILTER (WHERE p.principal AND p.usuario_id = i.entrevistador_id) <> 1)
      OR bool_or(p.inicio <> i.inicio OR p.fin <> i.fin
        OR p.activa <> (i.estado <> 'cancelada' AND i.deleted_at IS NULL))`,
  'nobody is interviewed twice at once': `
    SELECT a.id FROM interviews a JOIN interviews b
      ON b.candidato_id = a.candidato_id AND b.id > a.id AND b.inicio < a.fin AND b.fin > a.inicio
    WHERE a.deleted_at IS NULL AND b.deleted_at IS NULL AND a.estado <> 'cancelada' AND b.estado <> 'cancelada'`,
};
