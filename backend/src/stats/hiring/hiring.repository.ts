import type { DeclineReason } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { count, countIf, startOfDay } from '../../platform/database/sql/scalars.js';
import { share } from '../charts/charts.repository.js';
import type { Period } from '../periods/period.rules.js';
import { within } from '../periods/period.sql.js';

/** How many intervals there are, and the middle one in seconds. */
const duration = (interval: Expression<unknown>) =>
  [sql<number>`count(${interval})::int`.as('cases'), share(0.5, interval).as('median')] as const;

const ENDED = sql<Date | null>`coalesce(o.aceptada_at, o.terminada_at)`;

/** Figures from the offer to the first day, over all rows of the period. */
@Injectable()
export class HiringRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Offers that were sent, and the time since the last interview of their application. */
  sent(period: Period) {
    const interviewed = sql`(
      select max(i.fin) from interviews i
      where i.aplicacion_id = o.aplicacion_id and i.deleted_at is null and i.estado <> 'cancelada'
        and i.fin <= o.enviada_at)`;
    return db(this.dataSource)
      .selectFrom('ofertas as o')
      .where((eb) => within(period, eb.ref('o.enviada_at')))
      .select([count().as('total'), ...duration(sql`o.enviada_at - ${interviewed}`)])
      .executeTakeFirstOrThrow();
  }

  /** Offers that ended, and the time until the person answered. */
  ended(period: Period) {
    return this.endedIn(period)
      .select([
        countIf(sql`o.estado = 'aceptada'`).as('signed'),
        countIf(sql`o.estado = 'rechazada'`).as('declined'),
        countIf(sql`o.estado = 'caducada'`).as('expired'),
        ...duration(sql`case when o.estado <> 'caducada' then ${ENDED} - o.enviada_at end`),
      ])
      .executeTakeFirstOrThrow();
  }

  /** Declined ones by their reason. */
  async declined(period: Period): Promise<Map<DeclineReason | null, number>> {
    const rows = await this.endedIn(period)
      .where('o.estado', '=', 'rechazada')
      .groupBy('o.rechazo')
      .select(['o.rechazo', count().as('total')])
      .execute();
    return new Map(rows.map(({ rechazo, total }) => [rechazo, total]));
  }

  /** First days of the period. */
  firstDays({ desde, hasta }: Period) {
    const begins = startOfDay(sql.ref('i.primer_dia'));
    const unfinished = sql<SqlBool>`exists (
      select 1 from tareas_incorporacion t
      where t.incorporacion_id = i.id and t.obligatoria and t.dias < 0
        and (t.hecha_at is null or t.hecha_at >= ${begins}))`;
    return db(this.dataSource)
      .selectFrom('incorporaciones as i')
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
      .where('i.estado', '<>', 'cancelada')
      .where('i.primer_dia', '>=', desde)
      .where('i.primer_dia', '<=', hasta)
      .select([
        count().as('total'),
        countIf(sql`not ${unfinished}`).as('complete'),
        countIf(sql`i.estado = 'no_incorporada'`).as('missed'),
        ...duration(sql`${begins} - a.fecha_contratacion`),
      ])
      .executeTakeFirstOrThrow();
  }

  private endedIn(period: Period) {
    return db(this.dataSource)
      .selectFrom('ofertas as o')
      .where('o.estado', 'in', ['aceptada', 'rechazada', 'caducada'])
      .where(within(period, ENDED));
  }
}
