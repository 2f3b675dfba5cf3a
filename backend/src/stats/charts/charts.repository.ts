import { ANSWER_STAGES, type AnswerStage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { words } from '../../candidates/applications/estados.sql.js';
import type { Period } from '../periods/period.rules.js';
import { bind, startOf, within } from '../periods/period.sql.js';

/** Applications of one week, one department or one channel: the other two are null. */
export interface Group {
  semana: number | null;
  departamento: string | null;
  canal: string | null;
  total: number;
  hired: number;
}

export interface Spread {
  total: number;
  /** Seconds; null of none. */
  median: number | null;
  p90: number | null;
}

const RECEIVED = `FROM aplicaciones_vacantes WHERE deleted_at IS NULL AND ${within('fecha_aplicacion')}`;

const seconds = (interval: string): string => `extract(epoch FROM ${interval})::float8`;
const spread = (interval: string): string => `count(*)::int AS total,
  ${seconds(`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${interval})`)} AS median,
  ${seconds(`percentile_cont(0.9) WITHIN GROUP (ORDER BY ${interval})`)} AS p90`;

/** The figures of the charts, over all rows of the period. */
@Injectable()
export class ChartsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Weeks are numbered from 1 in the order of `mondays`, the days they begin with. */
  groupReceived(period: Period, mondays: string[]): Promise<Group[]> {
    return this.dataSource.query(
      `WITH received AS MATERIALIZED (
         SELECT width_bucket(fecha_aplicacion, ARRAY(
             SELECT ${startOf('day')} FROM unnest($3::text[]) WITH ORDINALITY AS w (day, n) ORDER BY n)) AS semana,
           departamento, canal, estado = 'contratada' AS hired ${RECEIVED})
       SELECT semana, NULL AS departamento, NULL AS canal, count(*)::int AS total,
         count(*) FILTER (WHERE hired)::int AS hired FROM received GROUP BY semana
       UNION ALL
       SELECT NULL, departamento, NULL, count(*)::int, count(*) FILTER (WHERE hired)::int
       FROM received GROUP BY departamento
       UNION ALL
       SELECT NULL, NULL, canal, count(*)::int, count(*) FILTER (WHERE hired)::int FROM received GROUP BY canal`,
      [...bind(period), mondays],
    );
  }

  /** How many of those received have been in which stages. */
  groupByStages(period: Period): Promise<{ stages: number; withdrawn: boolean; total: number }[]> {
    return this.dataSource.query(
      `SELECT etapas_alcanzadas AS stages, retirada_at IS NOT NULL AS withdrawn, count(*)::int AS total
       ${RECEIVED} GROUP BY 1, 2`,
      bind(period),
    );
  }

  /** Stays that a move ended in the period, in the stages in which a candidate waits. */
  stays(period: Period): Promise<(Spread & { stage: AnswerStage })[]> {
    return this.dataSource.query(
      `SELECT estancia_etapa AS stage, ${spread('created_at - estancia_desde')} FROM aplicacion_historial
       WHERE estancia_etapa IN ${words(ANSWER_STAGES)} AND deshecha_at IS NULL
         AND ${within('created_at')}
         AND aplicacion_id NOT IN (SELECT id FROM aplicaciones_vacantes WHERE deleted_at IS NOT NULL)
       GROUP BY 1`,
      bind(period),
    );
  }

  async hireTimes(period: Period): Promise<Spread> {
    const [row] = await this.dataSource.query<Spread[]>(
      `SELECT ${spread('fecha_contratacion - fecha_aplicacion')} ${hired()}`,
      bind(period),
    );
    return row ?? { total: 0, median: null, p90: null };
  }

  /** How many hires took how long: numbered from 0, below the first of `days`. */
  async groupHires(period: Period, days: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.dataSource.query<{ bucket: number; total: number }[]>(
      `SELECT width_bucket(${seconds('fecha_contratacion - fecha_aplicacion')}, $3::float8[]) AS bucket,
         count(*)::int AS total ${hired()} GROUP BY 1`,
      [...bind(period), days.map((day) => day * 86_400)],
    );
    return new Map(rows.map(({ bucket, total }) => [bucket, total]));
  }
}

const hired = (): string => `FROM aplicaciones_vacantes
  WHERE fecha_contratacion IS NOT NULL AND deleted_at IS NULL AND ${within('fecha_contratacion')}`;
