import { identityToRecipient } from 'age-encryption';
import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { readArchive } from '../../../src/operations/backup/archive-reader.js';
import { BackupKey, generateBackupKey } from '../../../src/operations/backup/backup-key.js';
import { LEFT_OUT } from '../../../src/operations/backup/format.js';
import { AppModule } from '../../../src/app.module.js';
import { openBackup, Restore } from '../../../src/operations/backup/restore-backup.js';
import { digestOf, fixForms, listTables } from '../../../src/operations/backup/tables.js';
import { removeExpired, writeBackup } from '../../../src/operations/backup/write-backup.js';
import { migrate } from '../../../src/migrate.js';
import { BACKUP_LOCK } from '../../../src/platform/files/storage/backup-lock.js';
import { FileStorage } from '../../../src/platform/files/storage/file-storage.js';
import { EraseRecord } from '../../../src/privacy/erasure/erase-record.js';
import { NoteErasures } from '../../../src/privacy/erasure/note-erasures.js';
import { lockPerson } from '../../../src/privacy/retention/holds/person-lock.js';
import { FORM, pdf } from '../../candidates/application-form.js';
import { BackupPlaces, type Lived, livedIn, otherKey, restored, silent } from './backup-world.js';

const places = new BackupPlaces();
let lived: Lived;

beforeAll(async () => {
  lived = await livedIn(places);
});
afterAll(async () => {
  await lived.world.close();
  await places.close();
});

/** A candidate with an application and a CV, through the API. */
async function applied(email: string): Promise<{ id: string; key: string }> {
  const agent = await lived.world.registered(email);
  const request = agent.post('/api/applications').set('Idempotency-Key', randomUUID());
  for (const [name, value] of Object.entries(FORM)) void request.field(name, value);
  await request.attach('cv', pdf(email), 'CV.pdf').expect(201);
  const [row] = await lived.world.dataSource.query<{ id: string; clave: string }[]>(
    `SELECT c.id, f.clave FROM candidates c JOIN archivos f ON f.id = c.cv_archivo_id WHERE c.email = $1`,
    [email],
  );
  return { id: row?.id ?? '', key: row?.clave ?? '' };
}

const client = async (url: string): Promise<Client> => {
  const connection = new Client({ connectionString: url });
  await connection.connect();
  return connection;
};

/** What every table holds. */
async function digests(url: string): Promise<Record<string, string>> {
  const connection = await client(url);
  try {
    await connection.query('BEGIN');
    await fixForms(connection);
    const found: Record<string, string> = {};
    for (const table of await listTables(connection)) {
      if (!LEFT_OUT.has(table.name)) found[table.name] = (await digestOf(connection, table)).sha256;
    }
    return found;
  } finally {
    await connection.end();
  }
}

it('a backup restores every row of every table and every file', async () => {
  const { key: objectKey } = await applied('ida.vuelta@example.com');
  // Characters with a meaning in the COPY format.
  await lived.world.dataSource.query(`UPDATE candidates SET direccion = $1 WHERE email = $2`, [
    'Calle\tMayor \\N 3\nÑuñoa «é» \\.',
    'ida.vuelta@example.com',
  ]);
  const { file, manifest } = await lived.backup();
  const before = Object.fromEntries(manifest.tables.map(({ name, sha256 }) => [name, sha256]));
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const target = await places.fresh(lived.world.environment);
  const restore = new Restore(target, AppModule.with);
  await restore.prepare();
  await restore.load(file, lived.key, silent);
  expect(await digests(target.databaseUrl)).toEqual(before);
  expect(await restore.check()).toMatchObject({ wrongCounters: [], log: { broken: null } });
  expect(readFileSync(join(target.dataDir, 'files', objectKey))).toEqual(
    readFileSync(join(lived.world.environment.dataDir, 'files', objectKey)),
  );
  const connection = await client(target.databaseUrl);
  // What the rows left out, and what keeps them together, is there too.
  const { rows } = await connection.query(
    `SELECT (SELECT count(*)::int FROM sessions) AS sessions,
       (SELECT count(*)::int FROM pg_constraint WHERE contype = 'f' AND NOT convalidated) AS unchecked,
       (SELECT count(*)::int FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O') AS asleep`,
  );
  await connection.end();
  expect(rows[0]).toEqual({ sessions: 0, unchecked: 0, asleep: 0 });
});

