import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { count, countIf, isOneOf, isSet } from '../../platform/database/sql/scalars.js';
import type { MailState } from './verdict.rules.js';

/** What mail has done and has yet to do, from the messages themselves; at most the first 1,000 that are open. */
export async function readMailState(dataSource: DataSource): Promise<Omit<MailState, 'configured'>> {
  const messages = db(dataSource).selectFrom('correos');
  const recent = messages
    .where('estado', '=', 'fallido')
    .where('created_at', '>', sql<Date>`now() - interval '4 days'`)
    .where('updated_at', '>', sql<Date>`now() - interval '1 day'`)
    .select('updated_at')
    .limit(1000);
  const open = messages
    .where((eb) => isOneOf(eb.ref('estado'), ['pendiente', 'enviando']))
    .where('retenido_at', 'is', null)
    .select(['enviar_desde', 'ultimo_error', 'updated_at'])
    .orderBy('enviar_desde')
    .limit(1000);
  const isDue = sql<boolean>`enviar_desde <= now()`;
  const [sent, givenUp, tried] = await Promise.all([
    messages
      .where('enviado_at', 'is not', null)
      .select('enviado_at')
      .orderBy('enviado_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db(dataSource)
      .selectFrom(recent.as('recent'))
      .select((eb) => [count().as('failed'), eb.fn.max<Date | null>('updated_at').as('last')])
      .executeTakeFirstOrThrow(),
    db(dataSource)
      .selectFrom(open.as('open'))
      .select((eb) => [
        countIf(isDue).as('waiting'),
        countIf(isSet(eb.ref('ultimo_error'))).as('retrying'),
        sql<Date | null>`max(updated_at) filter (where ultimo_error is not null)`.as('last'),
        sql<number>`coalesce(extract(epoch from now() - min(enviar_desde) filter (where ${isDue})), 0)::int`.as(
          'oldestSeconds',
        ),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const { last, ...state } = tried;
  const lastFailed =
    givenUp.last && last ? (givenUp.last > last ? givenUp.last : last) : (givenUp.last ?? last);
  return {
    ...state,
    failed: givenUp.failed,
    lastSent: sent?.enviado_at?.toISOString() ?? null,
    lastFailed: lastFailed?.toISOString() ?? null,
  };
}
