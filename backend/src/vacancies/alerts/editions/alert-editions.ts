import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Round } from '../../../platform/schedule/rounds.js';
import { DataSource, type EntityManager } from 'typeorm';
import { DepartmentsService } from '../../../departments/departments.service.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { Clock } from '../../../platform/values/clock.js';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment/environment.js';
import { QueueService, repeatInJob } from '../../../platform/queue/queue.service.js';
import { CONFIRM_WITHIN_MS } from '../alert.rules.js';
import { digestOf, newsFinder } from './digest.rules.js';
import { editionDay } from './edition.rules.js';
import { EditionsRepository, type NewVacancy } from './editions.repository.js';

const QUEUE = 'alertas';
const EVERY_MS = 60_000;
const POLL_MS = 5000;
/** Alerts of one transaction. */
const BATCH = 100;

/**
 * The daily digests. Any number of processes may run it: an edition starts once, one worker takes each alert, and
 * the e-mail is written in the transaction that marks the alert as processed.
 */
@Injectable()
export class AlertEditions implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly dataSource: DataSource,
    private readonly editions: EditionsRepository,
    private readonly departments: DepartmentsService,
    private readonly mail: MailService,
    private readonly queue: QueueService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    const options = { retryLimit: 5, retryDelay: 30, concurrency: 1, pollMs: POLL_MS, irrevocable: true };
    return this.queue.handle<{ dia: string }>(QUEUE, options, ({ dia }) => this.run(dia));
  }

  /** Starts the day's edition when due, and creates a job for each unfinished edition. */
  @Round(EVERY_MS)
  async begin(): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const today = editionDay(now);
      if (today) await this.editions.open(manager, today, now);
      for (const dia of await this.editions.listUnfinished(manager)) await this.enqueue(manager, dia);
    });
  }

  /** Writes the edition's e-mails until the job's time is over. */
  async run(dia: string): Promise<void> {
    const { manager } = this.dataSource;
    const edition = await this.editions.findUnfinished(manager, dia);
    if (!edition) return;
    // The earliest request of an alert that may be confirmed during this run.
    const since = new Date(this.clock.now().getTime() - CONFIRM_WITHIN_MS);
    const news = await this.editions.listNews(manager, edition.instante, since);
    const newest = newestOf(news);
    if (newest) {
      const find = newsFinder(news);
      const departmentName = await this.departments.namer();
      const surroundings = { dia, appUrl: this.environment.appUrl, departmentName };
      const next = () =>
        inTransaction(this.dataSource, async (transaction) => {
          const alerts = await this.editions.takeDue(transaction, newest, BATCH);
          const messages = alerts.flatMap((alert) => {
            const found = find(alert);
            return found.length > 0 ? [digestOf(alert, found, surroundings)] : [];
          });
          await this.mail.writeBulk(transaction, messages);
          const ids = alerts.map(({ id }) => id);
          await this.editions.advance(transaction, ids, edition.instante);
          return alerts.length > 0;
        });
      if (!(await repeatInJob(next))) return this.enqueue(manager, dia);
    }
    await this.editions.finish(manager, dia, newest, this.clock.now());
  }

  private enqueue(manager: EntityManager, dia: string): Promise<void> {
    return this.queue.enqueue(manager, QUEUE, { dia }, { singletonKey: dia });
  }
}

function newestOf(news: readonly NewVacancy[]): Date | null {
  return news.reduce<Date | null>(
    (newest, { edicion }) => (newest && newest >= edicion ? newest : edicion),
    null,
  );
}
