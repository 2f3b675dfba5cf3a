import { type RawBuilder, sql } from 'kysely';
import net from 'node:net';
import type { Client } from 'pg';
import { db } from '../../platform/database/sql/db.js';
import { count, isSet } from '../../platform/database/sql/scalars.js';
import { findLostSecrets } from '../backup/sealed-secrets.js';
import { keyNames } from '../backup/key-names.js';
import { LogKeys } from '../../logs/seal/log-keys.js';
import { verifyChain } from '../../logs/seal/verify-chain.js';
import { hasTable } from '../database/catalogue.js';
import { createDataSource } from '../database/data-source.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { readInboundState } from '../system/inbound-state.js';
import { INBOUND_LATE_S, UNASSIGNED_DAYS } from '../system/verdict.rules.js';
import { bad, type Examination, type Finding, ok, warning } from './finding.js';

const LATE_S = 10 * 60;
const CONNECT_MS = 5000;
/** Entries that are verified in some seconds. */
const VERIFIED_AT_ONCE = 100_000;

export const examineJobs: Examination = async ({ client, running }) => {
  const name = 'jobs';
  if (!(await hasTable(client, 'pgboss.job')))
    return [ok(name, 'none yet: the queue is made by the first start')];
  const jobs = db(client)
    .selectFrom('pgboss.job')
    .select(['name as queue', count().as('count')])
    .groupBy('name')
    .orderBy('name');
  const late = await jobs
    .where('state', '<', 'active')
    .where(sql<boolean>`greatest(start_after, created_on) < now() - make_interval(secs => ${LATE_S})`)
    .execute();
  const failed = await jobs
    .where('state', '=', 'failed')
    .where('completed_on', '>', sql<Date>`now() - interval '1 day'`)
    .execute();
  const found: Finding[] = [];
  for (const { queue, count } of running ? late : []) {
    found.push(
      bad(
        name,
        `${count} of ${queue} have waited for more than ${LATE_S / 60} minutes.`,
        'Look into the log of the server; if it says nothing, start it again.',
      ),
    );
  }
  for (const { queue, count } of failed) {
    found.push(
      warning(
        name,
        `${count} of ${queue} failed within a day.`,
        'Panel de administración › Logs says which.',
      ),
    );
  }
  return found.length > 0 ? found : [ok(name, running ? 'none is late, none has failed' : 'none has failed')];
};

