/**
 * POST /api/applications: the application of somebody who has registered and put a CV into the form, to no vacancy. Two
 * round trips: one statement checks the session, counts the attempt and reads what the receipt is written with; then one
 * transaction, sent at once, locks the account, writes everything in one statement, removes the draft and reads the answer.
 */
import { PROFILE, WRITTEN_FIELDS } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import { ofProduct } from '../product.ts';
import { job, letter, send, type Written, writtenWith } from './outbox.ts';
import { type Answer, type Counted, inOneTrip, limit, read, type Request, type Route } from './route.ts';

type Form = Record<string, string | undefined>;
const { portalView } = await ofProduct<{ portalView: (standing: object) => object }>(
  'candidates/portal/portal.rules.js',
);
const { profileOf, birthDateErrors } = await ofProduct<{
  profileOf: (form: Form) => Record<string, unknown>;
  birthDateErrors: (date: string | undefined, now: Date) => object | null;
}>('candidates/people/profile/submission.rules.js');

/** How many forms a person may send. */
const LIMIT = limit('submit', 40, 3600, 4);

interface Found extends Counted {
  email: string;
  puesto: string | null;
  held: string | null;
  written: Written;
}

const found = read(
  'application read',
  'everybody',
  `SELECT session.email, counted.*,
    (SELECT p.nombre FROM departamentos_vacantes d JOIN posiciones_departamento p ON p.departamento_id = d.id
      WHERE d.codigo = $2 AND p.codigo = $3 AND d.activo AND p.activa AND 'candidatura' = ANY (d.ofrecido_en)) AS puesto,
    (SELECT b.cv_archivo_id FROM borradores_candidatura b
      WHERE b.user_id = session.user_id AND b.vacante_id IS NULL) AS held,
    ${writtenWith('candidatura_recibida', 'session.email')} AS written FROM counted`,
  LIMIT.counted,
);

/** What the form says of the person, with its types. */
const TEXTS = [
  ...'nombre apellidos telefono direccion ciudad codigo_postal experiencia educacion'.split(' '),
  ...'carta_presentacion departamento posicion aviso_version'.split(' '),
];
const FORM = `${TEXTS.join(', ')}, fecha_nacimiento, habilidades`;
const FORM_TYPES = `${TEXTS.map((name) => `${name} text`).join(', ')}, fecha_nacimiento date, habilidades text[]`;

const WRITE = `WITH form AS (
  SELECT r.* FROM jsonb_to_record($1::jsonb) r (${FORM_TYPES})
  WHERE NOT EXISTS (SELECT 1 FROM candidates c WHERE c.user_id = $2::uuid AND c.deleted_at IS NULL)
), draft AS (
  -- A draft that still had its file would release it.
  UPDATE borradores_candidatura SET cv_modo = NULL, cv_archivo_id = NULL
  WHERE user_id = $2::uuid AND vacante_id IS NULL AND cv_archivo_id = $3::uuid AND EXISTS (SELECT 1 FROM form) RETURNING id
), named AS (
  UPDATE users u SET nombre = form.nombre, apellidos = form.apellidos, updated_at = $4::timestamptz
  FROM form, draft WHERE u.id = $2::uuid
), person AS (
  INSERT INTO candidates (${FORM}, aviso_mostrado_at, cv_archivo_id, updated_at, id, user_id, email, fecha_aplicacion,
    espera_desde, aplicacion_actual_id, aplicacion_version)
  SELECT ${FORM}, CASE WHEN aviso_version IS NOT NULL THEN $4::timestamptz END, $3::uuid, $4::timestamptz, $5::uuid,
    $2::uuid, $6, $4::timestamptz, $4::timestamptz, $7::uuid, 1 FROM form, draft RETURNING id, departamento, posicion
), made AS (
  INSERT INTO aplicaciones_vacantes (id, candidato_id, departamento, posicion, fecha_aplicacion, en_fase_desde)
  SELECT $7::uuid, id, departamento, posicion, $4::timestamptz, $4::timestamptz FROM person RETURNING id, candidato_id
), event AS (
  INSERT INTO aplicacion_historial (id, aplicacion_id, tipo, a, visible_at)
  SELECT $8::uuid, id, 'creada', 'recibida', $4::timestamptz FROM made
), version AS (
  INSERT INTO cv_historial (candidato_id, archivo_id, origen, desde)
  SELECT candidato_id, $3::uuid, 'candidatura', $4::timestamptz FROM made
), reading AS (
  ${job('cv_textos', `jsonb_build_object('id', $3::uuid)`, '$3::uuid::text', 'now()', 'made')}
), ${send('$9', 'EXISTS (SELECT 1 FROM made)')}
SELECT id FROM draft`;

