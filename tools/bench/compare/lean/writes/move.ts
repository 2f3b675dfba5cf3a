/**
 * POST /api/applications/:id/move, to a stage that does not end the application. Two round trips: one statement reads what
 * the message is written with and checks the session; then one transaction, sent at once, locks the person, writes
 * application, history, person, notification, message and job in one statement, and reads the answer.
 * Hiring, rejecting and a move whose predecessor's message has not left yet are not written here: they answer 501.
 */
import { say, STAGE_LABEL, STAGE_OF_ESTADO, type Estado, type SiteLanguage } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import { ofProduct } from '../product.ts';
import { APPLICATION_JOINS, applicationJson } from '../reads/record.ts';
import { isUuid, read, type Request, type Route } from '../route.ts';
import { instant, PERSON, PERSON_JOINS } from '../sql.ts';
import { project, STANDING_COLUMNS } from '../standing.ts';
import { inOneTrip, LOCK_PERSON } from '../trip.ts';
import { jobTitle } from './job-title.ts';
import { deliver, inLanguage, insertMail, letter, writtenWith, type Written } from './mail.ts';
import { languageOf, tellPerson } from './notice.ts';

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
  nombre: string;
  email: string;
  user_id: string | null;
  estado: Estado;
  version: number;
  withdrawn: boolean;
  puesto: string;
  unsent: boolean;
  idioma: SiteLanguage;
  written: Written;
}

const found = read(
  'move read',
  'applications:move',
  `SELECT c.id AS person, c.nombre, c.email, c.user_id, a.estado, a.version, a.retirada_at IS NOT NULL AS withdrawn,
    ${jobTitle('a')} AS puesto, ${languageOf('c.user_id')} AS idioma,
    EXISTS (SELECT 1 FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.tipo = 'movida'
      AND h.deshecha_at IS NULL AND (h.visible_at IS NULL OR EXISTS (SELECT 1 FROM correos m
        WHERE m.historial_id = h.id AND m.estado = 'pendiente' AND m.intentos = 0 AND m.enviar_desde > now()))) AS unsent,
    ${writtenWith(`'cambio_estado'`, 'c.email')} AS written
  FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id
  WHERE a.id = $2::uuid AND a.deleted_at IS NULL AND c.deleted_at IS NULL`,
);

const WRITE = `WITH before AS (
  SELECT * FROM aplicaciones_vacantes WHERE id = $1::uuid AND version = $2 AND retirada_at IS NULL AND deleted_at IS NULL
), moved AS (
  UPDATE aplicaciones_vacantes a SET estado = $3, estado_candidato = $3, en_fase_desde = $4::timestamptz,
    fecha_respuesta = coalesce(date_trunc('milliseconds', a.fecha_respuesta), CASE WHEN $3 <> 'recibida' THEN $4::timestamptz END),
    fecha_contratacion = NULL, version = a.version + 1, updated_at = $4::timestamptz
  FROM before WHERE a.id = before.id RETURNING a.*
), event AS (
  INSERT INTO aplicacion_historial (id, aplicacion_id, tipo, de, a, actor_id, mensaje_candidato, antes, visible_at)
  SELECT $5::uuid, id, 'movida', estado, $3, $6::uuid, $7, json_build_object('estado', estado,
    'estado_candidato', estado_candidato, 'fecha_respuesta', ${instant('fecha_respuesta')},
    'fecha_contratacion', ${instant('fecha_contratacion')}, 'en_fase_desde', ${instant('en_fase_desde')},
    'adelantadas', '[]'::json), $4::timestamptz FROM before
), standing AS (
  SELECT ${STANDING_COLUMNS} FROM moved
  UNION ALL SELECT ${STANDING_COLUMNS} FROM aplicaciones_vacantes
    WHERE candidato_id = $8::uuid AND id <> $1::uuid AND deleted_at IS NULL AND EXISTS (SELECT 1 FROM moved)
), person AS (${project('standing')}), ${tellPerson('$9', 'moved')},
mail AS (${insertMail('$10', 'moved')}), job AS (${deliver('mail')})
SELECT 1 FROM moved`;

