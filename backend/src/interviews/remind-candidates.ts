import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { ApplicationProcess } from '../candidates/application-process.js';
import { Clock } from '../platform/clock.js';
import { inTransaction } from '../platform/database/transaction.js';
import { Interview } from './interview.entity.js';
import { InterviewMessages } from './interview-messages.js';
import { isAhead, REMIND_MS } from './interview.rules.js';
import { InterviewsRepository } from './interviews.repository.js';

const EVERY_MS = 60_000;
const BATCH = 200;

/**
 * Reminds candidates a day before, once for each beginning. Any number of processes may tick at once: an interview is
 * looked at again under its lock, and the note that it was done is written together with the message. A late tick
 * catches up.
 */
@Injectable()
export class RemindCandidates {
  private readonly logger = new Logger('interviews');

  constructor(
    private readonly dataSource: DataSource,
    private readonly interviews: InterviewsRepository,
    private readonly process: ApplicationProcess,
    private readonly messages: InterviewMessages,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.error('candidates were not reminded', error instanceof Error ? error.stack : error);
    }
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + REMIND_MS);
    const due = await this.interviews.listForReminder(this.dataSource.manager, now, until, BATCH);
    for (const { id, aplicacion_id } of due) {
      try {
        await this.remind(id, aplicacion_id);
      } catch (error) {
        // The others are reminded all the same; this one is tried again at the next tick.
        this.logger.error(`no reminder of interview ${id}`, error instanceof Error ? error.stack : error);
      }
    }
  }

  private remind(id: string, applicationId: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await this.process.lock(manager, applicationId);
      const interview = await this.interviews.lock(manager, id);
      if (!interview || !isAhead(interview, this.clock.now())) return;
      if (interview.recordatorio_de?.getTime() === interview.inicio.getTime()) return;
      await manager.update(Interview, id, { recordatorio_de: interview.inicio });
      // Whoever is hired, rejected or gone in the meantime is not asked to come.
      if (!this.process.isOpen(locked.application)) return;
      await this.messages.tell(manager, 'recordatorio', interview, locked, null);
    });
  }
}
