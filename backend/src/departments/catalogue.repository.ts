import { CATALOGUE_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../platform/database/sql/db.js';
import type { DepartmentUses } from './catalogue.dto.js';
import { Department, Position } from './department.entity.js';

/** Advisory lock key, arbitrary but unique in this product: serialises additions to the catalogue. */
const CATALOGUE_LOCK = 7_140_225;

/** Columns that store catalogue codes, and which rows count. Each has an index with this prefix, or few rows. */
const USED_IN: readonly [keyof DepartmentUses, table: string, condition: string][] = [
  ['vacantes', 'vacantes', 'true'],
  ['candidatos', 'candidates', 'deleted_at IS NULL'],
  ['candidaturas', 'aplicaciones_vacantes', 'deleted_at IS NULL'],
  ['personal', 'users', "role <> 'candidate'"],
  ['criterios', 'criterios_evaluacion', 'true'],
  ['solicitudes', 'solicitudes_personal', 'true'],
  // Another department of the same name gets its code, and would get its managers.
  ['responsables', `(SELECT departamento, '' AS posicion FROM equipo_departamento)`, 'true'],
];

/**
 * Counts up to a cap, so that heavily used codes cost no more than others. The ORDER BY matches the index: without
 * it the planner chooses a sequential scan, which is slow for rarely used codes.
 */
const counted = (match: RawBuilder<unknown>) =>
  USED_IN.map(([name, table, condition]) =>
    sql<number>`(select count(*)::int from (select 1 from ${sql.raw(table)} t where ${match} and ${sql.raw(condition)}
      order by t.posicion limit ${sql.lit(CATALOGUE_LIMITS.counted + 1)}) capped)`.as(name),
  );

const NONE: DepartmentUses = {
  vacantes: 0,
  candidatos: 0,
  candidaturas: 0,
  personal: 0,
  criterios: 0,
  solicitudes: 0,
  responsables: 0,
};

function capped(row: DepartmentUses): DepartmentUses {
  const cap = (count: number | null): number | null =>
    count !== null && count > CATALOGUE_LIMITS.counted ? null : count;
  return {
    vacantes: cap(row.vacantes),
    candidatos: cap(row.candidatos),
    candidaturas: cap(row.candidaturas),
    personal: cap(row.personal),
    criterios: cap(row.criterios),
    solicitudes: cap(row.solicitudes),
    responsables: cap(row.responsables),
  };
}

/** Queries of the catalogue editor. */
@Injectable()
export class CatalogueRepository {
  /** Held until the transaction ends. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [CATALOGUE_LOCK]);
  }

  list(manager: EntityManager): Promise<Department[]> {
    return manager.find(Department, {
      relations: { posiciones: true },
      order: { orden: 'ASC', nombre: 'ASC', posiciones: { orden: 'ASC', nombre: 'ASC' } },
    });
  }

  find(manager: EntityManager, id: string): Promise<Department | null> {
    return manager.findOne(Department, {
      where: { id },
      relations: { posiciones: true },
      order: { posiciones: { orden: 'ASC', nombre: 'ASC' } },
    });
  }

  /** What uses each department, by code. */
  async uses(manager: EntityManager, codes: readonly string[]): Promise<(code: string) => DepartmentUses> {
    const rows = await db(manager)
      .selectFrom(sql<{ codigo: string }>`unnest(${codes}::text[])`.as<'d'>(sql`d (codigo)`))
      .select('d.codigo')
      .select(counted(sql`t.departamento = d.codigo`))
      .execute();
    const byCode = new Map(rows.map((row) => [row.codigo, capped(row)]));
    return (code) => byCode.get(code) ?? NONE;
  }

  async usesOfPosition(
    manager: EntityManager,
    department: string,
    position: string,
  ): Promise<DepartmentUses> {
    const uses = await db(manager)
      .selectNoFrom(counted(sql`t.departamento = ${department} and t.posicion = ${position}`))
      .executeTakeFirstOrThrow();
    return capped(uses);
  }

  /** Stores all positions in one statement. */
  async order(
    manager: EntityManager,
    entity: typeof Department | typeof Position,
    ids: readonly string[],
  ): Promise<void> {
    const { tableName } = manager.connection.getMetadata(entity);
    await manager.query(
      `UPDATE ${tableName} t SET orden = o.place FROM unnest($1::uuid[]) WITH ORDINALITY AS o (id, place)
       WHERE t.id = o.id AND t.orden <> o.place`,
      [ids],
    );
  }
}