describe('an invalid backup', () => {
  it('is refused when any byte of it was changed, and leaves the target unchanged', async () => {
    const { file, bytes } = await lived.backup();
    const target = await places.fresh(lived.world.environment);
    const changed = join(places.dir(), 'changed.age');
    for (const place of [0.2, 0.6, 0.95]) {
      const content = readFileSync(file);
      const at = Math.floor(bytes * place);
      content[at] = (content[at] ?? 0) ^ 1;
      writeFileSync(changed, content);
      const restore = new Restore(target, AppModule.with);
      await restore.prepare();
      await expect(restore.load(changed, lived.key, silent)).rejects.toThrow('The backup is damaged');
      await restore.abandon();
      const connection = await client(target.databaseUrl);
      expect(await listTables(connection)).toEqual([]);
      await connection.end();
      expect(filesBelow(join(target.dataDir, 'files'))).toEqual([]);
    }
  });

  it('is refused when its end was cut off', async () => {
    const { file, bytes } = await lived.backup();
    const cut = join(places.dir(), 'cut.age');
    copyFileSync(file, cut);
    truncateSync(cut, bytes - 200);
    const target = await places.fresh(lived.world.environment);
    const restore = new Restore(target, AppModule.with);
    await restore.prepare();
    await expect(restore.load(cut, lived.key, silent)).rejects.toThrow('The backup is damaged');
  });

  it('is refused without its key, after its time, and when it is not a backup', async () => {
    const { file, header } = await lived.backup(1);
    const refused = (given: string, key: string, now?: Date) =>
      expect(openBackup(given, key, now ? { now } : {})).rejects;
    await refused(file, await generateBackupKey()).toThrow('The key does not open this backup');
    await refused(file, 'a passphrase that is none of it').toThrow('The key does not open this backup');
    const later = new Date(Date.parse(header.expiresAt) + 1);
    await refused(file, lived.key, later).toThrow('--expired');
    expect(await openBackup(file, lived.key, { now: later, expired: true })).toEqual(header);
    const other = join(places.dir(), 'other.age');
    writeFileSync(other, 'hello');
    await refused(other, lived.key).toThrow('This is no backup of this product');
    await refused(join(places.dir(), 'none'), lived.key).toThrow('There is no backup at');
  });

  it('reveals nothing without a key, and contains no key', async () => {
    await applied('secreta@example.com');
    const { file } = await lived.backup();
    expect(readFileSync(file).toString('latin1')).not.toContain('secreta');
    let text = '';
    for await (const { body } of readArchive(file, BackupKey.parse(lived.key)))
      text += body.toString('latin1');
    expect(text).toContain('secreta@example.com');
    const { dataKey, sessionSecret } = lived.world.environment;
    for (const secret of [dataKey.toString('base64'), dataKey.toString('hex'), sessionSecret, lived.key]) {
      expect(text).not.toContain(secret);
    }
  });
});

it('a machine with only the public key can make and verify backups, and open none', async () => {
  const recipient = await identityToRecipient(lived.key);
  const order = { dir: places.dir(), keepDays: 1, key: recipient, version: '1' };
  const { file, verifier } = await writeBackup(lived.world.environment, order, silent);
  await expect(openBackup(file, recipient)).rejects.toThrow('which only closes backups');
  expect((await openBackup(file, verifier)).format).toBe(1);
  expect((await openBackup(file, lived.key)).format).toBe(1);
});

