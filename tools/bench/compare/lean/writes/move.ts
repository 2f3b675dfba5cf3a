/**
 * POST /api/applications/:id/move, to a stage that does not end the application. Two round trips: one statement reads what
 * the message is written with and checks the session; then one transaction, sent at once, locks the person, writes
 * application, history, person, notification, message and job in one statement, and reads the answer.
 * Hiring, rejecting and a move whose predecessor's message has not left yet are not written here: they answer 501.
 */
import { STAGE_LABEL, STAGE_OF_ESTADO, type Estado } from '@hiring/contract';
import { ofProduct } from '../../product.ts';
import { APPLICATION_JOINS, applicationJson } from '../reads/record.ts';
import { isUuid, read, type Route } from '../route.ts';
import { PERSON, PERSON_JOINS } from '../sql.ts';
import { project, STANDING_COLUMNS } from '../standing.ts';
import { inOneTrip, LOCK_PERSON } from '../trip.ts';
import { deliver, insertMail } from './mail.ts';
import { APPLICANT, type Applicant, BEFORE, moved, newsOfMove } from './move-news.ts';
import { tellPerson } from './notice.ts';

const { estadoOfTarget } = await ofProduct<{ estadoOfTarget: (word: string) => Estado | null }>(
  'candidates/applications/application.rules.js',
);

interface Found extends Omit<Applicant, 'person'> {
  person: string | null;
  estado: Estado;
  withdrawn: boolean;
}

const found = read(
  'move read',
  'applications:move',
  `SELECT ${APPLICANT}, a.estado, a.retirada_at IS NOT NULL AS withdrawn
  FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id
  WHERE a.id = $2::uuid AND a.deleted_at IS NULL AND c.deleted_at IS NULL`,
);

const WRITE = `WITH before AS (
  SELECT * FROM aplicaciones_vacantes WHERE id = $1::uuid AND version = $2 AND retirada_at IS NULL AND deleted_at IS NULL
), moved AS (
  UPDATE aplicaciones_vacantes a SET ${moved('$3', '$4')} FROM before WHERE a.id = before.id RETURNING a.*
), event AS (
  INSERT INTO aplicacion_historial (id, aplicacion_id, tipo, de, a, actor_id, mensaje_candidato, antes, visible_at)
  SELECT $5::uuid, id, 'movida', estado, $3, $6::uuid, $7, ${BEFORE}, $4::timestamptz FROM before
), standing AS (
  SELECT ${STANDING_COLUMNS} FROM moved
  UNION ALL SELECT ${STANDING_COLUMNS} FROM aplicaciones_vacantes
    WHERE candidato_id = $8::uuid AND id <> $1::uuid AND deleted_at IS NULL AND EXISTS (SELECT 1 FROM moved)
), person AS (${project('standing')}), ${tellPerson('$9', 'EXISTS (SELECT 1 FROM moved)')},
mail AS (${insertMail('$10', 'EXISTS (SELECT 1 FROM moved)')}), job AS (${deliver('mail')})
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
    const { person } = one;
    if (!person) return { status: 404 };
    if (one.withdrawn || one.version !== order.version) return { status: 409 };
    if (one.unsent) return { status: 501 };
    const label = STAGE_LABEL[STAGE_OF_ESTADO[to]];
    const answer = { name: 'move answer', text: ANSWER, values: [id, person] };
    if (one.estado === to) {
      const [[shown] = []] = await inOneTrip(request.pool, [answer]);
      return { body: body(false, `La candidatura ya estaba en ${label}.`, null, shown as Shown) };
    }
    const [now, text, actor] = [
      new Date(),
      order.mensaje_candidato?.trim() || null,
      request.claims?.sub ?? null,
    ];
    const told = { to, text, tells: order.notificar !== false, actor, appUrl: request.settings.appUrl, now };
    const { history, until, notice, letters } = newsOfMove({ ...one, person }, told);
    const values = [id, order.version, to, now, history, actor, text, person];
    const [, [written] = [], [shown] = []] = await inOneTrip(request.pool, [
      { name: 'lock person', text: LOCK_PERSON, values: [person] },
      {
        name: 'move write',
        text: WRITE,
        values: [...values, JSON.stringify([notice]), JSON.stringify(letters)],
      },
      answer,
    ]);
    // Somebody else moved it since it was read.
    if (!written) return { status: 409 };
    const sent = letters.some(({ estado }) => estado === 'pendiente');
    const message = `Candidatura movida a ${label}.${sent ? ' Correo en camino.' : ''}`;
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
