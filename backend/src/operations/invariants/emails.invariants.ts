import type { Invariants } from './invariant.js';

/** Messages and notices against what they tell of. */
export const EMAILS_INVARIANTS: Invariants = {
  'a message tells of an event of its own application': `
    SELECT m.id FROM correos m
    LEFT JOIN aplicacion_historial h ON h.id = m.historial_id
    LEFT JOIN aplicaciones_vacantes a ON a.id = m.aplicacion_id
    WHERE m.historial_id IS NOT NULL
      AND (h.aplicacion_id IS DISTINCT FROM m.aplicacion_id OR a.candidato_id IS DISTINCT FROM m.candidato_id)`,
  'one change has one message': `
    SELECT historial_id AS id FROM correos WHERE historial_id IS NOT NULL AND causa NOT LIKE 'reenvio:%'
    GROUP BY historial_id HAVING count(*) > 1`,
  'a sent message has its date': `
    SELECT id FROM correos WHERE (estado = 'enviado') <> (enviado_at IS NOT NULL) AND estado = 'enviado'`,
  'a move that was taken back sends no message': `
    SELECT m.id FROM correos m JOIN aplicacion_historial h ON h.id = m.historial_id
    WHERE h.deshecha_at IS NOT NULL AND m.causa NOT LIKE 'reenvio:%'
      AND m.estado IN ('pendiente', 'enviando', 'enviado', 'capturado')`,
  "what is told in the portal is of the same person's application": `
    SELECT n.id FROM notificaciones n JOIN aplicaciones_vacantes a ON a.id = n.aplicacion_id
    WHERE a.candidato_id <> n.candidato_id`,
};
