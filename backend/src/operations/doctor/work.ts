import net from 'node:net';
import { findLostSecrets } from '../backup/sealed-secrets.js';
import { keyNames } from '../backup/key-names.js';
import { LogKeys } from '../../logs/seal/log-keys.js';
import { verifyChain } from '../../logs/seal/verify-chain.js';
import { createDataSource } from '../database/data-source.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { bad, type Examination, type Finding, ok, one, warning } from './finding.js';

const LATE_S = 10 * 60;
const CONNECT_MS = 5000;
/** Entries that are verified in some seconds. */
const VERIFIED_AT_ONCE = 100_000;

export const examineJobs: Examination = async ({ client, running }) => {
  const name = 'jobs';
  const { made } = await one<{ made: boolean }>(
    client,
    `SELECT to_regclass('pgboss.job') IS NOT NULL AS made`,
  );
  if (!made) return [ok(name, 'none yet: the queue is made by the first start')];
  const { rows: late } = await client.query<{ queue: string; count: number }>(
    `SELECT name AS queue, count(*)::int AS count FROM pgboss.job
     WHERE state < 'active' AND greatest(start_after, created_on) < now() - make_interval(secs => $1)
     GROUP BY 1 ORDER BY 1`,
    [LATE_S],
  );
  const { rows: failed } = await client.query<{ queue: string; count: number }>(
    `SELECT name AS queue, count(*)::int AS count FROM pgboss.job
     WHERE state = 'failed' AND completed_on > now() - interval '1 day' GROUP BY 1 ORDER BY 1`,
  );
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
        'Panel de Administración › Logs says which.',
      ),
    );
  }
  return found.length > 0 ? found : [ok(name, running ? 'none is late, none has failed' : 'none has failed')];
};

interface MailState {
  late: number;
  failed: number;
  held: number;
  reviewing: boolean;
  silent: boolean;
  host: string | null;
  port: number;
}

export const examineMail: Examination = async ({ client, running, environment }) => {
  const name = 'mail';
  const state = await one<MailState>(
    client,
    `SELECT (SELECT count(*)::int FROM (SELECT 1 FROM correos WHERE estado IN ('pendiente', 'enviando')
         AND retenido_at IS NULL AND enviar_desde < now() - make_interval(secs => $1) LIMIT 1000) late) AS late,
       (SELECT count(*)::int FROM (SELECT 1 FROM correos WHERE estado = 'fallido'
         AND created_at > now() - interval '4 days' AND updated_at > now() - interval '1 day' LIMIT 1000) f) AS failed,
       (SELECT count(*)::int FROM (SELECT 1 FROM correos WHERE retenido_at IS NOT NULL AND estado = 'pendiente'
         LIMIT 1000) h) AS held,
       mensajes_retenidos_desde IS NOT NULL AS reviewing, NOT email_notifications AS silent,
       smtp_host AS host, smtp_port AS port
     FROM system_config WHERE id = 1`,
    [LATE_S],
  );
  const found: Finding[] = [await serverFinding(environment.smtpUrl, state)];
  if (running && state.late > 0) {
    found.push(
      bad(
        name,
        `${state.late} messages should have left more than ${LATE_S / 60} minutes ago.`,
        'Mensajes says why each waits.',
      ),
    );
  }
  if (state.failed > 0) {
    found.push(
      warning(name, `${state.failed} messages were given up within a day.`, 'Mensajes › Fallido says why.'),
    );
  }
  if (state.held > 0 || state.reviewing) {
    found.push(
      warning(
        name,
        `${state.held} messages are held since a restore, and so is what jobs write.`,
        'Decide in the back office: Mensajes.',
      ),
    );
  }
  if (state.silent) {
    found.push(
      warning(
        name,
        'messages of the process are switched off.',
        'Panel de Administración › Configuración, if not meant.',
      ),
    );
  }
  return found;
};

async function serverFinding(smtpUrl: string | null, { host, port }: MailState): Promise<Finding> {
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
      // Nobody can mend that without the key, and everything works.
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
  const { seals, waiting } = await one<{ seals: number; waiting: boolean }>(
    client,
    `SELECT coalesce((SELECT posicion FROM system_log_seals ORDER BY posicion DESC LIMIT 1), 0)::int AS seals,
       EXISTS (SELECT 1 FROM system_log_waiting w JOIN system_logs l ON l.id = w.log_id
               WHERE l.created_at < now() - make_interval(secs => $1)) AS waiting`,
    [LATE_S],
  );
  const found: Finding[] = [];
  if (running && waiting)
    found.push(bad(name, 'entries wait too long for their seals.', 'Look into the log of the server.'));
  if (seals > VERIFIED_AT_ONCE && !deep) {
    const { reason } = await one<{ reason: string | null }>(
      client,
      `SELECT (SELECT roto_motivo FROM system_log_checks WHERE id = 1) AS reason`,
    );
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
