import type { Stage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** A stage of the process, or withdrawn from it. */
export type Place = Stage | 'retirada';

/** Totals of everything there is: from the counters where they know, else of small tables. */
@Injectable()
export class TotalsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async applicationsByPlace(): Promise<Map<Place, number>> {
    const rows = await this.dataSource.query<{ place: Place; total: string }[]>(
      `SELECT k1 AS place, sum(value) AS total FROM counters WHERE name = 'applications' GROUP BY k1`,
    );
    return new Map(rows.map(({ place, total }) => [place, Number(total)]));
  }

  /** Of all vacancies together. */
  countVacancyApplications(): Promise<number> {
    return this.one(
      `SELECT coalesce(sum(value), 0) AS total FROM counters WHERE name = 'vacancy_applications'`,
    );
  }

  async vacanciesByEstado(): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ estado: string; total: string }[]>(
      `SELECT estado, count(*) AS total FROM vacantes GROUP BY estado`,
    );
    return new Map(rows.map(({ estado, total }) => [estado, Number(total)]));
  }

  /** Accounts of every role. */
  countUsers(): Promise<number> {
    return this.one(`SELECT coalesce(sum(value), 0) AS total FROM counters WHERE name = 'users'`);
  }

  countActiveDepartments(): Promise<number> {
    return this.one(`SELECT count(*) AS total FROM departamentos_vacantes WHERE activo`);
  }

  private async one(sql: string): Promise<number> {
    const [row] = await this.dataSource.query<{ total: string }[]>(sql);
    return Number(row?.total ?? 0);
  }
}