/** What the person sees of it, and in how many days the department usually answers first: the rules of answer-days.ts. */
const ANSWER = `SELECT a.departamento, a.posicion, coalesce(d.nombre, initcap(a.departamento)) AS departamento_nombre,
  coalesce(p.nombre, initcap(a.posicion)) AS posicion_nombre,
  (SELECT CASE WHEN count(*) >= 10
      THEN greatest(1, ceil((array_agg(days ORDER BY days))[ceil(count(*) * 0.75::float8)::int]))::int END FROM (
    SELECT extract(epoch FROM l.fecha_respuesta - l.fecha_aplicacion)::float8 / 86400 AS days FROM aplicaciones_vacantes l
    WHERE l.departamento = a.departamento AND l.deleted_at IS NULL
      AND (l.fecha_respuesta IS NOT NULL OR l.retirada_at IS NULL)
      AND l.fecha_aplicacion >= now() - interval '8760 hours' AND l.fecha_aplicacion < now() - interval '720 hours'
    ORDER BY l.fecha_aplicacion DESC LIMIT 200) latest) AS usual,
  (SELECT json_object_agg(etapa, dias) FROM tiempos_respuesta) AS days
  FROM aplicaciones_vacantes a LEFT JOIN departamentos_vacantes d ON d.codigo = a.departamento
  LEFT JOIN posiciones_departamento p ON p.departamento_id = d.id AND p.codigo = a.posicion WHERE a.id = $1::uuid`;

function isValid(form: Form): boolean {
  const fits = WRITTEN_FIELDS.every((field) => {
    const { required, max } = PROFILE[field];
    const text = form[field];
    return text?.trim() ? max === undefined || text.length <= max : !required;
  });
  return fits && birthDateErrors(form.fecha_nacimiento, new Date()) === null;
}

async function write(request: Request, form: Form, file: string, one: Found): Promise<Answer> {
  const [now, user] = [new Date(), request.claims.sub];
  const [person, application, history] = [randomUUID(), randomUUID(), randomUUID()];
  const order = {
    causa: `candidatura_recibida:${application}`,
    destinatario: one.email,
    candidato_id: person,
    aplicacion_id: application,
    historial_id: history,
    user_id: user,
    plantilla: 'candidatura_recibida' as const,
    enviar_desde: now,
  };
  const data = { nombre: form.nombre, puesto: one.puesto ?? '' };
  const receipt = letter(order, one.written, request.settings.appUrl, data);
  const { departamento, posicion, aviso_version } = form;
  const profile = JSON.stringify({ ...profileOf(form), departamento, posicion, aviso_version });
  const values = [profile, user, file, now, person, one.email, application, history];
  const [, [written] = [], , [answer] = []] = await inOneTrip(request.pool, [
    { name: 'lock account', text: 'SELECT 1 FROM users WHERE id = $1::uuid FOR UPDATE', values: [user] },
    { name: 'application write', text: WRITE, values: [...values, JSON.stringify([receipt])] },
    {
      name: 'draft',
      text: `DELETE FROM borradores_candidatura WHERE user_id = $1::uuid AND vacante_id IS NULL AND cv_archivo_id IS NULL
        AND EXISTS (SELECT 1 FROM aplicaciones_vacantes WHERE id = $2::uuid)`,
      values: [user, application],
    },
    { name: 'application answer', text: ANSWER, values: [application] },
  ]);
  // The same form was sent from somewhere else since it was read, or the person is known already.
  if (!written) return { status: 409 };
  const { usual: usualDays, days: answerDays, ...names } = answer as { usual: number | null; days: object };
  const [estado, at] = ['recibida', now.toISOString()];
  const standing = { estado, appliedAt: at, withdrawnAt: null, answerDays, interviewAhead: false, usualDays };
  const seen = {
    id: application,
    vacante_id: null,
    vacante_titulo: null,
    ...names,
    estado,
    fecha_aplicacion: at,
    retirada: false,
    fecha_retirada: null,
    abierta: true,
    cuestionario_respuestas: [],
    historial: [{ fecha: at, estado, mensaje: null }],
    ...portalView({ ...standing, history: [{ estado, at }] }),
  };
  const message = { title: 'Candidatura enviada', description: 'Te escribiremos cuando haya novedades' };
  return {
    status: 201,
    body: JSON.stringify({ created: true, message, application: seen }),
    headers: { location: `/api/applications/${application}` },
  };
}

export const application: Route = {
  method: 'POST',
  path: /^\/api\/applications$/,
  answer: async (request) => {
    const form = request.body as Form;
    const file = form.cv_archivo_id;
    const one = await found<Found>(request, [form.departamento, form.posicion, ...LIMIT.values(request)]);
    const headers = LIMIT.headers(one);
    if (LIMIT.isOver(one)) return { status: 429, headers };
    if (!file || !isValid(form) || !one.puesto || one.held !== file) return { status: 422, headers };
    const answer = await write(request, form, file, one);
    return { ...answer, headers: { ...headers, ...answer.headers } };
  },
};
