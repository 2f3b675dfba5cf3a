/** Parts of statements that several routes of "lean" share. */
import { ESTADOS, STAGE_OF_ESTADO, STAGES } from '@hiring/contract';

/** @returns an instant as JSON has it: UTC with milliseconds */
export const instant = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** @returns one of these values for each estado */
const byEstado = (column: string, valueOf: (estado: (typeof ESTADOS)[number]) => string) =>
  `CASE ${column} ${ESTADOS.map((estado) => `WHEN '${estado}' THEN ${valueOf(estado)}`).join(' ')} END`;

export const stageOf = (column: string) => byEstado(column, (estado) => `'${STAGE_OF_ESTADO[estado]}'`);

/** @returns the stages to which an application may be moved */
export const targetsOf = (column: string) =>
  byEstado(
    column,
    (estado) => `'${JSON.stringify(STAGES.filter((stage) => stage !== STAGE_OF_ESTADO[estado]))}'::json`,
  );

export const isOpen = (row: string) =>
  `(${row}.estado NOT IN ('contratada', 'rechazada') AND ${row}.retirada_at IS NULL AND ${row}.deleted_at IS NULL)`;

/** @returns a lateral join: the beginning of the next interview that still stands */
const nextInterview = (application: string) => `LEFT JOIN LATERAL (
  SELECT i.inicio FROM interviews i WHERE i.aplicacion_id = ${application} AND i.deleted_at IS NULL
    AND i.estado IN ('programada', 'confirmada') AND i.fin > now()
  ORDER BY i.inicio LIMIT 1) e ON true`;

const DAYS = `(SELECT min(dias) FILTER (WHERE etapa = 'recibida') AS recibida,
  min(dias) FILTER (WHERE etapa = 'en_revision') AS en_revision,
  min(dias) FILTER (WHERE etapa = 'entrevista') AS entrevista,
  least(min(dias), (SELECT min(dias) FROM fases)) AS shortest FROM tiempos_respuesta)`;

/** @returns lateral joins: the application of a person that has waited too long for an answer, if there is one */
export const longestOverdue = (person: string) => `CROSS JOIN ${DAYS} d
LEFT JOIN LATERAL (
  SELECT a.id, a.en_fase_desde FROM aplicaciones_vacantes a
  WHERE ${person}.espera_desde < now() - d.shortest * interval '1 day' AND a.candidato_id = ${person}.id AND ${isOpen('a')}
    AND a.en_fase_desde < now() - interval '1 day' * coalesce((SELECT f.dias FROM fases f WHERE f.id = a.fase_id),
      CASE a.estado WHEN 'recibida' THEN d.recibida WHEN 'en_revision' THEN d.en_revision ELSE d.entrevista END)
    AND NOT (a.estado IN ('entrevista_programada', 'entrevista_realizada') AND EXISTS (
      SELECT 1 FROM interviews i WHERE i.aplicacion_id = a.id AND i.deleted_at IS NULL
        AND i.estado IN ('programada', 'confirmada') AND i.fin > now()))
  ORDER BY a.en_fase_desde, a.id LIMIT 1) sr ON true`;

/** The columns of a person in a list and in the record, from `c`, `u`, `v`, `ap`, `fa`, `en`, `sr` and `e`. */
export const PERSON = (match = 'NULL::json') => `c.id, c.nombre, c.apellidos, c.email,
  u.email_verified_at IS NOT NULL AS email_verified, c.telefono, c.ciudad, c.departamento, c.posicion, c.estado,
  ${stageOf('c.estado')} AS stage, c.prioridad, ${instant('c.fecha_aplicacion')} AS fecha_aplicacion,
  ${instant('c.fecha_respuesta')} AS fecha_respuesta,
  ${instant('coalesce(ap.en_fase_desde, c.fecha_aplicacion)')} AS en_fase_desde,
  CASE WHEN fa.id IS NOT NULL THEN json_build_object('id', fa.id, 'nombre', fa.nombre) END AS fase,
  CASE ap.canal WHEN 'web' THEN 'Web' ELSE coalesce(en.nombre, ap.canal) END AS canal_nombre,
  ${instant('c.espera_desde')} AS espera_desde,
  floor(extract(epoch FROM now() - sr.en_fase_desde) / 86400)::int AS sin_respuesta_dias,
  sr.id AS sin_respuesta_aplicacion_id, ${instant('e.inicio')} AS entrevista_inicio,
  c.cv_archivo_id IS NOT NULL AS tiene_cv,
  CASE WHEN c.cv_archivo_id IS NOT NULL THEN '/api/candidates/' || c.id || '/cv' END AS cv_url,
  ${match} AS coincidencia, left(c.carta_presentacion, 280) AS extracto_carta,
  c.aplicacion_actual_id AS aplicacion_id, c.aplicacion_version, c.vacante_id, v.titulo AS vacante_titulo,
  c.otras_abiertas, c.retirada_at IS NOT NULL AS retirada,
  CASE WHEN c.retirada_at IS NOT NULL THEN '[]'::json ELSE ${targetsOf('c.estado')} END AS mover_a,
  coalesce((SELECT json_agg(json_build_object('id', t.id, 'color', t.color, 'nombre', t.nombre) ORDER BY t.clave)
    FROM candidato_etiquetas ce JOIN etiquetas t ON t.id = ce.etiqueta_id WHERE ce.candidato_id = c.id), '[]'::json)
    AS etiquetas,
  ${instant('c.created_at')} AS created_at, ${instant('c.modificado_at')} AS updated_at`;

export const PERSON_JOINS = `LEFT JOIN users u ON u.id = c.user_id
LEFT JOIN vacantes v ON v.id = c.vacante_id
LEFT JOIN aplicaciones_vacantes ap ON ap.id = c.aplicacion_actual_id
LEFT JOIN fases fa ON fa.id = ap.fase_id
LEFT JOIN enlaces_vacante en ON en.codigo = ap.canal
${longestOverdue('c')}
${nextInterview('c.aplicacion_actual_id')}`;

/** @param ids the ids of the page, in order @param match a person's match of the words that were searched */
export const pageOf = (
  ids: string,
  match?: string,
) => `(SELECT coalesce(json_agg(row ORDER BY place), '[]'::json)::text FROM (
    SELECT p.place, (SELECT row_to_json(r) FROM (SELECT ${PERSON(match)}) r) AS row
    FROM ${ids} p JOIN candidates c ON c.id = p.id AND c.deleted_at IS NULL ${PERSON_JOINS}) listed) AS body,
  (SELECT json_build_array(fecha_aplicacion::text, id) FROM page ORDER BY place DESC LIMIT 1)::text AS last,
  (SELECT count(*)::int FROM page) AS shown`;

export interface Page {
  first: number;
  limit: number;
}
/** `last`: the values by which its last row was ordered; `shown`: its rows; `total` null: not counted. */
export interface Found {
  body: string;
  last: string | null;
  shown: number;
  total: number | null;
}

export function headersOf({ first, limit }: Page, { last, shown, total }: Found) {
  const range = { 'content-range': `candidates ${first}-${first + Math.max(shown - 1, 0)}/${total ?? '*'}` };
  // A full page may have another after it.
  if (!last || shown < limit) return range;
  const cursor = Buffer.from(last).toString('base64url');
  return {
    ...range,
    'x-next-cursor': cursor,
    link: `</api/candidates?limit=${limit}&cursor=${cursor}>; rel="next"`,
  };
}
