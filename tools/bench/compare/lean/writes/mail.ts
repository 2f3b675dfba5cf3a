/** A message of the outbox: what it is written with, its words, its row and the job that sends it. */
import { EMAIL_KINDS, type Plantilla, type SiteLanguage } from '@hiring/contract';
import { ofProduct } from '../../product.ts';

interface Words {
  asunto: string;
  html: string;
  texto: string;
}
type Text = Pick<Words, 'asunto'> & { cuerpo: string };

/** The words of messages are the product's, so they come from its own functions. */
const { renderEmail } = await ofProduct<{
  renderEmail: (
    kind: Plantilla,
    data: Record<string, string | undefined>,
    around: { company: object; appUrl: string },
    list: readonly object[],
    text: Text | null,
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

/**
 * @param kind its template, as SQL
 * @param address the column of the receiver's address
 * @returns a value: settings, language and HR's own text
 */
export const writtenWith = (kind: string, address: string) => `(SELECT row_to_json(y) FROM (
  SELECT k.company_info, k.email_notifications, k.mensajes_retenidos_desde, l.idioma, t.asunto, t.cuerpo
  FROM system_config k
  CROSS JOIN LATERAL (SELECT coalesce((SELECT r.idioma FROM users r
    WHERE r.email_normalizado = lower(trim(${address}))), 'es') AS idioma) l
  LEFT JOIN LATERAL (SELECT p.asunto, p.cuerpo FROM plantillas_correo p
    WHERE p.plantilla = ${kind} AND p.idioma = l.idioma ORDER BY p.version DESC LIMIT 1) t ON true) y)`;

/** Columns of a message, with their types. */
const COLUMNS = {
  ...{
    id: 'uuid',
    causa: 'text',
    plantilla: 'text',
    de_cuenta: 'boolean',
    destinatario: 'text',
    user_id: 'uuid',
  },
  ...{
    candidato_id: 'uuid',
    aplicacion_id: 'uuid',
    historial_id: 'uuid',
    entrevista_id: 'uuid',
    calendario: 'text',
  },
  ...{ responder_a: 'text', idioma: 'text', asunto: 'text', html: 'text', texto: 'text', estado: 'text' },
  ...{ retenido_at: 'timestamptz', creado_por: 'uuid', enviar_desde: 'timestamptz' },
} as const;
const NAMES = Object.keys(COLUMNS).join(', ');
const TYPES = Object.entries(COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');

type Letter = {
  id: string;
  plantilla: Plantilla;
  destinatario: string;
  causa: string;
  enviar_desde: Date;
} & Partial<Record<Exclude<keyof typeof COLUMNS, 'enviar_desde' | 'de_cuenta'>, string | null>>;
export type Row = Letter & Words & { de_cuenta: boolean; estado: 'pendiente' | 'omitido' };

/** The row of a message. `data` may be a function, run in the language of the message. */
export function letter(
  order: Letter,
  written: Written,
  appUrl: string,
  data: Record<string, string | undefined> | (() => Record<string, string | undefined>),
): Row {
  const { company_info: company, idioma, asunto, cuerpo } = written;
  const text = asunto === null || cuerpo === null ? null : { asunto, cuerpo };
  const kind = EMAILS[order.plantilla];
  const off = kind?.switchedOffBy && !written[kind.switchedOffBy];
  return {
    ...order,
    ...inLanguage(idioma, () =>
      renderEmail(order.plantilla, typeof data === 'function' ? data() : data, { company, appUrl }, [], text),
    ),
    idioma,
    de_cuenta: EMAIL_KINDS[order.plantilla].ofAccount,
    estado: off ? 'omitido' : 'pendiente',
    retenido_at: kind?.writtenByJobs ? written.mensajes_retenidos_desde : null,
  };
}

/** @param rows the parameter with the messages as JSON; @param when a condition for their rows `r` */
export const insertMail = (rows: string, when: string) => `INSERT INTO correos (${NAMES})
  SELECT ${NAMES} FROM jsonb_to_recordset(${rows}::jsonb) r (${TYPES}) WHERE ${when}
  ON CONFLICT (causa) DO NOTHING RETURNING id, enviar_desde`;

/** The columns of a job, but its own ones, from the queue `q`. */
export const JOB_COLUMNS =
  'name, data, singleton_key, start_after, keep_until, expire_in, retry_limit, retry_delay, retry_backoff, policy';
export const jobOf = (data: string, key: string, start: string) => `q.name, ${data}, ${key}, ${start},
  ${start} + interval '14 days', q.expire_seconds * interval '1s', q.retry_limit, q.retry_delay, q.retry_backoff, q.policy`;

/** @param mail the CTE of `insertMail` */
export const deliver = (mail: string) => `INSERT INTO pgboss.job (${JOB_COLUMNS})
  SELECT ${jobOf(
    `jsonb_build_object('id', m.id)`,
    `m.id || ':' || floor(extract(epoch FROM m.enviar_desde) * 1000)::bigint`,
    `date_trunc('milliseconds', m.enviar_desde)`,
  )} FROM ${mail} m JOIN pgboss.queue q ON q.name = 'correos' ON CONFLICT DO NOTHING`;
