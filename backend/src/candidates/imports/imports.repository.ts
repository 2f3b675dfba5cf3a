import type { ImportDuplicate, ImportRowFilter, ImportRowState } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ImportFiguresResponse, ProvenanceResponse } from './import.dto.js';
import { type Import, type ImportFigures, type ImportOptions, ImportRow } from './import.entity.js';
import type { PersonData } from './rows/row.rules.js';
import type { TableRow } from './tables/table-file.js';

/** Rows written with one statement. */
const CHUNK = 2000;

export interface RawRow {
  numero: number;
  valores: string[];
  duplicado: ImportDuplicate | null;
}

/** Who is there already, and the keys by which rows are compared with each other. */
export interface Alike {
  numero: number;
  clave_email: string;
  clave_persona: string | null;
  por_email: string | null;
  por_telefono: string | null;
}

export interface ComparedPerson extends Pick<PersonData, 'email' | 'telefono' | 'nombre' | 'apellidos'> {
  numero: number;
}

export interface PlannedRow {
  numero: number;
  datos: PersonData | null;
  email: string | null;
  errores: Record<string, string>;
  duplicado: ImportDuplicate | null;
  duplicado_id: string | null;
  duplicado_fila: number | null;
}

export interface ShownRow extends Pick<
  ImportRow,
  | 'numero'
  | 'errores'
  | 'duplicado'
  | 'duplicado_id'
  | 'duplicado_fila'
  | 'decision'
  | 'estado'
  | 'motivo'
  | 'candidato_id'
  | 'valores'
> {
  datos: PersonData | null;
  duplicado_nombre: string | null;
}

/** What is done with a row, by itself or as all of its kind. */
const DECISION = `coalesce(f.decision, CASE f.duplicado
  WHEN 'email' THEN $2::jsonb->>'si_email' WHEN 'telefono' THEN $2::jsonb->>'si_telefono' WHEN 'fila' THEN $2::jsonb->>'si_fila'
  ELSE 'crear' END)`;

const FILTER: Readonly<Record<ImportRowFilter, string>> = {
  validas: `f.errores = '{}' AND f.duplicado IS NULL`,
  errores: `f.errores <> '{}'`,
  duplicadas: `f.duplicado IS NOT NULL AND f.errores = '{}'`,
};

@Injectable()
export class ImportsRepository {
  async insertRows(manager: EntityManager, importId: string, rows: readonly TableRow[]): Promise<void> {
    for (let at = 0; at < rows.length; at += CHUNK) {
      await manager.query(
        `INSERT INTO importacion_filas (importacion_id, numero, valores)
         SELECT $1, r.numero, ARRAY(SELECT jsonb_array_elements_text(r.valores))
         FROM jsonb_to_recordset($2::jsonb) AS r(numero int, valores jsonb)`,
        [importId, JSON.stringify(rows.slice(at, at + CHUNK))],
      );
    }
  }

  listRaw(manager: EntityManager, importId: string, most: number): Promise<RawRow[]> {
    return manager.query(
      `SELECT numero, valores, duplicado FROM importacion_filas WHERE importacion_id = $1 ORDER BY numero LIMIT $2`,
      [importId, most],
    );
  }

  /** Whom each row is like; every key is read through its index. */
  findAlike(manager: EntityManager, people: readonly ComparedPerson[]): Promise<Alike[]> {
    const wanted = people.map(({ numero, email, telefono, nombre, apellidos }) => ({
      numero,
      email,
      telefono,
      nombre,
      apellidos,
    }));
    return manager.query(
      `WITH wanted AS MATERIALIZED (
         SELECT numero, clave_email(email) AS ke, clave_telefono(telefono) AS kt,
                regexp_replace(trim(search_text(nombre, apellidos)), '\\s+', ' ', 'g') AS kn
         FROM jsonb_to_recordset($1::jsonb) AS w(numero int, email text, telefono text, nombre text, apellidos text)
       )
       SELECT numero, ke AS clave_email, kt || '|' || kn AS clave_persona,
         (SELECT c.id FROM busqueda_candidatos b JOIN candidates c ON c.id = b.candidato_id AND c.deleted_at IS NULL
          WHERE b.clave_email = ke ORDER BY c.user_id IS NULL, c.created_at LIMIT 1) AS por_email,
         (SELECT c.id FROM busqueda_candidatos b JOIN candidates c ON c.id = b.candidato_id AND c.deleted_at IS NULL
          WHERE b.clave_telefono = kt
            AND regexp_replace(trim(search_text(c.nombre, c.apellidos)), '\\s+', ' ', 'g') = kn
          ORDER BY c.user_id IS NULL, c.created_at LIMIT 1) AS por_telefono
       FROM wanted ORDER BY numero`,
      [JSON.stringify(wanted)],
    );
  }

