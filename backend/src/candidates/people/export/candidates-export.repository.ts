import { EXPORTED_FIELDS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Expression, SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { textOf } from '../../../platform/database/sql/db.js';

const BATCH = 500;

const dayOf = (column: string, table = 'c'): string =>
  `to_char(${table}.${column} AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD') AS ${column}`;

const PROFILE_COLUMNS = EXPORTED_FIELDS.map((field) => `c.${field}`).join(', ');

/** The page of ids decides the order first: what else a row shows is looked up as it is read. */
export const selectPeople = (where: string): string => `
  SELECT ${PROFILE_COLUMNS}, u.email_verified_at IS NOT NULL AS email_verificado,
    coalesce(p.nombre, replace(c.posicion, '_', ' ')) AS posicion, coalesce(d.nombre, c.departamento) AS departamento,
    v.titulo AS vacante, c.estado, c.retirada_at IS NOT NULL AS retirada, c.prioridad, ${dayOf('fecha_aplicacion')},
    ${dayOf('fecha_respuesta')}, ${dayOf('fecha_contratacion')},
    ARRAY(SELECT q.tipo FROM cualificaciones q WHERE q.candidato_id = c.id ORDER BY q.tipo) AS cualificaciones,
    ARRAY(SELECT e.nombre FROM candidato_etiquetas ce JOIN etiquetas e ON e.id = ce.etiqueta_id
          WHERE ce.candidato_id = c.id ORDER BY e.clave) AS etiquetas,
    c.cv_archivo_id IS NOT NULL AS con_cv, c.otras_abiertas
  FROM (SELECT * FROM candidates WHERE ${where}) c
  LEFT JOIN users u ON u.id = c.user_id LEFT JOIN vacantes v ON v.id = c.vacante_id
  LEFT JOIN departamentos_vacantes d ON d.codigo = c.departamento
  LEFT JOIN posiciones_departamento p ON p.departamento_id = d.id AND p.codigo = c.posicion
  ORDER BY c.fecha_aplicacion DESC, c.id DESC`;

/** The same of applications `a`, each by itself. */
export const selectApplications = (where: string): string => `
  SELECT a.id, a.candidato_id, ${PROFILE_COLUMNS}, a.vacante_id, v.titulo AS vacante,
    a.departamento, coalesce(d.nombre, a.departamento) AS departamento_nombre, a.posicion,
    coalesce(p.nombre, replace(a.posicion, '_', ' ')) AS posicion_nombre, a.estado,
    a.retirada_at IS NOT NULL AS retirada, a.prioridad, a.canal, ${dayOf('fecha_aplicacion', 'a')},
    ${dayOf('fecha_respuesta', 'a')}, ${dayOf('fecha_contratacion', 'a')}, c.cv_archivo_id IS NOT NULL AS con_cv,
    a.version, to_char(a.modificado_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS updated_at
  FROM (SELECT * FROM aplicaciones_vacantes a WHERE ${where}) a
  JOIN candidates c ON c.id = a.candidato_id LEFT JOIN vacantes v ON v.id = a.vacante_id
  LEFT JOIN departamentos_vacantes d ON d.codigo = a.departamento
  LEFT JOIN posiciones_departamento p ON p.departamento_id = d.id AND p.codigo = a.posicion
  ORDER BY a.fecha_aplicacion DESC, a.id DESC`;

@Injectable()
export class CandidatesExportRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * All that match, newest first, as they stood at one moment. The database holds a cursor and this process one batch;
   * whoever stops reading ends the query.
   */
  async *read<Row>(matching: Expression<SqlBool>, select: (where: string) => string): AsyncGenerator<Row[]> {
    const { sql, params } = textOf(matching);
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      await runner.query('SET TRANSACTION READ ONLY');
      await runner.query(`DECLARE rows NO SCROLL CURSOR FOR ${select(sql)}`, params);
      for (;;) {
        const rows = (await runner.query(`FETCH ${BATCH} FROM rows`)) as Row[];
        if (rows.length > 0) yield rows;
        if (rows.length < BATCH) return;
      }
    } finally {
      // Nothing was written: a rollback ends cursor and transaction whatever state they are in.
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }
}
