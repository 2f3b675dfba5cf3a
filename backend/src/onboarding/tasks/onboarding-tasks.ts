import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import { takesTasks } from '../onboarding-response.js';
import {
  lockOnboarding,
  onboardingsOf,
  type OnboardingTaskRow,
  tasksOfOnboardings,
} from '../onboarding-rows.js';
import { awaited, inSpanish, sayText } from '../onboarding.rules.js';
import { OnboardingTask } from './onboarding-task.entity.js';
import { SealedValues } from './sealed-values.js';
import { toValueResponse, type OnboardingValueResponse } from './value.dto.js';
import { checkValue, type OnboardingValue } from './value.rules.js';

/** What refuses a task to be done, undone or written. */
export const TASK_CODES = [
  'onboarding_closed',
  'onboarding_not_found',
  'onboarding_task_not_found',
  'onboarding_task_other',
  'onboarding_task_stale',
  'onboarding_task_waits',
] as const;

/** Which task, in the version that was seen, and whether its person acts or staff. */
export interface TaskOrder {
  onboardingId: string;
  taskId: string;
  version: number;
  own: boolean;
}

/**
 * Ticks tasks, takes ticks back, and writes and reads values. Tasks of one incorporación are written one after the
 * other; the second of two writes of the same task is refused by its version, and a repeated one changes nothing.
 */
@Injectable()
export class OnboardingTasks {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sealed: SealedValues,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `onboarding_…` as its route lists them. */
  done(order: TaskOrder, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { task, tasks } = await this.lock(manager, order);
      assertTicked(task, order);
      if (task.hecha_at) return;
      assertReady(task, tasks, order);
      const hecha = { hecha_at: this.clock.now(), hecha_por: order.own ? null : actor.userId };
      await this.write(manager, task, hecha);
      const details = task.tipo === 'lectura' ? 'Lectura confirmada' : 'Tarea de incorporación hecha';
      await this.record(manager, order, actor, { action: 'onboarding.task_done', details });
    });
  }

  /** @throws as `done` */
  undone(order: TaskOrder, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { task } = await this.lock(manager, order);
      assertTicked(task, order);
      // Who has confirmed a text has read it.
      if (task.tipo === 'lectura') throw new DomainError('onboarding_task_other');
      if (!task.hecha_at) return;
      assertSeen(task, order);
      await this.write(manager, task, { hecha_at: null, hecha_por: null });
      const details = 'Tarea de incorporación abierta de nuevo';
      await this.record(manager, order, actor, { action: 'onboarding.task_undone', details });
    });
  }

  /** Checks and seals a value; another one replaces it. @throws as `done`, and `validation_failed` */
  setValue(order: TaskOrder, typed: OnboardingValue, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { task, tasks } = await this.lock(manager, order);
      const { dato } = task;
      if (!dato || (order.own && task.quien !== 'persona')) throw new DomainError('onboarding_task_other');
      const now = this.clock.now();
      const checked = checkValue(dato, typed, madridDay(now));
      if ('errors' in checked) throw invalid(checked.errors);
      const before = this.sealed.open(task);
      if (before && JSON.stringify(before) === JSON.stringify(checked.value)) return;
      assertReady(task, tasks, order);
      await this.write(manager, task, {
        ...this.sealed.seal(task.id, checked.value),
        hecha_at: now,
        hecha_por: order.own ? null : actor.userId,
      });
      const details = 'Dato de incorporación escrito';
      await this.record(manager, order, actor, { action: 'onboarding.value_written', details });
    });
  }

  /** The value as it is; the reading is written in the log. @throws {DomainError} `onboarding_value_unreadable`… */
  readValue(onboardingId: string, taskId: string, actor: Actor): Promise<OnboardingValueResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const order = { onboardingId, taskId };
      const { task } = await this.find(manager, order);
      if (!task.dato || !task.sellado) throw new DomainError('onboarding_task_not_found');
      const value = this.sealed.open(task);
      if (!value) throw new DomainError('onboarding_value_unreadable');
      const details = 'Dato de incorporación consultado';
      await this.record(manager, order, actor, {
        action: 'onboarding.value_viewed',
        details,
        level: 'warning',
      });
      return toValueResponse(value);
    });
  }

  private async lock(manager: EntityManager, order: TaskOrder) {
    await lockOnboarding(manager, order.onboardingId);
    const found = await this.find(manager, order);
    if (!takesTasks(found.row)) throw new DomainError('onboarding_closed');
    return found;
  }

  private async find(
    manager: EntityManager,
    { onboardingId, taskId }: Pick<TaskOrder, 'onboardingId' | 'taskId'>,
  ) {
    const [row] = await onboardingsOf(manager, [onboardingId]);
    if (!row) throw new DomainError('onboarding_not_found');
    const tasks = await tasksOfOnboardings(manager, [onboardingId]);
    const task = tasks.find(({ id }) => id === taskId);
    if (!task) throw new DomainError('onboarding_task_not_found');
    return { row, tasks, task };
  }

  private async write(
    manager: EntityManager,
    { id, version }: OnboardingTaskRow,
    change: Partial<Pick<OnboardingTask, 'hecha_at' | 'hecha_por' | 'sellado' | 'sellado_clave'>>,
  ): Promise<void> {
    await manager.update(OnboardingTask, id, {
      ...change,
      version: version + 1,
      updated_at: this.clock.now(),
    });
  }

  /** Without the task's words: the person's data are in its incorporación only. */
  private record(
    manager: EntityManager,
    { onboardingId }: Pick<TaskOrder, 'onboardingId'>,
    { userId }: Actor,
    what: { action: string; details: string; level?: 'warning' },
  ): Promise<void> {
    return this.logs.record(manager, {
      actorId: userId,
      ...what,
      entity: 'onboardings',
      entityId: onboardingId,
    });
  }
}

/** Documents and values are done by their file and by their value; a text only its person confirms. */
function assertTicked({ tipo, quien }: OnboardingTaskRow, { own }: TaskOrder): void {
  const ticks = tipo === 'tarea' || (tipo === 'lectura' && own);
  if (!ticks || own !== (quien === 'persona')) throw new DomainError('onboarding_task_other');
}

function assertSeen(task: OnboardingTaskRow, { version }: TaskOrder): void {
  if (task.version !== version) throw new DomainError('onboarding_task_stale');
}

function assertReady(task: OnboardingTaskRow, tasks: readonly OnboardingTaskRow[], order: TaskOrder): void {
  assertSeen(task, order);
  const before = awaited(task, tasks);
  if (!before) return;
  const name = order.own ? sayText(before.titulo) : inSpanish(before.titulo);
  throw new DomainError('onboarding_task_waits', { name });
}
