import { CONSERVACION_PASOS } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Round } from '../../platform/schedule/rounds.js';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import { Clock } from '../../platform/values/clock.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { QueueService } from '../../platform/queue/queue.service.js';
import { RetentionSettingsService } from './retention-settings.service.js';
import { CONSENT_MONTHS, monthsBefore, planOf } from './retention.rules.js';
import { RetentionRepository } from './retention.repository.js';
import { TakeStep } from './take-step.js';

const QUEUE = 'conservacion';
const EVERY_MS = 5 * 60_000;
const POLL_MS = 2000;
/** Jobs of one round and step; what is left comes with the next round. */
const BATCH = 500;

/**
 * Enqueues one job for each due step of a person. Safe to run in several processes: a step of a person has at most
 * one waiting job, and the job checks again that the step is due.
 */
@Injectable()
export class RetentionRounds implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: RetentionSettingsService,
    private readonly due: RetentionRepository,
    private readonly steps: TakeStep,
    private readonly queue: QueueService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    const options = { retryLimit: 5, retryDelay: 60, concurrency: 2, pollMs: POLL_MS, irrevocable: true };
    return this.queue.handle<{ paso: string; id: string }>(QUEUE, options, ({ paso, id }) =>
      this.steps.execute(paso, id),
    );
  }

  /** Ends expired consents and enqueues the due steps. */
  @Round(EVERY_MS)
  async begin(): Promise<void> {
    const now = this.clock.now();
    await inTransaction(this.dataSource, (manager) => this.endConsents(manager, now));
    const plan = planOf(await this.settings.read(), now, now);
    for (const paso of CONSERVACION_PASOS) {
      const rows = await this.due.listDue(paso, plan, { limit: BATCH });
      const jobs = rows.map(({ candidato_id: id }) => ({
        data: { paso, id },
        singletonKey: `${paso}:${id}`,
      }));
      await this.queue.enqueueAll(this.dataSource.manager, QUEUE, jobs);
    }
  }

  private async endConsents(manager: EntityManager, now: Date): Promise<void> {
    const ended = await this.due.endConsents(manager, monthsBefore(now, CONSENT_MONTHS), now);
    if (ended === 0) return;
    await this.logs.record(manager, {
      actorId: null,
      action: 'privacy.consents_ended',
      details: `Permisos para futuras ofertas caducados: ${ended}`,
    });
  }
}
