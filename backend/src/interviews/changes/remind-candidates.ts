import { Injectable, Logger } from '@nestjs/common';
import { Round } from '../../platform/schedule/rounds.js';
import { DataSource } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { Clock } from '../../platform/values/clock.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { Interview } from '../interview.entity.js';
import { InterviewEmails } from '../emails/interview-emails.js';
import { isAhead, REMIND_MS, REMIND_SOON_MS, reminderDue } from '../interview.rules.js';
import { InterviewsRepository } from '../interviews.repository.js';

const EVERY_MS = 60_000;
const BATCH = 200;

/**
 * Reminds candidates a day and two hours before, once for each start. Several processes may run it at once: each
 * interview is checked again under its lock, and marked in the transaction that writes the message. A late run
 * sends what still makes sense.
 */
@Injectable()
export class RemindCandidates {
  private readonly logger = new Logger('interviews');

  constructor(
    private readonly dataSource: DataSource,
    private readonly interviews: InterviewsRepository,
    private readonly process: ApplicationProcess,
    private readonly messages: InterviewEmails,
    private readonly clock: Clock,
  ) {}

  @Round(EVERY_MS)
  async run(): Promise<void> {
    const now = this.clock.now();
    const due = await this.interviews.listForReminder(this.dataSource.manager, {
      now,
      until: new Date(now.getTime() + REMIND_MS),
      soon: new Date(now.getTime() + REMIND_SOON_MS),
      limit: BATCH,
    });
    for (const { id, aplicacion_id } of due) {
      try {
        await this.remind(id, aplicacion_id);
      } catch (error) {
        // The others are still reminded; this one is retried at the next run.
        this.logger.error(`no reminder of interview ${id}`, error instanceof Error ? error.stack : error);
      }
    }
  }

  private remind(id: string, applicationId: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await this.process.lock(manager, applicationId);
      const interview = await this.interviews.lock(manager, id);
      const now = this.clock.now();
      if (!interview || !isAhead(interview, now)) return;
      const { inicio } = interview;
      const due = reminderDue(interview, now);
      if (!due) {
        // The first reminder's time has passed, and the second was disabled.
        await manager.update(Interview, id, { recordatorio_de: inicio });
        return;
      }
      await manager.update(Interview, id, {
        recordatorio_de: inicio,
        ...(due === '2h' ? { recordatorio_2h_de: inicio } : {}),
      });
      // Not for candidates who were hired, rejected or deleted since.
      if (!this.process.isOpen(locked.application)) return;
      await this.messages.tell(
        manager,
        due === '2h' ? 'recordatorio_2h' : 'recordatorio',
        interview,
        locked,
        null,
      );
    });
  }
}
