import { ANSWER_STAGES } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { STAGE_BIT } from '../../candidates/applications/estados.sql.js';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import { countCapped } from '../../platform/database/sql/list-page.js';
import { isOneOf, isSet } from '../../platform/database/sql/scalars.js';
import type { Database } from '../../platform/database/sql/tables.js';
import { within } from '../periods/period.sql.js';
import type { CountedFilter } from './counted.query.js';

/** Rows of a figure: the instant that places a row in the period, and the start of its duration. */
type Counted = SelectQueryBuilder<
  Database,
  never,
  { id: string; aplicacion_id: string; fecha: Date; since: Date | null }
>;

export type CountedRecord = Awaited<ReturnType<CountedRepository['list']>>['rows'][number];

const AT = {
  recibidas: 'x.fecha_aplicacion',
  respondidas: 'x.fecha_respuesta',
  contratadas: 'x.fecha_contratacion',
} as const;

/** The rows behind a figure, selected by the same conditions that count them. */
@Injectable()
export class CountedRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(filter: CountedFilter, { offset, limit }: { offset: number; limit: number }) {
    const counted =
      filter.cuenta === 'estancias' ? this.stays(filter) : this.applications(filter, AT[filter.cuenta]);
    const page = counted.orderBy('fecha', 'desc').orderBy('id', 'desc').limit(limit).offset(offset);
    const [rows, total] = await Promise.all([
      db(this.dataSource)
        .with('page', () => page)
        .selectFrom('page')
        .innerJoin('aplicaciones_vacantes as a', 'a.id', 'page.aplicacion_id')
        .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
        .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
        .select([
          'page.id',
          'a.id as aplicacion_id',
          'a.candidato_id',
          'c.nombre',
          'c.apellidos',
          'a.departamento',
        ])
        .select([
          'a.posicion',
          'a.canal',
          'a.estado',
          'v.titulo as vacante',
          'a.fecha_aplicacion',
          'page.fecha',
        ])
        .select((eb) => [
          isSet(eb.ref('a.retirada_at')).as('retirada'),
          // Seconds; null: nothing is measured.
          sql<number | null>`extract(epoch from page.fecha - page.since)::float8`.as('seconds'),
        ])
        .orderBy('page.fecha', 'desc')
        .orderBy('page.id', 'desc')
        .execute(),
      countCapped(this.dataSource, counted),
    ]);
    return { rows, total };
  }

  private applications(filter: CountedFilter, column: (typeof AT)[keyof typeof AT]): Counted {
    const { etapa, departamento, canal, retirada, contratada } = filter;
    const x = rowOf<'aplicaciones_vacantes', 'x'>();
    const at = x.ref(column).$notNull();
    const since = column === AT.recibidas ? sql<Date | null>`null::timestamptz` : x.ref('x.fecha_aplicacion');
    return db(this.dataSource)
      .selectFrom('aplicaciones_vacantes as x')
      .where(
        every(
          isSet(at),
          x('x.deleted_at', 'is', null),
          within(filter.periodo, at),
          etapa && sql<SqlBool>`x.etapas_alcanzadas & ${STAGE_BIT[etapa]}::int <> 0`,
          departamento && x('x.departamento', '=', departamento),
          canal && x('x.canal', '=', canal),
          retirada && x('x.retirada_at', 'is not', null),
          contratada && x('x.estado', '=', sql.lit('contratada')),
          took(filter, at, since),
        ),
      )
      .select(['x.id', 'x.id as aplicacion_id', at.as('fecha'), sql<Date | null>`${since}`.as('since')]);
  }

  private stays(filter: CountedFilter): Counted {
    const { etapa, periodo } = filter;
    const x = rowOf<'aplicacion_historial', 'x'>();
    const removed = x.selectFrom('aplicaciones_vacantes').where('deleted_at', 'is not', null).select('id');
    return db(this.dataSource)
      .selectFrom('aplicacion_historial as x')
      .where(
        every(
          isOneOf(x.ref('x.estancia_etapa'), ANSWER_STAGES),
          x('x.deshecha_at', 'is', null),
          x('x.aplicacion_id', 'not in', removed),
          within(periodo, x.ref('x.created_at')),
          etapa && x('x.estancia_etapa', '=', etapa),
          took(filter, x.ref('x.created_at'), x.ref('x.estancia_desde')),
        ),
      )
      .select(['x.id', 'x.aplicacion_id', 'x.created_at as fecha', 'x.estancia_desde as since']);
  }
}

/** SQL condition: the duration is at least `dias_desde` and less than `dias_hasta` days. */
function took(
  { dias_desde, dias_hasta }: CountedFilter,
  at: Expression<Date>,
  since: Expression<Date | null>,
) {
  const than = (comparison: string, days: number) =>
    sql<SqlBool>`${at} - ${since} ${sql.raw(comparison)} ${days}::int * interval '24 hours'`;
  return every(dias_desde !== null && than('>=', dias_desde), dias_hasta !== null && than('<', dias_hasta));
}
