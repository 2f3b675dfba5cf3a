/** What a write tells the person: a message of the outbox, a notification in the portal, and the jobs that send them. */
import { randomUUID } from 'node:crypto';
import { EMAIL_KINDS, LIMITS, type Plantilla, type SiteLanguage } from '@hiring/contract';
import { ofProduct } from '../product.ts';

type Data = Record<string, string | undefined>;
type Words = { asunto: string; html: string; texto: string };

/** The words of messages are the product's, so they come from its own functions. */
const { renderEmail } = await ofProduct<{
  renderEmail: (
    kind: Plantilla,
    data: Data,
    around: { company: object; appUrl: string },
    list: readonly object[],
    text: { asunto: string; cuerpo: string } | null,
  ) => Words;
}>('mail/templates/render.js');
const { EMAILS } = await ofProduct<{
  EMAILS: Record<string, { switchedOffBy?: 'email_notifications'; writtenByJobs?: boolean }>;
}>('mail/templates/email-kinds.js');
export const { inLanguage } = await ofProduct<{
  inLanguage: <Result>(language: SiteLanguage, work: () => Result) => Result;
}>('platform/http/language/language.js');

/** What a message is written with. */
export interface Written {
  company_info: object;
  email_notifications: boolean;
  mensajes_retenidos_desde: string | null;
  idioma: SiteLanguage;
  asunto: string | null;
  cuerpo: string | null;
}

/** @param address the column of the receiver's address @returns a value: settings, language and HR's own text */
export const writtenWith = (kind: Plantilla, address: string) => `(SELECT row_to_json(y) FROM (
  SELECT k.company_info, k.email_notifications, k.mensajes_retenidos_desde, l.idioma, t.asunto, t.cuerpo
  FROM system_config k
  CROSS JOIN LATERAL (SELECT coalesce((SELECT r.idioma FROM users r
    WHERE r.email_normalizado = lower(trim(${address}))), 'es') AS idioma) l
  LEFT JOIN LATERAL (SELECT p.asunto, p.cuerpo FROM plantillas_correo p
    WHERE p.plantilla = '${kind}' AND p.idioma = l.idioma ORDER BY p.version DESC LIMIT 1) t ON true) y)`;

/** The language of a person's account. @param account the column of its id */
export const languageOf = (account: string) =>
  `coalesce((SELECT l.idioma FROM users l WHERE l.id = ${account}), 'es')`;

/** Columns of a message, with their types. */
const TYPES = `id uuid, causa text, plantilla text, de_cuenta boolean, destinatario text, user_id uuid, candidato_id uuid,
  aplicacion_id uuid, historial_id uuid, idioma text, asunto text, html text, texto text, estado text,
  retenido_at timestamptz, creado_por uuid, enviar_desde timestamptz`;
const NAMES = TYPES.replace(/ \w+(?=,|$)/g, '');

interface Letter {
  plantilla: Plantilla;
  destinatario: string;
  causa: string;
  enviar_desde: Date;
  candidato_id: string;
  user_id: string | null;
  [column: string]: unknown;
}

/** @returns the row of a message */
export function letter(order: Letter, written: Written, appUrl: string, data: Data) {
  const { company_info: company, idioma, asunto, cuerpo } = written;
  const text = asunto === null || cuerpo === null ? null : { asunto, cuerpo };
  const kind = EMAILS[order.plantilla];
  const off = kind?.switchedOffBy && !written[kind.switchedOffBy];
  return {
    id: randomUUID(),
    ...order,
    ...inLanguage(idioma, () => renderEmail(order.plantilla, data, { company, appUrl }, [], text)),
    idioma,
    de_cuenta: EMAIL_KINDS[order.plantilla].ofAccount,
    estado: off ? 'omitido' : 'pendiente',
    retenido_at: kind?.writtenByJobs ? written.mensajes_retenidos_desde : null,
  };
}

/** @returns an INSERT of a job of a queue for each row of `from` */
export const job = (
  queue: string,
  data: string,
  key: string,
  start: string,
  from: string,
) => `INSERT INTO pgboss.job
  (name, data, singleton_key, start_after, keep_until, expire_in, retry_limit, retry_delay, retry_backoff, policy)
  SELECT q.name, ${data}, ${key}, ${start}, ${start} + interval '14 days', q.expire_seconds * interval '1s', q.retry_limit,
    q.retry_delay, q.retry_backoff, q.policy FROM ${from} JOIN pgboss.queue q ON q.name = '${queue}' ON CONFLICT DO NOTHING`;

/** @param rows the parameter with the messages as JSON @param when a condition @returns CTEs */
export const send = (rows: string, when: string) => `mail AS (
  INSERT INTO correos (${NAMES}) SELECT ${NAMES} FROM jsonb_to_recordset(${rows}::jsonb) r (${TYPES}) WHERE ${when}
  ON CONFLICT (causa) DO NOTHING RETURNING id, enviar_desde
), job AS (${job(
  'correos',
  `jsonb_build_object('id', m.id)`,
  `m.id || ':' || floor(extract(epoch FROM m.enviar_desde) * 1000)::bigint`,
  `date_trunc('milliseconds', m.enviar_desde)`,
  'mail m',
)})`;

/** @param values the parameter with the notifications as JSON @param when a condition @returns CTEs */
export const tellPerson = (values: string, when: string) => `notice AS (
  INSERT INTO notificaciones (causa, candidato_id, aplicacion_id, tipo, titulo, texto, enlace, created_at)
  SELECT r.*, date_trunc('milliseconds', now()) FROM jsonb_to_recordset(${values}::jsonb) r (causa text, candidato_id uuid,
    aplicacion_id uuid, tipo text, titulo text, texto text, enlace text) WHERE ${when}
  ON CONFLICT DO NOTHING RETURNING id, candidato_id, tipo
), pushed AS (${job(
  'avisos_push',
  `jsonb_build_object('aviso', n.id, 'suscripcion', s.id, 'intento', '1')`,
  `n.id || ':' || s.id || ':1'`,
  `date_trunc('milliseconds', now()) + interval '${LIMITS.undoSeconds} seconds'`,
  `notice n JOIN candidates c ON c.id = n.candidato_id AND n.tipo IN ('estado', 'entrevista')
    JOIN suscripciones_push s ON s.user_id = c.user_id`,
)})`;