  /** What the rows say; a row's own decision stays as long as it is a duplicate of the same kind. */
  async savePlan(manager: EntityManager, importId: string, rows: readonly PlannedRow[]): Promise<void> {
    for (let at = 0; at < rows.length; at += CHUNK) {
      await manager.query(
        `UPDATE importacion_filas f SET datos = r.datos, email = r.email, errores = r.errores,
           decision = CASE WHEN f.duplicado = r.duplicado THEN f.decision END,
           duplicado = r.duplicado, duplicado_id = r.duplicado_id, duplicado_fila = r.duplicado_fila
         FROM jsonb_to_recordset($2::jsonb) AS r(numero int, datos jsonb, email text, errores jsonb,
           duplicado text, duplicado_id uuid, duplicado_fila int)
         WHERE f.importacion_id = $1 AND f.numero = r.numero`,
        [importId, JSON.stringify(rows.slice(at, at + CHUNK))],
      );
    }
  }

  /** What would be done with the rows as they are planned. */
  async countPlanned(
    manager: EntityManager,
    importId: string,
    options: ImportOptions,
  ): Promise<ImportFiguresResponse> {
    const [row] = await manager.query<ImportFiguresResponse[]>(
      `SELECT count(*)::int AS total, count(*) FILTER (WHERE faulty)::int AS errores,
         count(*) FILTER (WHERE NOT faulty AND duplicado = 'email')::int AS por_email,
         count(*) FILTER (WHERE NOT faulty AND duplicado = 'telefono')::int AS por_telefono,
         count(*) FILTER (WHERE NOT faulty AND duplicado = 'fila')::int AS por_fila,
         count(*) FILTER (WHERE NOT faulty AND hecho = 'crear')::int AS crear,
         count(*) FILTER (WHERE NOT faulty AND hecho = 'actualizar')::int AS actualizar,
         count(*) FILTER (WHERE NOT faulty AND hecho = 'candidatura')::int AS candidatura,
         count(*) FILTER (WHERE NOT faulty AND hecho = 'omitir')::int AS omitir
       FROM (SELECT f.errores <> '{}' AS faulty, f.duplicado, ${DECISION} AS hecho
             FROM importacion_filas f WHERE f.importacion_id = $1) planned`,
      [importId, JSON.stringify(options)],
    );
    if (!row) throw new Error('a count has always its row');
    return row;
  }

