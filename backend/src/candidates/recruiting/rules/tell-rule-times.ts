import { TIMED_RULE_WHENS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { isOneOf } from '../../../platform/database/sql/scalars.js';
import { Round } from '../../../platform/schedule/rounds.js';
import { Clock } from '../../../platform/values/clock.js';
import { occurrences } from './occurrences.js';

const EVERY_MS = 5 * 60_000;
/** How late a day may be told, after a time in which nothing ran. */
const LATE_MS = 7 * 24 * 60 * 60_000;

/**
 * Tells rules that so many days have passed: from the day on which the rule was switched on, once for each cause. Safe to
 * run in several processes.
 */
@Injectable()
export class TellRuleTimes {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Round(EVERY_MS)
  async run(): Promise<void> {
    const until = this.clock.now();
    const rules = await db(this.dataSource)
      .selectFrom('reglas')
      .where('activa_desde', 'is not', null)
      .where(isOneOf(sql<string>`cuando ->> 'tipo'`, [...TIMED_RULE_WHENS]))
      .select(['id', 'cuando', 'activa_desde'])
      .execute();
    for (const { id, cuando, activa_desde } of rules) {
      const after = new Date(Math.max(activa_desde?.getTime() ?? 0, until.getTime() - LATE_MS));
      const due = occurrences(this.dataSource, cuando, { after, until }).as('due');
      await db(this.dataSource)
        .insertInto('eventos_regla')
        .columns(['tipo', 'aplicacion_id', 'clave', 'datos', 'at'])
        .expression(
          db(this.dataSource)
            .selectFrom(due)
            .select([
              sql.lit(cuando.tipo).as('tipo'),
              'due.aplicacion_id',
              sql<string>`concat_ws(':', 'dias', ${id}::text, due.causa)`.as('clave'),
              sql<object>`jsonb_build_object('regla', ${id}::text)`.as('datos'),
              'due.at',
            ])
            .orderBy('due.at')
            .orderBy('due.causa'),
        )
        .onConflict((conflict) => conflict.column('clave').doNothing())
        .execute();
    }
  }
}
