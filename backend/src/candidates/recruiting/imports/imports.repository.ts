import type { ImportDecision, ImportDuplicate, ImportRowFilter, ImportRowState } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Expression, sql, type SqlBool } from 'kysely';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import { count, countIf, isAnyOf } from '../../../platform/database/sql/scalars.js';
import type { ImportFiguresResponse } from './import.dto.js';
import { type Import, type ImportFigures, type ImportOptions, ImportRow } from './import.entity.js';
import type { PersonData } from './rows/row.rules.js';
import type { TableRow } from './tables/table-file.js';

/** Rows written with one statement. */
const CHUNK = 2000;

export interface PlannedRow {
  numero: number;
  datos: PersonData | null;
  email: string | null;
  errores: Record<string, string>;
  duplicado: ImportDuplicate | null;
  duplicado_id: string | null;
  duplicado_fila: number | null;
}

export type ShownRow = Awaited<ReturnType<ImportsRepository['listRows']>>[number];

const f = rowOf<'importacion_filas', 'f'>();
const FAULTY = sql<boolean>`(f.errores <> '{}')`;
const FILTER: Readonly<Record<ImportRowFilter, Expression<SqlBool>>> = {
  validas: every(f.not(FAULTY), f('f.duplicado', 'is', null)),
  errores: FAULTY,
  duplicadas: every(f('f.duplicado', 'is not', null), f.not(FAULTY)),
};

/** What is done with a row, by itself or as all of its kind. */
const decisionOf = ({ si_email, si_telefono, si_fila }: ImportOptions) =>
  sql<ImportDecision>`coalesce(f.decision, case f.duplicado when 'email' then ${si_email} when 'telefono' then ${si_telefono} when 'fila' then ${si_fila} else 'crear' end)`;

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

  listRaw(manager: EntityManager, importId: string, most: number): Promise<ImportRow[]> {
    return manager.find(ImportRow, {
      where: { importacion_id: importId },
      select: { numero: true, valores: true, duplicado: true },
      order: { numero: 'ASC' },
      take: most,
    });
  }

  /** Stores the plan of rows; a row's own decision is kept while it is a duplicate of the same kind. */
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
  countPlanned(
    manager: EntityManager,
    importId: string,
    options: ImportOptions,
  ): Promise<ImportFiguresResponse> {
    const planned = db(manager)
      .selectFrom('importacion_filas as f')
      .where('f.importacion_id', '=', importId)
      .select([FAULTY.as('faulty'), 'f.duplicado', decisionOf(options).as('hecho')]);
    return db(manager)
      .selectFrom(planned.as('p'))
      .select((eb) => {
        const alike = (kind: ImportDuplicate) =>
          countIf(every(eb.not('p.faulty'), eb('p.duplicado', '=', kind)));
        const done = (what: ImportDecision) => countIf(every(eb.not('p.faulty'), eb('p.hecho', '=', what)));
        return [
          count().as('total'),
          countIf(eb.ref('p.faulty')).as('errores'),
          alike('email').as('por_email'),
          alike('telefono').as('por_telefono'),
          alike('fila').as('por_fila'),
          done('crear').as('crear'),
          done('actualizar').as('actualizar'),
          done('candidatura').as('candidatura'),
          done('omitir').as('omitir'),
        ];
      })
      .executeTakeFirstOrThrow();
  }

  /** Finishes skipped rows, and stores the decisions for the others. */
  async settlePlan(manager: EntityManager, importId: string, options: ImportOptions): Promise<number> {
    await manager.query(
      `UPDATE importacion_filas f SET estado = 'fallida',
         motivo = (SELECT string_agg(value, '. ') FROM jsonb_each_text(f.errores))
       WHERE importacion_id = $1 AND errores <> '{}'`,
      [importId],
    );
    await db(manager)
      .updateTable('importacion_filas as f')
      .set({ decision: decisionOf(options) })
      .where('f.importacion_id', '=', importId)
      .where('f.estado', '=', 'pendiente')
      .where('f.duplicado', 'is not', null)
      .execute();
    await manager.query(
      `UPDATE importacion_filas SET estado = 'omitida', motivo = CASE duplicado
         WHEN 'email' THEN 'Ya hay una persona con este correo'
         WHEN 'telefono' THEN 'Ya hay una persona con este teléfono y nombre'
         ELSE 'Repetida: es la misma persona de la fila ' || duplicado_fila END
       WHERE importacion_id = $1 AND estado = 'pendiente' AND decision = 'omitir'`,
      [importId],
    );
    return manager.countBy(ImportRow, { importacion_id: importId, estado: 'pendiente' });
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
    const rows = await db(manager)
      .selectFrom('importacion_filas')
      .where('importacion_id', '=', importId)
      .where((eb) => isAnyOf(eb.ref('numero'), numbers))
      .where('candidato_id', 'is not', null)
      .select((eb) => ['numero', eb.ref('candidato_id').$notNull().as('id')])
      .execute();
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
    const rows = await db(manager)
      .selectFrom('importacion_filas')
      .where((eb) => isAnyOf(eb.ref('importacion_id'), ids))
      .groupBy(['importacion_id', 'estado'])
      .select(['importacion_id as id', 'estado', count().as('total')])
      .execute();
    const counts = new Map<string, ImportFigures>();
    for (const { id, estado, total } of rows) counts.set(id, { ...counts.get(id), [estado]: total });
    return counts;
  }

  async countDrafts(manager: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await db(manager)
      .selectFrom('borradores_cv')
      .where((eb) => isAnyOf(eb.ref('importacion_id'), ids))
      .groupBy('importacion_id')
      .select(['importacion_id as id', count().as('total')])
      .execute();
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
  ) {
    const { filter, states } = query;
    return db(manager)
      .selectFrom('importacion_filas as f')
      .leftJoin('candidates as c', 'c.id', 'f.duplicado_id')
      .where('f.importacion_id', '=', importId)
      .where('f.numero', '>', query.after)
      .where(every(filter && FILTER[filter], states && isAnyOf(f.ref('f.estado'), states)))
      .select(['f.numero', 'f.valores', 'f.errores', 'f.duplicado', 'f.duplicado_id', 'f.duplicado_fila'])
      .select(['f.decision', 'f.estado', 'f.motivo', 'f.candidato_id'])
      .select((eb) => [
        eb.ref('f.datos').$castTo<PersonData | null>().as('datos'),
        sql<string | null>`case when c.deleted_at is null then concat_ws(' ', c.nombre, c.apellidos) end`.as(
          'duplicado_nombre',
        ),
      ])
      .orderBy('f.numero')
      .limit(query.limit)
      .execute();
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

/** Figures of an import by row state; for deleted rows the stored figures. */
export const figuresOf = (
  { cifras }: Pick<Import, 'cifras'>,
  counted: ImportFigures | undefined,
): ImportFigures => (hasFigures(cifras) ? cifras : (counted ?? {}));
