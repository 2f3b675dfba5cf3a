import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examine, type Finding } from '../../src/operations/doctor/examine.js';
import { NoteErasures } from '../../src/privacy/erasure/note-erasures.js';
import type { Environment } from '../../src/platform/environment/environment.js';
import { BackupPlaces, type Lived, livedIn, otherKey } from './data/backup-world.js';

const places = new BackupPlaces();
let lived: Lived;

beforeAll(async () => {
  lived = await livedIn(places);
});
afterAll(async () => {
  await lived.world.close();
  await places.close();
});

async function findings(changes: Partial<Environment> = {}, deep = true): Promise<Finding[]> {
  const environment = { ...lived.world.environment, ...changes };
  const found: Finding[] = [];
  for await (const finding of examine(environment, { running: true, deep, backupDir: lived.dir })) {
    found.push(finding);
  }
  return found;
}

const CROWDED = 'a process takes up to';

/** Without the check of connections, because all specs share the server. */
const wrong = async (changes: Partial<Environment> = {}): Promise<string[]> =>
  (await findings(changes))
    .filter(({ state, text }) => state === 'bad' && !text.startsWith(CROWDED))
    .map(({ name, text }) => `${name}: ${text}`);

const sql = (statement: string, values: unknown[] = []): Promise<unknown> =>
  lived.world.dataSource.query(statement, values);

it('doctor finds no fault in a valid installation', async () => {
  await lived.backup();
  expect(await wrong()).toEqual([]);
  const all = await findings({}, false);
  expect(all.find(({ name }) => name === 'backups')?.state).toBe('ok');
  expect(all.find(({ name }) => name === 'mail')).toMatchObject({
    state: 'warning',
    text: 'there is no mail server: messages are kept and not sent.',
  });
});

/** Each fault, its message, and its repair. */
const FAULTS: Record<string, { plant: string; says: string; mend: string }> = {
  'a counter that is not that of the rows': {
    plant: `INSERT INTO counters (name, k1, k2, slot, value) VALUES ('interviews', 'programada', '', 0, 7)`,
    says: 'figures: this does not hold: counters of interviews are true.',
    mend: `DELETE FROM counters WHERE name = 'interviews' AND k1 = 'programada'`,
  },
  'a migration that is missing': {
    plant: `UPDATE migrations SET name = 'x' || name WHERE name LIKE 'Backups%'`,
    says: 'migrations are missing: Backups1790000000035.',
    mend: `UPDATE migrations SET name = substr(name, 2) WHERE name LIKE 'xBackups%'`,
  },
  'a migration that was edited after it was applied': {
    plant: `UPDATE migrations SET huella = 'x' || huella WHERE name = 'Figures1790000000027'`,
    says: 'were applied in other words than those of this version: Figures1790000000027.',
    mend: `UPDATE migrations SET huella = substr(huella, 2) WHERE name = 'Figures1790000000027'`,
  },
  'a mailbox that does not open': {
    plant: `UPDATE buzon_entrada SET direccion = 'a@b.test', servidor = 'b.test', usuario = 'a', contrasena = 'x',
      contrasena_clave = 'x', activo = true, fallo = 'x'`,
    says: 'inbound: the mailbox cannot be read.',
    mend: `UPDATE buzon_entrada SET activo = false, contrasena = NULL, contrasena_clave = NULL, fallo = NULL`,
  },
  'a channel by which nothing can be sent': {
    plant: `UPDATE canales_mensajes SET url = 'https://sms.test', token = 'x', token_clave = 'x', secreto = 'x',
      secreto_clave = 'x', alias = 'ZARVIA', activo = true, fallo = 'x', fallo_at = now() WHERE canal = 'sms'`,
    says: 'channels: nothing can be sent by sms.',
    mend: `UPDATE canales_mensajes SET activo = false, url = NULL, token = NULL, token_clave = NULL, secreto = NULL,
      secreto_clave = NULL, fallo = NULL WHERE canal = 'sms'`,
  },
  'a function that was changed by hand': {
    plant: `ALTER FUNCTION historial_estancia() RENAME TO historial_otra`,
    says: 'schema: these functions are not those of this version: historial_estancia.',
    mend: `ALTER FUNCTION historial_otra() RENAME TO historial_estancia`,
  },
  'a migration of a version that is too new': {
    plant: `INSERT INTO migrations (timestamp, name, version_minima) VALUES (1999999999999, 'Later1999999999999', '99.1.0')`,
    says: 'migrations are of a version that is too new for this one: Later1999999999999.',
    mend: `DELETE FROM migrations WHERE name = 'Later1999999999999'`,
  },
  'a trigger that is switched off': {
    plant: `ALTER TABLE candidates DISABLE TRIGGER candidates_counter_insert_tg`,
    says: 'schema: the trigger candidates_counter_insert_tg of candidates is switched off.',
    mend: `ALTER TABLE candidates ENABLE TRIGGER candidates_counter_insert_tg`,
  },
  'a restore that was not finished': {
    plant: `CREATE TABLE restauracion_en_curso (desde timestamptz)`,
    says: 'schema: a restore into this database was not finished.',
    mend: `DROP TABLE restauracion_en_curso`,
  },
  'a message that should have left long ago': {
    plant: `INSERT INTO correos (causa, plantilla, destinatario, asunto, html, texto, enviar_desde, estado, reclamado_at)
      VALUES ('atascado', 'contacto', 'x@example.com', 'a', 'b', 'c', now() - interval '1 hour', 'enviando', now() + interval '1 hour')`,
    says: 'mail: 1 messages should have left more than 10 minutes ago.',
    mend: `DELETE FROM correos WHERE causa = 'atascado'`,
  },
  'a file whose object is gone': {
    plant: `INSERT INTO archivos (id, clave, estado, nombre_original, tipo, bytes, sha256) VALUES
      ('00000000-0000-4000-8000-00000000abcd', 'cv/gone.pdf', 'en_uso', 'CV.pdf', 'application/pdf', 1, 'x')`,
    says: 'files are missing: 00000000-0000-4000-8000-00000000abcd.',
    mend: `DELETE FROM archivos WHERE clave = 'cv/gone.pdf'`,
  },
  'a secret that no key opens': {
    plant: `UPDATE system_config SET smtp_password = 'x', smtp_password_clave = 'aaaaaaaaaaaaaaaa'`,
    says: 'keys: DATA_KEY does not open the password of the mail server (1).',
    mend: `UPDATE system_config SET smtp_password = NULL, smtp_password_clave = NULL`,
  },
  'an erasure that is on no list': {
    plant: `INSERT INTO borrados (id, tipo, borrado_at, anotado_at)
      VALUES ('00000000-0000-4000-8000-00000000beef', 'candidato', now() - interval '1 day', now())`,
    says: 'erased ids are not on the list that is kept apart.',
    mend: `DELETE FROM borrados WHERE id = '00000000-0000-4000-8000-00000000beef'`,
  },
  'a log that would let itself be changed': {
    plant: `ALTER TABLE system_logs DISABLE TRIGGER system_logs_append_only_tg`,
    says: 'schema: the trigger system_logs_append_only_tg of system_logs is switched off.',
    mend: `ALTER TABLE system_logs ENABLE TRIGGER system_logs_append_only_tg`,
  },
};

