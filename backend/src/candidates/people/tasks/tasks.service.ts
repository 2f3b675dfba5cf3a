import { FAR_AHEAD, isFarAhead } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, Not, type Repository } from 'typeorm';
import { User } from '../../../auth/user.entity.js';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor, Author } from '../../../platform/auth/actor.js';
import { db } from '../../../platform/database/sql/db.js';
import { sortedAs } from '../../../platform/database/sql/people-rows.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import type { Page } from '../../../platform/http/lists/list-query.js';
import { Clock } from '../../../platform/values/clock.js';
import { madridDay } from '../../../platform/values/madrid-day.js';
import { Candidate } from '../candidate.entity.js';
import type { TaskQuery } from './task-list.js';
import { findTasks, tasksOf } from './task-row.js';
import { type NewTaskRequest, type TaskResponse, type TaskUpdate, toTaskResponse } from './task.dto.js';
import { Task } from './task.entity.js';
import { monthDayOf } from './task.rules.js';

/** What a task is about, and what belongs to that. */
type About = Pick<Task, 'candidato_id' | 'aplicacion_id' | 'vacante_id' | 'entrevista_id'>;
const NOTHING: About = { candidato_id: null, aplicacion_id: null, vacante_id: null, entrevista_id: null };

@Injectable()
export class TasksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Task) private readonly tasks: Repository<Task>,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async list(query: TaskQuery, viewer: Actor): Promise<Page<TaskResponse>> {
    const today = madridDay(this.clock.now());
    const { ids, ...page } = await findTasks(this.dataSource, query, { viewerId: viewer.userId, today });
    const rows = sortedAs(ids, await tasksOf(this.dataSource, ids));
    return { ...page, items: rows.map((row) => toTaskResponse(row, today)) };
  }

  /** @throws {DomainError} `task_not_found`. */
  async get(id: string): Promise<TaskResponse> {
    const [row] = await tasksOf(this.tasks.manager, [id]);
    if (!row) throw new DomainError('task_not_found');
    return toTaskResponse(row, madridDay(this.clock.now()));
  }

  async create(order: NewTaskRequest, actor: Actor): Promise<TaskResponse> {
    const id = await inRequestTransaction(this.dataSource, (manager) => this.add(manager, order, actor));
    return this.get(id);
  }

  /**
   * Makes a task in the transaction of what it comes from; its id.
   * @throws {DomainError} `validation_failed`, or that what it is about is not there.
   */
  async add(manager: EntityManager, order: NewTaskRequest, actor: Author): Promise<string> {
    const { titulo, detalle = null, asignada_a = null, vence_el = null, repite = null } = order;
    const about = await aboutOf(manager, order);
    await this.check(manager, { ...about, asignada_a, vence_el, repite });
    const now = this.clock.now();
    const { identifiers } = await manager.insert(Task, {
      ...about,
      titulo,
      detalle: detalle || null,
      asignada_a,
      vence_el,
      repite,
      dia_mes: monthDayOf(repite, vence_el),
      creada_por: actor.userId,
      created_at: now,
      updated_at: now,
    });
    const id = identifiers[0]?.id as string;
    await recordTask(this.logs, manager, { id, actor, action: 'created', details: 'Tarea creada' });
    return id;
  }

  /** @throws {DomainError} `task_not_found`, `task_stale`, `validation_failed`. */
  async change(id: string, { version, ...order }: TaskUpdate, actor: Author): Promise<TaskResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const task = await lockTask(manager, id);
      if (task.version !== version) throw new DomainError('task_stale');
      const given = <Name extends keyof typeof order>(name: Name) =>
        order[name] === undefined ? task[name] : (order[name] as Task[Name]);
      const titulo = order.titulo ?? task.titulo;
      const [detalle, asignada_a] = [given('detalle'), given('asignada_a')];
      const [vence_el, repite] = [given('vence_el'), given('repite')];
      await this.check(manager, {
        candidato_id: task.candidato_id,
        // A colleague who has left stays with what they had.
        asignada_a: asignada_a === task.asignada_a ? null : asignada_a,
        vence_el: vence_el === task.vence_el ? null : vence_el,
        repite: vence_el === null ? repite : null,
      });
      const same = vence_el === task.vence_el && repite === task.repite;
      await manager.update(Task, id, {
        titulo,
        detalle: detalle || null,
        asignada_a,
        vence_el,
        repite,
        ...(!same && { dia_mes: monthDayOf(repite, vence_el) }),
        version: version + 1,
        updated_at: this.clock.now(),
      });
      await recordTask(this.logs, manager, { id, actor, action: 'updated', details: 'Tarea cambiada' });
    });
    return this.get(id);
  }

  /** @throws {DomainError} `task_not_found`. */
  remove(id: string, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      await lockTask(manager, id);
      await manager.delete(Task, id);
      await recordTask(this.logs, manager, { id, actor, action: 'deleted', details: 'Tarea eliminada' });
    });
  }

  /** @throws {DomainError} `validation_failed`. */
  private async check(
    manager: EntityManager,
    {
      candidato_id,
      asignada_a,
      vence_el,
      repite,
    }: Pick<Task, 'candidato_id' | 'asignada_a' | 'vence_el' | 'repite'>,
  ): Promise<void> {
    if (repite && !vence_el) throw invalid({ vence_el: ['Para repetirse necesita una fecha'] });
    if (vence_el && isFarAhead(vence_el, this.clock.now())) throw invalid({ vence_el: [FAR_AHEAD] });
    if (asignada_a && !(await this.isStaff(manager, asignada_a)))
      throw invalid({ asignada_a: ['Esta persona no es del equipo'] });
    if (
      asignada_a &&
      candidato_id &&
      (await manager.existsBy(Candidate, { id: candidato_id, user_id: asignada_a }))
    )
      throw invalid({ asignada_a: ['La tarea es sobre esta misma persona'] });
  }

  /** Whether tasks may be of this account: active, and of staff, which sees all of them. */
  async isStaff(manager: EntityManager, id: string | null): Promise<boolean> {
    return id !== null && manager.existsBy(User, { id, activo: true, role: Not('candidate') });
  }
}

