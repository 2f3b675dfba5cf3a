import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../platform/database/sql/db.js';
import { asText, count, countIf } from '../platform/database/sql/scalars.js';
import type { Period } from './periods/period.rules.js';
import { within } from './periods/period.sql.js';

/** Events of a period and their average duration. */
export interface TimedEvents {
  total: number;
  /** Seconds since the application; null when there are none. */
  seconds: number | null;
}

/** Figures of the cards. Each is an index-only scan over all rows of the period. */
@Injectable()
export class FiguresRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Listed people whose record was created in the period. */
  async countPeople(period: Period): Promise<number> {
    const { total } = await db(this.dataSource)
      .selectFrom('candidates')
      .where('retirada_at', 'is', null)
      .where('deleted_at', 'is', null)
      .where((eb) => within(period, eb.ref('created_at')))
      .select(count().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }

  /** Applications received in the period, and how many of them are hired now. */
  countReceived(period: Period): Promise<{ total: number; hired: number }> {
    return this.applications()
      .where((eb) => within(period, eb.ref('fecha_aplicacion')))
      .select([count().as('total'), countIf(sql`estado = 'contratada'`).as('hired')])
      .executeTakeFirstOrThrow();
  }

  /** First answers given in the period. */
  countAnswers(period: Period): Promise<TimedEvents> {
    return this.timed('fecha_respuesta', period);
  }

  /** People hired in the period. */
  countHires(period: Period): Promise<TimedEvents> {
    return this.timed('fecha_contratacion', period);
  }

  /** Vacancies published in the period, without drafts. */
  async countPublished(period: Period): Promise<number> {
    const { total } = await db(this.dataSource)
      .selectFrom('vacantes')
      .where('estado', '<>', sql.lit('borrador'))
      .where((eb) => within(period, eb.ref('fecha_publicacion')))
      .select(count().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }

  listRecentCandidates(limit: number) {
    return db(this.dataSource)
      .selectFrom('candidates as c')
      .leftJoin('vacantes as v', 'v.id', 'c.vacante_id')
      .where('c.retirada_at', 'is', null)
      .where('c.deleted_at', 'is', null)
      .select(['c.id', 'c.nombre', 'c.apellidos', 'c.fecha_aplicacion as fecha', 'c.estado'])
      .select(['c.departamento', 'c.posicion', 'v.titulo as vacante'])
      .orderBy('c.fecha_aplicacion', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit)
      .execute();
  }

  listRecentVacancies(limit: number) {
    return db(this.dataSource)
      .selectFrom('vacantes')
      .select(['id', 'titulo', 'fecha_publicacion as fecha', 'estado'])
      .orderBy('fecha_publicacion', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Active vacancies, the one with the most applications first. */
  listPopular(limit: number) {
    return db(this.dataSource)
      .selectFrom('vacantes as v')
      .leftJoin(
        (eb) =>
          eb
            .selectFrom('counters')
            .where('name', '=', sql.lit('vacancy_applications'))
            .groupBy('k1')
            .select(['k1', sql<number>`sum(value)::int`.as('total')])
            .as('c'),
        (join) => join.on('c.k1', '=', (eb) => asText(eb.ref('v.id'))),
      )
      .where('v.estado', '=', sql.lit('activa'))
      .select(['v.id', 'v.titulo', 'v.departamento'])
      .select(({ fn }) => fn.coalesce('c.total', sql.lit(0)).as('total'))
      .orderBy('total', 'desc')
      .orderBy('v.fecha_publicacion', 'desc')
      .orderBy('v.id', 'desc')
      .limit(limit)
      .execute();
  }

  private timed(column: 'fecha_respuesta' | 'fecha_contratacion', period: Period): Promise<TimedEvents> {
    return this.applications()
      .where(column, 'is not', null)
      .where((eb) => within(period, eb.ref(column)))
      .select(count().as('total'))
      .select((eb) =>
        sql<number | null>`extract(epoch from avg(${eb.ref(column)} - fecha_aplicacion))::float8`.as(
          'seconds',
        ),
      )
      .executeTakeFirstOrThrow();
  }

  private applications() {
    return db(this.dataSource).selectFrom('aplicaciones_vacantes').where('deleted_at', 'is', null);
  }
}
