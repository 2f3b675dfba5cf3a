import { createHash } from 'node:crypto';
import { PasswordHasher } from '../../src/auth/passwords/password-hasher.js';
import { passwordPolicy, passwordProblem } from '../../src/auth/passwords/password.rules.js';
import { insertRows } from '../../src/demo/insert-rows.js';
import { seed } from '../../src/demo/seed.js';
import { Hold } from '../../src/privacy/retention/holds/hold.entity.js';
import { HAS_OVERDUE } from '../../src/candidates/applications/list/overdue.js';
import { createDisk } from '../../src/platform/files/storage/disk.js';
import { DemoWorld } from './demo-world.js';
import { findInvariantViolations } from '../operations/data/invariants.js';

let demo: DemoWorld;

describe('the demo data', () => {
  beforeEach(async () => (demo = await DemoWorld.open()));
  afterEach(() => demo.close());

  it('are refused in production', async () => {
    process.env.NODE_ENV = 'production';
    await expect(seed('demo')).rejects.toThrow(/refused in production/);
  });

  it('are empty when few are asked for', async () => {
    expect(await seed('minimal')).toEqual({ loaded: false, accounts: [] });
    expect(await demo.count('users')).toBe(0);
  });
});

describe('a row of the demo data', () => {
  beforeAll(async () => (demo = await DemoWorld.open()));
  afterAll(() => demo.close());

  it.each([
    ['lacks a column', { creada_por: null }, 'motivo'],
    ['has a property that is no column', { motivo: 'Reclamación', motvo: 'Otra' }, 'motvo'],
  ])('is refused when it %s', async (_, row, column) => {
    const hold = { candidato_id: '5d0d0b1e-6f0a-4d3a-9a57-0c6d4f6f9b11', created_at: new Date() };
    await expect(insertRows(demo.dataSource.manager, Hold, [{ ...hold, ...row }])).rejects.toThrow(
      `demo data of retenciones, missing or unknown: ${column} in`,
    );
  });
});

