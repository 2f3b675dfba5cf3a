import { readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { db } from '../../platform/database/sql/db.js';
import { count } from '../../platform/database/sql/scalars.js';
import { datesOfName } from '../backup/format.js';
import { ErasureList } from '../../privacy/erasure/erasure-list.js';
import { bad, type Examination, type Finding, ok, warning } from './finding.js';

const MB = 1024 * 1024;
const LITTLE_MB = 1024;
const TOO_LITTLE_MB = 200;
const DAY_MS = 86_400_000;
const OLD_BACKUP_DAYS = 2;

export const examineDisk: Examination = async ({ environment }) => {
  const { bavail, bsize } = await statfs(environment.dataDir);
  const free = Math.floor((bavail * bsize) / MB);
  const text = `${free} MB are free where DATA_DIR lies.`;
  const todo = 'Free some space, or give it a larger disk.';
  if (free < TOO_LITTLE_MB) return [bad('disk', text, todo)];
  return [free < LITTLE_MB ? warning('disk', text, todo) : ok('disk', text)];
};

export const examineBackups: Examination = async ({ backupDir, environment }) => {
  const name = 'backups';
  const none = warning(name, 'there is none.', 'npm run backup, every night: docs/operations/backup.md');
  const info = await stat(backupDir).catch(() => null);
  if (!info?.isDirectory()) return [none];
  const found: Finding[] = [];
  if ((info.mode & 0o077) !== 0) {
    found.push(warning(name, 'other users may look into their folder.', 'chmod 700 on it.'));
  }
  const now = Date.now();
  const kept = (await readdir(backupDir)).flatMap((file) => datesOfName(file) ?? []);
  const last = kept.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  if (!last) return [...found, none];
  const days = Math.floor((now - last.createdAt.getTime()) / DAY_MS);
  if (last.expiresAt.getTime() <= now) {
    found.push(bad(name, 'the last one is over its time: none is left to restore.', 'npm run backup'));
  } else if (days >= OLD_BACKUP_DAYS) {
    found.push(warning(name, `the last one is ${days} days old.`, 'npm run backup, every night.'));
  } else found.push(ok(name, `${kept.length}, the last of ${last.createdAt.toISOString()}`));
  if (environment.production && !process.env.BACKUP_KEY?.trim()) {
    found.push(
      bad(name, 'BACKUP_KEY is not set: npm run backup refuses to run.', 'Set it; docs/operations/backup.md'),
    );
  }
  return found;
};

/** Checks that a restore would find the list of erasures. */
export const examineErasures: Examination = async ({ client, environment, running }) => {
  const name = 'erasures';
  const list = await ErasureList.open(environment);
  const { ids, unverified } = await list.read();
  const noted = new Set([...ids, ...unverified].map(({ id }) => id));
  const rows = await db(client)
    .selectFrom('borrados')
    .select(['id', sql<boolean>`borrado_at > now() - interval '10 minutes'`.as('fresh')])
    .execute();
  const missing = rows.filter(({ id, fresh }) => !noted.has(id) && !fresh);
  const found: Finding[] = [];
  if (missing.length > 0) {
    const why = running ? '' : ' The server writes them when it runs.';
    found.push(
      bad(
        name,
        `${missing.length} of ${rows.length} erased ids are not on the list that is kept apart.${why}`,
        'npm run backup writes them.',
      ),
    );
  }
  if (unverified.length > 0) {
    found.push(
      warning(
        name,
        `${unverified.length} entries of the list are signed with no key that is given.`,
        'Keep the DATA_KEY of that time for a restore.',
      ),
    );
  }
  return found.length > 0 ? found : [ok(name, `${rows.length} ids, all on the list that is kept apart`)];
};

const OVERDUE_DAYS = 2;

export const examineRetention: Examination = async ({ client, running }) => {
  const name = 'retention';
  const { late } = await db(client)
    .selectFrom((eb) =>
      eb
        .selectFrom(['plazos_conservacion as p', 'privacidad_config as c'])
        .where('p.estado', '=', 'cuarentena')
        .where(
          'p.cuarentena_at',
          '<',
          sql<Date>`now() - make_interval(days => c.cuarentena_dias + ${sql.lit(OVERDUE_DAYS)})`,
        )
        .where((of) =>
          of.not(
            of.exists(of.selectFrom('retenciones as r').whereRef('r.candidato_id', '=', 'p.candidato_id')),
          ),
        )
        .select('p.candidato_id')
        .limit(1000)
        .as('some'),
    )
    .select(count().as('late'))
    .executeTakeFirstOrThrow();
  if (late === 0) return [ok(name, 'nobody is kept longer than the rules say')];
  const text = `${late} people should have been erased more than ${OVERDUE_DAYS} days ago.`;
  return [
    running
      ? bad(name, text, 'Look into the log of the server.')
      : warning(name, text, 'Start the server: it erases them.'),
  ];
};

/** Secrets that lie in files: only their owner may read them. */
export const examineSecretFiles: Examination = async ({ environment }) => {
  const found: Finding[] = [];
  for (const file of ['secrets.json', 'backup.key', 'postgres.password']) {
    const path = join(environment.dataDir, file);
    const info = await stat(path).catch(() => null);
    if (info && (info.mode & 0o077) !== 0) {
      found.push(bad('secrets', `other users may read ${file} in DATA_DIR.`, `chmod 600 on it.`));
    }
    if (file === 'secrets.json' && info && !isJson(await readFile(path, 'utf8'))) {
      found.push(
        bad(
          'secrets',
          'secrets.json in DATA_DIR is damaged.',
          'Restore it: what it sealed cannot be opened without.',
        ),
      );
    }
  }
  return found.length > 0 ? found : [ok('secrets', 'files of keys are for their owner only')];
};

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
