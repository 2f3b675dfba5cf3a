import type { DataSource } from 'typeorm';
import type { MailState } from './verdict.rules.js';

/** What mail has done and has yet to do, from the messages themselves; at most the first 1,000 that are open. */
export async function readMailState(dataSource: DataSource): Promise<Omit<MailState, 'configured'>> {
  const [row] = await dataSource.query<[Omit<MailState, 'configured'>]>(
    `SELECT ${iso(`(SELECT enviado_at FROM correos WHERE enviado_at IS NOT NULL ORDER BY enviado_at DESC LIMIT 1)`)}
         AS "lastSent",
       ${iso('greatest(given_up.last, retried.last)')} AS "lastFailed",
       retried.waiting, retried.retrying, retried."oldestSeconds", given_up.failed
     FROM (
       SELECT count(*)::int AS failed, max(updated_at) AS last FROM (
         SELECT updated_at FROM correos WHERE estado = 'fallido' AND created_at > now() - interval '4 days'
           AND updated_at > now() - interval '1 day' LIMIT 1000) recent) given_up,
     (
       SELECT count(*) FILTER (WHERE enviar_desde <= now())::int AS waiting,
         count(*) FILTER (WHERE ultimo_error IS NOT NULL)::int AS retrying,
         max(updated_at) FILTER (WHERE ultimo_error IS NOT NULL) AS last,
         coalesce(extract(epoch FROM now() - min(enviar_desde) FILTER (WHERE enviar_desde <= now())), 0)::int
           AS "oldestSeconds"
       FROM (SELECT * FROM correos WHERE estado IN ('pendiente', 'enviando') AND retenido_at IS NULL
             ORDER BY enviar_desde LIMIT 1000) open) retried`,
  );
  return row;
}

const iso = (instant: string): string =>
  `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
