/**
 * GET /api/candidates/:id. One round trip: the check of the session and the whole record, as JSON that PostgreSQL
 * writes, are one prepared statement by primary keys and the indexes of the person.
 */
import { CUALIFICACIONES, FINALIDADES, QUALIFICATION_LIMITS } from '@hiring/contract';
import { isUuid, read, type Route } from './route.ts';
import { instant, isOpen, PERSON, PERSON_JOINS, stageOf, targetsOf } from './sql.ts';

const words = (list: readonly string[]) => `ARRAY[${list.map((word) => `'${word}'`).join()}]`;
const TODAY = `(now() AT TIME ZONE 'Europe/Madrid')::date`;

const QUALIFICATIONS = `json_build_object(
  'permisos', coalesce((SELECT json_agg(json_build_object('tipo', q.tipo, 'caduca_el', q.caduca_el, 'estado',
      CASE WHEN q.caduca_el < ${TODAY} THEN 'caducada'
        WHEN q.caduca_el <= ${TODAY} + ${QUALIFICATION_LIMITS.soonDays} THEN 'caduca_pronto' ELSE 'vigente' END)
      ORDER BY array_position(${words(CUALIFICACIONES)}, q.tipo))
    FROM cualificaciones q WHERE q.candidato_id = c.id), '[]'::json),
  'turnos', coalesce(to_json(av.turnos), '[]'::json), 'fines_de_semana', av.fines_de_semana,
  'noches_fuera', av.noches_fuera, 'vehiculo_propio', av.vehiculo_propio, 'incorporacion', av.incorporacion, 'disponible_desde', av.disponible_desde, 'idiomas', coalesce(av.idiomas, '[]'::jsonb))`;

const CONSENTS = `(SELECT json_agg(json_build_object('finalidad', f.finalidad,
    'otorgado', k.otorgado_at IS NOT NULL AND k.retirado_at IS NULL,
    'version', CASE WHEN k.retirado_at IS NULL THEN k.version END,
    'desde', CASE WHEN k.retirado_at IS NULL THEN ${instant('k.otorgado_at')} END,
    'retirado_at', ${instant('k.retirado_at')}) ORDER BY f.place)
  FROM unnest(${words(FINALIDADES)}) WITH ORDINALITY f(finalidad, place)
  LEFT JOIN LATERAL (SELECT * FROM consentimientos x WHERE x.candidato_id = c.id AND x.finalidad = f.finalidad
    ORDER BY x.retirado_at DESC NULLS FIRST, x.otorgado_at DESC LIMIT 1) k ON true)`;

const CV = `CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id,
  'nombre_original', f.nombre_original, 'tipo', f.tipo, 'bytes', f.bytes,
  'created_at', ${instant('f.created_at')}) END`;

/** The questions that an application answered. */
const ANSWERS = `coalesce((SELECT json_agg(json_build_object('id', x->'id', 'texto', x->'texto',
    'tipo', x->'tipo', 'unidad', x->'unidad', 'respuesta', x->'respuesta') ORDER BY place)
  FROM jsonb_array_elements(a.cuestionario_respuestas) WITH ORDINALITY y(x, place)), '[]'::json)`;

const MAIL = `json_build_object('id', m.id, 'estado', m.estado, 'enviar_desde', ${instant('m.enviar_desde')})`;

/** The history of an application, with the last message of each entry. */
const HISTORY = `LEFT JOIN LATERAL (
  SELECT json_agg(json_build_object('id', h.id, 'tipo', h.tipo, 'de', h.de, 'a', h.a, 'fecha', ${instant('h.created_at')},
      'autor', CASE WHEN w.id IS NOT NULL THEN
        coalesce(nullif(concat_ws(' ', nullif(w.nombre, ''), nullif(w.apellidos, '')), ''), w.email) END,
      'mensaje_candidato', h.mensaje_candidato, 'motivo_rechazo', r.nombre, 'deshecha', h.deshecha_at IS NOT NULL,
      'fase', p.nombre, 'regla', (SELECT e.regla FROM ejecuciones_regla e WHERE e.aplicacion_id = h.aplicacion_id
        AND h.actor_id IS NULL AND e.acciones @> jsonb_build_array(jsonb_build_object('historial_id', h.id)) LIMIT 1),
      'correo', CASE WHEN m.id IS NOT NULL THEN ${MAIL} END) ORDER BY h.created_at, h.id) AS entries,
    -- A rejection that waits unseen is the last entry that is not a change of the data.
    (array_agg(CASE WHEN h.a = 'rechazada' AND h.visible_at IS NULL AND h.deshecha_at IS NULL
        AND m.estado IN ('pendiente', 'omitido') THEN json_build_object('historial_id', h.id, 'correo_id', m.id,
          'enviar_desde', ${instant('m.enviar_desde')}, 'con_correo', m.estado = 'pendiente') END
      ORDER BY h.created_at DESC, h.id DESC) FILTER (WHERE h.tipo <> 'actualizada'))[1] AS waiting
  FROM aplicacion_historial h
  LEFT JOIN users w ON w.id = h.actor_id LEFT JOIN fases p ON p.id = h.fase_id
  LEFT JOIN motivos_rechazo r ON r.id = h.motivo_rechazo_id
  LEFT JOIN (SELECT DISTINCT ON (historial_id) id, historial_id, estado, enviar_desde FROM correos
    WHERE aplicacion_id = a.id AND historial_id IS NOT NULL ORDER BY historial_id, created_at DESC) m ON m.historial_id = h.id
  WHERE h.aplicacion_id = a.id) h ON true`;