/** The row, locked. @throws {DomainError} `task_not_found`: gone, or about a person who is removed. */
export async function lockTask(manager: EntityManager, id: string): Promise<Task> {
  const task = await manager.findOne(Task, { where: { id }, lock: { mode: 'pessimistic_write' } });
  const gone = task?.candidato_id && !(await manager.existsBy(Candidate, alive(task.candidato_id)));
  if (!task || gone) throw new DomainError('task_not_found');
  return task;
}

/** Without its words, which may name somebody. */
export const recordTask = (
  logs: LogsService,
  manager: EntityManager,
  { id, actor, action, details }: { id: string; actor: Author; action: string; details: string },
): Promise<void> =>
  logs.record(manager, {
    actorId: actor.userId,
    action: `task.${action}`,
    details,
    level: action === 'deleted' ? 'warning' : 'info',
    entity: 'tasks',
    entityId: id,
  });

const alive = (id: string) => ({ id, deleted_at: IsNull() });

async function aboutOf(manager: EntityManager, order: NewTaskRequest): Promise<About> {
  const { candidato_id, aplicacion_id, vacante_id, entrevista_id } = order;
  const ofPerson = candidato_id ?? aplicacion_id ?? entrevista_id;
  if (vacante_id && ofPerson) throw invalid({ vacante_id: ['Elige la persona o la vacante'] });
  if (vacante_id) return aboutVacancy(manager, vacante_id);
  const about = entrevista_id
    ? { ...NOTHING, ...(await interviewOf(manager, entrevista_id)), entrevista_id }
    : aplicacion_id
      ? { ...NOTHING, ...(await applicationOf(manager, aplicacion_id)), aplicacion_id }
      : { ...NOTHING, candidato_id: candidato_id ?? null };
  if (candidato_id && about.candidato_id !== candidato_id)
    throw invalid({ aplicacion_id: ['No es de esta persona'] });
  if (about.candidato_id) {
    // An erasure waits, or has come first.
    const lock = { mode: 'for_key_share' as const };
    const person = await manager.findOne(Candidate, { where: alive(about.candidato_id), lock });
    if (!person) throw new DomainError('candidate_not_found');
  }
  return about;
}

async function aboutVacancy(manager: EntityManager, id: string): Promise<About> {
  // Its removal waits, or has come first.
  const found = await db(manager)
    .selectFrom('vacantes')
    .where('id', '=', id)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  if (!found) throw new DomainError('vacancy_not_found');
  return { ...NOTHING, vacante_id: id };
}

async function applicationOf(manager: EntityManager, id: string) {
  const found = await db(manager)
    .selectFrom('aplicaciones_vacantes')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('candidato_id')
    .executeTakeFirst();
  if (!found) throw new DomainError('application_not_found');
  return found;
}

async function interviewOf(manager: EntityManager, id: string) {
  const found = await db(manager)
    .selectFrom('interviews')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['candidato_id', 'aplicacion_id'])
    .executeTakeFirst();
  if (!found) throw new DomainError('interview_not_found');
  return found;
}
