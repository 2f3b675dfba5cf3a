/** POST /api/notes. One round trip: the check of the session, the note, its log entry and the answer are one statement. */
import { isUuid, read, type Route } from './route.ts';
import { instant } from './sql.ts';

const statement = read(
  'note',
  'staff',
  `SELECT note.id AS id, json_build_object('id', note.id, 'candidato_id', note.candidato_id,
    'aplicacion_id', note.aplicacion_id, 'autor', session.name, 'propia', true, 'texto', note.texto,
    'version', note.version, 'eliminada', false, 'editada_at', NULL,
    'created_at', ${instant('note.created_at')})::text AS body FROM note`,
  `note AS (
    INSERT INTO notas_candidato (candidato_id, autor_id, texto, created_at)
    SELECT c.id, session.user_id, $3, date_trunc('milliseconds', now())
    FROM candidates c CROSS JOIN session WHERE c.id = $2::uuid AND c.deleted_at IS NULL RETURNING *
  ), entry AS (
    INSERT INTO system_logs (actor_id, action, details, level, entity, entity_id)
    SELECT autor_id, 'note.written', 'Nota interna escrita', 'info', 'candidates', candidato_id::text FROM note
  )`,
);

export const note: Route = {
  method: 'POST',
  path: /^\/api\/notes$/,
  answer: async (request) => {
    const { candidato_id, texto } = request.body as Record<string, string>;
    const text = texto?.trim() ?? '';
    if (!isUuid(candidato_id ?? '') || text === '') return { status: 422 };
    const { id, body } = await statement<{ id: string | null; body: string }>(request, [candidato_id, text]);
    return id === null ? { status: 404 } : { status: 201, body, headers: { location: `/api/notes/${id}` } };
  },
};
