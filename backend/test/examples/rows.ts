import { randomUUID } from 'node:crypto';
import { ADMIN, DEMO_CANDIDATE, HR, MANAGER } from '../../src/demo/accounts.js';
import { pdf } from '../candidates/application-form.js';
import type { Agent, World } from '../world.js';
import type { Real } from './real.js';

/** The table that a field refers to. */
const FIELDS: Readonly<Record<string, string>> = {
  aplicacion_id: 'aplicaciones_vacantes',
  candidaturaId: 'aplicaciones_vacantes',
  candidato_id: 'candidates',
  candidatoId: 'candidates',
  candidatos: 'candidates',
  vacante_id: 'vacantes',
  disponibilidad_id: 'disponibilidades_entrevista',
  motivo_rechazo_id: 'motivos_rechazo',
  entrevistador_id: 'staff',
  asignado_a: 'staff',
  suplente_id: 'staff',
  userId: 'staff',
  usuarios: 'staff',
  participantes: 'colleague',
  criterio_id: 'criterios_evaluacion',
  criterios: 'criterios_evaluacion',
  vacante: 'vacantes',
};

/** Which rows of a table are meant, where not all of them are. */
const USUAL: Readonly<Record<string, string>> = {
  users: `role = 'candidate'`,
  // Those of a department are scored there only.
  criterios_evaluacion: 'activo AND departamento IS NULL',
};

/** Ids of the vacancies of the manager's departments. */
const OF_TEAM = `SELECT v.id FROM vacantes v JOIN equipo_departamento e ON e.departamento = v.departamento
                 WHERE e.usuario_id = '${MANAGER.id}'`;
/** The rows that the manager of the demo data sees. */
const OF_MANAGER: Readonly<Record<string, string>> = {
  aplicaciones_vacantes: `deleted_at IS NULL AND vacante_id IN (${OF_TEAM})`,
  interviews: `id IN (SELECT p.entrevista_id FROM entrevista_participantes p WHERE p.usuario_id = '${MANAGER.id}')`,
  tareas: `asignada_a = '${MANAGER.id}'`,
  vacantes: `id IN (${OF_TEAM})`,
};

/** Accounts of staff that a field refers to. */
const STAFF: Readonly<Record<string, string>> = { staff: HR.id, colleague: ADMIN.id };

/** Finds rows of the demo data when they are needed. */
export class Rows {
  private readonly servers: { close: () => unknown }[] = [];

  constructor(readonly world: World) {}

  /** Closes a server of the internet, played on loopback, at the end. */
  keep<S extends { close: () => unknown }>(server: S): S {
    this.servers.push(server);
    return server;
  }

  async close(): Promise<void> {
    for (const server of this.servers) await server.close();
  }

  /** The id of the first row, or of the demo candidate's own row where people read their own data. */
  async any(table: string, permission?: string): Promise<string | undefined> {
    const { primaryColumns, columns } = this.world.dataSource.getMetadata(table);
    const key = primaryColumns[0]?.databaseName ?? 'id';
    const owned =
      permission?.startsWith('own:') && columns.some(({ databaseName }) => databaseName === 'candidato_id');
    const where = owned
      ? `candidato_id = (SELECT c.id FROM candidates c JOIN users u ON u.id = c.user_id
                         WHERE u.email_normalizado = '${DEMO_CANDIDATE}')`
      : (permission?.startsWith('team:') && OF_MANAGER[table]) || USUAL[table] || 'true';
    // Random ids are in no order: the same row in each run.
    const isDated =
      primaryColumns[0]?.type === 'uuid' && columns.some(({ databaseName }) => databaseName === 'created_at');
    const order = isDated ? `created_at, ${key}` : key;
    return (await this.find(`SELECT ${key} AS id FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT 1`))
      ?.id;
  }

  async versionOf(table: string, id: string): Promise<number | undefined> {
    const { primaryColumns, columns } = this.world.dataSource.getMetadata(table);
    if (!columns.some(({ databaseName }) => databaseName === 'version')) return undefined;
    const key = primaryColumns[0]?.databaseName ?? 'id';
    return (
      await this.find<{ version: number }>(`SELECT version FROM ${table} WHERE ${key}::text = $1`, [id])
    )?.version;
  }

