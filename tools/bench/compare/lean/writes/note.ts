/**
 * POST /api/notes. One round trip: the check of the session, the note, its log entry and the answer are one statement,
 * which is a transaction of its own.
 */
import { instant } from '../sql.ts';
import { isUuid, read, type Route } from '../route.ts';

const statement = read(
  'note',
  'notes:write',
  `SELECT note.id AS id, json_build_object('id', note.id, 'candidato_id', note.candidato_id,
    'aplicacion_id', note.aplicacion_id,
    'autor', coalesce(nullif(concat_ws(' ', nullif(session.nombre, ''), nullif(session.apellidos, '')), ''), session.email),
    'propia', true, 'texto', note.texto, 'version', note.version, 'eliminada', false, 'editada_at', NULL,
    'created_at', ${instant('note.created_at')})::text AS body FROM note`,
  `note AS (
    INSERT INTO notas_candidato (candidato_id, aplicacion_id, autor_id, texto, created_at)
    SELECT c.id, $3::uuid, session.user_id, $4, date_trunc('milliseconds', now())
    FROM candidates c CROSS JOIN session
    WHERE c.id = $2::uuid AND c.deleted_at IS NULL AND ($3::uuid IS NULL
      OR EXISTS (SELECT 1 FROM aplicaciones_vacantes a WHERE a.id = $3::uuid AND a.candidato_id = c.id))
    RETURNING *
  ), entry AS (
    INSERT INTO system_logs (actor_id, action, details, level, entity, entity_id)
    SELECT autor_id, 'note.written', 'Nota interna escrita', 'info', 'candidates', candidato_id::text FROM note
  )`,
);

export const note: Route = {
  method: 'POST',
  path: /^\/api\/notes$/,
  answer: async (request) => {
    const { candidato_id, aplicacion_id, texto } = request.body as Record<string, unknown>;
    const text = typeof texto === 'string' ? texto.trim() : '';
    if (typeof candidato_id !== 'string' || !isUuid(candidato_id) || text === '') return { status: 422 };
    const { id, body } = await statement<{ id: string | null; body: string }>(request, [
      candidato_id,
      aplicacion_id ?? null,
      text,
    ]);
    if (id === null) return { status: 404 };
    return { status: 201, body, headers: { location: `/api/notes/${id}` } };
  },
};
