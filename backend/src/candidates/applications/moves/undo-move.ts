import { STAGE_LABEL, STAGE_OF_ESTADO } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { MailService } from '../../../mail/emails/mail.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { ApplicationHistory } from '../history/application-history.entity.js';
import { ApplicationHooks } from '../application-hooks.js';
import { restoreApplication } from './before-move.js';
import { type ApplicationColumns, lockApplication } from './lock-application.js';
import type { MoveOutcome } from './move-application.js';
import { jobTitle } from './move-message.js';
import { causeOfMove, noticeOfMove } from './move-notice.js';
import { projectCandidate } from '../projection/project-candidate.js';
import { findMoveOfHistory } from '../history/history.repository.js';
import { canUndo } from './undo.rules.js';

export interface UndoOrder {
  applicationId: string;
  historyId: string;
  version: number;
}

/**
 * Undoes the last move while its message is unsent: a compensating move that restores the replaced values and
 * withdraws the message. The worker checks again before it sends, so one of the two wins, never both.
 */
@Injectable()
export class UndoMove {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly hooks: ApplicationHooks,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `application_not_found`, `stale_version`, `undo_too_late`, `open_application_exists`. */
  execute(order: UndoOrder, actor: Actor): Promise<MoveOutcome> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { application, candidate } = await lockApplication(manager, order.applicationId);
      if (application.version !== order.version) throw new DomainError('stale_version');
      const move = await findMoveOfHistory(manager, application.id, order.historyId);
      if (!move) throw new DomainError('application_not_found');
      const now = this.clock.now();
      const { antes } = move.history;
      const { estado, estado_candidato } = antes;
      // The last move's instant by the product's clock: the history's own is the database's, which may differ.
      if (!estado || !estado_candidato || !canUndo(application.en_fase_desde, move.sendFrom, now)) {
        throw new DomainError('undo_too_late');
      }
      if ((await this.mail.cancelOfHistory(manager, move.history.id)) === 'sent') {
        throw new DomainError('undo_too_late');
      }
      const back = { ...antes, estado, estado_candidato };
      await this.takeBack(manager, application, { id: move.history.id, back }, actor);
      for (const id of antes.cerradas ?? []) await this.reopen(manager, id, actor);
      // Restores what the move replaced: a waiting rejection waits again.
      for (const id of antes.adelantadas ?? []) {
        await this.mail.restoreOfHistory(manager, id);
        await manager.update(ApplicationHistory, id, { deshecha_at: null });
        const { a, visible_at } = await manager.findOneByOrFail(ApplicationHistory, { id });
        if (a && visible_at) {
          const puesto = await jobTitle(manager, application);
          await this.notifications.add(manager, noticeOfMove(application, id, a, puesto));
        }
      }
      await projectCandidate(manager, candidate.id, now);
      const label = STAGE_LABEL[STAGE_OF_ESTADO[estado]];
      return {
        candidateId: candidate.id,
        changed: true,
        message: `Cambio deshecho. La candidatura vuelve a ${label}.`,
        undo: null,
      };
    });
  }

  /** Reopens an application closed with a hiring; skipped when it has changed since. */
  private async reopen(manager: EntityManager, historyId: string, actor: Actor): Promise<void> {
    const { aplicacion_id } = await manager.findOneByOrFail(ApplicationHistory, { id: historyId });
    const { application } = await lockApplication(manager, aplicacion_id);
    const move = await findMoveOfHistory(manager, aplicacion_id, historyId);
    const { estado, estado_candidato, ...antes } = move?.history.antes ?? {};
    if (!estado || !estado_candidato) return;
    const back = { ...antes, estado, estado_candidato };
    await this.takeBack(manager, application, { id: historyId, back }, actor);
  }

  private async takeBack(
    manager: EntityManager,
    application: ApplicationColumns,
    { id, back }: { id: string; back: Parameters<typeof restoreApplication>[2] },
    actor: Actor,
  ): Promise<void> {
    const now = this.clock.now();
    await restoreApplication(manager, application, back, now);
    await this.hooks.applicationMoved(manager, application, { to: back.estado, actorId: actor.userId });
    await manager.update(ApplicationHistory, id, { deshecha_at: now });
    await this.notifications.remove(manager, causeOfMove(id));
    await manager.insert(ApplicationHistory, {
      aplicacion_id: application.id,
      tipo: 'deshecha',
      de: application.estado,
      a: back.estado,
      actor_id: actor.userId,
      visible_at: now,
    });
  }
}