  /** Whether a field is in the table. */
  knows(field: string): boolean {
    return field in FIELDS;
  }

  /** The id for a field. @throws when the field is not in the table. */
  async named(field: string, permission?: string): Promise<string> {
    const table = FIELDS[field];
    const id = table === undefined ? undefined : (STAFF[table] ?? (await this.any(table, permission)));
    if (id === undefined) throw new Error(`whose id is ${field}? Say it in FIELDS, or in what is given`);
    return id;
  }

  /** The first row of a statement, if there is one. */
  async find<T = { id: string }>(sql: string, values: unknown[] = []): Promise<T | undefined> {
    return (await this.world.dataSource.query<T[]>(sql, values))[0];
  }

  /** @throws when there is none. */
  async one<T = { id: string }>(sql: string, values: unknown[] = []): Promise<T> {
    const row = await this.find<T>(sql, values);
    if (!row) throw new Error(`no row: ${sql}`);
    return row;
  }

  /** A CV with unique contents. */
  pdf(): Buffer {
    return pdf(randomUUID());
  }

  administrator(): Promise<Agent> {
    return this.world.agentOf(ADMIN);
  }

  humanResources(): Promise<Agent> {
    return this.world.agentOf(HR);
  }

  manager(): Promise<Agent> {
    return this.world.agentOf(MANAGER);
  }

  /** The id of the created record. */
  async made(path: string, order: object): Promise<string> {
    const { body } = await (await this.administrator()).post(path).send(order).expect(201);
    return String((body as { id?: string }).id);
  }

  /** An uploaded file of candidates whose columns are not confirmed. */
  async imported(csv: string): Promise<string> {
    const browser = await this.administrator();
    const { body } = await browser
      .post('/api/imports')
      .attach('archivo', Buffer.from(csv), 'personas.csv')
      .expect(201);
    return (body as { id: string }).id;
  }

  /** A file with confirmed columns. */
  async planned(csv: string): Promise<string> {
    const id = await this.imported(csv);
    const opciones = {
      departamento: 'mantenimiento',
      posicion: 'mecanico',
      etapa: 'recibida',
      si_email: 'omitir',
      si_telefono: 'omitir',
      si_fila: 'omitir',
      avisar: false,
    };
    const plan = { mapeo: ['nombre', 'apellidos', 'email', 'telefono'], opciones };
    await (await this.administrator()).put(`/api/imports/${id}/plan`).send(plan).expect(200);
    return id;
  }

  /** A file whose rows have all been imported. */
  async finished(csv: string): Promise<string> {
    const id = await this.planned(csv);
    const browser = await this.administrator();
    const { revision } = await this.one<{ revision: number }>(
      `SELECT revision FROM importaciones WHERE id = $1`,
      [id],
    );
    const order = { revision, origen: 'Feria de empleo', confirma: true };
    await browser.post(`/api/imports/${id}/confirm`).send(order).expect(200);
    await this.world.until(async () => {
      const { estado } = await this.one<{ estado: string }>(
        `SELECT estado FROM importaciones WHERE id = $1`,
        [id],
      );
      return estado === 'terminada';
    });
    return id;
  }

  /** A folder for CVs, without any. */
  folder(): Promise<string> {
    const order = { nombre: 'Feria', origen: 'Feria de empleo', confirma: true };
    return this.made('/api/imports/cvs', { ...order, departamento: 'mantenimiento', posicion: 'mecanico' });
  }

  /** A CV in a folder of its own; complete: it names its owner. */
  async draft({ complete = false } = {}): Promise<Real> {
    const id = await this.folder();
    const browser = await this.administrator();
    const cvs = `/api/imports/${id}/cvs`;
    const { body } = await browser.post(cvs).attach('cv', pdf(id), 'CV.pdf').expect(201);
    const { id: draft, version } = body as { id: string; version: number };
    if (!complete) return { path: { id, draft } };
    const person = {
      nombre: 'Pau',
      apellidos: 'Riera',
      email: 'pau.riera@example.net',
      telefono: '612 345 670',
    };
    const place = { departamento: 'mantenimiento', posicion: 'mecanico' };
    await browser
      .put(`${cvs}/${draft}`)
      .send({ ...person, ...place, version })
      .expect(200);
    return { path: { id, draft } };
  }
}
