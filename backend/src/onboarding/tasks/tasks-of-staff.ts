import { plainDayFormat } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { daysAfter } from '../../candidates/people/tasks/task.rules.js';
import type { Actor } from '../../platform/auth/actor.js';
import { db } from '../../platform/database/sql/db.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { DUE_DAY } from '../onboarding-rows.js';
import { inSpanish } from '../onboarding.rules.js';
import { OnboardingTasks } from './onboarding-tasks.js';

const LISTED = 50;
/** What is to be done after the first day is shown this many days before. */
const AHEAD_DAYS = 7;

const longDay = plainDayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** A task of somebody who cannot read the incorporación: what, about whom, until when. */
export interface StaffTask {
  id: string;
  titulo: string;
  detalle: string;
  vence_el: string | null;
}

/** What incorporaciones ask of the manager or of whoever does the work of IT, where these are no human resources. */
@Injectable()
export class TasksOfStaff {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tasks: OnboardingTasks,
  ) {}

  /** Those that can be done now, the soonest first. `today`: YYYY-MM-DD in Madrid. */
  async open({ userId }: Actor, today: string): Promise<StaffTask[]> {
    const rows = await this.of(userId)
      .where('t.hecha_at', 'is', null)
      .where('a.estado', '=', 'contratada')
      .where((eb) => eb.or([eb('t.dias', '<=', 0), eb(DUE_DAY, '<=', daysAfter(today, AHEAD_DAYS))]))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('tareas_incorporacion as b')
              .whereRef('b.incorporacion_id', '=', 't.incorporacion_id')
              .whereRef('b.clave', '=', 't.espera')
              .where('b.hecha_at', 'is', null)
              .select('b.id'),
          ),
        ),
      )
      .orderBy(DUE_DAY)
      .orderBy('t.id')
      .limit(LISTED)
      .select(['t.id', 't.titulo', 't.detalle', 'i.primer_dia', 'c.nombre', 'c.apellidos'])
      .select(sql<string | null>`(${DUE_DAY})::text`.as('vence_el'))
      .execute();
    return rows.map(({ id, titulo, detalle, primer_dia, nombre, apellidos, vence_el }) => {
      const who = `${nombre} ${apellidos}`.trim();
      const start = primer_dia
        ? `${who} empieza el ${longDay(new Date(`${primer_dia}T00:00:00Z`))}.`
        : `${who} todavía no tiene primer día.`;
      return { id, titulo: inSpanish(titulo), detalle: `${start} ${inSpanish(detalle)}`.trim(), vence_el };
    });
  }

  /** Ends or reopens one of theirs. A second time changes nothing. @throws {DomainError} `task_not_found`, `onboarding_…` */
  async finish(id: string, actor: Actor, done: boolean): Promise<void> {
    const task = await this.of(actor.userId)
      .where('t.id', '=', id)
      .select(['t.id', 't.incorporacion_id', 't.version'])
      .executeTakeFirst();
    if (!task) throw new DomainError('task_not_found');
    const order = { onboardingId: task.incorporacion_id, taskId: task.id, version: task.version, own: false };
    await (done ? this.tasks.done(order, actor) : this.tasks.undone(order, actor));
  }

  /** Nobody has a task about themselves. */
  private of(userId: string) {
    return db(this.dataSource)
      .selectFrom('tareas_incorporacion as t')
      .innerJoin('incorporaciones as i', 'i.id', 't.incorporacion_id')
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
      .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
      .where('t.tipo', '=', 'tarea')
      .where('i.estado', 'in', ['abierta', 'incorporada'])
      .where('a.deleted_at', 'is', null)
      .where('c.deleted_at', 'is', null)
      .where((eb) => eb('c.user_id', 'is distinct from', userId))
      .where((eb) =>
        eb.or([
          eb.and([eb('t.quien', '=', 'responsable'), eb('i.responsable_id', '=', userId)]),
          eb.and([eb('t.quien', '=', 'informatica'), eb('i.informatica_id', '=', userId)]),
        ]),
      );
  }
}