  /** Ends the rows that nothing is done with, and writes down what is decided for the others. */
  async settlePlan(manager: EntityManager, importId: string, options: ImportOptions): Promise<number> {
    await manager.query(
      `UPDATE importacion_filas f SET estado = 'fallida',
         motivo = (SELECT string_agg(value, '. ') FROM jsonb_each_text(f.errores))
       WHERE importacion_id = $1 AND errores <> '{}'`,
      [importId],
    );
    await manager.query(
      `UPDATE importacion_filas f SET decision = ${DECISION}
       WHERE importacion_id = $1 AND estado = 'pendiente' AND duplicado IS NOT NULL`,
      [importId, JSON.stringify(options)],
    );
    await manager.query(
      `UPDATE importacion_filas SET estado = 'omitida', motivo = CASE duplicado
         WHEN 'email' THEN 'Ya hay una persona con este email'
         WHEN 'telefono' THEN 'Ya hay una persona con este teléfono y nombre'
         ELSE 'Repetida: es la misma persona de la fila ' || duplicado_fila END
       WHERE importacion_id = $1 AND estado = 'pendiente' AND decision = 'omitir'`,
      [importId],
    );
    const [row] = await manager.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM importacion_filas WHERE importacion_id = $1 AND estado = 'pendiente'`,
      [importId],
    );
    return row?.total ?? 0;
  }

  listPending(manager: EntityManager, importId: string, limit: number): Promise<ImportRow[]> {
    return manager.find(ImportRow, {
      where: { importacion_id: importId, estado: 'pendiente' },
      order: { numero: 'ASC' },
      take: limit,
    });
  }

  /** The people of other rows of the same import. */
  async peopleOf(
    manager: EntityManager,
    importId: string,
    numbers: readonly number[],
  ): Promise<Map<number, string>> {
    const rows = await manager.query<{ numero: number; id: string }[]>(
      `SELECT numero, candidato_id AS id FROM importacion_filas
       WHERE importacion_id = $1 AND numero = ANY($2) AND candidato_id IS NOT NULL`,
      [importId, numbers],
    );
    return new Map(rows.map(({ numero, id }) => [numero, id]));
  }

  async settle(manager: EntityManager, rows: readonly SettledRow[], importId: string): Promise<void> {
    if (rows.length === 0) return;
    await manager.query(
      `UPDATE importacion_filas f SET estado = r.estado, motivo = r.motivo, candidato_id = r.candidato_id,
         aplicacion_id = r.aplicacion_id, cambios = coalesce(r.cambios, '{}')
       FROM jsonb_to_recordset($2::jsonb) AS r(numero int, estado text, motivo text, candidato_id uuid,
         aplicacion_id uuid, cambios jsonb)
       WHERE f.importacion_id = $1 AND f.numero = r.numero`,
      [importId, JSON.stringify(rows)],
    );
    await manager.query(
      `INSERT INTO procedencias (candidato_id, importacion_id)
       SELECT DISTINCT id, $2::uuid FROM unnest($1::uuid[]) AS people (id) ON CONFLICT DO NOTHING`,
      [rows.flatMap(({ candidato_id }) => candidato_id ?? []), importId],
    );
  }

  async countByState(manager: EntityManager, ids: readonly string[]): Promise<Map<string, ImportFigures>> {
    const rows = await manager.query<{ id: string; estado: ImportRowState; total: number }[]>(
      `SELECT importacion_id AS id, estado, count(*)::int AS total FROM importacion_filas
       WHERE importacion_id = ANY($1) GROUP BY 1, 2`,
      [ids],
    );
    const counts = new Map<string, ImportFigures>();
    for (const { id, estado, total } of rows) counts.set(id, { ...counts.get(id), [estado]: total });
    return counts;
  }

  async countDrafts(manager: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await manager.query<{ id: string; total: number }[]>(
      `SELECT importacion_id AS id, count(*)::int AS total FROM borradores_cv
       WHERE importacion_id = ANY($1) GROUP BY 1`,
      [ids],
    );
    return new Map(rows.map(({ id, total }) => [id, total]));
  }

  /** Rows behind `after`, in the order of the file. */
  listRows(
    manager: EntityManager,
    importId: string,
    query: {
      filter: ImportRowFilter | null;
      states: readonly ImportRowState[] | null;
      after: number;
      limit: number;
    },
  ): Promise<ShownRow[]> {
    const narrowed = query.filter ? `AND ${FILTER[query.filter]}` : '';
    return manager.query(
      `SELECT f.numero, f.valores, f.datos, f.errores, f.duplicado, f.duplicado_id, f.duplicado_fila, f.decision,
              f.estado, f.motivo, f.candidato_id,
              CASE WHEN c.deleted_at IS NULL THEN concat_ws(' ', c.nombre, c.apellidos) END AS duplicado_nombre
       FROM importacion_filas f LEFT JOIN candidates c ON c.id = f.duplicado_id
       WHERE f.importacion_id = $1 AND f.numero > $2 ${narrowed} AND ($3::text[] IS NULL OR f.estado = ANY($3))
       ORDER BY f.numero LIMIT $4`,
      [importId, query.after, query.states, query.limit],
    );
  }

  listProvenance(manager: EntityManager, candidateId: string): Promise<ProvenanceResponse[]> {
    return manager.query(
      `SELECT i.id AS importacion_id, i.nombre, i.tipo, coalesce(i.origen, p.origen) AS origen,
              coalesce(i.informados_el, p.informado_el)::text AS informados_el,
              p.created_at AS fecha
       FROM procedencias p LEFT JOIN importaciones i ON i.id = p.importacion_id
       WHERE p.candidato_id = $1 ORDER BY p.created_at, p.id`,
      [candidateId],
    );
  }
}

export interface SettledRow {
  numero: number;
  estado: ImportRowState;
  motivo?: string | null;
  candidato_id?: string | null;
  aplicacion_id?: string | null;
  cambios?: ImportRow['cambios'];
}

export const hasFigures = (cifras: ImportFigures): boolean => Object.keys(cifras).length > 0;

/** What an import is still to do or has done, by state of its rows; those that are gone as they were counted. */
export const figuresOf = (
  { cifras }: Pick<Import, 'cifras'>,
  counted: ImportFigures | undefined,
): ImportFigures => (Object.keys(cifras).length > 0 ? cifras : (counted ?? {}));
