import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../src/auth/password-hasher.js';
import { passwordPolicy, passwordProblem } from '../src/auth/password.rules.js';
import { createDataSource } from '../src/data-source.js';
import { loadDemo } from '../src/demo/load-demo.js';
import { seed } from '../src/demo/seed.js';
import { createDisk } from '../src/platform/storage/disk.js';
import { findInvariantViolations } from './invariants.js';
import { createDatabase, type TestDatabase } from './database.js';

jest.setTimeout(120_000);

const APP_URL = 'http://127.0.0.1:4400';
const TABLES = [
  'users',
  'vacantes',
  'vacantes_historial',
  'enlaces_vacante',
  'archivos',
  'candidates',
  'cualificaciones',
  'disponibilidades',
  'consentimientos',
  'aplicaciones_vacantes',
  'aplicacion_historial',
  'interviews',
  'correos',
  'system_logs',
  'disponibilidades_entrevista',
  'notas_candidato',
  'evaluaciones',
  'plantillas_correo',
  'retenciones',
  'solicitudes_derechos',
];

let database: TestDatabase;
let dataSource: DataSource;
let dataDir: string;
const environment = { ...process.env };

async function open(): Promise<void> {
  database = await createDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'demo-'));
  Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: dataDir, APP_URL });
  dataSource = await createDataSource(database.url).initialize();
}

async function close(): Promise<void> {
  process.env = { ...environment };
  await dataSource.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}

const column = async <T>(sql: string): Promise<T[]> =>
  (await dataSource.query<{ x: T }[]>(sql)).map(({ x }) => x);
const count = async (rows: string): Promise<number> =>
  Number((await column<string>(`SELECT count(*) AS x FROM ${rows}`))[0]);
const counts = async (sql: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await dataSource.query<{ k: string; n: string }[]>(sql)).map(({ k, n }) => [k, Number(n)]),
  );

async function load(now: Date): Promise<void> {
  const disk = await createDisk({ dataDir, storageUrl: null });
  await dataSource.transaction((manager) => loadDemo(manager, disk, { now, appUrl: APP_URL }));
}

/** Everything that is the same on the same day: neither salts nor numbers that the database draws. */
async function fingerprint(): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of TABLES) {
    const [digest = ''] = await column<string>(
      `SELECT md5(string_agg(row, E'\\n' ORDER BY row)) AS x
       FROM (SELECT (to_jsonb(t) - 'password_hash' - CASE WHEN '${table}' = 'system_logs' THEN 'id' ELSE '' END)::text AS row
             FROM ${table} t) rows`,
    );
    digests[table] = digest;
  }
  return digests;
}

describe('the demo data', () => {
  beforeEach(open);
  afterEach(close);

  it('are loaded once, whole and true', async () => {
    const first = await seed('demo');
    const before = await fingerprint();
    const second = await seed('demo');

    expect([first.loaded, second.loaded]).toEqual([true, false]);
    expect(second.accounts).toEqual(first.accounts);
    expect(await fingerprint()).toEqual(before);
    expect(await findInvariantViolations(dataSource)).toEqual([]);
    expect(await counts(`SELECT estado AS k, count(*) AS n FROM vacantes GROUP BY 1`)).toEqual({
      activa: 7,
      pausada: 1,
      cerrada: 1,
      borrador: 1,
    });
    expect(await counts(`SELECT estado AS k, count(*) AS n FROM candidates GROUP BY 1`)).toEqual({
      recibida: 40,
      en_revision: 28,
      entrevista_programada: 16,
      entrevista_realizada: 10,
      contratada: 11,
      rechazada: 15,
    });
  });

  it('are loaded by one of two processes that start at once', async () => {
    const results = await Promise.all([seed('demo'), seed('demo')]);
    expect(results.map(({ loaded }) => loaded).sort()).toEqual([false, true]);
    expect(await count('candidates')).toBe(120);
  });

  it('are the same when they are loaded twice at one time', async () => {
    const now = new Date('2026-11-18T09:30:00Z');
    await load(now);
    const first = await fingerprint();
    await dataSource.transaction(async (manager) => {
      // The log refuses to be emptied; as its owner one may.
      await manager.query(`SET LOCAL session_replication_role = replica`);
      await manager.query(`TRUNCATE ${TABLES.join(', ')}, system_log_waiting, counters CASCADE`);
    });
    await load(now);
    expect(await fingerprint()).toEqual(first);
  });

  it('leave nothing when loading fails, and load the next time', async () => {
    const broken = await createDisk({ dataDir, storageUrl: null });
    jest.spyOn(broken, 'put').mockRejectedValue(new Error('no space left'));
    await expect(
      dataSource.transaction((manager) => loadDemo(manager, broken, { now: new Date(), appUrl: APP_URL })),
    ).rejects.toThrow('no space left');
    for (const table of TABLES) expect(await count(table)).toBe(0);
    expect((await seed('demo')).loaded).toBe(true);
  });

  it('are refused in production', async () => {
    process.env.NODE_ENV = 'production';
    await expect(seed('demo')).rejects.toThrow(/refused in production/);
  });

  it('are nothing when little is asked for', async () => {
    expect(await seed('minimal')).toEqual({ loaded: false, accounts: [] });
    expect(await count('users')).toBe(0);
  });
});