/** @param from the rows `a` of applications */
export const applicationJson = `json_build_object('id', a.id, 'candidato_id', a.candidato_id, 'vacante_id', a.vacante_id,
  'vacante_titulo', va.titulo, 'departamento', a.departamento, 'posicion', a.posicion, 'estado', a.estado,
  'stage', ${stageOf('a.estado')}, 'fase', CASE WHEN fa.id IS NOT NULL THEN json_build_object('id', fa.id, 'nombre', fa.nombre) END,
  'prioridad', a.prioridad, 'fecha_aplicacion', ${instant('a.fecha_aplicacion')},
  'en_fase_desde', ${instant('a.en_fase_desde')}, 'fecha_respuesta', ${instant('a.fecha_respuesta')},
  'fecha_contratacion', ${instant('a.fecha_contratacion')}, 'feedback_rrhh', a.feedback_rrhh,
  'notas_rrhh', a.notas_rrhh, 'campos', a.campos, 'cuestionario_respuestas', ${ANSWERS},
  'retirada', a.retirada_at IS NOT NULL, 'abierta', ${isOpen('a')}, 'version', a.version,
  'mover_a', CASE WHEN a.retirada_at IS NOT NULL THEN '[]'::json ELSE ${targetsOf('a.estado')} END,
  'rechazo_en_espera', h.waiting, 'canal', a.canal, 'created_at', ${instant('a.created_at')},
  'updated_at', ${instant('a.modificado_at')}, 'historial', coalesce(h.entries, '[]'::json))`;

export const APPLICATION_JOINS = `LEFT JOIN vacantes va ON va.id = a.vacante_id
  LEFT JOIN fases fa ON fa.id = a.fase_id ${HISTORY}`;

const statement = read(
  'record',
  'staff',
  `SELECT (SELECT row_to_json(r) FROM (
    SELECT ${PERSON()}, c.fecha_nacimiento, c.direccion, c.codigo_postal, c.experiencia, c.educacion, c.habilidades,
      c.carta_presentacion, c.user_id, c.campos, ${QUALIFICATIONS} AS cualificaciones,
      ${CONSENTS} AS consentimientos, ${instant('c.fecha_contratacion')} AS fecha_contratacion,
      ${CV} AS cv,
      coalesce((SELECT json_agg(${applicationJson} ORDER BY a.fecha_aplicacion DESC, a.id DESC)
        FROM aplicaciones_vacantes a ${APPLICATION_JOINS}
        WHERE a.candidato_id = c.id AND a.deleted_at IS NULL), '[]'::json) AS aplicaciones,
      c.entrevista_fecha, c.entrevista_hora, c.entrevista_tipo, c.entrevista_ubicacion
    FROM candidates c ${PERSON_JOINS} LEFT JOIN disponibilidades av ON av.candidato_id = c.id LEFT JOIN archivos f ON f.id = c.cv_archivo_id
    WHERE c.id = $2::uuid AND c.deleted_at IS NULL) r)::text AS body,
    (SELECT xmin::text FROM candidates WHERE id = $2::uuid) AS version`,
);

export const record: Route = {
  method: 'GET',
  path: /^\/api\/candidates\/([0-9a-f-]{36})$/,
  answer: async (request) => {
    const [id = ''] = request.params;
    if (!isUuid(id)) return { status: 404 };
    const { body, version } = await statement<{ body: string | null; version: string }>(request, [id]);
    return body === null ? { status: 404 } : { body, version };
  },
};
