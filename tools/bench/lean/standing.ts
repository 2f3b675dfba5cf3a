/**
 * The columns of a person that show their current application, computed by PostgreSQL from all their applications: the
 * rules of application.rules.ts and project-candidate.ts.
 */
import { TIME_ZONE } from '@hiring/contract';
import { isOpen, stageOf } from './sql.ts';

/** Columns of an application that decide it. */
export const STANDING_COLUMNS = `id, candidato_id, vacante_id, estado, prioridad, version, fecha_aplicacion, en_fase_desde,
  fecha_respuesta, fecha_contratacion, feedback_rrhh, retirada_at, deleted_at`;

const ORDER = `ARRAY['recibida', 'en_revision', 'entrevista_programada', 'entrevista_realizada', 'contratada', 'rechazada']`;
/** Among open ones the furthest along, then the newest; without an open one a hired one; else the newest. */
const FIRST = `CASE WHEN ${isOpen('s')} THEN 10 + array_position(${ORDER}, s.estado)
  WHEN s.estado = 'contratada' AND s.retirada_at IS NULL THEN 5 ELSE 0 END DESC, s.fecha_aplicacion DESC, s.id DESC`;

/** The columns that it sets, each with its value from `s` (the current application), `w` (all) and `n` (interview). */
const PROJECTED = {
  aplicacion_actual_id: 's.id',
  aplicacion_version: 's.version',
  vacante_id: 's.vacante_id',
  otras_abiertas: `w.open - ${isOpen('s')}::int`,
  estado: 's.estado',
  etapa: stageOf('s.estado'),
  prioridad: 's.prioridad',
  fecha_aplicacion: `date_trunc('milliseconds', s.fecha_aplicacion)`,
  fecha_respuesta: `date_trunc('milliseconds', s.fecha_respuesta)`,
  fecha_contratacion: `date_trunc('milliseconds', s.fecha_contratacion)`,
  espera_desde: `date_trunc('milliseconds', w.since)`,
  feedback_rrhh: 's.feedback_rrhh',
  retirada_at: `date_trunc('milliseconds', s.retirada_at)`,
  entrevista_fecha: `(n.inicio AT TIME ZONE '${TIME_ZONE}')::date`,
  entrevista_hora: `to_char(n.inicio AT TIME ZONE '${TIME_ZONE}', 'HH24:MI')`,
  entrevista_tipo: 'n.tipo',
  entrevista_ubicacion: 'coalesce(n.ubicacion, n.link_virtual)',
};

/**
 * @param standing a CTE with the columns above: all applications of the persons, as they are after the change
 * @returns the UPDATE of each person with a row in it
 */
export const project = (standing: string) => `UPDATE candidates c
  SET ${Object.keys(PROJECTED)
    .map((column) => `${column} = p.${column}`)
    .join(', ')}
  FROM (SELECT w.candidato_id, ${Object.entries(PROJECTED)
    .map(([column, value]) => `${value} AS ${column}`)
    .join(', ')}
    FROM (SELECT candidato_id, count(*) FILTER (WHERE ${isOpen('s')}) AS open,
        min(en_fase_desde) FILTER (WHERE ${isOpen('s')}) AS since FROM ${standing} s GROUP BY candidato_id) w
    CROSS JOIN LATERAL (SELECT * FROM ${standing} s WHERE s.candidato_id = w.candidato_id ORDER BY ${FIRST} LIMIT 1) s
    LEFT JOIN LATERAL (SELECT i.inicio, i.tipo, i.ubicacion, i.link_virtual FROM interviews i
      WHERE i.candidato_id = w.candidato_id AND i.deleted_at IS NULL AND i.estado IN ('programada', 'confirmada')
        AND i.fin > now() ORDER BY i.inicio LIMIT 1) n ON true) p
  WHERE c.id = p.candidato_id`;
