import { CHECKED_COMPONENTS, type CheckedComponent, TIME_ZONE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource, Repository } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { CheckResult } from './check-result.entity.js';
import type { Verdict } from './verdict.rules.js';

/** The day in Madrid. */
const TODAY = `(now() AT TIME ZONE '${TIME_ZONE}')::date`;

/** Of several processes, one runs a check. A little less than the interval of the ticks. */
const CLAIM_SECONDS = 50;
const KEEP_DAYS = 400;

export type Availability = Awaited<ReturnType<CheckResults['availability']>>;

/** What checks have found: the last result of each part, and how many of a day were good. */
@Injectable()
export class CheckResults {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(CheckResult) private readonly checkResults: Repository<CheckResult>,
  ) {}

  /**
   * Claims the due checks for this process. After a crash the next tick claims them again. A channel that is off is not
   * checked, and what was found of it goes.
   */
  async claim(): Promise<CheckedComponent[]> {
    const channels = await db(this.dataSource)
      .selectFrom('canales_mensajes')
      .where('activo', '=', false)
      .select('canal')
      .execute();
    const off: readonly CheckedComponent[] = channels.map(({ canal }) => canal);
    await db(this.dataSource)
      .deleteFrom('sistema_comprobaciones')
      .where((eb) => isAnyOf(eb.ref('componente'), off))
      .execute();
    await db(this.dataSource)
      .insertInto('sistema_comprobaciones')
      .values(
        CHECKED_COMPONENTS.filter((componente) => !off.includes(componente)).map((componente) => ({
          componente,
          comprobado_at: null,
          reclamada_at: null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = await db(this.dataSource)
      .updateTable('sistema_comprobaciones')
      .set({ reclamada_at: sql`clock_timestamp()` })
      .where('componente', 'in', (eb) =>
        eb
          .selectFrom('sistema_comprobaciones')
          .where((of) =>
            of.or([
              of('reclamada_at', 'is', null),
              of('reclamada_at', '<', sql<Date>`clock_timestamp() - ${CLAIM_SECONDS} * interval '1 second'`),
            ]),
          )
          .select('componente')
          .orderBy('componente')
          .forUpdate()
          .skipLocked(),
      )
      .returning('componente')
      .execute();
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
         VALUES (${TODAY}, $1, 1, $2)
         ON CONFLICT (dia, componente) DO UPDATE
         SET comprobaciones = d.comprobaciones + 1, correctas = d.correctas + excluded.correctas`,
        [component, estado === 'fallo' ? 0 : 1],
      );
      await manager.query(
        `DELETE FROM sistema_disponibilidad
         WHERE componente = $1 AND dia < ${TODAY} - ${KEEP_DAYS}`,
        [component],
      );
    });
  }

  /** The database's clock, which dates the results: that of this process may be wrong. */
  async now(): Promise<number> {
    const { now } = await db(this.dataSource)
      .selectNoFrom(sql<Date>`clock_timestamp()`.as('now'))
      .executeTakeFirstOrThrow();
    return now.getTime();
  }

  list(): Promise<CheckResult[]> {
    return this.checkResults.find();
  }

  /** Of the last so many days, all parts together. */
  availability(days: number) {
    return db(this.dataSource)
      .selectFrom('sistema_disponibilidad')
      .where(sql<boolean>`dia > ${sql.raw(TODAY)} - ${days}::int`)
      .select((eb) => [
        sql<number>`coalesce(sum(comprobaciones), 0)::int`.as('checks'),
        sql<number>`coalesce(sum(correctas), 0)::int`.as('usable'),
        eb.fn.min<string | null>('dia').as('since'),
      ])
      .executeTakeFirstOrThrow();
  }
}
