import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { db } from '../../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { Clock } from '../../../platform/values/clock.js';
import { madridDay } from '../../../platform/values/madrid-day.js';
import { Task } from './task.entity.js';
import { nextDay } from './task.rules.js';
import { lockTask, recordTask, TasksService } from './tasks.service.js';

/** Ends a task or opens it again, and the next one of a repeated task with it. */
@Injectable()
export class FinishTask {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tasks: TasksService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** A second time changes nothing. @throws {DomainError} `task_not_found`. */
  done(id: string, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const task = await lockTask(manager, id);
      if (task.hecha_at) return;
      const now = this.clock.now();
      const done = { hecha_at: now, hecha_por: actor.userId, version: task.version + 1, updated_at: now };
      await manager.update(Task, id, done);
      await this.makeNext(manager, task, now);
      await recordTask(this.logs, manager, { id, actor, action: 'done', details: 'Tarea hecha' });
    });
  }

  /** A second time changes nothing. @throws {DomainError} `task_not_found`. */
  undone(id: string, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const task = await lockTask(manager, id);
      if (!task.hecha_at) return;
      const open = {
        hecha_at: null,
        hecha_por: null,
        version: task.version + 1,
        updated_at: this.clock.now(),
      };
      // Untouched: still as it was made.
      await manager.delete(Task, { anterior_id: id, version: 1, hecha_at: IsNull() });
      await manager.update(Task, id, open);
      await recordTask(this.logs, manager, {
        id,
        actor,
        action: 'undone',
        details: 'Tarea abierta de nuevo',
      });
    });
  }

  private async makeNext(manager: EntityManager, task: Task, now: Date): Promise<void> {
    const { vence_el, repite } = task;
    if (!vence_el || !repite) return;
    const { titulo, detalle, creada_por, dia_mes } = task;
    // Of nobody yet once a colleague has left: the team sees it.
    const asignada_a = (await this.tasks.isStaff(manager, task.asignada_a)) ? task.asignada_a : null;
    const { candidato_id, aplicacion_id, vacante_id, entrevista_id } = task;
    await db(manager)
      .insertInto('tareas')
      .values({
        titulo,
        detalle,
        asignada_a,
        creada_por,
        repite,
        dia_mes,
        candidato_id,
        aplicacion_id,
        vacante_id,
        entrevista_id,
        vence_el: nextDay({ vence_el, repite, dia_mes }, madridDay(now)),
        anterior_id: task.id,
        created_at: now,
        updated_at: now,
      })
      // It was opened again when the next one had been changed already: that one stays the next.
      .onConflict((conflict) => conflict.column('anterior_id').doNothing())
      .execute();
  }
}