it.each(Object.keys(FAULTS))('doctor finds %s', async (name) => {
  const { plant, says, mend } = FAULTS[name] ?? { plant: '', says: '', mend: '' };
  await sql(plant);
  try {
    expect((await wrong()).join('\n')).toContain(says);
  } finally {
    await sql(mend);
  }
  expect(await wrong()).toEqual([]);
});

it('doctor finds settings that are allowed but probably not intended', async () => {
  const said = (await findings({ appUrl: 'https://x.example.com', sessionSecret: 'a'.repeat(40) }))
    .filter(({ name }) => name === 'settings')
    .map(({ text }) => text);
  expect(said).toEqual([
    'SESSION_SECRET is easy to guess.',
    'APP_URL is https, which only a proxy can serve, and TRUST_PROXY is 0: all visitors share one limit.',
  ]);
  const crowded = (await findings({ databasePool: 100_000 })).filter(({ state }) => state === 'bad');
  expect(crowded.map(({ text }) => text).join()).toContain(`${CROWDED} 100005 connections`);
  expect((await wrong({ smtpUrl: 'smtp://127.0.0.1:9' })).join()).toContain(
    'the server of SMTP_URL does not answer (ECONNREFUSED)',
  );
});

it('doctor finds a store that cannot be written, files that others may read, and missing backups', async () => {
  const dataDir = places.dir();
  writeFileSync(join(dataDir, 'files'), 'a file in the place of the folder');
  expect((await wrong({ dataDir })).join()).toContain('files: ');
  const open = places.dir();
  writeFileSync(join(open, 'secrets.json'), '{', { mode: 0o644 });
  chmodSync(join(open, 'secrets.json'), 0o644);
  mkdirSync(join(open, 'files'));
  const said = (await wrong({ dataDir: open })).join('\n');
  expect(said).toContain('other users may read secrets.json');
  expect(said).toContain('secrets.json in DATA_DIR is damaged');
  rmSync(lived.dir, { recursive: true });
  expect((await findings()).find(({ name }) => name === 'backups')).toMatchObject({
    state: 'warning',
    text: 'there is none.',
  });
});

it('doctor names entries of the list of erasures that no key can verify', async () => {
  const id = '00000000-0000-4000-8000-00000000feed';
  await sql(`INSERT INTO borrados (id, tipo, borrado_at) VALUES ('${id}', 'candidato', now())`);
  await lived.world.app.get(NoteErasures).run();
  const said = await findings({ dataKey: otherKey() });
  expect(said.filter(({ name }) => name === 'erasures').map(({ text }) => text)).toContain(
    '1 entries of the list are signed with no key that is given.',
  );
});

it('doctor shows no value of a setting and no names of people', async () => {
  await lived.world.given.user({ email: 'persona@example.com' });
  const text = JSON.stringify(await findings({ smtpUrl: 'smtp://usuario:contrasena@127.0.0.1:9' }));
  for (const secret of ['contrasena', 'usuario', lived.world.environment.sessionSecret, 'persona@']) {
    expect(text).not.toContain(secret);
  }
});
