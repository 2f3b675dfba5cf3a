/**
 * POST /api/applications/:id/move, to a stage that does not end the application and that it is not in. Two round trips:
 * one statement reads what the message is written with and checks the session; then one transaction, sent at once, locks
 * the person, writes application, history, person, notification, message and job in one statement, and reads the answer.
 */
import { say, STAGE_LABEL, STAGE_OF_ESTADO, type Estado, type SiteLanguage } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import { ofProduct } from '../product.ts';
import { inLanguage, languageOf, letter, send, tellPerson, type Written, writtenWith } from './outbox.ts';
import { APPLICATION_JOINS, applicationJson } from './record.ts';
import { inOneTrip, isUuid, read, type Route } from './route.ts';
import { instant, PERSON, PERSON_JOINS } from './sql.ts';
import { project, STANDING_COLUMNS } from './standing.ts';

const { estadoOfTarget } = await ofProduct<{ estadoOfTarget: (word: string) => Estado | null }>(
  'candidates/applications/application.rules.js',
);
const { noticeOfMove } = await ofProduct<{
  noticeOfMove: (
    application: { id: string; candidato_id: string },
    history: string,
    to: Estado,
    job: string,
  ) => { titulo: string; texto: () => string };
}>('candidates/applications/moves/move-notice.js');
const { UNDO_MS } = await ofProduct<{ UNDO_MS: number }>('candidates/applications/moves/undo.rules.js');

interface Found {
  person: string | null;
  estado: Estado;
  version: number;
  nombre: string;
  email: string;
  user_id: string | null;
  puesto: string;
  idioma: SiteLanguage;
  written: Written;
}

/** An application with the message of an earlier move under way is not moved here. */
const found = read(
  'move read',
  'staff',
  `SELECT c.id AS person, a.estado, a.version, c.nombre, c.email, c.user_id,
    coalesce((SELECT v.titulo FROM vacantes v WHERE v.id = a.vacante_id),
      (SELECT p.nombre FROM posiciones_departamento p JOIN departamentos_vacantes d ON d.id = p.departamento_id
        WHERE p.codigo = a.posicion AND d.codigo = a.departamento), replace(a.posicion, '_', ' ')) AS puesto,
    ${languageOf('c.user_id')} AS idioma, ${writtenWith('cambio_estado', 'c.email')} AS written
  FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id
  WHERE a.id = $2::uuid AND a.deleted_at IS NULL AND a.retirada_at IS NULL AND c.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.tipo = 'movida'
      AND h.deshecha_at IS NULL AND (h.visible_at IS NULL OR EXISTS (SELECT 1 FROM correos m
        WHERE m.historial_id = h.id AND m.estado = 'pendiente' AND m.intentos = 0 AND m.enviar_desde > now())))`,
);

/** The values of an application before, for an undo. */
const BEFORE = `json_build_object('estado', estado, 'estado_candidato', estado_candidato,
  'fecha_respuesta', ${instant('fecha_respuesta')}, 'fecha_contratacion', ${instant('fecha_contratacion')},
  'en_fase_desde', ${instant('en_fase_desde')}, 'adelantadas', '[]'::json)`;
const MOVED = 'EXISTS (SELECT 1 FROM moved)';
const WRITE = `WITH before AS (
  SELECT * FROM aplicaciones_vacantes WHERE id = $1::uuid AND version = $2 AND retirada_at IS NULL AND deleted_at IS NULL
), moved AS (
  UPDATE aplicaciones_vacantes a SET estado = $3, estado_candidato = $3, en_fase_desde = $4::timestamptz,
    fecha_contratacion = NULL, version = a.version + 1, updated_at = $4::timestamptz,
    fecha_respuesta = coalesce(date_trunc('milliseconds', a.fecha_respuesta),
      CASE WHEN $3 <> 'recibida' THEN $4::timestamptz END)
  FROM before WHERE a.id = before.id RETURNING a.*
), event AS (
  INSERT INTO aplicacion_historial (id, aplicacion_id, tipo, de, a, actor_id, mensaje_candidato, antes, visible_at)
  SELECT $5::uuid, id, 'movida', estado, $3, $6::uuid, $7, ${BEFORE}, $4::timestamptz FROM before
), standing AS (
  SELECT ${STANDING_COLUMNS} FROM moved
  UNION ALL SELECT ${STANDING_COLUMNS} FROM aplicaciones_vacantes
    WHERE candidato_id = $8::uuid AND id <> $1::uuid AND deleted_at IS NULL AND ${MOVED}
), person AS (${project('standing')}), ${tellPerson('$9', MOVED)}, ${send('$10', MOVED)} SELECT 1 FROM moved`;

