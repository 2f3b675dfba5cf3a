import { counted, plainDayFormat, TIME_ZONE } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql, type SqlBool } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { MailService } from '../../../mail/emails/mail.service.js';
import { db } from '../../../platform/database/sql/db.js';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment/environment.js';
import { Round } from '../../../platform/schedule/rounds.js';
import { Clock } from '../../../platform/values/clock.js';
import { madridDay } from '../../../platform/values/madrid-day.js';
import { openTasksOf, type TaskRow } from './task-row.js';

const EVERY_MS = 60_000;
/** Wall time in Madrid. */
const FROM = '08:00';
const LISTED = 20;
const MOST = 1000;

/** Of `correos`, which has each cause once: a second process or tick writes nothing. */
const causeOf = (userId: string, day: string): string => `tareas_del_dia:${userId}:${day}`;

const dayInWords = plainDayFormat({ day: 'numeric', month: 'long' });

/**
 * The daily message to staff who want it, about their tasks that are due or overdue at eight. What is made or wanted
 * later that day waits for the next morning; a tick that is late catches up on its own day only.
 */
@Injectable()
export class TellOfTasks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /** How many messages were written. */
  @Round(EVERY_MS)
  run(): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const day = madridDay(now);
      const due = await dueToTell(manager, day, now);
      for (const account of due) await this.tell(manager, account, day);
      return due.length;
    });
  }

  private async tell(manager: EntityManager, { id, email }: Receiver, day: string): Promise<void> {
    const tasks = await openTasksOf(manager, id, { until: day, limit: MOST });
    const overdue = tasks.filter(({ vence_el }) => vence_el !== null && vence_el < day).length;
    const list = `${this.environment.appUrl}/sistema-aplicacion/tasks`;
    await this.mail.write(manager, {
      causa: causeOf(id, day),
      plantilla: 'tareas_del_dia',
      destinatario: email,
      user_id: id,
      datos: { resumen: inWords(tasks.length - overdue, overdue), listado: list },
      lista: tasks.slice(0, LISTED).map((task) => ({
        titulo: task.titulo,
        detalle: sayDue(task, day),
        destino: `${list}/${task.id}/show`,
      })),
    });
  }
}

interface Receiver {
  id: string;
  email: string;
}

/** Active staff who want it, had something to do by then, and were not told today. */
function dueToTell(manager: EntityManager, day: string, now: Date): Promise<Receiver[]> {
  const eight = sql<Date>`((${day}::date + ${FROM}::time) at time zone ${sql.lit(TIME_ZONE)})`;
  return db(manager)
    .selectFrom('preferencias_usuario as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where(sql<SqlBool>`${now} >= ${eight}`)
    .where('p.clave', '=', 'correo_tareas')
    .where('p.updated_at', '<', eight)
    .where('u.activo', '=', true)
    .where('u.role', '<>', 'candidate')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('tareas as t')
          .leftJoin('candidates as c', 'c.id', 't.candidato_id')
          .whereRef('t.asignada_a', '=', 'u.id')
          .where('t.hecha_at', 'is', null)
          .where('t.vence_el', '<=', day)
          .where('t.updated_at', '<', eight)
          .where('c.deleted_at', 'is', null),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('correos as m')
            .where(sql<SqlBool>`m.causa = 'tareas_del_dia:' || u.id || ':' || ${day}`),
        ),
      ),
    )
    .orderBy('u.id')
    .select(['u.id', 'u.email'])
    .execute();
}

/** "2 tareas para hoy y 1 vencida". */
function inWords(today: number, overdue: number): string {
  if (overdue === 0) return counted(today, 'tarea para hoy', 'tareas para hoy');
  if (today === 0) return counted(overdue, 'tarea vencida', 'tareas vencidas');
  return `${counted(today, 'tarea para hoy', 'tareas para hoy')} y ${counted(overdue, 'vencida', 'vencidas')}`;
}

const sayDue = ({ vence_el }: TaskRow, day: string): string =>
  vence_el === null || vence_el === day
    ? 'Para hoy'
    : `Vencida desde el ${dayInWords(new Date(`${vence_el}T00:00:00Z`))}`;
