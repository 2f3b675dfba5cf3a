import type { Stage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { count, sumOf } from '../../platform/database/sql/scalars.js';
import type { Database } from '../../platform/database/sql/tables.js';

/** A stage of the process, or withdrawn. */
export type Place = Stage | 'retirada';

/** All-time totals: from the counters where they exist, else from small tables. */
@Injectable()
export class TotalsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  applicationsByPlace(): Promise<Map<string, number>> {
    return this.groups(
      this.counter('applications')
        .groupBy('k1')
        .select(['k1 as name', sumOf(sql.ref('value')).as('total')]),
    );
  }

  /** Of all vacancies together. */
  countVacancyApplications(): Promise<number> {
    return this.one(this.counter('vacancy_applications').select(sumOf(sql.ref('value')).as('total')));
  }

  vacanciesByEstado(): Promise<Map<string, number>> {
    return this.groups(
      db(this.dataSource)
        .selectFrom('vacantes')
        .groupBy('estado')
        .select(['estado as name', count().as('total')]),
    );
  }

  /** Accounts of every role. */
  countUsers(): Promise<number> {
    return this.one(this.counter('users').select(sumOf(sql.ref('value')).as('total')));
  }

  countActiveDepartments(): Promise<number> {
    return this.one(
      db(this.dataSource)
        .selectFrom('departamentos_vacantes')
        .where('activo', 'is', true)
        .select(count().as('total')),
    );
  }

  private counter(name: string) {
    return db(this.dataSource).selectFrom('counters').where('name', '=', name);
  }

  private async one(query: SelectQueryBuilder<Database, never, { total: number }>): Promise<number> {
    return (await query.executeTakeFirstOrThrow()).total;
  }

  private async groups(
    query: SelectQueryBuilder<Database, never, { name: string; total: number }>,
  ): Promise<Map<string, number>> {
    return new Map((await query.execute()).map(({ name, total }) => [name, total]));
  }
}
