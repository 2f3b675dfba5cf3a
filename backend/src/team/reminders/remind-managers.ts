import { counted } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { isOpenApplication } from '../../candidates/applications/estados.sql.js';
import { daysAfter } from '../../candidates/people/tasks/task.rules.js';
import { Email } from '../../mail/emails/email.entity.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { workingDaysBetween } from '../../approvals/working-days.js';
import { db } from '../../platform/database/sql/db.js';
import { isOneOf } from '../../platform/database/sql/scalars.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { Round } from '../../platform/schedule/rounds.js';
import { Clock } from '../../platform/values/clock.js';
import { hourInMadrid, madridDay } from '../../platform/values/madrid-day.js';
import { PATIENCE_DAYS } from '../team-rows.js';

const EVERY_MS = 10 * 60_000;
/** Wall time in Madrid. */
const FROM_HOUR = 8;
/** Looked back for days that are the patience and one more working day ago. */
const DAYS_BACK = 7;

/**
 * Tells each manager once of applications that they have not opened in two working days: on the next one, from eight
 * o'clock on, in one message that names openings and nobody. The cause of a message is in `correos` once.
 */
@Injectable()
export class RemindManagers {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  private addressOf(vacante_id: string): string {
    const filter = JSON.stringify({ vacante_id, abierta: 'true', por_ver: 'true' });
    const query = new URLSearchParams({ filter });
    return `${this.environment.appUrl}/sistema-aplicacion/team/applications?${query.toString()}`;
  }

  /** How many messages were written. A second process or tick writes nothing. */
  @Round(EVERY_MS)
  async run(): Promise<number> {
    const now = this.clock.now();
    const today = madridDay(now);
    // On a weekend nothing is due that was not on Friday.
    if (hourInMadrid(now) < FROM_HOUR || workingDaysBetween(daysAfter(today, -1), today) === 0) return 0;
    const days = Array.from({ length: DAYS_BACK }, (_, back) => daysAfter(today, -back)).filter(
      (day) => workingDaysBetween(day, today) === PATIENCE_DAYS + 1,
    );
    if (days.length === 0) return 0;
    return inTransaction(this.dataSource, async (manager) => {
      const rows = await unseenOf(manager, days);
      let written = 0;
      for (const id of new Set(rows.map((row) => row.id))) {
        const causa = `equipo_por_ver:${id}:${today}`;
        if (await manager.existsBy(Email, { causa })) continue;
        const openings = rows.filter((row) => row.id === id);
        const total = openings.reduce((sum, { unseen }) => sum + unseen, 0);
        await this.mail.write(manager, {
          causa,
          plantilla: 'equipo_por_ver',
          destinatario: openings[0]?.email ?? '',
          user_id: id,
          datos: {
            resumen: counted(
              total,
              'candidatura espera a que la veas',
              'candidaturas esperan a que las veas',
            ),
            listado: `${this.environment.appUrl}/sistema-aplicacion/equipo`,
          },
          lista: openings.map(({ titulo, unseen, vacante_id }) => ({
            titulo,
            detalle: counted(unseen, 'candidatura', 'candidaturas'),
            destino: this.addressOf(vacante_id),
          })),
        });
        written += 1;
      }
      return written;
    });
  }
}

/** Openings of managers with applications of these days that they have not opened. */
const unseenOf = (manager: EntityManager, days: readonly string[]) =>
  db(manager)
    .selectFrom('users as u')
    .innerJoin(
      db(manager)
        .selectFrom('equipo_vacante as e')
        .select(['e.usuario_id', 'e.vacante_id'])
        .union(
          db(manager)
            .selectFrom('equipo_departamento as d')
            .innerJoin('vacantes as dv', 'dv.departamento', 'd.departamento')
            .select(['d.usuario_id', 'dv.id as vacante_id']),
        )
        .as('t'),
      't.usuario_id',
      'u.id',
    )
    .innerJoin('vacantes as v', 'v.id', 't.vacante_id')
    .innerJoin('aplicaciones_vacantes as a', 'a.vacante_id', 't.vacante_id')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .leftJoin('vistas_equipo as s', (join) =>
      join.onRef('s.aplicacion_id', '=', 'a.id').onRef('s.usuario_id', '=', 'u.id'),
    )
    .where('u.role', '=', sql.lit('responsable'))
    .where('u.activo', '=', true)
    .where('s.aplicacion_id', 'is', null)
    .where('a.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where(sql<boolean>`c.user_id is distinct from u.id`)
    .where(isOpenApplication('a'))
    .where('a.fecha_aplicacion', '>=', sql<Date>`${days.at(-1)}::date - 1`)
    .where(isOneOf(sql<string>`(a.fecha_aplicacion at time zone 'Europe/Madrid')::date::text`, days))
    .groupBy(['u.id', 'u.email', 'v.id', 'v.titulo'])
    .orderBy('v.titulo')
    .select(['u.id', 'u.email', 'v.id as vacante_id', 'v.titulo'])
    .select(sql<number>`count(*)::int`.as('unseen'))
    .execute();
