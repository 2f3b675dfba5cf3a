/**
 * POST /api/threads/:id, a message of human resources without files. Two round trips: one statement checks the session,
 * counts the attempt and reads what the e-mail is written with; a second one, which is a transaction of its own, writes
 * conversation, message, notification, e-mail and job.
 */
import { THREAD_LIMITS, toSay, say, type SiteLanguage } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import { inLanguage, languageOf, letter, send, tellPerson, type Written, writtenWith } from './outbox.ts';
import { type Counted, isUuid, limit, read, type Route } from './route.ts';

/** Forms with files are counted, whether there are any or not. */
const LIMIT = limit('thread-upload', 120, 3600, 3);
const TITLE = toSay('Nuevo mensaje del equipo de selección');
const TEXT = toSay('Te han escrito. Puedes leerlo y responder en tu conversación.');

interface Found extends Counted {
  author: string;
  person: string | null;
  nombre: string;
  email: string;
  user_id: string | null;
  idioma: SiteLanguage;
  written: Written;
}

const found = read(
  'message read',
  'staff',
  `SELECT counted.*, c.id AS person, c.nombre, c.email, c.user_id, ${languageOf('c.user_id')} AS idioma,
    session.name AS author, ${writtenWith('hilo_candidato', 'c.email')} AS written
  FROM counted LEFT JOIN candidates c ON c.id = $2::uuid AND c.deleted_at IS NULL`,
  LIMIT.counted,
);

const WRITTEN = 'EXISTS (SELECT 1 FROM message)';
/** Two messages at once get their numbers one after the other: each waits for the row of the conversation. */
const WRITE = `WITH person AS (
  SELECT id, aplicacion_actual_id FROM candidates WHERE id = $1::uuid AND deleted_at IS NULL FOR KEY SHARE
), thread AS (
  INSERT INTO hilos AS h (candidato_id, mensajes, ultimo_autor, ultimo_at, sin_leer_candidato)
  SELECT id, 1, 'rrhh', $2::timestamptz, 1 FROM person
  ON CONFLICT (candidato_id) DO UPDATE SET mensajes = h.mensajes + 1, ultimo_autor = 'rrhh', ultimo_at = excluded.ultimo_at,
    sin_leer_candidato = h.sin_leer_candidato + 1 RETURNING mensajes
), message AS (
  INSERT INTO mensajes_hilo (id, candidato_id, orden, autor, autor_user_id, aplicacion_id, texto, leido_rrhh_at, created_at)
  SELECT $3::uuid, person.id, thread.mensajes, 'rrhh', $4::uuid, person.aplicacion_actual_id, $5, $2::timestamptz,
    $2::timestamptz FROM person, thread RETURNING orden
), ${tellPerson('$6', WRITTEN)}, ${send('$7', WRITTEN)} SELECT orden FROM message`;

export const message: Route = {
  method: 'POST',
  path: /^\/api\/threads\/([0-9a-f-]{36})$/,
  answer: async (request) => {
    const [person = ''] = request.params;
    if (!isUuid(person)) return { status: 404 };
    const one = await found<Found>(request, [person, ...LIMIT.values(request)]);
    const headers = LIMIT.headers(one);
    if (LIMIT.isOver(one)) return { status: 429, headers };
    const text = (request.body as { texto?: string }).texto?.trim() ?? '';
    if (text === '' || text.length > THREAD_LIMITS.text) return { status: 422, headers };
    if (!one.person) return { status: 404, headers };
    const [id, now, actor] = [randomUUID(), new Date(), request.claims.sub];
    const told = { causa: `mensaje:${id}`, candidato_id: person };
    const words = inLanguage(one.idioma, () => ({ titulo: say(TITLE), texto: say(TEXT) }));
    const notice = { ...told, tipo: 'mensaje', enlace: '/portal-candidato?tab=mensajes', ...words };
    const order = {
      ...told,
      plantilla: 'hilo_candidato' as const,
      destinatario: one.email,
      user_id: one.user_id,
      creado_por: actor,
      enviar_desde: now,
    };
    const data = { nombre: one.nombre, mensaje: text, archivos: '' };
    const row = letter(order, one.written, request.settings.appUrl, data);
    const { rows } = await request.pool.query<{ orden: number }>({
      name: 'message write',
      text: WRITE,
      values: [person, now, id, actor, text, JSON.stringify([notice]), JSON.stringify([row])],
    });
    // The person was removed since it was read.
    if (!rows[0]) return { status: 404, headers };
    const answer = {
      id,
      orden: rows[0].orden,
      autor: 'rrhh',
      autor_nombre: one.author,
      texto: text,
      adjuntos: [],
      leido: false,
      created_at: now,
    };
    return { status: 201, body: JSON.stringify(answer), headers };
  },
};
