/**
 * GET /api/board/column, the general board and that of a vacancy. One round trip: the check of the session, and a page of
 * 26 cards found by the index of stage and date and written as JSON.
 */
import { isOpen, nextInterview, stageOf, targetsOf } from '../sql.ts';
import { read, type Route } from '../route.ts';

const PAGE = 25;

/** @param ofVacancy the rows are applications ($5: the vacancy), otherwise people */
function cards(ofVacancy: boolean) {
  const job = ofVacancy ? 'a' : 'c';
  const exact = `to_char(p.fecha_aplicacion AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const from = ofVacancy
    ? `SELECT t.id, t.fecha_aplicacion FROM aplicaciones_vacantes t
       WHERE t.retirada_at IS NULL AND t.deleted_at IS NULL AND t.vacante_id = $5::uuid
         AND (CASE WHEN t.estado IN ('entrevista_programada','entrevista_realizada') THEN 'entrevista' ELSE t.estado END) = $2`
    : `SELECT t.id, t.fecha_aplicacion FROM candidates t
       WHERE t.retirada_at IS NULL AND t.deleted_at IS NULL AND t.etapa = $2`;
  const joins = ofVacancy
    ? `JOIN aplicaciones_vacantes a ON a.id = p.id JOIN candidates c ON c.id = a.candidato_id AND c.deleted_at IS NULL`
    : `JOIN candidates c ON c.id = p.id JOIN aplicaciones_vacantes a ON a.id = c.aplicacion_actual_id`;
  return `SELECT json_build_object('tarjetas', coalesce(json_agg(card ORDER BY place) FILTER (WHERE place <= ${PAGE}), '[]'::json),
      'siguiente', CASE WHEN count(*) > ${PAGE} THEN max(cursor) FILTER (WHERE place = ${PAGE}) END)::text AS body
    FROM (SELECT row_number() OVER (ORDER BY p.fecha_aplicacion DESC, p.id DESC) AS place, ${exact} || '~' || p.id AS cursor,
        json_build_object('candidato_id', c.id, 'nombre', c.nombre, 'apellidos', c.apellidos, 'email', c.email,
          'telefono', c.telefono, 'estado', a.estado, 'prioridad', a.prioridad, 'id', p.id,
          'departamento', ${job}.departamento, 'posicion', ${job}.posicion, 'fecha_aplicacion', ${iso('a.fecha_aplicacion')},
          'aplicacion_id', a.id, 'aplicacion_version', a.version, 'vacante_id', a.vacante_id,
          'vacante_titulo', v.titulo, 'entrevista_inicio', ${iso('e.inicio')},
          'otras_abiertas', greatest(0, CASE WHEN c.aplicacion_actual_id = a.id THEN c.otras_abiertas
            ELSE c.otras_abiertas + (${isOpen('c')})::int - (a.estado NOT IN ('contratada', 'rechazada'))::int END),
          'tiene_cv', c.cv_archivo_id IS NOT NULL, 'tiene_feedback', a.feedback_rrhh IS NOT NULL,
          'stage', ${stageOf('a.estado')}, 'mover_a', ${targetsOf('a.estado')},
          'cv_url', CASE WHEN c.cv_archivo_id IS NOT NULL THEN '/api/candidates/' || c.id || '/cv' END) AS card
      FROM (${from} AND ($3::timestamptz IS NULL OR (t.fecha_aplicacion, t.id) < ($3::timestamptz, $4::uuid))
        ORDER BY t.fecha_aplicacion DESC, t.id DESC LIMIT ${PAGE + 1}) p
      ${joins} LEFT JOIN vacantes v ON v.id = a.vacante_id ${nextInterview('a.id')}) cards`;
}

const people = read('column', 'candidates:read', cards(false));
const ofVacancy = read('vacancy column', 'candidates:read', cards(true));

export const column: Route = {
  method: 'GET',
  path: /^\/api\/board\/column$/,
  answer: (request) => {
    const { etapa, cursor, vacante } = Object.fromEntries(request.query);
    const from = cursor ? cursor.split('~') : [null, null];
    return vacante
      ? ofVacancy<{ body: string }>(request, [etapa, ...from, vacante])
      : people<{ body: string }>(request, [etapa, ...from]);
  },
};
