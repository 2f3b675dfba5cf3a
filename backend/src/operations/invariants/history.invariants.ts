import { STAGES } from '@hiring/contract';
import { STAGE_BIT, stageOf } from '../../candidates/applications/estados.sql.js';
import type { Invariants } from './invariant.js';

/** Each application against its history. */
export const HISTORY_INVARIANTS: Invariants = {
  'an application has reached where it stands, and where its moves that stand took it': `
    SELECT a.id FROM aplicaciones_vacantes a
    CROSS JOIN LATERAL (
      SELECT array_agg(DISTINCT ${stageOf('e')}) AS stages FROM (
        SELECT 'recibida' AS e UNION ALL SELECT a.estado
        UNION ALL SELECT h.a FROM aplicacion_historial h
          WHERE h.aplicacion_id = a.id AND h.tipo = 'movida' AND h.deshecha_at IS NULL) seen) reached
    WHERE a.etapas_alcanzadas <> (
      SELECT sum(CASE s ${STAGES.map((stage) => `WHEN '${stage}' THEN ${STAGE_BIT[stage]}`).join(' ')} END) FROM unnest(reached.stages) s)`,
  'stays follow one another': `
    SELECT h.id FROM aplicacion_historial h
    CROSS JOIN LATERAL (
      SELECT max(p.created_at) AS since FROM aplicacion_historial p
      WHERE p.aplicacion_id = h.aplicacion_id AND p.tipo = 'movida' AND p.deshecha_at IS NULL
        AND p.estancia_etapa IS NOT NULL AND p.created_at < h.created_at) before
    WHERE h.estancia_etapa IS NOT NULL AND h.deshecha_at IS NULL
      AND (h.estancia_desde > h.created_at OR h.estancia_desde <> before.since)`,
  'the history ends in the estado': `
    SELECT a.id FROM aplicaciones_vacantes a
    JOIN LATERAL (
      SELECT h.a FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.a IS NOT NULL
      ORDER BY h.created_at DESC, h.id DESC LIMIT 1) last ON true
    WHERE last.a <> a.estado`,
  'an application is in a phase of its vacancy and its estado, and in one when there are any': `
    SELECT a.id FROM aplicaciones_vacantes a LEFT JOIN fases f ON f.id = a.fase_id
    WHERE (f.id IS NOT NULL AND (f.vacante_id, f.estado) IS DISTINCT FROM (a.vacante_id, a.estado))
      OR (f.id IS NULL AND EXISTS (SELECT 1 FROM fases o WHERE o.vacante_id = a.vacante_id AND o.estado = a.estado
        AND o.archivada_at IS NULL))`,
  'what the candidate sees is the last thing shown': `
    SELECT a.id FROM aplicaciones_vacantes a
    JOIN LATERAL (
      SELECT h.a FROM aplicacion_historial h
      WHERE h.aplicacion_id = a.id AND h.a IS NOT NULL AND h.visible_at IS NOT NULL AND h.deshecha_at IS NULL
        AND h.tipo IN ('creada', 'movida')
      ORDER BY h.created_at DESC, h.id DESC LIMIT 1) seen ON true
    WHERE seen.a <> a.estado_candidato`,
  'only a rejection that waits hides an estado from the candidate': `
    SELECT a.id FROM aplicaciones_vacantes a WHERE a.estado <> a.estado_candidato AND NOT EXISTS (
      SELECT 1 FROM aplicacion_historial h JOIN correos c ON c.historial_id = h.id
      WHERE h.aplicacion_id = a.id AND h.a = a.estado AND h.visible_at IS NULL AND h.deshecha_at IS NULL
        AND c.estado IN ('pendiente', 'enviando', 'omitido'))`,
  'an answered application has its date': `
    SELECT id FROM aplicaciones_vacantes
    WHERE estado <> 'recibida' AND retirada_at IS NULL AND fecha_respuesta IS NULL`,
  'the date of an answer comes from a move, and no earlier than the application': `
    SELECT a.id FROM aplicaciones_vacantes a WHERE a.fecha_respuesta IS NOT NULL AND (
      a.fecha_respuesta < a.fecha_aplicacion OR NOT EXISTS (
        SELECT 1 FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.tipo = 'movida'))`,
  'the date of hiring stands while hired': `
    SELECT id FROM aplicaciones_vacantes WHERE (estado = 'contratada') <> (fecha_contratacion IS NOT NULL)`,
  'each step begins where the one before ended': `
    SELECT id FROM (
      SELECT h.id, h.tipo, h.de, lag(h.a) OVER (PARTITION BY h.aplicacion_id ORDER BY h.created_at, h.id) AS before
      FROM aplicacion_historial h WHERE h.a IS NOT NULL) steps
    WHERE tipo IN ('movida', 'deshecha') AND before IS NOT NULL AND de IS DISTINCT FROM before`,
};
