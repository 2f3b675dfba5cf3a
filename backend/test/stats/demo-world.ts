import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/operations/database/data-source.js';
import { loadDemo } from '../../src/demo/load-demo.js';
import { createDisk } from '../../src/platform/files/storage/disk.js';
import { createDatabase, type TestDatabase } from '../database.js';

export const DEMO_URL = 'http://127.0.0.1:4400';
export const DEMO_TABLES = [
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
  'campos_propios',
  'fases',
  'guias_entrevista',
  'tareas',
  'solicitudes_personal',
  'plantilla_prevista',
  'ofertas',
  'incorporaciones',
  'tareas_incorporacion',
  'hilos',
  'respuestas_guardadas',
  'propuestas_equipo',
];

const TIMES = ['created_at', 'updated_at'];
/** Columns that the database sets. */
const OF_ITS_OWN: Record<string, string[]> = {
  system_logs: ['id'],
  notas_candidato: ['causa'],
  campos_propios: TIMES,
  fases: TIMES,
  guias_entrevista: TIMES,
  respuestas_guardadas: ['id', ...TIMES],
};

/** An empty installation, named by the environment, where demo data can be loaded. */
export class DemoWorld {
  private constructor(
    private readonly database: TestDatabase,
    readonly dataSource: DataSource,
    readonly dataDir: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async open(): Promise<DemoWorld> {
    const environment = { ...process.env };
    const database = await createDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'demo-'));
    Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: dataDir, APP_URL: DEMO_URL });
    return new DemoWorld(database, await createDataSource(database.url).initialize(), dataDir, environment);
  }

  async close(): Promise<void> {
    process.env = { ...this.environment };
    await this.dataSource.destroy();
    await this.database.drop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** The values of a statement's column `x`. */
  async column<T>(sql: string): Promise<T[]> {
    return (await this.dataSource.query<{ x: T }[]>(sql)).map(({ x }) => x);
  }

  async count(rows: string): Promise<number> {
    return Number((await this.column<string>(`SELECT count(*) AS x FROM ${rows}`))[0]);
  }

  /** The columns `k` and `n` of a statement. */
  async counts(sql: string): Promise<Record<string, number>> {
    const rows = await this.dataSource.query<{ k: string; n: string }[]>(sql);
    return Object.fromEntries(rows.map(({ k, n }) => [k, Number(n)]));
  }

  async load(now: Date): Promise<void> {
    const disk = await createDisk({ dataDir: this.dataDir, storageUrl: null });
    await this.dataSource.transaction((manager) => loadDemo(manager, disk, { now, appUrl: DEMO_URL }));
  }

  /** What is equal each time on the same day: without salts, and without ids and times that the database sets. */
  async fingerprint(): Promise<Record<string, string>> {
    const digests: Record<string, string> = {};
    for (const table of DEMO_TABLES) {
      const own = OF_ITS_OWN[table] ?? [];
      const [digest = ''] = await this.column<string>(
        `SELECT md5(string_agg(row, E'\\n' ORDER BY row)) AS x
         FROM (SELECT (to_jsonb(t) - '{${['password_hash', 'modificado_at', ...own].join()}}'::text[])::text AS row
               FROM ${table} t) rows`,
      );
      digests[table] = digest;
    }
    return digests;
  }
}