it('the files of a killed backup and expired backups are deleted, and no others', async () => {
  const { dir } = lived;
  for (const name of [
    'backup-20200101T000000Z-until-20200131.tar.gz.age',
    'backup-20260101T000000Z-until-20260131.tar.gz.age.unfinished',
    'backup-of-mine.tar.gz.age',
    'notes.txt',
  ]) {
    writeFileSync(join(dir, name), 'x');
  }
  const { file } = await lived.backup();
  expect(readdirSync(dir).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  expect(await removeExpired(lived.world.environment, dir, new Date(Date.now() + 3 * 365 * 86_400_000))).toBe(
    null,
  );
  expect(await removeExpired(lived.world.environment, dir, new Date())).toBe(1);
  expect(readdirSync(dir)).toEqual(expect.arrayContaining(['notes.txt', 'backup-of-mine.tar.gz.age']));
  expect(existsSync(file)).toBe(true);
});

it('an error during a backup leaves no file', async () => {
  const dir = places.dir();
  const fail = (): void => {
    throw new Error('the disk is full');
  };
  const order = { dir, keepDays: 1, key: lived.key, version: '1' };
  await expect(writeBackup(lived.world.environment, order, fail)).rejects.toThrow('the disk is full');
  expect(readdirSync(dir)).toEqual([]);
});

it('a second concurrent backup is refused; a sweep meanwhile keeps the files that the first may still read', async () => {
  const { key } = await applied('barrida@example.com');
  const storage = lived.world.app.get(FileStorage);
  const object = join(lived.world.environment.dataDir, 'files', key);
  const other = lived.world.dataSource.createQueryRunner();
  await other.query(`SELECT pg_advisory_lock(${BACKUP_LOCK})`);
  try {
    await expect(lived.backup()).rejects.toThrow('Another backup');
    await lived.world.dataSource.query(`UPDATE archivos SET estado = 'borrar' WHERE clave = $1`, [key]);
    await storage.sweep();
    expect(existsSync(object)).toBe(true);
  } finally {
    await other.query(`SELECT pg_advisory_unlock(${BACKUP_LOCK})`);
    await other.release();
  }
  await storage.sweep();
  expect(existsSync(object)).toBe(false);
  // Its record was deleted by SQL here.
  await lived.world.dataSource.query(`DELETE FROM candidates WHERE email = 'barrida@example.com'`);
});

describe('a restore', () => {
  it('never overwrites data: a target that is not empty is refused, and an interrupted restore starts again', async () => {
    const { file } = await lived.backup();
    await expect(new Restore(lived.world.environment, AppModule.with).prepare()).rejects.toThrow(
      'The database is not empty',
    );
    const target = await places.fresh(lived.world.environment);
    const killed = new Restore(target, AppModule.with);
    await killed.prepare();
    await killed.load(file, lived.key, silent);
    expect(filesBelow(join(target.dataDir, 'files')).length).toBeGreaterThan(0);
    // No server starts on an incomplete restore.
    await expect(migrate(target.databaseUrl)).rejects.toThrow('was not finished');
    const { checks } = await restored(target, { file, key: lived.key });
    expect(checks.wrongCounters).toEqual([]);
    await expect(migrate(target.databaseUrl)).resolves.toEqual([]);
    await expect(new Restore(target, AppModule.with).prepare()).rejects.toThrow('The database is not empty');
  });

  it('erases again the people erased after the backup, with their files', async () => {
    const gone = await applied('borrada@example.com');
    const stays = await applied('se-queda@example.com');
    const { file } = await lived.backup();
    await erase(gone.id);
    const target = await places.fresh(lived.world.environment);
    const { again } = await restored(target, { file, key: lived.key });
    expect(again.erased).toBeGreaterThanOrEqual(1);
    const connection = await client(target.databaseUrl);
    const { rows } = await connection.query<{ email: string }>(
      `SELECT email FROM candidates WHERE email IN ('borrada@example.com', 'se-queda@example.com')
       UNION ALL SELECT email FROM users WHERE email = 'borrada@example.com'
       UNION ALL SELECT destinatario FROM correos WHERE destinatario = 'borrada@example.com'`,
    );
    expect(rows).toEqual([{ email: 'se-queda@example.com' }]);
    const { rows: noted } = await connection.query(`SELECT tipo FROM borrados WHERE id = $1`, [gone.id]);
    expect(noted).toEqual([{ tipo: 'candidato' }]);
    await connection.end();
    expect(existsSync(join(target.dataDir, 'files', gone.key))).toBe(false);
    expect(existsSync(join(target.dataDir, 'files', stays.key))).toBe(true);
  });

  it('refuses a list of erasures signed with another key, unless told to accept it', async () => {
    const person = await applied('firmada@example.com');
    await erase(person.id);
    const stranger = new Restore({ ...lived.world.environment, dataKey: otherKey() }, AppModule.with);
    await expect(stranger.listErasures(null, false)).rejects.toThrow('were not signed with the DATA_KEY');
    const { ids } = await stranger.listErasures(lived.world.environment.erasuresDir, true);
    expect(ids.map(({ id }) => id)).toContain(person.id);
  });

  it('lists what has to be entered again when the keys are different', async () => {
    const set = (password: string | null, key: string | null) =>
      lived.world.dataSource.query(`UPDATE system_config SET smtp_password = $1, smtp_password_clave = $2`, [
        password,
        key,
      ]);
    await set('x', 'aaaaaaaaaaaaaaaa');
    const { file } = await lived.backup();
    await set(null, null);
    const target = {
      ...(await places.fresh(lived.world.environment)),
      dataKey: otherKey(),
      erasuresDir: places.dir(),
      sessionSecret: 'another secret of the tests and of nothing else',
    };
    const { keys } = await restored(target, { file, key: lived.key });
    expect(keys).toMatchObject({ dataKey: false, sessionKey: false });
    expect(keys.lost.map(({ what }) => what)).toContain('the password of the mail server');
  });
});

it('a file lost by the store is reported and does not prevent a backup', async () => {
  const { key } = await applied('perdida@example.com');
  rmSync(join(lived.world.environment.dataDir, 'files', key));
  const { manifest } = await lived.backup();
  expect(manifest.files.missing).toEqual([{ id: expect.any(String), reason: 'lost' }]);
});

/** As it happens when the time to keep the data is over. */
async function erase(candidateId: string): Promise<void> {
  await lived.world.dataSource.transaction(async (manager) => {
    const person = await lockPerson(manager, candidateId);
    if (person) await lived.world.app.get(EraseRecord).execute(manager, person, null);
  });
  await lived.world.app.get(NoteErasures).run();
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}
