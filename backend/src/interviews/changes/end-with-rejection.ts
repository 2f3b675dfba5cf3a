import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ApplicationHooks } from '../../candidates/applications/application-hooks.js';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import type { LockedApplication } from '../../candidates/applications/lock-application.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { SystemConfig } from '../../config/system-config.entity.js';
import type { Correo } from '../../mail/messages/correo.entity.js';
import { MailService } from '../../mail/messages/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { calendarFile } from '../messages/calendar-file.js';
import { ChangeInterview } from './change-interview.js';
import { eventOf } from '../messages/interview-calendar.js';
import { Interview } from '../interview.entity.js';
import { isLive } from '../interview.rules.js';
import { InterviewsRepository } from '../interviews.repository.js';

const EVERY_MS = 60_000;
const BATCH = 100;
/** Longer than a move can be taken back. */
const SETTLED_MS = 60_000;

/**
 * Coming interviews end with the rejection of their application, and not before the candidate is told: until then they
 * stand, or their end would give the rejection away. One change, one message: the rejection's carries the files that take
 * the appointments out of the calendar. A rejection without a message leaves it to the interview's own, once the move
 * cannot be taken back any more.
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
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.applications.onRejected((manager, locked) => this.end(manager, locked));
    this.mail.registerCalendarMaker('rechazo', (manager, correo) => this.cancellations(manager, correo));
  }

  /** Any number of processes may run it at once: the application is looked at again under its lock. */
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
        // Those of the others end all the same; these are tried again at the next tick.
        this.logger.error(`the interviews of application ${id} were not cancelled`, stackOf(error));
      }
    }
  }

  /** Without a message and a notification of their own. Again, it finds none that lives. */
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
    }
    if (ids.length > 0) await this.process.follow(manager, locked, null, null);
  }

  /**
   * A file for each interview that ends with this rejection: the same at every attempt, and the same again when the
   * message is sent anew after the interviews have ended.
   */
  private async cancellations(
    manager: EntityManager,
    { aplicacion_id, candidato_id }: Correo,
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
    const [first] = ahead;
    const puesto = first ? await this.process.jobTitle(manager, first.aplicacion) : '';
    return ahead.map((interview) =>
      calendarFile({
        ...eventOf(interview, { puesto, company, candidate, now }),
        method: 'CANCEL',
        // Ending it counted this message already.
        sequence: isLive(interview) ? interview.secuencia + 1 : interview.secuencia,
      }),
    );
  }
}

function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack) || String(error);
}
