import { ANSWER_STAGES, type Estado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { COUNT_CAP } from '../../platform/http/lists/list-query.js';
import type { CountedFilter } from './counted.query.js';
import { bind, within } from '../periods/period.sql.js';
import { STAGE_BIT, words } from '../../candidates/applications/estados.sql.js';

export interface CountedRecord {
  id: string;
  aplicacion_id: string;
  candidato_id: string;
  nombre: string;
  apellidos: string;
  departamento: string;
  posicion: string;
  canal: string;
  estado: Estado;
  retirada: boolean;
  vacante: string | null;
  fecha_aplicacion: Date;
  fecha: Date;
  /** Seconds from the application, or from the beginning of the stay, to `fecha`; null: nothing is measured. */
  seconds: number | null;
}

/** Where the rows of a figure stand, the instant that places one in a period, and the one it is measured from. */
const SOURCE: Readonly<
  Record<
    CountedFilter['cuenta'],
    { from: string; id: string; application: string; at: string; since: string }
  >
> = {
  recibidas: { ...ofApplications('fecha_aplicacion'), since: 'NULL::timestamptz' },
  respondidas: ofApplications('fecha_respuesta'),
  contratadas: ofApplications('fecha_contratacion'),
  estancias: {
    from: `aplicacion_historial x WHERE x.estancia_etapa IN ${words(ANSWER_STAGES)}
      AND x.deshecha_at IS NULL
      AND x.aplicacion_id NOT IN (SELECT id FROM aplicaciones_vacantes WHERE deleted_at IS NOT NULL)`,
    id: 'x.id',
    application: 'x.aplicacion_id',
    at: 'x.created_at',
    since: 'x.estancia_desde',
  },
};

function ofApplications(column: string): (typeof SOURCE)['recibidas'] {
  return {
    from: `aplicaciones_vacantes x WHERE x.${column} IS NOT NULL AND x.deleted_at IS NULL`,
    id: 'x.id',
    application: 'x.id',
    at: `x.${column}`,
    since: 'x.fecha_aplicacion',
  };
}

/** The rows behind a figure: chosen by the same conditions that count them. */
@Injectable()
export class CountedRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(
    filter: CountedFilter,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ rows: CountedRecord[]; total: number | null }> {
    const { id, application, at, since } = SOURCE[filter.cuenta];
    const { sql, params } = conditionsOf(filter);
    const [rows, counted] = await Promise.all([
      this.dataSource.query<CountedRecord[]>(
        `WITH page AS (
           SELECT ${id} AS id, ${application} AS aplicacion_id, ${at} AS fecha, ${since} AS since
           FROM ${sql} ORDER BY ${at} DESC, ${id} DESC LIMIT ${limit} OFFSET ${offset})
         SELECT page.id, a.id AS aplicacion_id, a.candidato_id, c.nombre, c.apellidos, a.departamento, a.posicion,
           a.canal, a.estado, a.retirada_at IS NOT NULL AS retirada, v.titulo AS vacante, a.fecha_aplicacion,
           page.fecha, extract(epoch FROM page.fecha - page.since)::float8 AS seconds
         FROM page
         JOIN aplicaciones_vacantes a ON a.id = page.aplicacion_id
         JOIN candidates c ON c.id = a.candidato_id
         LEFT JOIN vacantes v ON v.id = a.vacante_id
         ORDER BY page.fecha DESC, page.id DESC`,
        params,
      ),
      this.dataSource.query<{ total: string }[]>(
        `SELECT count(*) AS total FROM (SELECT 1 FROM ${sql} LIMIT ${COUNT_CAP + 1}) capped`,
        params,
      ),
    ]);
    const total = Number(counted[0]?.total ?? 0);
    return { rows, total: total > COUNT_CAP ? null : total };
  }
}

function conditionsOf(filter: CountedFilter): { sql: string; params: unknown[] } {
  const { from, at, since } = SOURCE[filter.cuenta];
  const params: unknown[] = bind(filter.periodo);
  const conditions = [from, within(at)];
  const add = (make: (placeholder: string) => string, value: unknown): void => {
    params.push(value);
    conditions.push(make(`$${params.length}`));
  };
  if (filter.cuenta === 'estancias') {
    if (filter.etapa) add((p) => `x.estancia_etapa = ${p}`, filter.etapa);
  } else {
    if (filter.etapa) add((p) => `x.etapas_alcanzadas & ${p}::int <> 0`, STAGE_BIT[filter.etapa]);
    if (filter.departamento) add((p) => `x.departamento = ${p}`, filter.departamento);
    if (filter.canal) add((p) => `x.canal = ${p}`, filter.canal);
    if (filter.retirada) conditions.push('x.retirada_at IS NOT NULL');
    if (filter.contratada) conditions.push(`x.estado = 'contratada'`);
  }
  if (filter.dias_desde !== null)
    add((p) => `${at} - ${since} >= ${p}::int * interval '24 hours'`, filter.dias_desde);
  if (filter.dias_hasta !== null)
    add((p) => `${at} - ${since} < ${p}::int * interval '24 hours'`, filter.dias_hasta);
  return { sql: conditions.join(' AND '), params };
}
