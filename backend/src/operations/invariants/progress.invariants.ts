import type { Invariants } from './invariant.js';

/** Work that a running installation finishes by itself, even after crashes. */
export const PROGRESS_INVARIANTS: Invariants = {
  'a message that is due is on its way': `
    SELECT id FROM correos WHERE estado = 'pendiente' AND enviar_desde < now() - interval '10 minutes'`,
  'a message that is being sent has a worker': `
    SELECT id FROM correos WHERE estado = 'enviando' AND reclamado_at < now() - interval '10 minutes'`,
  'no job was given up': `
    SELECT name || ' ' || id AS id FROM pgboss.job WHERE state IN ('failed', 'cancelled')`,
  'no job is lost with the process that ran it': `
    SELECT name || ' ' || id AS id FROM pgboss.job WHERE state = 'active' AND started_on < now() - interval '10 minutes'`,
  'a file that nothing owns is removed': `
    SELECT id FROM archivos WHERE estado = 'pendiente' AND created_at < now() - interval '3 hours'`,
  // Nothing is written when an interview is over: its time goes by.
  'a person shows the next interview': `
    SELECT c.id FROM candidates c
    LEFT JOIN LATERAL (
      SELECT i.inicio FROM interviews i
      WHERE i.candidato_id = c.id AND i.deleted_at IS NULL AND i.estado IN ('programada', 'confirmada') AND i.fin > now()
      ORDER BY i.inicio LIMIT 1) next ON true
    CROSS JOIN LATERAL (
      SELECT (c.entrevista_fecha + c.entrevista_hora::time) AT TIME ZONE 'Europe/Madrid' AS inicio) shown
    WHERE c.deleted_at IS NULL AND date_trunc('minute', next.inicio) IS DISTINCT FROM shown.inicio
      -- One that is over stays until the person is written again.
      AND coalesce(shown.inicio > now(), true) AND (next.inicio IS NOT NULL OR shown.inicio IS NOT NULL)`,
};
