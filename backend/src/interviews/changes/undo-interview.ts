import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { NotificationsService } from '../../candidates/people/notifications/notifications.service.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { restoredOf, undoableOf } from './interview-before.js';
import { Interview } from '../interview.entity.js';
import { InterviewEmails } from '../emails/interview-emails.js';
import { PanelEmails } from '../emails/panel-emails.js';
import { holdSchedules, panelOf, type Seat, seat, unseat } from '../panel/panel.js';
import { InterviewsRepository } from '../interviews.repository.js';

/**
 * Undoes the last change, a deletion too, while its message is unsent: restores the interview and the application that
 * the change moved; nobody is told. A change without a message has the same undo period. The worker checks again before
 * it sends, so that one of the two wins. A repeated undo is refused by its version.
 */
@Injectable()
export class UndoInterview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly interviews: InterviewsRepository,
    private readonly process: ApplicationProcess,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly messages: InterviewEmails,
    private readonly panel: PanelEmails,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `interview_not_found`, `interview_stale`, `undo_too_late` and overlaps of the old time. */
  execute(id: string, version: number, actorId: string): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const found = await manager.findOneBy(Interview, { id });
      if (!found) throw new DomainError('interview_not_found');
      const locked = await this.process.lock(manager, found.aplicacion_id);
      const interview = await this.interviews.lockEvenDeleted(manager, id);
      if (!interview) throw new DomainError('interview_not_found');
      if (interview.version !== version) throw new DomainError('interview_stale');
      const now = this.clock.now();
      const antes = undoableOf(interview, now);
      if (!antes) throw new DomainError(interview.deleted_at ? 'interview_not_found' : 'undo_too_late');
      if (antes.causa !== null) {
        if ((await this.mail.cancelOfCause(manager, antes.causa)) !== 'cancelled') {
          throw new DomainError('undo_too_late');
        }
        await this.notifications.remove(manager, antes.causa);
      }
      const after = manager.create(Interview, {
        ...interview,
        ...restoredOf(antes),
        antes: null,
        version: version + 1,
        updated_at: now,
      });
      const panel = await panelOf(manager, [id]);
      const others: readonly Seat[] = antes.participantes ?? panel.filter(({ principal }) => !principal);
      await holdSchedules(manager, after, others);
      await unseat(manager, panel, others);
      await manager.save(after);
      await seat(manager, after, others);
      const left = await this.panel.withdraw(manager, id, antes.panel ?? 0);
      if (antes.movida) await this.process.takeBack(manager, locked, antes.movida, actorId);
      else await this.process.follow(manager, locked, null, actorId);
      // The change had replaced an unsent message: it is sent now, with the restored time.
      if (antes.pendiente && this.process.isOpen(locked.application)) {
        await this.messages.tell(manager, antes.pendiente, after, locked, actorId);
      } else if (left) {
        await this.panel.tellAlone(manager, after, locked, { before: panel, news: 'modificada', actorId });
      }
    });
  }
}
