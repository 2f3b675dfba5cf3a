import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../../../src/operations/database/entities.js';
import { seed } from '../../../src/demo/seed.js';
import { checkInvariants } from '../../../src/operations/invariants/check-invariants.js';
import { findViolations, INVARIANTS } from '../../../src/operations/invariants/find-violations.js';
import { PROGRESS_INVARIANTS } from '../../../src/operations/invariants/progress.invariants.js';
import { dataSourceOptions } from '../../../src/platform/database/connections/data-source-options.js';
import { createDatabase, type TestDatabase } from '../../database.js';

/** Breaks each rule as a defect of the product would, without its triggers. */
const DEFECTS: Record<string, string> = {
  'a person shows the current application': `UPDATE candidates SET estado = 'contratada', etapa = 'contratada' WHERE estado = 'recibida'`,
  'a person counts the other open applications': `UPDATE candidates SET otras_abiertas = otras_abiertas + 1`,
  'whoever is shown can be found': `DELETE FROM busqueda_candidatos`,
  'counters of people are true': `UPDATE counters SET value = value + 1 WHERE name = 'candidates'`,
  'counters of interviews are true': `DELETE FROM interviews WHERE id = (SELECT id FROM interviews WHERE deleted_at IS NULL LIMIT 1)`,
  'every counter is one that is compared here': `INSERT INTO counters (name, k1, k2, slot, value) VALUES ('new', '', '', 0, 1)`,
  'each step begins where the one before ended': `UPDATE aplicacion_historial SET de = 'rechazada' WHERE tipo = 'movida' AND de = 'recibida'`,
  'the history ends in the estado': `DELETE FROM aplicacion_historial WHERE id = (
     SELECT id FROM aplicacion_historial WHERE tipo = 'movida' AND a = 'contratada' LIMIT 1)`,
  'one change has one message': `INSERT INTO correos (causa, plantilla, destinatario, asunto, html, texto, historial_id, aplicacion_id, candidato_id)
     SELECT causa || ':otra', plantilla, destinatario, asunto, html, texto, historial_id, aplicacion_id, candidato_id
     FROM correos WHERE historial_id IS NOT NULL AND causa NOT LIKE 'reenvio:%' LIMIT 1`,
  'a move that was taken back sends no message': `UPDATE aplicacion_historial SET deshecha_at = now() WHERE id = (
     SELECT historial_id FROM correos WHERE estado = 'capturado' AND historial_id IS NOT NULL AND causa NOT LIKE 'reenvio:%' LIMIT 1)`,
  'a file in use has its owner, and an owner its file': `UPDATE archivos SET estado = 'borrar' WHERE id IN (SELECT archivo_id FROM cv_historial LIMIT 1)`,
  'a person has the last CV of the history': `UPDATE cv_historial SET hasta = now()`,
  'a session goes from its beginning to its end': `INSERT INTO sessions (user_id, refresh_hash, expires_at, created_at)
     SELECT id, 'x', now() - interval '1 hour', now() FROM users LIMIT 1`,
};

const LEFT_UNDONE: Record<string, string> = {
  'a message that is due is on its way': `UPDATE correos SET estado = 'pendiente', enviar_desde = now() - interval '1 hour'`,
  'a message that is being sent has a worker': `UPDATE correos SET estado = 'enviando', reclamado_at = now() - interval '1 hour'`,
};

describe('the check of the invariants', () => {
  let database: TestDatabase;
  let dataDir: string;
  let dataSource: DataSource;
  const before = { ...process.env };

  beforeAll(async () => {
    database = await createDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'invariants-'));
    Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: dataDir });
    await seed('demo');
    dataSource = await new DataSource(dataSourceOptions(database.url, ENTITIES)).initialize();
    // The queue's tables, which the product makes at its first start.
    await dataSource.query(`CREATE SCHEMA IF NOT EXISTS pgboss`);
    await dataSource.query(
      `CREATE TABLE IF NOT EXISTS pgboss.job (id uuid, name text, state text, started_on timestamptz)`,
    );
  });
  afterAll(async () => {
    process.env = before;
    await dataSource.destroy();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The rules that are broken after this, which is taken back. */
  async function brokenBy(sql: string, rules = INVARIANTS): Promise<string[]> {
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`SET LOCAL session_replication_role = replica`);
      await runner.query(sql);
      const findings = await findViolations((query) => runner.query(query), rules);
      return findings.filter(({ broken }) => broken.length > 0).map(({ rule }) => rule);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  it.each(Object.entries(DEFECTS))('reports a violation of the rule that %s', async (rule, sql) => {
    expect(await brokenBy(sql)).toContain(rule);
  });

  it.each(Object.entries(LEFT_UNDONE))('reports a violation of the rule that %s', async (rule, sql) => {
    expect(await brokenBy(sql, PROGRESS_INVARIANTS)).toContain(rule);
  });

  it('finds files without a row, rows without a file, and changed files', async () => {
    const broken = async () => {
      const { always } = await checkInvariants({ contents: true });
      return Object.fromEntries(
        always
          .filter((finding) => finding.broken.length > 0)
          .map((finding) => [finding.rule, finding.broken]),
      );
    };
    expect(await broken()).toEqual({});
    const files = join(dataDir, 'files');
    writeFileSync(join(files, 'nobody.pdf'), 'x');
    const [one, two] = await dataSource.query<{ id: string; clave: string }[]>(
      `SELECT id, clave FROM archivos WHERE estado = 'en_uso' ORDER BY clave LIMIT 2`,
    );
    rmSync(join(files, one?.clave ?? ''));
    writeFileSync(join(files, two?.clave ?? ''), 'another');
    expect(await broken()).toEqual({
      'every stored object has its row': ['nobody.pdf'],
      'every file in use is stored': [one?.id],
      'every stored file is what was sent': [two?.id],
    });
  });
});
