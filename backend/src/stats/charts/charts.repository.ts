import { ANSWER_STAGES, type AnswerStage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { count, countIf, isOneOf, isSet, startOfDay } from '../../platform/database/sql/scalars.js';
import type { Period } from '../periods/period.rules.js';
import { within } from '../periods/period.sql.js';

/** Applications of a week, a department or a channel: the other two are null. */
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

/** Seconds of an interval. */
const seconds = (interval: Expression<unknown>) =>
  sql<number | null>`extract(epoch from ${interval})::float8`;
/** Seconds that this part of the intervals takes at most; intervals that are null do not count. */
export const share = (part: number, interval: Expression<unknown>) =>
  seconds(sql`percentile_cont(${sql.lit(part)}) within group (order by ${interval})`);
/** Number and distribution of durations. */
const spread = (interval: Expression<unknown>) =>
  [count().as('total'), share(0.5, interval).as('median'), share(0.9, interval).as('p90')] as const;
const UNTIL_HIRED = sql`fecha_contratacion - fecha_aplicacion`;

/** Figures of the charts, over all rows of the period. */
@Injectable()
export class ChartsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Weeks are numbered from 1 in the order of `mondays`, their first days. */
  groupReceived(period: Period, mondays: string[]): Promise<Group[]> {
    const begins = sql`array(select ${startOfDay(sql.ref('day'))} from unnest(${mondays}::text[]) with ordinality as w (day, n) order by n)`;
    const figures = [count().as('total'), countIf(sql.ref('hired')).as('hired')] as const;
    const none = <Value>() => sql<Value | null>`null`;
    return db(this.dataSource)
      .with(
        (cte) => cte('received').materialized(),
        () =>
          this.received(period).select([
            sql<number | null>`width_bucket(fecha_aplicacion, ${begins})`.as('semana'),
            'departamento',
            'canal',
            sql<boolean>`estado = 'contratada'`.as('hired'),
          ]),
      )
      .selectFrom('received')
      .groupBy('semana')
      .select(['semana', none<string>().as('departamento'), none<string>().as('canal'), ...figures])
      .unionAll((eb) =>
        eb
          .selectFrom('received')
          .groupBy('departamento')
          .select([
            none<number>().as('semana'),
            sql<string | null>`departamento`.as('departamento'),
            none<string>().as('canal'),
            ...figures,
          ]),
      )
      .unionAll((eb) =>
        eb
          .selectFrom('received')
          .groupBy('canal')
          .select([
            none<number>().as('semana'),
            none<string>().as('departamento'),
            sql<string | null>`canal`.as('canal'),
            ...figures,
          ]),
      )
      .execute();
  }

  /** Received applications by the set of stages they have been in. */
  groupByStages(period: Period): Promise<{ stages: number; withdrawn: boolean; total: number }[]> {
    return this.received(period)
      .select((eb) => [
        'etapas_alcanzadas as stages',
        isSet(eb.ref('retirada_at')).as('withdrawn'),
        count().as('total'),
      ])
      .groupBy(['stages', 'withdrawn'])
      .execute();
  }

  /** Stays in waiting stages that a move ended in the period. */
  stays(period: Period): Promise<(Spread & { stage: AnswerStage })[]> {
    return db(this.dataSource)
      .selectFrom('aplicacion_historial')
      .where((eb) => isOneOf(eb.ref('estancia_etapa'), ANSWER_STAGES))
      .where('deshecha_at', 'is', null)
      .where((eb) => within(period, eb.ref('created_at')))
      .where('aplicacion_id', 'not in', (eb) =>
        eb.selectFrom('aplicaciones_vacantes').where('deleted_at', 'is not', null).select('id'),
      )
      .select(spread(sql`created_at - estancia_desde`))
      .select('estancia_etapa as stage')
      .$narrowType<{ stage: AnswerStage }>()
      .groupBy('estancia_etapa')
      .execute();
  }

  hireTimes(period: Period): Promise<Spread> {
    return this.hired(period).select(spread(UNTIL_HIRED)).executeTakeFirstOrThrow();
  }

  /** Hires by duration: group 0 is below the first of `days`. */
  async groupHires(period: Period, days: readonly number[]): Promise<Map<number, number>> {
    const limits = days.map((day) => day * 86_400);
    const rows = await this.hired(period)
      .select([
        sql<number>`width_bucket(${seconds(UNTIL_HIRED)}, ${limits}::float8[])`.as('bucket'),
        count().as('total'),
      ])
      .groupBy('bucket')
      .execute();
    return new Map(rows.map(({ bucket, total }) => [bucket, total]));
  }

  private received(period: Period) {
    return db(this.dataSource)
      .selectFrom('aplicaciones_vacantes')
      .where('deleted_at', 'is', null)
      .where((eb) => within(period, eb.ref('fecha_aplicacion')));
  }

  private hired(period: Period) {
    return db(this.dataSource)
      .selectFrom('aplicaciones_vacantes')
      .where('fecha_contratacion', 'is not', null)
      .where('deleted_at', 'is', null)
      .where((eb) => within(period, eb.ref('fecha_contratacion')));
  }
}
