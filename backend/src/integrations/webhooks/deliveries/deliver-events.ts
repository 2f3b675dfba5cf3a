import { WEBHOOK_LIMITS } from '@hiring/contract';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/values/clock.js';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment/environment.js';
import { QueueService } from '../../../platform/queue/queue.service.js';
import { askedWait } from '../../../platform/outbound/asked-wait.js';
import { Destinations, RefusedDestination } from '../../../platform/outbound/destinations.js';
import { post, type PostOutcome } from '../../../platform/outbound/post.js';
import { DeliveriesRepository, type TakenDelivery } from './deliveries.repository.js';
import { bodyOf, isDelivered, nextAttempt } from './delivery.rules.js';
import { WebhookHealth } from '../webhook-health.js';
import { WebhookSecrets } from '../webhook-secrets.js';

const QUEUE = 'webhooks';
const EVERY_MS = 1000;
const POLL_MS = 500;
const CONCURRENCY = 16;
/** Longer than an attempt can take: whoever has not noted its end by then is dead. */
const TAKEN_MS = 60_000;
const TIMEOUT_MS = WEBHOOK_LIMITS.espera * 1000;

/**
 * Tells addresses what happened, at least once. Any number of processes may look and send: an attempt is taken by one
 * worker, noted before it begins, and when that worker dies it is made again with the same `webhook-id`.
 * It has many dependencies because an attempt is taken, checked, signed, sent and noted.
 */
@Injectable()
export class DeliverEvents implements OnModuleInit {
  private readonly logger = new Logger('integrations');

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly dataSource: DataSource,
    private readonly deliveries: DeliveriesRepository,
    private readonly destinations: Destinations,
    private readonly secrets: WebhookSecrets,
    private readonly health: WebhookHealth,
    private readonly queue: QueueService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    // What fails is due again by its own row.
    const options = { retryLimit: 0, retryDelay: 5, concurrency: CONCURRENCY, pollMs: POLL_MS };
    return this.queue.handle<{ id: string }>(QUEUE, options, ({ id }) => this.attempt(id));
  }

  /** Gives a job to each delivery that is due; one that has a job already keeps that. */
  @Interval(EVERY_MS)
  async handOut(): Promise<void> {
    const { manager } = this.dataSource;
    const ids = await this.deliveries.listDue(manager, this.clock.now());
    await this.queue.enqueueAll(
      manager,
      QUEUE,
      ids.map((id) => ({ data: { id }, singletonKey: id })),
    );
  }

  /** One attempt, if it is due and nobody else makes it. Whether it was made. */
  async attempt(id: string): Promise<boolean> {
    const began = this.clock.now();
    const until = new Date(began.getTime() + TAKEN_MS);
    const taken = await this.deliveries.take(this.dataSource.manager, id, began, until);
    if (!taken) return false;
    await this.settle(taken, await this.send(taken, began));
    return true;
  }

  private async send(taken: TakenDelivery, at: Date): Promise<PostOutcome> {
    const body = bodyOf(taken, this.environment.appUrl);
    try {
      const destination = await this.destinations.check(taken.url);
      const signed = this.secrets.headers(
        { ...taken, id: taken.webhook_id },
        { id: taken.evento_id, at, body },
      );
      const headers = {
        ...signed,
        'content-type': 'application/json',
        'user-agent': 'FleetHiring-Webhooks/1.0',
      };
      return await post(destination, { headers, body, timeoutMs: TIMEOUT_MS });
    } catch (error) {
      if (!(error instanceof RefusedDestination)) {
        this.logger.error(`delivery ${taken.id} failed`, error instanceof Error ? error.stack : error);
      }
      const words =
        error instanceof RefusedDestination ? error.message : 'El envío ha fallado por un error nuestro';
      return { codigo: null, error: words.slice(0, 300), respuesta: null, ms: 0 };
    }
  }

  private settle(taken: TakenDelivery, outcome: PostOutcome): Promise<void> {
    const chance = Math.random();
    return inTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const delivered = isDelivered(outcome.codigo);
      const asked = askedWait(outcome.codigo, outcome.retryAfter, now);
      const at = delivered ? null : nextAttempt(taken.intento_serie, now, chance, asked);
      const estado = delivered ? 'entregada' : at ? 'pendiente' : 'fallida';
      if (!(await this.deliveries.settle(manager, taken, outcome, { estado, at, now }))) return;
      await this.health.note(manager, taken.webhook_id, outcome.codigo, now);
    });
  }
}
