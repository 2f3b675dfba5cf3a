import type { Estado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Period } from './periods/period.rules.js';
import { bind, within } from './periods/period.sql.js';

/** Events of a period and how long they took on average. */
export interface TimedEvents {
  total: number;
  /** Seconds from the application on; null of none. */
  seconds: number | null;
}

export interface RecentCandidate {
  id: string;
  nombre: string;
  apellidos: string;
  fecha: Date;
  estado: Estado;
  departamento: string;
  posicion: string;
  vacante: string | null;
}

export interface RecentVacancy {
  id: string;
  titulo: string;
  fecha: Date;
  estado: string;
}

/** The figures of the cards. Each is read from an index alone, over all rows of the period. */
@Injectable()
export class FiguresRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** People shown in the lists whose record began in the period. */
  async countPeople(period: Period): Promise<number> {
    const { total } = await this.one(
      `SELECT count(*) AS total FROM candidates
       WHERE retirada_at IS NULL AND deleted_at IS NULL AND ${within('created_at')}`,
      period,
    );
    return Number(total);
  }

  /** Applications received in the period, and how many of them are hired by now. */
  async countReceived(period: Period): Promise<{ total: number; hired: number }> {
    const row = await this.one<{ hired: string }>(
      `SELECT count(*) AS total, count(*) FILTER (WHERE estado = 'contratada') AS hired
       FROM aplicaciones_vacantes WHERE deleted_at IS NULL AND ${within('fecha_aplicacion')}`,
      period,
    );
    return { total: Number(row.total), hired: Number(row.hired) };
  }

  /** First answers given in the period. */
  countAnswers(period: Period): Promise<TimedEvents> {
    return this.timed('fecha_respuesta', period);
  }

  /** People hired in the period. */
  countHires(period: Period): Promise<TimedEvents> {
    return this.timed('fecha_contratacion', period);
  }

  /** Vacancies published in the period, drafts aside. */
  async countPublished(period: Period): Promise<number> {
    const { total } = await this.one(
      `SELECT count(*) AS total FROM vacantes WHERE estado <> 'borrador' AND ${within('fecha_publicacion')}`,
      period,
    );
    return Number(total);
  }

  listRecentCandidates(limit: number): Promise<RecentCandidate[]> {
    return this.dataSource.query(
      `SELECT c.id, c.nombre, c.apellidos, c.fecha_aplicacion AS fecha, c.estado, c.departamento, c.posicion,
         v.titulo AS vacante
       FROM candidates c LEFT JOIN vacantes v ON v.id = c.vacante_id
       WHERE c.retirada_at IS NULL AND c.deleted_at IS NULL
       ORDER BY c.fecha_aplicacion DESC, c.id DESC LIMIT $1`,
      [limit],
    );
  }

  listRecentVacancies(limit: number): Promise<RecentVacancy[]> {
    return this.dataSource.query(
      `SELECT id, titulo, fecha_publicacion AS fecha, estado FROM vacantes
       ORDER BY fecha_publicacion DESC, id DESC LIMIT $1`,
      [limit],
    );
  }

  /** Active vacancies, the one with the most applications first. */
  async listPopular(
    limit: number,
  ): Promise<{ id: string; titulo: string; departamento: string; total: number }[]> {
    const rows = await this.dataSource.query<
      { id: string; titulo: string; departamento: string; total: string }[]
    >(
      `SELECT v.id, v.titulo, v.departamento, coalesce(c.total, 0) AS total FROM vacantes v
       LEFT JOIN (SELECT k1, sum(value) AS total FROM counters WHERE name = 'vacancy_applications' GROUP BY k1) c
         ON c.k1 = v.id::text
       WHERE v.estado = 'activa'
       ORDER BY coalesce(c.total, 0) DESC, v.fecha_publicacion DESC, v.id DESC LIMIT $1`,
      [limit],
    );
    return rows.map((row) => ({ ...row, total: Number(row.total) }));
  }

  private async timed(
    column: 'fecha_respuesta' | 'fecha_contratacion',
    period: Period,
  ): Promise<TimedEvents> {
    const { total, seconds } = await this.one<{ seconds: string | null }>(
      `SELECT count(*) AS total, extract(epoch FROM avg(${column} - fecha_aplicacion)) AS seconds
       FROM aplicaciones_vacantes WHERE ${column} IS NOT NULL AND deleted_at IS NULL AND ${within(column)}`,
      period,
    );
    return { total: Number(total), seconds: seconds === null ? null : Number(seconds) };
  }

  private async one<T>(sql: string, period: Period): Promise<T & { total: string }> {
    const [row] = await this.dataSource.query<(T & { total: string })[]>(sql, bind(period));
    if (!row) throw new Error('an aggregate without GROUP BY answers with one row');
    return row;
  }
}
