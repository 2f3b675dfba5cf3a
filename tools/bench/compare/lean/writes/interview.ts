/**
 * POST /api/interviews. Two round trips: one statement checks the session and reads what the invitation is written with;
 * then one transaction, sent at once, locks the person and the interviewer's hours and writes interview, application,
 * history, person, notification, invitation and job in one statement. Whether an hour is free is the database's to say.
 */
import { INTERVIEW_LIMITS, TIME_ZONE, type Estado } from '@hiring/contract';
import { ofProduct } from '../product.ts';
import { isUuid, read, type Answer, type Request, type Route } from '../route.ts';
import { isOpen } from '../sql.ts';
import { project, STANDING_COLUMNS } from '../standing.ts';
import { inOneTrip, LOCK_PERSON } from '../trip.ts';
import { interviewOf, type Invited, news, type Order } from './interview-news.ts';
import { jobTitle } from './job-title.ts';
import { deliver, insertMail, writtenWith } from './mail.ts';
import { languageOf, tellPerson } from './notice.ts';

const { instantOf, wallOf } = await ofProduct<{
  instantOf: (day: string, hour: string, zone: string) => Date | null;
  wallOf: (instant: Date, zone: string) => { fecha: string; hora: string };
}>('interviews/changes/interview-time.js');
const { missingPlace, actionsOf } = await ofProduct<{
  missingPlace: (kind: string, place: object) => object | null;
  actionsOf: (estado: string) => string[];
}>('interviews/interview.rules.js');

interface Found extends Invited {
  application: string | null;
  mine: boolean;
  open: boolean;
  estado: Estado;
  version: number;
  telefono: string | null;
  shown: string;
  interviewer: string | null;
}

const found = read(
  'interview read',
  'interviews:write',
  `SELECT a.id AS application, a.candidato_id = $2::uuid AS mine, ${isOpen('a')} AS open, a.estado, a.version,
    c.nombre, c.apellidos, c.email, c.telefono, c.user_id, ${jobTitle('a')} AS puesto,
    coalesce((SELECT v.titulo FROM vacantes v WHERE v.id = a.vacante_id), a.posicion) AS shown,
    (SELECT coalesce(nullif(concat_ws(' ', nullif(w.nombre, ''), nullif(w.apellidos, '')), ''), w.email)
      FROM users w WHERE w.id = $4::uuid AND w.role <> 'candidate' AND w.activo) AS interviewer,
    ${languageOf('c.user_id')} AS idioma, ${writtenWith(`'confirmacion_entrevista'`, 'c.email')} AS written
  FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id
  WHERE a.id = coalesce($3::uuid, (SELECT p.aplicacion_actual_id FROM candidates p WHERE p.id = $2::uuid))
    AND a.deleted_at IS NULL AND c.deleted_at IS NULL`,
);

/** Of two interviews at once for the same hour, the second waits here instead of for a deadlock to be noticed. */
const HOURS = `SELECT pg_advisory_xact_lock(hashtextextended('citas:' || $1, 0)) WHERE $1 IS NOT NULL`;