describe('the loaded demo data', () => {
  let loaded: Awaited<ReturnType<typeof seed>>;
  beforeAll(async () => {
    demo = await DemoWorld.open();
    loaded = await seed('demo');
  });
  afterAll(() => demo.close());

  it('are complete and correct, and are not loaded again', async () => {
    const before = await demo.fingerprint();
    const second = await seed('demo');

    expect([loaded.loaded, second.loaded]).toEqual([true, false]);
    expect(second.accounts).toEqual(loaded.accounts);
    expect(await demo.fingerprint()).toEqual(before);
    expect(await findInvariantViolations(demo.dataSource)).toEqual([]);
    expect(await demo.counts(`SELECT estado AS k, count(*) AS n FROM vacantes GROUP BY 1`)).toEqual({
      activa: 7,
      pausada: 1,
      cerrada: 1,
      borrador: 1,
    });
    expect(await demo.counts(`SELECT estado AS k, count(*) AS n FROM candidates GROUP BY 1`)).toEqual({
      recibida: 17,
      en_revision: 17,
      entrevista_programada: 15,
      entrevista_realizada: 7,
      contratada: 23,
      rechazada: 41,
    });
  });

  it('let the four demo accounts sign in', async () => {
    const { accounts } = loaded;
    expect(accounts.map(({ email, role }) => [email, role])).toEqual([
      ['admin@example.com', 'admin'],
      ['rrhh@example.com', 'rrhh'],
      ['responsable@example.com', 'responsable'],
      ['candidato@example.com', 'candidate'],
    ]);
    const staff = passwordPolicy('admin', { password_min_length: 8, require_special_chars: true });
    for (const { email, password } of accounts) {
      expect(passwordProblem(password, staff)).toBeNull();
      const [hash = null] = await demo.column<string>(
        `SELECT password_hash AS x FROM users WHERE email = '${email}' AND activo AND email_verified_at IS NOT NULL`,
      );
      expect(await new PasswordHasher().verify(hash, password)).toBe(true);
    }
  });

  it('give the demo candidate a coming interview, an offer to answer and an older rejection', async () => {
    const own = `SELECT a.estado AS x FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id
      WHERE c.email = 'candidato@example.com' ORDER BY a.fecha_aplicacion DESC`;
    expect(await demo.column(own)).toEqual(['entrevista_programada', 'entrevista_realizada', 'rechazada']);
    expect(
      await demo.count(
        `interviews i JOIN candidates c ON c.id = i.candidato_id
         WHERE c.email = 'candidato@example.com' AND i.inicio > now() AND i.inicio < now() + interval '12 days'`,
      ),
    ).toBe(1);
  });

  it('are spread over the last twelve months, without a month that has most of them', async () => {
    const months = await demo.counts(
      `SELECT to_char(fecha_aplicacion AT TIME ZONE 'Europe/Madrid', 'YYYY-MM') AS k, count(*) AS n
       FROM aplicaciones_vacantes GROUP BY 1`,
    );
    expect(Object.keys(months).length).toBeGreaterThanOrEqual(11);
    expect(Math.max(...Object.values(months))).toBeLessThan(140 / 2);
    // The list of who waits stays of a size that people work through; how many it has depends on day and hour.
    const overdue = await demo.count(`candidates WHERE ${HAS_OVERDUE}`);
    expect([overdue > 0, overdue < 35]).toEqual([true, true]);
  });

  it('have jobs and opening hours in the format of the product', async () => {
    const subjects = await demo.column<string>(`SELECT DISTINCT asunto AS x FROM correos`);
    expect(subjects.filter((subject) => /tecnico|mecanico|_/.test(subject))).toEqual([]);
    expect(subjects).toContainEqual(expect.stringContaining('Técnico'));
    const [contact = ''] = await demo.column<string>(
      `SELECT cuerpo AS x FROM plantillas_correo ORDER BY version DESC LIMIT 1`,
    );
    const [hours = ''] = await demo.column<string>(`SELECT company_info ->> 'hours' AS x FROM system_config`);
    expect(contact.toLowerCase()).toContain(hours.toLowerCase());
  });

  it('have an example of everything that HR works with', async () => {
    expect(await demo.count('disponibilidades_entrevista WHERE activa')).toBe(2);
    expect(await demo.count('plantillas_correo')).toBe(2);
    expect(await demo.count('notas_candidato')).toBeGreaterThan(10);
    expect(await demo.count('evaluaciones')).toBeGreaterThan(10);
    expect(
      await demo.count(
        `evaluaciones e JOIN interviews i ON i.id = e.entrevista_id
         WHERE i.estado <> 'realizada' OR i.aplicacion_id <> e.aplicacion_id
           OR e.created_at < i.fin OR e.created_at > now()
           OR (e.autor_id IS NOT NULL AND NOT EXISTS (
             SELECT 1 FROM entrevista_participantes p WHERE p.entrevista_id = i.id AND p.usuario_id = e.autor_id))`,
      ),
    ).toBe(0);
    expect(await demo.count('guias_entrevista')).toBe(2);
    // Each value is of a field, and one of its options.
    expect(await demo.count(`candidates WHERE campos <> '{}'`)).toBe(6);
    expect(
      await demo.count(`candidates c CROSS JOIN jsonb_each_text(c.campos) v WHERE NOT EXISTS (
        SELECT 1 FROM campos_propios f CROSS JOIN jsonb_array_elements(f.opciones) o
        WHERE f.entidad = 'persona' AND f.clave = v.key AND o ->> 'clave' = v.value)`),
    ).toBe(0);
    expect(await demo.count(`vacantes WHERE campos ? 'centro_de_coste'`)).toBe(2);
    expect(await demo.count('entrevista_participantes WHERE NOT principal')).toBe(2);
    expect(await demo.count(`notas_candidato WHERE created_at > now()`)).toBe(0);
    expect(await demo.count(`vacantes_historial WHERE created_at <= now()`)).toBeGreaterThan(10);
    expect(await demo.count(`enlaces_vacante WHERE created_at <= now() AND visitas > 0`)).toBe(5);
    // An application that came through a link names it.
    expect(
      await demo.count(`aplicaciones_vacantes a WHERE canal <> 'web' AND NOT EXISTS (
        SELECT 1 FROM enlaces_vacante l WHERE l.codigo = a.canal
          AND (l.vacante_id IS NULL OR l.vacante_id = a.vacante_id))`),
    ).toBe(0);
    expect(await demo.count(`aplicaciones_vacantes WHERE canal <> 'web'`)).toBeGreaterThan(8);
    // One person twice, and nobody else.
    expect(
      await demo.column(
        `SELECT count(*)::int AS x FROM busqueda_candidatos WHERE clave_persona IS NOT NULL
         GROUP BY clave_persona HAVING count(*) > 1`,
      ),
    ).toEqual([2]);
  });

  it('store each CV as the PDF that its row describes', async () => {
    const disk = await createDisk({ dataDir: demo.dataDir, storageUrl: null });
    const files = await demo.dataSource.query<{ clave: string; bytes: number; sha256: string }[]>(
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

  it('describe 120 different people', async () => {
    for (const different of [
      `nombre || ' ' || apellidos`,
      'email',
      'telefono',
      'left(id::text, 8)',
      'carta_presentacion',
      'experiencia',
    ]) {
      const twice = `SELECT ${different} AS x FROM candidates GROUP BY 1 HAVING count(*) > 1`;
      expect(await demo.count(`(${twice}) d WHERE x IS NOT NULL`)).toBe(0);
    }
    const addresses = await demo.column<string>(
      `SELECT email AS x FROM users UNION SELECT email FROM candidates`,
    );
    expect(addresses.filter((email) => !/^[a-z0-9.]+@example\.(com|org|net)$/.test(email))).toEqual([]);
  });
});