/** The application and its person as they are now. */
const ANSWER = `SELECT
  (SELECT ${applicationJson} FROM aplicaciones_vacantes a ${APPLICATION_JOINS} WHERE a.id = $1::uuid)::text AS application,
  (SELECT row_to_json(x) FROM (SELECT ${PERSON()} FROM candidates c ${PERSON_JOINS} WHERE c.id = $2::uuid) x)::text AS candidate`;

interface Order {
  estado: string;
  version: number;
  mensaje_candidato?: string;
  notificar?: boolean;
  cerrar_otras?: boolean;
  motivo_rechazo_id?: string;
}

/** The statements of a move, and what it is told with. */
function write(request: Request, id: string, to: Estado, order: Order, one: Found) {
  const { person, puesto } = one;
  const now = new Date();
  const history = randomUUID();
  const until = new Date(now.getTime() + UNDO_MS);
  const causa = `movimiento:${history}`;
  const actor = request.claims?.sub;
  const text = order.mensaje_candidato?.trim() || null;
  const notice = inLanguage(one.idioma, () => {
    const { titulo, texto, ...rest } = noticeOfMove(
      { id, candidato_id: String(person) },
      history,
      to,
      puesto,
    );
    return { ...rest, titulo: say(titulo), texto: texto() };
  });
  const letters =
    order.notificar === false
      ? []
      : [
          letter(
            {
              ...{ id: randomUUID(), causa, plantilla: 'cambio_estado', destinatario: one.email },
              ...{ user_id: one.user_id, candidato_id: person, aplicacion_id: id, historial_id: history },
              ...{ creado_por: actor ?? null, enviar_desde: until },
            },
            one.written,
            request.settings.appUrl,
            { nombre: one.nombre, puesto, estado: to, ...(text ? { mensaje: text } : {}) },
          ),
        ];
  const values = [
    ...[id, order.version, to, now, history, actor, text, person],
    ...[JSON.stringify(notice), JSON.stringify(letters)],
  ];
  return { values, history, until, told: letters.some(({ estado }) => estado === 'pendiente') };
}

export const move: Route = {
  method: 'POST',
  path: /^\/api\/applications\/([0-9a-f-]{36})\/move$/,
  answer: async (request) => {
    const id = request.params[0] ?? '';
    const order = request.body as Order;
    const to = estadoOfTarget(order.estado);
    if (!to || !Number.isInteger(order.version) || order.motivo_rechazo_id) return { status: 422 };
    if (!isUuid(id)) return { status: 404 };
    if (to === 'contratada' || to === 'rechazada' || order.cerrar_otras) return { status: 501 };
    const one = await found<Found>(request, [id]);
    if (!one.person) return { status: 404 };
    if (one.withdrawn || one.version !== order.version) return { status: 409 };
    if (one.unsent) return { status: 501 };
    const label = STAGE_LABEL[STAGE_OF_ESTADO[to]];
    const answer = { name: 'move answer', text: ANSWER, values: [id, one.person] };
    if (one.estado === to) {
      const [[shown] = []] = await inOneTrip(request.pool, [answer]);
      return { body: body(false, `La candidatura ya estaba en ${label}.`, null, shown as Shown) };
    }
    const { values, history, until, told } = write(request, id, to, order, one);
    const [, [written] = [], [shown] = []] = await inOneTrip(request.pool, [
      { name: 'lock person', text: LOCK_PERSON, values: [one.person] },
      { name: 'move write', text: WRITE, values },
      answer,
    ]);
    // Somebody else moved it since it was read.
    if (!written) return { status: 409 };
    const message = `Candidatura movida a ${label}.${told ? ' Email enviado automáticamente.' : ''}`;
    return { body: body(true, message, { historial_id: history, until }, shown as Shown) };
  },
};

interface Shown {
  application: string;
  candidate: string;
}

/** PostgreSQL has written most of it. */
const body = (changed: boolean, message: string, undo: object | null, { application, candidate }: Shown) =>
  `{"changed":${changed},"message":${JSON.stringify(message)},"undo":${JSON.stringify(undo)},` +
  `"application":${application},"candidate":${candidate}}`;
