import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ApplicationHooks } from '../../candidates/applications/application-hooks.js';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import type { LockedApplication } from '../../candidates/applications/moves/lock-application.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { SystemConfig } from '../../config/system-config.entity.js';
import type { Email } from '../../mail/emails/email.entity.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { inLanguage } from '../../platform/http/language/language.js';
import { Clock } from '../../platform/values/clock.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { calendarFile } from '../emails/calendar-file.js';
import { ChangeInterview } from './change-interview.js';
import { PanelEmails } from '../emails/panel-emails.js';
import { eventOf } from '../emails/interview-calendar.js';
import { Interview } from '../interview.entity.js';
import { isLive } from '../interview.rules.js';
import { InterviewsRepository } from '../interviews.repository.js';
import { holdersOf, panelOf } from '../panel/panel.js';

const EVERY_MS = 60_000;
const BATCH = 100;
/** Longer than a move can be taken back. */
const SETTLED_MS = 60_000;

/**
 * Cancels future interviews of a rejected application once the candidate is told: an earlier cancellation would
 * reveal the rejection. The rejection's message carries the calendar cancellations, so that there is one message.
 * After a rejection without a message, the interviews send their own, once the move cannot be undone.
 */
@Injectable()
export class EndWithRejection implements OnModuleInit {
  private readonly logger = new Logger('interviews');

  constructor(
    private readonly dataSource: DataSource,
    private readonly interviews: InterviewsRepository,
    private readonly changes: ChangeInterview,
    private readonly process: ApplicationProcess,
    private readonly applications: ApplicationHooks,
    private readonly mail: MailService,
    private readonly panel: PanelEmails,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.applications.onRejected((manager, locked) => this.end(manager, locked));
    this.mail.registerCalendarMaker('rechazo', (manager, email) => this.cancellations(manager, email));
  }

  /** Safe to run in several processes: the application is checked again under its lock. */
  @Interval(EVERY_MS)
  async run(): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - SETTLED_MS);
    for (const id of await this.interviews.listRejectedWithInterviews(now, since, BATCH)) {
      try {
        await inTransaction(this.dataSource, async (manager) => {
          const { application } = await this.process.lock(manager, id);
          if (application.estado === 'rechazada') await this.changes.cancelOfApplication(manager, id);
        });
      } catch (error) {
        // The others continue; this one is retried at the next run.
        this.logger.error(`the interviews of application ${id} were not cancelled`, stackOf(error));
      }
    }
  }

  /** Without a message and a notification. Idempotent: a second run finds no live interview. */
  private async end(manager: EntityManager, locked: LockedApplication): Promise<void> {
    const now = this.clock.now();
    const ids = await this.interviews.listAheadOfApplication(manager, locked.application.id, now);
    for (const id of ids) {
      const interview = await this.interviews.lock(manager, id);
      if (!interview || !isLive(interview)) continue;
      await this.mail.cancelOfInterview(manager, id);
      await manager.update(Interview, id, {
        estado: 'cancelada',
        secuencia: interview.secuencia + 1,
        version: interview.version + 1,
        updated_at: now,
      });
      await this.panel.tell(manager, interview, locked, { news: 'cancelada', actorId: null });
    }
    if (ids.length > 0) await this.process.follow(manager, locked, null, null);
  }

  /**
   * A calendar file for each interview that ends with this rejection: identical at every attempt, and when the
   * message is sent again later.
   */
  private async cancellations(
    manager: EntityManager,
    { aplicacion_id, candidato_id, idioma }: Email,
  ): Promise<string[]> {
    if (!aplicacion_id || !candidato_id) return [];
    const now = this.clock.now();
    const ids = await this.interviews.listEndingWithRejection(manager, aplicacion_id, now);
    if (ids.length === 0) return [];
    const [ahead, candidate, { company_info: company }] = await Promise.all([
      manager.find(Interview, {
        where: { id: In(ids) },
        relations: { aplicacion: true },
        order: { inicio: 'ASC' },
      }),
      manager.findOneByOrFail(Candidate, { id: candidato_id }),
      manager.findOneByOrFail(SystemConfig, { id: 1 }),
    ]);
    const panel = await panelOf(manager, ids);
    const holders = (interview: Interview) =>
      holdersOf(
        interview,
        panel.filter((one) => one.entrevista_id === interview.id),
      );
    const [first] = ahead;
    const puesto = first ? await this.process.jobTitle(manager, first.aplicacion) : '';
    const answersTo = await this.mail.replyAddressOf(manager, candidate.id);
    return inLanguage(idioma, () =>
      ahead.map((interview) =>
        calendarFile({
          ...eventOf(interview, {
            puesto,
            company,
            candidate,
            now,
            holders: holders(interview),
            answersTo,
          }),
          method: 'CANCEL',
          // Ending it counted this message already.
          sequence: isLive(interview) ? interview.secuencia + 1 : interview.secuencia,
        }),
      ),
    );
  }
}

function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack) || String(error);
}
