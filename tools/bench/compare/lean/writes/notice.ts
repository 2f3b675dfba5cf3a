/** A notification in the portal, and the web push that tells of it. */
import { LIMITS } from '@hiring/contract';
import { JOB_COLUMNS, jobOf } from './mail.ts';

/**
 * @param values the parameter with the notifications as JSON
 * @param when a condition for their rows `r`
 * @returns CTEs `notice` and `pushed`
 */
export const tellPerson = (values: string, when: string) => `notice AS (
  INSERT INTO notificaciones (causa, candidato_id, aplicacion_id, tipo, titulo, texto, enlace, created_at)
  SELECT r.*, date_trunc('milliseconds', now()) FROM jsonb_to_recordset(${values}::jsonb) r (causa text, candidato_id uuid,
    aplicacion_id uuid, tipo text, titulo text, texto text, enlace text) WHERE ${when}
  ON CONFLICT DO NOTHING RETURNING id, candidato_id, tipo
), pushed AS (
  INSERT INTO pgboss.job (${JOB_COLUMNS})
  SELECT ${jobOf(
    `jsonb_build_object('aviso', n.id, 'suscripcion', s.id, 'intento', '1')`,
    `n.id || ':' || s.id || ':1'`,
    `date_trunc('milliseconds', now()) + interval '${LIMITS.undoSeconds} seconds'`,
  )} FROM notice n JOIN candidates c ON c.id = n.candidato_id JOIN suscripciones_push s ON s.user_id = c.user_id
    JOIN pgboss.queue q ON q.name = 'avisos_push'
  WHERE n.tipo IN ('estado', 'entrevista') ON CONFLICT DO NOTHING
)`;

/** The language of a person's account. @param account the column of its id */
export const languageOf = (account: string) =>
  `coalesce((SELECT l.idioma FROM users l WHERE l.id = ${account}), 'es')`;