describe('the demo data, once loaded,', () => {
  let loaded: Awaited<ReturnType<typeof seed>>;
  beforeAll(async () => {
    await open();
    loaded = await seed('demo');
  });
  afterAll(close);

  it('let the three demo accounts in', async () => {
    const { accounts } = loaded;
    expect(accounts.map(({ email, role }) => [email, role])).toEqual([
      ['admin@example.com', 'admin'],
      ['rrhh@example.com', 'rrhh'],
      ['candidato@example.com', 'candidate'],
    ]);
    const staff = passwordPolicy('admin', { password_min_length: 8, require_special_chars: true });
    for (const { email, password } of accounts) {
      expect(passwordProblem(password, staff)).toBeNull();
      const [hash = null] = await column<string>(
        `SELECT password_hash AS x FROM users WHERE email = '${email}' AND activo AND email_verified_at IS NOT NULL`,
      );
      expect(await new PasswordHasher().verify(hash, password)).toBe(true);
    }
  });

  it('give the demo candidate an interview to come and an older rejection', async () => {
    const own = `SELECT a.estado AS x FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id
      WHERE c.email = 'candidato@example.com' ORDER BY a.fecha_aplicacion DESC`;
    expect(await column(own)).toEqual(['entrevista_programada', 'rechazada']);
    expect(
      await count(
        `interviews i JOIN candidates c ON c.id = i.candidato_id
         WHERE c.email = 'candidato@example.com' AND i.inicio > now() AND i.inicio < now() + interval '12 days'`,
      ),
    ).toBe(1);
  });

  it('have something of everything that HR works with', async () => {
    expect(await count('disponibilidades_entrevista WHERE activa')).toBe(2);
    expect(await count('plantillas_correo')).toBe(2);
    expect(await count('notas_candidato')).toBeGreaterThan(10);
    expect(await count('evaluaciones')).toBeGreaterThan(10);
    expect(
      await count(
        `evaluaciones e JOIN interviews i ON i.id = e.entrevista_id
         WHERE i.estado <> 'realizada' OR i.entrevistador_id <> e.autor_id OR i.aplicacion_id <> e.aplicacion_id
           OR e.created_at < i.fin OR e.created_at > now()`,
      ),
    ).toBe(0);
    expect(await count(`notas_candidato WHERE created_at > now()`)).toBe(0);
    expect(await count(`vacantes_historial WHERE created_at <= now()`)).toBeGreaterThan(10);
    expect(await count(`enlaces_vacante WHERE created_at <= now() AND visitas > 0`)).toBe(5);
    // What says that somebody came by a link names one.
    expect(
      await count(`aplicaciones_vacantes a WHERE canal <> 'web' AND NOT EXISTS (
        SELECT 1 FROM enlaces_vacante l WHERE l.codigo = a.canal
          AND (l.vacante_id IS NULL OR l.vacante_id = a.vacante_id))`),
    ).toBe(0);
    expect(await count(`aplicaciones_vacantes WHERE canal <> 'web'`)).toBeGreaterThan(8);
    // One person twice, and nobody else.
    expect(
      await column(
        `SELECT count(*)::int AS x FROM busqueda_candidatos WHERE clave_persona IS NOT NULL
         GROUP BY clave_persona HAVING count(*) > 1`,
      ),
    ).toEqual([2]);
  });

  it('keep each CV as the PDF that its row describes', async () => {
    const disk = await createDisk({ dataDir, storageUrl: null });
    const files = await dataSource.query<{ clave: string; bytes: number; sha256: string }[]>(
      `SELECT clave, bytes, sha256 FROM archivos`,
    );
    expect(files.length).toBeGreaterThan(105);
    for (const { clave, bytes, sha256 } of files) {
      expect(clave).toMatch(/^candidatos\/[0-9a-f-]{36}\/cv-[a-z-]+\.pdf$/);
      const content = Buffer.from(await disk.getBytes(clave));
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
      expect(content).toHaveLength(bytes);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    }
  });

  it('tell of 120 different people', async () => {
    for (const different of [
      `nombre || ' ' || apellidos`,
      'email',
      'telefono',
      'left(id::text, 8)',
      'carta_presentacion',
      'experiencia',
    ]) {
      const twice = `SELECT ${different} AS x FROM candidates GROUP BY 1 HAVING count(*) > 1`;
      expect(await count(`(${twice}) d WHERE x IS NOT NULL`)).toBe(0);
    }
    const addresses = await column<string>(`SELECT email AS x FROM users UNION SELECT email FROM candidates`);
    expect(addresses.filter((email) => !/^[a-z0-9.]+@example\.(com|org|net)$/.test(email))).toEqual([]);
  });
});

