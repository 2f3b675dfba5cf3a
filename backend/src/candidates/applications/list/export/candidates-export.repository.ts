import { type Cualificacion, EXPORTED_FIELDS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Compilable, type Expression, type InferResult, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { type Db, db, inBatches } from '../../../../platform/database/sql/db.js';
import { isSet } from '../../../../platform/database/sql/scalars.js';

const BATCH = 500;

const PROFILE_COLUMNS = EXPORTED_FIELDS.map((field) => `c.${field}` as const);
const dayOf = <Instant extends Date | null>(instant: Expression<Instant>) =>
  sql<string | Extract<Instant, null>>`to_char(${instant} at time zone 'Europe/Madrid', 'YYYY-MM-DD')`;

/** The people of the condition, newest first. */
export const selectPeople = (on: Db, which: Expression<SqlBool>) =>
  on
    .selectFrom(on.selectFrom('candidates').where(which).selectAll().as('c'))
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('vacantes as v', 'v.id', 'c.vacante_id')
    .leftJoin('aplicaciones_vacantes as a', 'a.id', 'c.aplicacion_actual_id')
    .leftJoin('fases as f', 'f.id', 'a.fase_id')
    .leftJoin('departamentos_vacantes as d', 'd.codigo', 'c.departamento')
    .leftJoin('posiciones_departamento as p', (join) =>
      join.onRef('p.departamento_id', '=', 'd.id').onRef('p.codigo', '=', 'c.posicion'),
    )
    .select(PROFILE_COLUMNS)
    .select(['c.campos', 'a.campos as candidatura'])
    .select(['v.titulo as vacante', 'f.nombre as fase', 'c.estado', 'c.prioridad', 'c.otras_abiertas'])
    .select((eb) => [
      isSet(eb.ref('u.email_verified_at')).as('email_verificado'),
      sql<string>`coalesce(p.nombre, replace(c.posicion, '_', ' '))`.as('posicion'),
      eb.fn.coalesce('d.nombre', 'c.departamento').as('departamento'),
      isSet(eb.ref('c.retirada_at')).as('retirada'),
      dayOf(eb.ref('c.fecha_aplicacion')).as('fecha_aplicacion'),
      dayOf(eb.ref('c.fecha_respuesta')).as('fecha_respuesta'),
      dayOf(eb.ref('c.fecha_contratacion')).as('fecha_contratacion'),
      sql<
        Cualificacion[]
      >`array(select q.tipo from cualificaciones q where q.candidato_id = c.id order by q.tipo)`.as(
        'cualificaciones',
      ),
      sql<
        string[]
      >`array(select e.nombre from candidato_etiquetas ce join etiquetas e on e.id = ce.etiqueta_id
        where ce.candidato_id = c.id order by e.clave)`.as('etiquetas'),
      isSet(eb.ref('c.cv_archivo_id')).as('con_cv'),
    ])
    .orderBy('c.fecha_aplicacion', 'desc')
    .orderBy('c.id', 'desc');

/** The same of applications, each by itself. */
export const selectApplications = (on: Db, which: Expression<SqlBool>) =>
  on
    .selectFrom(on.selectFrom('aplicaciones_vacantes as a').where(which).selectAll().as('a'))
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
    .leftJoin('fases as f', 'f.id', 'a.fase_id')
    .leftJoin('departamentos_vacantes as d', 'd.codigo', 'a.departamento')
    .leftJoin('posiciones_departamento as p', (join) =>
      join.onRef('p.departamento_id', '=', 'd.id').onRef('p.codigo', '=', 'a.posicion'),
    )
    .select(PROFILE_COLUMNS)
    .select(['c.campos', 'a.campos as candidatura'])
    .select(['a.id', 'a.candidato_id', 'a.vacante_id', 'v.titulo as vacante', 'a.departamento'])
    .select(['f.nombre as fase', 'a.posicion', 'a.estado', 'a.prioridad', 'a.canal', 'a.version'])
    .select((eb) => [
      eb.fn.coalesce('d.nombre', 'a.departamento').as('departamento_nombre'),
      sql<string>`coalesce(p.nombre, replace(a.posicion, '_', ' '))`.as('posicion_nombre'),
      isSet(eb.ref('a.retirada_at')).as('retirada'),
      dayOf(eb.ref('a.fecha_aplicacion')).as('fecha_aplicacion'),
      dayOf(eb.ref('a.fecha_respuesta')).as('fecha_respuesta'),
      dayOf(eb.ref('a.fecha_contratacion')).as('fecha_contratacion'),
      isSet(eb.ref('c.cv_archivo_id')).as('con_cv'),
      sql<string>`to_char(a.modificado_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
        'updated_at',
      ),
    ])
    .orderBy('a.fecha_aplicacion', 'desc')
    .orderBy('a.id', 'desc');

export type ExportRecord = InferResult<ReturnType<typeof selectPeople>>[number];
export type ApplicationRecord = InferResult<ReturnType<typeof selectApplications>>[number];

@Injectable()
export class CandidatesExportRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * All rows, as they stood at one moment. The database holds a cursor and this process one batch; a reader that stops
   * ends the query.
   */
  async *read<Row>(select: (on: Db) => Compilable<Row>): AsyncGenerator<Row[]> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      await runner.query('SET TRANSACTION READ ONLY');
      yield* inBatches(runner.manager, select(db(runner.manager)), BATCH);
    } finally {
      // Nothing was written: a rollback ends cursor and transaction whatever state they are in.
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }
}