const COLUMNS = {
  ...{ id: 'uuid', candidato_id: 'uuid', aplicacion_id: 'uuid', inicio: 'timestamptz', fin: 'timestamptz' },
  ...{ zona: 'text', tipo: 'text', ubicacion: 'text', link_virtual: 'text', entrevistador_id: 'uuid' },
  ...{ entrevistador_nombre: 'text', notas: 'text', feedback: 'text', estado: 'text', secuencia: 'int' },
  ...{ recordatorio_de: 'timestamptz', recordatorio_2h_de: 'timestamptz', created_at: 'timestamptz' },
  updated_at: 'timestamptz',
};
const NAMES = Object.keys(COLUMNS).join(', ');
const TYPES = Object.entries(COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');
const AHEAD = 'candidato_id, inicio, fin, tipo, ubicacion, link_virtual, estado, deleted_at';

const WRITE = `WITH before AS (
  SELECT * FROM aplicaciones_vacantes WHERE id = $1::uuid AND version = $2 AND ${isOpen('aplicaciones_vacantes')}
), made AS (
  INSERT INTO interviews (${NAMES}) SELECT ${NAMES.replaceAll(/\b(?=[a-z])/g, 'r.')}
  FROM before, jsonb_to_record($3::jsonb) r (${TYPES}) RETURNING *
), moved AS (
  -- An interview takes only a waiting application further.
  UPDATE aplicaciones_vacantes a SET estado = 'entrevista_programada', estado_candidato = 'entrevista_programada',
    en_fase_desde = $4::timestamptz, fecha_contratacion = NULL, version = a.version + 1, updated_at = $4::timestamptz,
    fecha_respuesta = coalesce(date_trunc('milliseconds', a.fecha_respuesta), $4::timestamptz)
  FROM before WHERE a.id = before.id AND before.estado IN ('recibida', 'en_revision') RETURNING a.*
), event AS (
  INSERT INTO aplicacion_historial (aplicacion_id, tipo, de, a, actor_id, visible_at)
  SELECT moved.id, 'movida', before.estado, moved.estado, $5::uuid, $4::timestamptz FROM moved, before
), standing AS (
  SELECT ${STANDING_COLUMNS} FROM moved
  UNION ALL SELECT ${STANDING_COLUMNS} FROM aplicaciones_vacantes
    WHERE candidato_id = (SELECT candidato_id FROM before) AND id NOT IN (SELECT id FROM moved) AND deleted_at IS NULL
), ahead AS (
  SELECT ${AHEAD} FROM made
  UNION ALL SELECT ${AHEAD} FROM interviews WHERE candidato_id = (SELECT candidato_id FROM before)
), person AS (${project('standing', 'ahead')}), ${tellPerson('$6', 'EXISTS (SELECT 1 FROM made)')},
mail AS (${insertMail('$7', 'EXISTS (SELECT 1 FROM made)')}), job AS (${deliver('mail')})
SELECT modificado_at FROM made`;

async function write(request: Request, order: Order, one: Found, inicio: Date): Promise<Answer> {
  const now = new Date();
  const interview = interviewOf(order, one.application ?? '', one.interviewer, inicio, now);
  const { invitation, notice } = news(request, interview, one, now);
  const values = [
    ...[interview.aplicacion_id, one.version, JSON.stringify(interview), now, request.claims?.sub],
    ...[JSON.stringify([notice]), JSON.stringify([invitation])],
  ];
  const [, , [written] = []] = await inOneTrip(request.pool, [
    { name: 'lock person', text: LOCK_PERSON, values: [interview.candidato_id] },
    { name: 'interview hours', text: HOURS, values: [interview.entrevistador_id] },
    { name: 'interview write', text: WRITE, values },
  ]);
  // Somebody else moved the application since it was read.
  if (!written) return { status: 409 };
  const { secuencia: _secuencia, recordatorio_de: _24, recordatorio_2h_de: _2, ...columns } = interview;
  const answer = {
    ...columns,
    ...{ candidato_nombre: `${one.nombre} ${one.apellidos}`.trim(), candidato_email: one.email },
    ...{ candidato_telefono: one.telefono, puesto: one.shown, ...wallOf(inicio, TIME_ZONE) },
    ...{ duracion_min: Math.round((interview.fin.getTime() - inicio.getTime()) / 60_000) },
    ...{ acciones: actionsOf('programada'), peticion: null, version: 1, deshacer_hasta: null },
    updated_at: (written as { modificado_at: Date }).modificado_at,
  };
  return {
    status: 201,
    body: JSON.stringify(answer),
    headers: { location: `/api/interviews/${interview.id}` },
  };
}

/** The database refuses an hour that the person or the interviewer has no more. */
const OVERLAP = '23P01';

export const interview: Route = {
  method: 'POST',
  path: /^\/api\/interviews$/,
  answer: async (request) => {
    const order = request.body as Order;
    const { candidato_id, aplicacion_id, entrevistador_id, fecha, hora } = order;
    const ids = [candidato_id, aplicacion_id, entrevistador_id].filter((id) => id !== undefined);
    const minutes = order.duracion_min ?? INTERVIEW_LIMITS.defaultMinutes;
    const fits = minutes >= INTERVIEW_LIMITS.minMinutes && minutes <= INTERVIEW_LIMITS.maxMinutes;
    if (!fits || !ids.every(isUuid) || missingPlace(order.tipo ?? 'presencial', order))
      return { status: 422 };
    const one = await found<Found>(request, [candidato_id, aplicacion_id ?? null, entrevistador_id ?? null]);
    if (!one.application) return { status: 404 };
    const inicio = instantOf(fecha, hora, TIME_ZONE);
    if (!one.mine || !inicio || inicio <= new Date() || (entrevistador_id && !one.interviewer))
      return { status: 422 };
    if (!one.open) return { status: 409 };
    try {
      return await write(request, order, one, inicio);
    } catch (error) {
      if (error instanceof Error && Reflect.get(error, 'code') === OVERLAP) return { status: 409 };
      throw error;
    }
  },
};
