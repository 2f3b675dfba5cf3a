import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { inRequestTransaction, joining } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Clock } from '../../../platform/values/clock.js';
import { ApplicationProcess } from '../../applications/application-process.js';
import { findMoveOfHistory } from '../../applications/history/history.repository.js';
import { MoveApplication } from '../../applications/moves/move-application.js';
import { canUndo } from '../../applications/moves/undo.rules.js';
import { UndoMove } from '../../applications/moves/undo-move.js';
import { SetPriority } from '../../applications/screening/set-priority.js';
import { DocumentRequest } from '../../files/documents/document-request.entity.js';
import { DocumentsService } from '../../files/documents/documents.service.js';
import { CandidateTag } from '../../people/tags/tag.entity.js';
import { TagsService } from '../../people/tags/tags.service.js';
import { Task } from '../../people/tasks/task.entity.js';
import { TasksService } from '../../people/tasks/tasks.service.js';
import { Phase } from '../../../vacancies/phases/phase.entity.js';
import { actAs } from './act-as.js';
import type { RuleUndoResponse } from './rule.dto.js';
import { type DoneAction, RuleRun } from './rule.entity.js';
import { lockRow } from '../../../platform/database/lock-row.js';

interface Context {
  manager: EntityManager;
  applicationId: string;
  actor: Actor;
}
type Done<Kind extends DoneAction['tipo']> = Extract<DoneAction, { tipo: Kind }>;

/** Takes back what a rule did, the last action first, by the means of people. What somebody has gone on from stays. */
@Injectable()
export class UndoRuleRun {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly moves: MoveApplication,
    private readonly undoMove: UndoMove,
    private readonly priorities: SetPriority,
    private readonly documents: DocumentsService,
    private readonly tags: TagsService,
    private readonly tasks: TasksService,
    private readonly mail: MailService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `rule_run_not_found`, `rule_run_undone`, `rule_run_kept` (nothing of it can be taken back). */
  execute(runId: string, actor: Actor): Promise<RuleUndoResponse> {
    return inRequestTransaction(this.dataSource, (manager) =>
      joining(manager, async () => {
        const run = await lockRow(manager, RuleRun, { id: runId }, 'rule_run_not_found');
        if (run.deshecha_at) throw new DomainError('rule_run_undone');
        // The rule does not listen to its own undo.
        if (run.regla_id) await actAs(manager, [run.regla_id]);
        const outcome: RuleUndoResponse = { deshecho: [], queda: [] };
        for (const done of run.acciones.toReversed()) {
          const undone = await this.once({ manager, applicationId: run.aplicacion_id, actor }, done);
          (undone ? outcome.deshecho : outcome.queda).push(done.texto);
        }
        if (outcome.deshecho.length === 0) throw new DomainError('rule_run_kept');
        const deshecha_at = this.clock.now();
        await manager.update(RuleRun, runId, { deshecha_at, deshecha_por: actor.userId });
        const details = 'Lo que hizo una regla se ha deshecho';
        const about = run.regla_id
          ? { entity: 'rules', entityId: run.regla_id }
          : { entity: 'applications', entityId: run.aplicacion_id };
        await this.logs.record(manager, { actorId: actor.userId, action: 'rule.undone', details, ...about });
        return outcome;
      }),
    );
  }

  /** Whether it was taken back. */
  private async once(context: Context, done: DoneAction): Promise<boolean> {
    switch (done.tipo) {
      case 'etiqueta':
        return this.tag(context, done);
      case 'prioridad':
        return this.priority(context, done);
      case 'tarea':
      case 'propuesta':
        return this.task(context, done);
      case 'asignar':
        return this.assigned(context, done);
      case 'documento':
        return this.document(context, done);
      case 'mover':
        return this.move(context, done);
      case 'mensaje':
        return (await this.mail.cancelOfCause(context.manager, done.causa)) === 'cancelled';
      case 'webhook':
        return false;
      default:
        return done satisfies never;
    }
  }

  private async tag(
    { manager, applicationId }: Context,
    { etiqueta_id }: Done<'etiqueta'>,
  ): Promise<boolean> {
    const { candidate } = await this.process.lock(manager, applicationId);
    const worn = { candidato_id: candidate.id, etiqueta_id };
    if (!(await manager.existsBy(CandidateTag, worn))) return false;
    await this.tags.takeOffWithin(manager, candidate.id, etiqueta_id);
    return true;
  }

  private async priority(
    { manager, applicationId }: Context,
    { antes, despues }: Done<'prioridad'>,
  ): Promise<boolean> {
    const { application } = await this.process.lock(manager, applicationId);
    if (application.prioridad !== despues) return false;
    const { version } = application;
    await this.priorities.execute({ applicationId, prioridad: antes, version });
    return true;
  }

  private async task(
    { manager, actor }: Context,
    { tarea_id: id }: Done<'tarea' | 'propuesta'>,
  ): Promise<boolean> {
    if (!(await manager.existsBy(Task, { id, hecha_at: IsNull() }))) return false;
    await this.tasks.remove(id, actor);
    return true;
  }

  private async assigned(
    { manager, actor }: Context,
    { tareas, asignada_a }: Done<'asignar'>,
  ): Promise<boolean> {
    const still = await manager.findBy(Task, { id: In(tareas), asignada_a, hecha_at: IsNull() });
    for (const { id, version } of still) await this.tasks.change(id, { version, asignada_a: null }, actor);
    return still.length > 0;
  }

  private async document(
    { manager, actor }: Context,
    { documento_id: id }: Done<'documento'>,
  ): Promise<boolean> {
    const request = await manager.findOneBy(DocumentRequest, { id, estado: 'pendiente' });
    if (!request) return false;
    await this.mail.cancelOfCause(manager, `documento:${id}`);
    await this.documents.cancel(id, request.version, actor);
    return true;
  }

  /**
   * Within the time of an undo as that; later by a move back without a word, unless the person was told or
   * nobody may be moved into that phase any more.
   */
  private async move({ manager, applicationId, actor }: Context, done: Done<'mover'>): Promise<boolean> {
    const { historial_id: historyId, antes, avisada } = done;
    const { application } = await this.process.lock(manager, applicationId);
    const { version } = application;
    const isLast = await findMoveOfHistory(manager, applicationId, historyId);
    if (!isLast || !this.process.isOpen(application)) return false;
    if (canUndo(application.en_fase_desde, null, this.clock.now())) {
      await this.undoMove.execute({ applicationId, historyId, version }, actor);
      return true;
    }
    if (avisada) return false;
    const { fase_id: id } = antes;
    if (id && !(await manager.existsBy(Phase, { id, archivada_at: IsNull() }))) return false;
    const back = antes.fase_id ? { faseId: antes.fase_id } : { to: antes.estado };
    const silent = { mensaje_candidato: null, motivo_rechazo_id: null, notificar: false, sinAviso: true };
    await this.moves.execute({ applicationId, version, ...back, ...silent }, actor);
    return true;
  }
}
