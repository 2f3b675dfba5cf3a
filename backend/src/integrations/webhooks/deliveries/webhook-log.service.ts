import { WEBHOOK_LIMITS } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { type Limit, RateLimits } from '../../../platform/http/limits/rate-limits.js';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { afterCommit } from '../../../platform/database/transactions/request-transactions.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment/environment.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { hostOf } from '../../../platform/outbound/address.rules.js';
import { DeliverEvents } from './deliver-events.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import {
  type DeliveriesQueryDto,
  type DeliveryDetail,
  type DeliveryPage,
  toAttemptResponse,
  toDeliveryResponse,
} from './delivery.dto.js';
import { bodyOf } from './delivery.rules.js';
import { WebhooksService } from '../webhooks.service.js';

const ATTEMPTS_SHOWN = 50;
const TESTS: Limit = { name: 'webhook-test', points: 20, seconds: 60 };

/**
 * What became of each message, and sending it again.
 * It has many dependencies because sending again is limited, logged and delivered at once.
 */
@Injectable()
export class WebhookLog {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly dataSource: DataSource,
    private readonly webhooks: WebhooksService,
    private readonly deliveries: DeliveriesRepository,
    private readonly deliver: DeliverEvents,
    private readonly logs: LogsService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** The newest first. @throws {DomainError} `webhook_not_found`, `invalid_cursor`. */
  async page(
    webhookId: string,
    { cursor, desde, hasta, ...query }: DeliveriesQueryDto,
    actor: Actor,
  ): Promise<DeliveryPage> {
    await this.webhooks.get(webhookId, actor);
    const limit = WEBHOOK_LIMITS.pagina;
    const rows = await this.deliveries.page(
      this.dataSource.manager,
      {
        ...query,
        webhookId,
        ...(desde ? { desde: new Date(desde) } : {}),
        ...(hasta ? { hasta: new Date(hasta) } : {}),
        after: cursor ? readCursor(cursor) : null,
      },
      limit + 1,
    );
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items: rows.slice(0, limit).map(toDeliveryResponse),
      siguiente: last ? Buffer.from(`${last.instante} ${last.id}`).toString('base64url') : null,
    };
  }

  /** @throws {DomainError} `not_found`, `webhook_not_found`. */
  async get(webhookId: string, id: string, actor: Actor): Promise<DeliveryDetail> {
    await this.webhooks.get(webhookId, actor);
    const { manager } = this.dataSource;
    const row = await this.deliveries.find(manager, webhookId, id);
    if (!row) throw new DomainError('not_found');
    const attempts = await this.deliveries.attempts(manager, id, ATTEMPTS_SHOWN);
    return {
      ...toDeliveryResponse(row),
      cuerpo: bodyOf({ tipo: row.tipo, datos: row.datos, created_at: row.ocurrido }, this.environment.appUrl),
      registro: attempts.map(toAttemptResponse),
    };
  }

  /** A message that tells of nothing, on its way within a second. @throws {DomainError} `webhook_not_found`, `webhook_inactive`. */
  async test(webhookId: string, actor: Actor): Promise<DeliveryDetail> {
    await this.awake(webhookId, actor);
    await this.limits.take(TESTS, webhookId);
    const id = await this.written(webhookId, actor, 'webhook.tested', 'prueba enviada', (manager, now) =>
      this.deliveries.insertTest(manager, webhookId, now),
    );
    return this.get(webhookId, id, actor);
  }

  /** With the same `webhook-id`. @throws {DomainError} `not_found`, `webhook_not_found`, `webhook_inactive`. */
  async replay(webhookId: string, id: string, actor: Actor): Promise<DeliveryDetail> {
    await this.awake(webhookId, actor);
    await this.written(webhookId, actor, 'webhook.replayed', 'un envío repetido', async (manager, now) => {
      if (!(await this.deliveries.sendAgain(manager, webhookId, id, now))) throw new DomainError('not_found');
    });
    return this.get(webhookId, id, actor);
  }

  /** All that were given up since then; how many. @throws {DomainError} `webhook_not_found`, `webhook_inactive`. */
  async replayFailed(webhookId: string, since: Date, actor: Actor): Promise<number> {
    await this.awake(webhookId, actor);
    return this.written(webhookId, actor, 'webhook.replayed', 'envíos fallidos repetidos', (manager, now) =>
      this.deliveries.sendFailedAgain(manager, webhookId, since, now),
    );
  }

  private async written<T>(
    webhookId: string,
    actor: Actor,
    action: string,
    what: string,
    write: (manager: EntityManager, now: Date) => Promise<T>,
  ): Promise<T> {
    const { url } = await this.webhooks.get(webhookId, actor);
    const result = await inRequestTransaction(this.dataSource, async (manager) => {
      const written = await write(manager, this.clock.now());
      await this.logs.record(manager, {
        actorId: actor.userId,
        action,
        details: `Webhook de ${hostOf(new URL(url))}: ${what}`,
        entity: 'webhooks',
        entityId: webhookId,
      });
      return written;
    });
    // A person waits for the delivery, so it gets its job now instead of at the next round.
    await afterCommit(() => this.deliver.handOut());
    return result;
  }

  private async awake(webhookId: string, actor: Actor): Promise<void> {
    if (!(await this.webhooks.get(webhookId, actor)).activo) throw new DomainError('webhook_inactive');
  }
}

function readCursor(cursor: string): { instante: string; id: string } {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const place = text.lastIndexOf(' ');
  const [instante, id] = [text.slice(0, place), text.slice(place + 1)];
  if (
    !isUUID(id) ||
    !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(instante) ||
    Number.isNaN(Date.parse(instante))
  ) {
    throw new DomainError('invalid_cursor');
  }
  return { instante, id };
}
