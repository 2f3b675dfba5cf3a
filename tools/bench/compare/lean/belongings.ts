/** What belongs to a person in the record and in the portal, as JSON that PostgreSQL writes. */
import { CUALIFICACIONES, FINALIDADES, QUALIFICATION_LIMITS } from '@hiring/contract';
import { instant } from './sql.ts';

const words = (list: readonly string[]) => `ARRAY[${list.map((word) => `'${word}'`).join(', ')}]`;
const TODAY = `(now() AT TIME ZONE 'Europe/Madrid')::date`;

/** @param person the column of its id */
export const qualifications = (person: string) => `json_build_object(
  'permisos', coalesce((SELECT json_agg(json_build_object('tipo', q.tipo, 'caduca_el', q.caduca_el, 'estado',
      CASE WHEN q.caduca_el < ${TODAY} THEN 'caducada'
        WHEN q.caduca_el <= ${TODAY} + ${QUALIFICATION_LIMITS.soonDays} THEN 'caduca_pronto' ELSE 'vigente' END)
      ORDER BY array_position(${words(CUALIFICACIONES)}, q.tipo))
    FROM cualificaciones q WHERE q.candidato_id = ${person}), '[]'::json),
  'turnos', coalesce(to_json(av.turnos), '[]'::json), 'fines_de_semana', av.fines_de_semana,
  'noches_fuera', av.noches_fuera, 'vehiculo_propio', av.vehiculo_propio,
  'incorporacion', av.incorporacion, 'disponible_desde', av.disponible_desde,
  'idiomas', coalesce(av.idiomas, '[]'::jsonb))`;

/** The join that `qualifications` reads. */
export const availability = (person: string) =>
  `LEFT JOIN disponibilidades av ON av.candidato_id = ${person}`;

export const consents = (person: string) => `(SELECT json_agg(json_build_object('finalidad', f.finalidad,
    'otorgado', k.otorgado_at IS NOT NULL AND k.retirado_at IS NULL,
    'version', CASE WHEN k.retirado_at IS NULL THEN k.version END,
    'desde', CASE WHEN k.retirado_at IS NULL THEN ${instant('k.otorgado_at')} END,
    'retirado_at', ${instant('k.retirado_at')}) ORDER BY f.place)
  FROM unnest(${words(FINALIDADES)}) WITH ORDINALITY f(finalidad, place)
  LEFT JOIN LATERAL (SELECT * FROM consentimientos x WHERE x.candidato_id = ${person} AND x.finalidad = f.finalidad
    ORDER BY x.retirado_at DESC NULLS FIRST, x.otorgado_at DESC LIMIT 1) k ON true)`;

/** @param file the table or alias of its row */
export const cv = (file: string) => `CASE WHEN ${file}.id IS NOT NULL THEN json_build_object('id', ${file}.id,
  'nombre_original', ${file}.nombre_original, 'tipo', ${file}.tipo, 'bytes', ${file}.bytes,
  'created_at', ${instant(`${file}.created_at`)}) END`;

/** The questions that an application answered. */
export const answers = (
  column: string,
) => `coalesce((SELECT json_agg(json_build_object('id', x->'id', 'texto', x->'texto',
    'tipo', x->'tipo', 'unidad', x->'unidad', 'respuesta', x->'respuesta') ORDER BY place)
  FROM jsonb_array_elements(${column}) WITH ORDINALITY y(x, place)), '[]'::json)`;
