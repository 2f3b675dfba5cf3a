import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../platform/database/sql/db.js';
import { Clock } from '../platform/values/clock.js';

const DAY_MS = 86_400_000;
/** Applications of these days ago count: each has had a month to be answered. */
const FROM_DAYS = 365;
const TO_DAYS = 30;
/** The newest ones of them: enough for a figure, and read from the index alone. */
const READ = 200;
/** Fewer say nothing. */
const ENOUGH = 10;
/** "Usually": this share was answered within the days that are told. */
const USUALLY = 0.75;

/** How soon a department usually answers, for applicants. */
@Injectable()
export class AnswerDays {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Days, at least 1; null: too few applications, or too many unanswered. Withdrawn ones do not count. */
  async of(departamento: string): Promise<number | null> {
    const now = this.clock.now().getTime();
    const latest = db(this.dataSource)
      .selectFrom('aplicaciones_vacantes')
      .where('departamento', '=', departamento)
      .where('deleted_at', 'is', null)
      .where((eb) => eb.or([eb('fecha_respuesta', 'is not', null), eb('retirada_at', 'is', null)]))
      .where('fecha_aplicacion', '>=', new Date(now - FROM_DAYS * DAY_MS))
      .where('fecha_aplicacion', '<', new Date(now - TO_DAYS * DAY_MS))
      .orderBy('fecha_aplicacion', 'desc')
      .limit(READ)
      .select(sql<number>`extract(epoch from fecha_respuesta - fecha_aplicacion)::float8 / 86400`.as('days'));
    const { received, days } = await db(this.dataSource)
      .selectFrom(latest.as('latest'))
      // Ascending order puts the unanswered last: they took longer than any other.
      .select([
        sql<number>`count(*)::int`.as('received'),
        sql<number | null>`(array_agg(days order by days))[ceil(count(*) * ${USUALLY}::float8)::int]`.as(
          'days',
        ),
      ])
      .executeTakeFirstOrThrow();
    return received < ENOUGH || days === null ? null : Math.max(1, Math.ceil(days));
  }
}
