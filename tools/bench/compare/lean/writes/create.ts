/**
 * POST /api/applications: the application of somebody who has registered and put a CV into the form, to no vacancy. Two
 * round trips: one statement checks the session, counts the attempt and reads what the receipt is written with; then one
 * transaction, sent at once, locks the account, writes everything in one statement, removes the draft and reads the
 * answer.
 * A person who is known already, a vacancy, a tracking link, qualifications, the consent and a CV that comes with the
 * form are not written here: they answer 501.
 */
import { PROFILE, WRITTEN_FIELDS } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import { ofProduct } from '../../product.ts';
import { ANSWER_DAYS, applicationsSeen, type Seen, shown } from '../reads/portal.ts';
import { type Answer, read, type Request, type Route } from '../route.ts';
import { inOneTrip } from '../trip.ts';
import { type Counted, countOne, limitOf } from './limit.ts';
import { deliver, insertMail, JOB_COLUMNS, jobOf, letter, type Written, writtenWith } from './mail.ts';

type Form = Record<string, string | undefined>;
const { profileOf, birthDateErrors } = await ofProduct<{
  profileOf: (form: Form) => Record<string, unknown>;
  birthDateErrors: (date: string | undefined, now: Date) => object | null;
}>('candidates/people/profile/submission.rules.js');

/** How many forms a person may send. */
const LIMIT = { name: 'submit', points: 40, seconds: 3600 };
const LEFT_OUT = [
  ...['vacante_id', 'canal', 'cuestionario_respuestas', 'cualificaciones', 'futuras_ofertas', 'cv_modo'],
];

interface Found extends Counted {
  role: string;
  email: string;
  known: boolean;
  puesto: string | null;
  held: string | null;
  written: Written;
}

const found = read(
  'create read',
  'own:write',
  `SELECT session.role, session.email, counted.*,
    EXISTS (SELECT 1 FROM candidates c WHERE c.user_id = session.user_id AND c.deleted_at IS NULL) AS known,
    (SELECT p.nombre FROM departamentos_vacantes d JOIN posiciones_departamento p ON p.departamento_id = d.id
      WHERE d.codigo = $2 AND p.codigo = $3 AND d.activo AND p.activa AND 'candidatura' = ANY (d.ofrecido_en)) AS puesto,
    (SELECT b.cv_archivo_id FROM borradores_candidatura b
      WHERE b.user_id = session.user_id AND b.vacante_id IS NULL) AS held,
    ${writtenWith(`'candidatura_recibida'`, 'session.email')} AS written FROM counted`,
  countOne(4),
);

/** What the form says of the person, with its types. */
const TEXTS = [
  ...['nombre', 'apellidos', 'telefono', 'direccion', 'ciudad', 'codigo_postal', 'experiencia', 'educacion'],
  ...['carta_presentacion', 'departamento', 'posicion', 'aviso_version'],
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
  INSERT INTO pgboss.job (${JOB_COLUMNS}) SELECT ${jobOf(`jsonb_build_object('id', $3::uuid)`, '$3::uuid::text', 'now()')}
  FROM made JOIN pgboss.queue q ON q.name = 'cv_textos' ON CONFLICT DO NOTHING
), mail AS (${insertMail('$9', 'EXISTS (SELECT 1 FROM made)')}), job AS (${deliver('mail')})
SELECT id FROM draft`;

const ANSWER = `SELECT (SELECT row_to_json(y) FROM (${applicationsSeen('a.id = $1::uuid')}) y) AS application,
  ${ANSWER_DAYS} AS days`;

function isValid(form: Form): boolean {
  const fits = WRITTEN_FIELDS.every((field) => {
    const { required, max } = PROFILE[field];
    const text = form[field];
    return text?.trim() ? max === undefined || text.length <= max : !required;
  });
  return fits && birthDateErrors(form.fecha_nacimiento, new Date()) === null;
}

async function write(request: Request, form: Form, file: string, one: Found): Promise<Answer> {
  const now = new Date();
  const user = request.claims?.sub ?? '';
  const [person, application, history] = [randomUUID(), randomUUID(), randomUUID()];
  const receipt = letter(
    {
      ...{
        id: randomUUID(),
        causa: `candidatura_recibida:${application}`,
        plantilla: 'candidatura_recibida',
      },
      ...{ destinatario: one.email, candidato_id: person, aplicacion_id: application, historial_id: history },
      ...{ user_id: user, enviar_desde: now },
    },
    one.written,
    request.settings.appUrl,
    { nombre: form.nombre, puesto: one.puesto ?? '' },
  );
  const { departamento, posicion, aviso_version } = form;
  const profile = JSON.stringify({ ...profileOf(form), departamento, posicion, aviso_version });
  const values = [
    profile,
    user,
    file,
    now,
    person,
    one.email,
    application,
    history,
    JSON.stringify([receipt]),
  ];
  const [, [written] = [], , [shownRow] = []] = await inOneTrip(request.pool, [
    { name: 'create lock', text: 'SELECT 1 FROM users WHERE id = $1::uuid FOR UPDATE', values: [user] },
    { name: 'create write', text: WRITE, values },
    {
      name: 'create draft',
      text: `DELETE FROM borradores_candidatura WHERE user_id = $1::uuid AND vacante_id IS NULL AND cv_archivo_id IS NULL
        AND EXISTS (SELECT 1 FROM aplicaciones_vacantes WHERE id = $2::uuid)`,
      values: [user, application],
    },
    { name: 'create answer', text: ANSWER, values: [application] },
  ]);
  // The same form was sent from somewhere else since it was read.
  if (!written) return { status: 409 };
  const { application: seen, days } = shownRow as { application: Seen; days: object };
  const message = {
    title: 'Candidatura enviada',
    description: 'Tu candidatura ha sido recibida y tu cuenta creada',
  };
  return {
    status: 201,
    body: JSON.stringify({ created: true, message, application: shown(seen, days) }),
    headers: { location: `/api/applications/${application}` },
  };
}

export const create: Route = {
  method: 'POST',
  path: /^\/api\/applications$/,
  answer: async (request) => {
    const form = request.body as Form;
    const file = form.cv_archivo_id;
    const limit = limitOf(request, LIMIT);
    const one = await found<Found>(request, [form.departamento, form.posicion, ...limit.values]);
    const headers = limit.headers(one);
    if (limit.isOver(one)) return { status: 429, headers };
    if (one.role !== 'candidate' || one.known || !file || LEFT_OUT.some((field) => form[field])) {
      return { status: 501, headers };
    }
    if (!isValid(form) || !one.puesto || one.held !== file) return { status: 422, headers };
    const answer = await write(request, form, file, one);
    return { ...answer, headers: { ...headers, ...answer.headers } };
  },
};
