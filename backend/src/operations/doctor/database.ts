import { sql } from 'kysely';
import type { Client } from 'pg';
import { db } from '../../platform/database/sql/db.js';
import { COUNTER_RULES, wrongCounters } from '../backup/counters.js';
import { lookAtClock } from '../../platform/schedule/clock-watch.js';
import { anyTable, hasTable } from '../database/catalogue.js';
import { bad, type Examination, type Finding, ok, warning } from './finding.js';

const NAME = 'database';
const OLDEST_VERSION = 150_000;
/** Queue, live events and schedule, beside the pool. */
const FIXED_CONNECTIONS = 5;
const SKEW_S = 5;
const BAD_SKEW_S = 60;
/** Above this, counting every row takes long enough to be asked for. */
const COUNTED_AT_ONCE = 500_000;

/** What the last time says that was found right: both clocks may be wrong alike. */
async function examineTime(client: Client): Promise<Finding[]> {
  // A database of an earlier version has no such table.
  if (!(await hasTable(client, 'sistema_reloj'))) return [];
  const { problem } = await lookAtClock(client, new Date());
  if (problem === null || problem.kind === 'base_de_datos') return [];
  const days = (problem.byMs / 86_400_000).toFixed(1);
  const text = {
    adelantado: `the clock has jumped ${days} days ahead`,
    atrasado: `the clock is ${days} days behind the last time that was right`,
    parado: `the product has not run for ${days} days, or the clock is ahead`,
  }[problem.kind];
  return [
    bad(
      NAME,
      `${text}: what cannot be taken back waits for a day.`,
      'Set the clock, if it is wrong, and have it follow NTP.',
    ),
  ];
}

export const examineServer: Examination = async (patient) => [
  ...(await examineSettings(patient)),
  ...(await examineTime(patient.client)),
];

const examineSettings: Examination = async ({ client, environment }) => {
  const server = await db(client)
    .selectNoFrom([
      sql<number>`current_setting('server_version_num')::int`.as('number'),
      sql<string>`current_setting('server_version')`.as('version'),
      sql<string>`pg_encoding_to_char((select encoding from pg_database where datname = current_database()))`.as(
        'encoding',
      ),
      sql<boolean>`lower('ÑÁ') = 'ñá'`.as('letters'),
      sql<boolean>`pg_is_in_recovery()`.as('standby'),
      sql<number>`extract(epoch from clock_timestamp() - ${new Date()}::timestamptz)::float8`.as('skew'),
      sql<string>`pg_size_pretty(pg_database_size(current_database()))`.as('size'),
      sql<number>`current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - (select count(*)::int from pg_stat_activity where backend_type = 'client backend'
           and application_name not like 'fleet-hiring%')`.as('free'),
      sql<string>`current_setting('autovacuum')`.as('autovacuum'),
    ])
    .executeTakeFirstOrThrow();
  const found: Finding[] = [ok(NAME, `PostgreSQL ${server.version}, ${server.size}`)];
  if (server.number < OLDEST_VERSION)
    found.push(bad(NAME, 'the server is older than PostgreSQL 15.', 'Upgrade it.'));
  if (server.encoding !== 'UTF8') {
    found.push(
      bad(
        NAME,
        `the encoding is ${server.encoding}.`,
        'Make a database WITH ENCODING UTF8 and restore into it.',
      ),
    );
  }
  if (!server.letters) {
    found.push(
      bad(
        NAME,
        'its locale does not know Spanish letters: searches miss names.',
        'Make a database with LOCALE C.UTF-8, or one of Spanish, and restore a backup into it.',
      ),
    );
  }
  if (server.standby)
    found.push(bad(NAME, 'it is a standby, which takes no writes.', 'Set DATABASE_URL to the primary.'));
  const skew = Math.abs(server.skew);
  if (skew > SKEW_S) {
    const say = skew > BAD_SKEW_S ? bad : warning;
    found.push(say(NAME, `its clock and this one are ${skew.toFixed(0)} s apart.`, 'Have both follow NTP.'));
  }
  const wanted = environment.databasePool + FIXED_CONNECTIONS;
  if (server.free < wanted) {
    found.push(
      bad(
        NAME,
        `a process takes up to ${wanted} connections and the server has ${Math.max(server.free, 0)} for it.`,
        'Lower DATABASE_POOL or raise max_connections.',
      ),
    );
  }
  if (server.autovacuum !== 'on')
    found.push(warning(NAME, 'autovacuum is off.', 'Turn it on: tables grow without end.'));
  return found;
};

export const examineFigures: Examination = async ({ client, deep }) => {
  const name = 'figures';
  const { estimate } = await db(client)
    .selectFrom(anyTable('pg_class', 'c'))
    .where(sql<boolean>`oid in ('candidates'::regclass, 'aplicaciones_vacantes'::regclass)`)
    .select(sql<number>`coalesce(sum(greatest(reltuples, 0)), 0)::float8`.as('estimate'))
    .executeTakeFirstOrThrow();
  if (estimate > COUNTED_AT_ONCE && !deep)
    return [ok(name, 'not counted: there are many rows. Count with --deep')];
  const wrong = await wrongCounters(client);
  return wrong.length > 0
    ? [
        bad(
          name,
          `this does not hold: ${wrong.join(', ')}.`,
          'Rows were changed past the triggers. Restore a backup, or write the counters anew from the rows.',
        ),
      ]
    : [ok(name, `${COUNTER_RULES.length} rules of counters hold`)];
};
