/**
 * What a worker of "lean" does with a bulk move that is due, told by a request of the bench instead of a queue. Two round
 * trips for all of its applications: one statement begins the action and reads what the messages are written with; then
 * one transaction, sent at once, locks the people in the order of their ids, writes everything of all of them and marks
 * each row in one statement, and ends the action.
 * Only moves to a stage that does not end the application begin. An application whose last message has not left yet, and
 * all of them after an error of one, stay as they are: the product would go on row by row.
 */
import { isEndedEstado, type Estado } from '@hiring/contract';
import { ofProduct } from '../product.ts';
import { isUuid, type Route } from '../route.ts';
import { project, STANDING_COLUMNS } from '../standing.ts';
import { inOneTrip } from '../trip.ts';
import { deliver, insertMail } from './mail.ts';
import { APPLICANT, type Applicant, BEFORE, moved, newsOfMove } from './move-news.ts';
import { tellPerson } from './notice.ts';

const { estadoOfTarget } = await ofProduct<{ estadoOfTarget: (word: string) => Estado | null }>(
  'candidates/applications/application.rules.js',
);

interface Row extends Applicant {
  /** As the preview saw it. */
  seen: number;
  actor: string;
  mover: { estado: string; mensaje_candidato: string | null; notificar: boolean };
}

const BEGIN = `WITH begun AS (
  UPDATE acciones_masivas SET estado = 'en_curso' WHERE id = $1::uuid AND estado = 'programada' AND ejecutar_at <= now()
    AND parametros->'mover'->>'estado' NOT IN ('contratada', 'rechazada') RETURNING id, parametros, creada_por
) SELECT ${APPLICANT}, f.version AS seen, b.creada_por AS actor, b.parametros->'mover' AS mover
  FROM begun b JOIN acciones_masivas_filas f ON f.accion_id = b.id AND f.estado = 'pendiente'
  JOIN aplicaciones_vacantes a ON a.id = f.aplicacion_id JOIN candidates c ON c.id = a.candidato_id`;

/** One writer after the other, and all in the same order. */
const LOCK = `SELECT 1 FROM candidates WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`;

const WRITE = `WITH orders AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) r (id uuid, version int, historial uuid)
), before AS (
  SELECT a.*, o.historial FROM orders o JOIN aplicaciones_vacantes a ON a.id = o.id
  WHERE a.version = o.version AND a.retirada_at IS NULL AND a.deleted_at IS NULL AND a.estado <> $2
), moved AS (
  UPDATE aplicaciones_vacantes a SET ${moved('$2', '$3')} FROM before WHERE a.id = before.id RETURNING a.*
), event AS (
  INSERT INTO aplicacion_historial (id, aplicacion_id, tipo, de, a, actor_id, mensaje_candidato, antes, visible_at)
  SELECT historial, id, 'movida', estado, $2, $4::uuid, $5, ${BEFORE}, $3::timestamptz FROM before
), standing AS (
  SELECT ${STANDING_COLUMNS} FROM moved
  UNION ALL SELECT ${STANDING_COLUMNS} FROM aplicaciones_vacantes
    WHERE candidato_id IN (SELECT candidato_id FROM before) AND id NOT IN (SELECT id FROM before) AND deleted_at IS NULL
), person AS (${project('standing')}), ${tellPerson('$6', 'r.aplicacion_id IN (SELECT id FROM moved)')},
mail AS (${insertMail('$7', 'r.aplicacion_id IN (SELECT id FROM moved)')}), job AS (${deliver('mail')})
UPDATE acciones_masivas_filas f SET estado = CASE WHEN m.id IS NULL THEN 'omitida' ELSE 'hecha' END,
  codigo = CASE WHEN m.id IS NULL THEN 'stale_version' END,
  motivo = CASE WHEN m.id IS NULL THEN 'Ha cambiado mientras tanto' END
FROM orders o LEFT JOIN moved m ON m.id = o.id
WHERE f.accion_id = $8::uuid AND f.aplicacion_id = o.id AND f.estado = 'pendiente'`;

const END = `UPDATE acciones_masivas SET estado = 'terminada', terminada_at = $2::timestamptz WHERE id = $1::uuid
  AND NOT EXISTS (SELECT 1 FROM acciones_masivas_filas f WHERE f.accion_id = $1::uuid AND f.estado = 'pendiente')`;

export const bulkMove: Route = {
  method: 'POST',
  path: /^\/worker\/bulk-actions\/([0-9a-f-]{36})$/,
  answer: async ({ pool, params, settings: { appUrl } }) => {
    const id = params[0] ?? '';
    if (!isUuid(id)) return { status: 404 };
    const { rows } = await pool.query<Row>({ name: 'bulk begin', text: BEGIN, values: [id] });
    const first = rows[0];
    const to = first && estadoOfTarget(first.mover.estado);
    if (!to || isEndedEstado(to)) return { status: 409 };
    const now = new Date();
    const { mensaje_candidato: text, notificar: tells } = first.mover;
    const actor = first.actor;
    const told = rows
      .filter(({ unsent }) => !unsent)
      .map((one) => ({ one, ...newsOfMove(one, { to, text, tells, actor, appUrl, now }) }));
    const orders = told.map(({ one, history }) => ({
      id: one.application,
      version: one.seen,
      historial: history,
    }));
    const lists = [orders, told.map(({ notice }) => notice), told.flatMap(({ letters }) => letters)];
    const [orderList, notices, mails] = lists.map((list) => JSON.stringify(list));
    await inOneTrip(pool, [
      { name: 'bulk lock', text: LOCK, values: [rows.map(({ person }) => person)] },
      {
        name: 'bulk write',
        text: WRITE,
        values: [orderList, to, now, actor, text, notices, mails, id],
      },
      { name: 'bulk end', text: END, values: [id, now] },
    ]);
    return { status: 200 };
  },
};