/** The application and its person as they are now. */
const ANSWER = `SELECT
  (SELECT ${applicationJson} FROM aplicaciones_vacantes a ${APPLICATION_JOINS} WHERE a.id = $1::uuid)::text AS application,
  (SELECT row_to_json(x) FROM (SELECT ${PERSON()} FROM candidates c ${PERSON_JOINS} WHERE c.id = $2::uuid) x)::text AS candidate`;
/** All writers of applications take this lock first, so that only one of them decides what is shown of a person. */
const LOCK = 'SELECT 1 FROM candidates WHERE id = $1::uuid AND deleted_at IS NULL FOR UPDATE';

export const move: Route = {
  method: 'POST',
  path: /^\/api\/applications\/([0-9a-f-]{36})\/move$/,
  answer: async (request) => {
    const [id = ''] = request.params;
    const order = request.body as { estado: string; version: number; mensaje_candidato?: string };
    const to = estadoOfTarget(order.estado);
    if (!to || !Number.isInteger(order.version)) return { status: 422 };
    if (!isUuid(id)) return { status: 404 };
    const { person, ...one } = await found<Found>(request, [id]);
    if (!person) return { status: 404 };
    if (one.version !== order.version || one.estado === to) return { status: 409 };
    const [now, history, actor] = [new Date(), randomUUID(), request.claims.sub];
    const text = order.mensaje_candidato?.trim() || null;
    const until = new Date(now.getTime() + UNDO_MS);
    const notice = inLanguage(one.idioma, () => {
      const { titulo, texto, ...rest } = noticeOfMove({ id, candidato_id: person }, history, to, one.puesto);
      return { ...rest, titulo: say(titulo), texto: texto() };
    });
    const mail = {
      causa: `movimiento:${history}`,
      plantilla: 'cambio_estado' as const,
      destinatario: one.email,
      user_id: one.user_id,
      candidato_id: person,
      aplicacion_id: id,
      historial_id: history,
      creado_por: actor,
      enviar_desde: until,
    };
    const data = { nombre: one.nombre, puesto: one.puesto, estado: to, ...(text ? { mensaje: text } : {}) };
    const row = letter(mail, one.written, request.settings.appUrl, data);
    const values = [id, order.version, to, now, history, actor, text, person];
    const texts = [JSON.stringify([notice]), JSON.stringify([row])];
    const [, [written] = [], [shown] = []] = await inOneTrip(request.pool, [
      { name: 'lock person', text: LOCK, values: [person] },
      { name: 'move write', text: WRITE, values: [...values, ...texts] },
      { name: 'move answer', text: ANSWER, values: [id, person] },
    ]);
    // Somebody else moved it since it was read.
    if (!written) return { status: 409 };
    const { application, candidate } = shown as { application: string; candidate: string };
    const sent = row.estado === 'pendiente' ? ' Correo en camino.' : '';
    const message = `Candidatura movida a ${STAGE_LABEL[STAGE_OF_ESTADO[to]]}.${sent}`;
    const head = JSON.stringify({ changed: true, message, undo: { historial_id: history, until } });
    // PostgreSQL has written most of it.
    return { body: `${head.slice(0, -1)},"application":${application},"candidate":${candidate}}` };
  },
};
