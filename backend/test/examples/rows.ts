import { randomUUID } from 'node:crypto';
import { DEMO_CANDIDATE } from '../../src/demo/accounts.js';
import { User } from '../../src/auth/user.entity.js';
import { ADMIN, HR } from '../../src/demo/accounts.js';
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
};

/** Finds rows of the demo data when they are needed. */
export class Rows {
  constructor(readonly world: World) {}

  /** The id of the first row, or of the demo candidate's own row where people read their own data. */
  async any(table: string, permission?: string): Promise<string | undefined> {
    const { primaryColumns, columns } = this.world.dataSource.getMetadata(table);
    const key = primaryColumns[0]?.databaseName ?? 'id';
    const owned =
      permission?.startsWith('own:') && columns.some(({ databaseName }) => databaseName === 'candidato_id');
    const where = owned
      ? `candidato_id = (SELECT c.id FROM candidates c JOIN users u ON u.id = c.user_id
                         WHERE u.email_normalizado = '${DEMO_CANDIDATE}')`
      : table === 'users'
        ? `role = 'candidate'`
        : 'true';
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

  /** The id for a field. @throws when the field is not in the table. */
  async named(field: string): Promise<string> {
    const table = FIELDS[field];
    const id = table === undefined ? undefined : await (table === 'staff' ? this.staff() : this.any(table));
    if (id === undefined) throw new Error(`whose id is ${field}? Say it in FIELDS, or in what is given`);
    return id;
  }

  private async staff(): Promise<string> {
    return (await this.one(`SELECT id FROM users WHERE email_normalizado = $1`, [HR.email])).id;
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

  async administrator(): Promise<Agent> {
    const user = await this.world.dataSource.manager.findOneByOrFail(User, {
      email_normalizado: ADMIN.email,
    });
    return this.world.agentOf(user);
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
