import type { CheckedComponent } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { madridDate } from './madrid-date.sql.js';
import type { CheckResult } from './check-result.entity.js';
import type { Verdict } from './verdict.rules.js';

/** Two processes that tick at once: one of them checks. A little less than the interval between two ticks. */
const CLAIM_SECONDS = 50;
const KEEP_DAYS = 400;

export interface Availability {
  checks: number;
  usable: number;
  since: string | null;
}

/** What checks have found: the last result of each part, and how many of a day were good. */
@Injectable()
export class CheckResults {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Takes the checks that are due upon this process. One that dies with it is taken again at the next tick. */
  async claim(): Promise<CheckedComponent[]> {
    const [rows] = await this.dataSource.query<[{ componente: CheckedComponent }[], number]>(
      `UPDATE sistema_comprobaciones SET reclamada_at = clock_timestamp()
       WHERE componente IN (
         SELECT componente FROM sistema_comprobaciones
         WHERE reclamada_at IS NULL OR reclamada_at < clock_timestamp() - ${CLAIM_SECONDS} * interval '1 second'
         ORDER BY componente FOR UPDATE SKIP LOCKED)
       RETURNING componente`,
    );
    return rows.map(({ componente }) => componente);
  }

  async write(component: CheckedComponent, { estado, mensaje, datos }: Verdict): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await manager.query(
        `UPDATE sistema_comprobaciones SET estado = $2, mensaje = $3, datos = $4, comprobado_at = clock_timestamp()
         WHERE componente = $1`,
        [component, estado, mensaje, JSON.stringify(datos)],
      );
      await manager.query(
        `INSERT INTO sistema_disponibilidad AS d (dia, componente, comprobaciones, correctas)
         VALUES (${madridDate('now()')}, $1, 1, $2)
         ON CONFLICT (dia, componente) DO UPDATE
         SET comprobaciones = d.comprobaciones + 1, correctas = d.correctas + excluded.correctas`,
        [component, estado === 'fallo' ? 0 : 1],
      );
      await manager.query(
        `DELETE FROM sistema_disponibilidad
         WHERE componente = $1 AND dia < ${madridDate('now()')} - ${KEEP_DAYS}`,
        [component],
      );
    });
  }

  list(): Promise<CheckResult[]> {
    return this.dataSource.query(
      `SELECT componente, estado, mensaje, datos, comprobado_at FROM sistema_comprobaciones`,
    );
  }

  /** Of the last so many days, all parts together. */
  async availability(days: number): Promise<Availability> {
    const [row] = await this.dataSource.query<Availability[]>(
      `SELECT coalesce(sum(comprobaciones), 0)::int AS checks, coalesce(sum(correctas), 0)::int AS usable,
         min(dia)::text AS since
       FROM sistema_disponibilidad WHERE dia > ${madridDate('now()')} - $1::int`,
      [days],
    );
    return row ?? { checks: 0, usable: 0, since: null };
  }
}
