import type { Invariants } from './invariant.js';

/** Interviews, apart from the constraints that already refuse some of this. */
export const INTERVIEWS_INVARIANTS: Invariants = {
  'an interview is of the person who applied': `
    SELECT i.id FROM interviews i JOIN aplicaciones_vacantes a ON a.id = i.aplicacion_id
    WHERE a.candidato_id <> i.candidato_id`,
  'nobody who interviews has two at once': `
    SELECT a.id FROM interviews a JOIN interviews b
      ON b.entrevistador_id = a.entrevistador_id AND b.id > a.id AND b.inicio < a.fin AND b.fin > a.inicio
    WHERE a.deleted_at IS NULL AND b.deleted_at IS NULL AND a.estado <> 'cancelada' AND b.estado <> 'cancelada'`,
  'nobody is interviewed twice at once': `
    SELECT a.id FROM interviews a JOIN interviews b
      ON b.candidato_id = a.candidato_id AND b.id > a.id AND b.inicio < a.fin AND b.fin > a.inicio
    WHERE a.deleted_at IS NULL AND b.deleted_at IS NULL AND a.estado <> 'cancelada' AND b.estado <> 'cancelada'`,
};