/** Counts the messages of a condition, up to a thousand. */
const messages = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from (select 1 from correos where ${condition} limit 1000) found)`;

const mailState = (client: Client) =>
  db(client)
    .selectFrom('system_config')
    .where('id', '=', 1)
    .select([
      messages(sql`estado in ('pendiente', 'enviando') and retenido_at is null
        and enviar_desde < now() - make_interval(secs => ${LATE_S})`).as('late'),
      messages(sql`estado = 'fallido' and created_at > now() - interval '4 days'
        and updated_at > now() - interval '1 day'`).as('failed'),
      messages(sql`retenido_at is not null and estado = 'pendiente'`).as('held'),
      'email_notifications',
      'smtp_host as host',
      'smtp_port as port',
    ])
    .select((eb) => isSet(eb.ref('mensajes_retenidos_desde')).as('reviewing'))
    .executeTakeFirstOrThrow();

export const examineMail: Examination = async ({ client, running, environment }) => {
  const name = 'mail';
  const state = await mailState(client);
  const found: Finding[] = [await serverFinding(environment.smtpUrl, state)];
  if (running && state.late > 0) {
    found.push(
      bad(
        name,
        `${state.late} messages should have left more than ${LATE_S / 60} minutes ago.`,
        'Correos says why each waits.',
      ),
    );
  }
  if (state.failed > 0) {
    found.push(
      warning(name, `${state.failed} messages were given up within a day.`, 'Correos › Fallido says why.'),
    );
  }
  if (state.held > 0 || state.reviewing) {
    found.push(
      warning(
        name,
        `${state.held} messages are held since a restore, and so is what jobs write.`,
        'Decide in the back office: Correos.',
      ),
    );
  }
  if (!state.email_notifications) {
    found.push(
      warning(
        name,
        'messages of the process are switched off.',
        'Panel de administración › Configuración, if not meant.',
      ),
    );
  }
  return found;
};

async function serverFinding(
  smtpUrl: string | null,
  { host, port }: Awaited<ReturnType<typeof mailState>>,
): Promise<Finding> {
  const name = 'mail';
  const from = smtpUrl ? 'SMTP_URL' : 'the panel';
  const url = smtpUrl ? new URL(smtpUrl) : null;
  const target = url
    ? { host: url.hostname, port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587) }
    : { host, port };
  if (!target.host) {
    return warning(
      name,
      'there is no mail server: messages are kept and not sent.',
      'Set SMTP_URL, or the server in the panel.',
    );
  }
  const reason = await connects(target.host, target.port);
  return reason
    ? bad(
        name,
        `the server of ${from} does not answer (${reason}).`,
        'Check host and port, and whether this machine may reach it.',
      )
    : ok(name, `the server of ${from} answers`);
}

export const examineInbound: Examination = async ({ client, running }) => {
  const name = 'inbound';
  const state = await readInboundState(client);
  if (!state.reading)
    return [ok(name, state.address ? 'answers come by the API' : 'answers by mail are switched off')];
  if (running && state.fault) {
    return [
      bad(
        name,
        'the mailbox cannot be read.',
        'Panel de administración › Correo entrante says why and tries it.',
      ),
    ];
  }
  if (running && state.lagSeconds > INBOUND_LATE_S)
    return [
      bad(name, `the mailbox was last read ${state.lagSeconds} s ago.`, 'Look into the log of the server.'),
    ];
  return state.oldestDays >= UNASSIGNED_DAYS
    ? [warning(name, `${state.unassigned} mails wait for days to be assigned.`, 'Bandeja › Sin asignar.')]
    : [ok(name, 'the mailbox is read')];
};

/** Null: it does. Nothing is sent. */
function connects(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: host.replace(/^\[|\]$/g, ''), port });
    const end = (reason: string | null): void => {
      socket.destroy();
      resolve(reason);
    };
    socket.once('connect', () => end(null));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? 'error'));
    socket.setTimeout(CONNECT_MS, () => end('timeout'));
  });
}

export const examineKeys: Examination = async ({ client, environment }) => {
  const name = 'keys';
  const keys = keyNames(environment);
  const known = [keys.dataKey, ...(keys.oldDataKey ? [keys.oldDataKey] : [])];
  const lost = await findLostSecrets(client, known);
  if (lost.length > 0) {
    return lost.map(({ what, count, todo, lasting }) =>
      // It cannot be repaired without the key, and it breaks nothing.
      (lasting ? warning : bad)(
        name,
        `DATA_KEY does not open ${what} (${count}).`,
        `Give the key of that time as DATA_KEY_OLD, or: ${todo}`,
      ),
    );
  }
  if (keys.oldDataKey && (await findLostSecrets(client, [keys.dataKey])).length === 0) {
    return [warning(name, 'DATA_KEY_OLD opens nothing any more.', 'Take it away.')];
  }
  return [ok(name, 'DATA_KEY opens everything that is sealed')];
};

export const examineLog: Examination = async ({ client, environment, running, deep }) => {
  const name = 'log';
  const { seals, waiting } = await db(client)
    .selectNoFrom([
      sql<number>`coalesce((select posicion from system_log_seals order by posicion desc limit 1), 0)::int`.as(
        'seals',
      ),
      sql<boolean>`exists (select 1 from system_log_waiting w join system_logs l on l.id = w.log_id
        where l.created_at < now() - make_interval(secs => ${LATE_S}))`.as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  const found: Finding[] = [];
  if (running && waiting)
    found.push(bad(name, 'entries wait too long for their seals.', 'Look into the log of the server.'));
  if (seals > VERIFIED_AT_ONCE && !deep) {
    const check = await db(client)
      .selectFrom('system_log_checks')
      .where('id', '=', 1)
      .select('roto_motivo')
      .executeTakeFirst();
    const reason = check?.roto_motivo;
    found.push(
      reason ? broken(reason) : ok(name, `${seals} entries, found whole by the server; verify with --deep`),
    );
    return found;
  }
  const dataSource = await createDataSource(environment.databaseDirectUrl).initialize();
  try {
    const keys = new LogKeys(new SecretBox(environment));
    const verdict = await dataSource.transaction('REPEATABLE READ', (manager) => verifyChain(manager, keys));
    found.push(
      verdict.broken
        ? broken(verdict.broken.reason)
        : ok(name, `${verdict.entries} entries are as they were written`),
    );
  } finally {
    await dataSource.destroy();
  }
  return found;

  function broken(reason: string): Finding {
    if (reason === 'clave') {
      return warning(
        name,
        'its older seals are of a DATA_KEY that is not given: they can no longer be compared.',
        'Give the key of that time as DATA_KEY_OLD to compare them.',
      );
    }
    return bad(name, `it does not hold (${reason}).`, 'npm run audit:verify says where and what that means.');
  }
};