describe('on any day the demo data', () => {
  beforeEach(open);
  afterEach(close);

  it.each([
    ['after the clocks went forward', '2026-03-30T05:30:00Z'],
    ['after the clocks went back, late at night', '2026-10-26T22:58:00Z'],
    ['on New Year, just after midnight', '2026-12-31T23:05:00Z'],
    ['on a Saturday in August', '2026-08-15T12:00:00Z'],
  ])('keep every rule: %s', async (_, instant) => {
    const now = new Date(instant);
    await load(now);
    expect(await findInvariantViolations(dataSource)).toEqual([]);
    const at = `'${instant}'::timestamptz`;
    const wall = `(i.inicio AT TIME ZONE 'Europe/Madrid')`;
    const end = `(i.fin AT TIME ZONE 'Europe/Madrid')`;
    expect(
      await count(
        `interviews i WHERE ${wall}::time < '09:00' OR ${end}::time > '17:30' OR extract(isodow FROM ${wall}) > 5`,
      ),
    ).toBe(0);
    // What is past is settled, what is to come is not.
    const day = `(${at} AT TIME ZONE 'Europe/Madrid')::date`;
    expect(
      await count(
        `interviews i WHERE estado IN ('programada', 'confirmada') AND ${wall}::date < ${day}
           OR estado IN ('realizada', 'no_presentada') AND ${wall}::date >= ${day}`,
      ),
    ).toBe(0);
    const past = ['users', 'vacantes', 'candidates', 'aplicaciones_vacantes', 'interviews', 'correos'];
    for (const table of past) {
      expect(await count(`${table} WHERE created_at > ${at} OR updated_at > ${at}`)).toBe(0);
    }
    expect(await count(`aplicacion_historial WHERE created_at > ${at} OR visible_at > ${at}`)).toBe(0);
    expect(await count(`system_logs WHERE created_at > ${at}`)).toBe(0);
    // The one rejection that waits is the one message that does.
    expect(await column(`SELECT plantilla AS x FROM correos WHERE estado = 'pendiente'`)).toEqual([
      'rechazo',
    ]);
    expect(await count(`correos WHERE estado = 'pendiente' AND enviar_desde <= ${at}`)).toBe(0);
    expect(
      await count(
        `aplicacion_historial h JOIN correos m ON m.historial_id = h.id
         WHERE h.visible_at IS NULL AND m.estado = 'pendiente'`,
      ),
    ).toBe(1);
    // Nobody applies before a vacancy is published, and every event has its own moment.
    expect(
      await count(
        `aplicaciones_vacantes a JOIN vacantes v ON v.id = a.vacante_id WHERE a.fecha_aplicacion < v.fecha_publicacion`,
      ),
    ).toBe(0);
    expect(
      await count(
        `(SELECT tipo, created_at <= lag(created_at) OVER (PARTITION BY aplicacion_id ORDER BY created_at, tipo = 'creada') AS late,
            row_number() OVER (PARTITION BY aplicacion_id ORDER BY created_at) AS place FROM aplicacion_historial) h
         WHERE late OR (place = 1) <> (tipo = 'creada')`,
      ),
    ).toBe(0);
  });
});
