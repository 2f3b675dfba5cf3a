import { WEBHOOK_LIMITS, type WebhookEvent } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import { type Actor, can } from '../../platform/auth/actor.js';
import type { Permission } from '../../platform/auth/permissions.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { hostOf } from '../../platform/outbound/address.rules.js';
import { Destinations, RefusedDestination } from '../../platform/outbound/destinations.js';
import { DeliveriesRepository } from './deliveries/deliveries.repository.js';
import {
  type NewWebhookRequest,
  toWebhookResponse,
  type WebhookEditRequest,
  type WebhookResponse,
  type WebhookWithSecret,
} from './webhook.dto.js';
import { EndWebhooksOfKeys } from './end-webhooks-of-keys.js';
import { WebhookEndpoint } from './webhook.entity.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksRepository } from './webhooks.repository.js';

const HOUR_MS = 3_600_000;

/**
 * Makes and changes the addresses that are told what happens. Of two changes at once the later finds another version than
 * it saw; one address is there once, which is also what becomes of a request that is sent twice. The log names the
 * server alone: a path may be a secret.
 * It has many dependencies because a new address is checked, sealed, stored and logged.
 */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly destinations: Destinations,
    private readonly secrets: WebhookSecrets,
    private readonly logs: LogsService,
    private readonly ofKeys: EndWebhooksOfKeys,
    private readonly clock: Clock,
  ) {}

  async list({ key }: Actor): Promise<WebhookResponse[]> {
    const all = await this.webhooks.list(this.dataSource.manager, WEBHOOK_LIMITS.webhooks);
    const rows = key ? all.filter(({ clave_id }) => clave_id === key.id) : all;
    const now = this.clock.now();
    return rows.map((row) => toWebhookResponse(row, now));
  }

  /** @throws {DomainError} `webhook_not_found`, to a program also for what is not its own. */
  async get(id: string, { key }: Actor): Promise<WebhookResponse> {
    const row = await this.webhooks.find(this.dataSource.manager, id);
    if (!row || (key && row.clave_id !== key.id)) throw new DomainError('webhook_not_found');
    return toWebhookResponse(row, this.clock.now());
  }

  /** @throws {DomainError} `validation_failed`, `webhook_exists`, `webhooks_limit`. */
  async create(
    { url, descripcion = '', eventos }: NewWebhookRequest,
    actor: Actor,
  ): Promise<WebhookWithSecret> {
    assertMayRead(actor, eventos);
    const address = await this.checked(url);
    const id = randomUUID();
    const { secreto, columns } = this.secrets.make(id);
    await inRequestTransaction(this.dataSource, async (manager) => {
      if ((await this.webhooks.count(manager)) >= WEBHOOK_LIMITS.webhooks) {
        throw new DomainError('webhooks_limit', { max: WEBHOOK_LIMITS.webhooks });
      }
      const now = this.clock.now();
      const own = {
        id,
        url: address,
        descripcion,
        eventos,
        creado_por: actor.userId,
        clave_id: actor.key?.id ?? null,
      };
      await manager.insert(WebhookEndpoint, { ...own, ...columns, created_at: now, updated_at: now });
      await this.record(manager, actor, own, 'webhook.created', `creado: ${eventos.join(', ')}`);
    });
    return { secreto, webhook: await this.get(id, actor) };
  }

  /** @throws {DomainError} as `create`, and `webhook_not_found`, `webhook_stale`. */
  async update(id: string, order: WebhookEditRequest, actor: Actor): Promise<WebhookResponse> {
    const seen = await this.get(id, actor);
    assertMayRead(actor, order.eventos);
    const wakes = order.activo && !seen.activo;
    // A server that is gone for good must not keep its webhook from being switched off.
    const url = order.url !== seen.url || wakes ? await this.checked(order.url) : order.url;
    await inRequestTransaction(this.dataSource, async (manager) => {
      const before = await this.lock(manager, id, actor);
      if (before.version !== order.version) throw new DomainError('webhook_stale');
      const now = this.clock.now();
      await manager.update(WebhookEndpoint, id, {
        url,
        descripcion: order.descripcion ?? '',
        eventos: order.eventos,
        activo: order.activo,
        motivo_desactivado: order.activo ? null : (before.motivo_desactivado ?? 'manual'),
        ...(wakes || url !== before.url ? { fallando_desde: null } : {}),
        version: before.version + 1,
        updated_at: now,
      });
      if (!order.activo) await this.deliveries.giveUp(manager, id, now);
      if (wakes) await this.ofKeys.release(manager, id);
      const what = order.activo === before.activo ? 'modificado' : order.activo ? 'activado' : 'desactivado';
      await this.record(
        manager,
        actor,
        { id, url },
        'webhook.changed',
        `${what}: ${order.eventos.join(', ')}`,
      );
    });
    return this.get(id, actor);
  }

  /** A new secret; for a day messages carry the signatures of both. @throws {DomainError} `webhook_not_found`. */
  async rotate(id: string, actor: Actor): Promise<WebhookWithSecret> {
    const { secreto, columns } = this.secrets.make(id);
    await inRequestTransaction(this.dataSource, async (manager) => {
      const before = await this.lock(manager, id, actor);
      const now = this.clock.now();
      await manager.update(WebhookEndpoint, id, {
        ...columns,
        secreto_anterior: before.secreto,
        secreto_anterior_clave: before.secreto_clave,
        anterior_hasta: new Date(now.getTime() + WEBHOOK_LIMITS.relevoHoras * HOUR_MS),
        version: before.version + 1,
        updated_at: now,
      });
      await this.record(manager, actor, before, 'webhook.secret_rotated', 'con secreto nuevo', 'warning');
    });
    return { secreto, webhook: await this.get(id, actor) };
  }

  /** With all its deliveries. @throws {DomainError} `webhook_not_found`. */
  async remove(id: string, actor: Actor): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const webhook = await this.lock(manager, id, actor);
      await manager.delete(WebhookEndpoint, id);
      await this.record(manager, actor, webhook, 'webhook.deleted', 'eliminado', 'warning');
    });
  }

  /** The address as it is stored. @throws {DomainError} `validation_failed` for one that may not be called. */
  private async checked(text: string): Promise<string> {
    try {
      return (await this.destinations.check(text)).url.href;
    } catch (error) {
      if (error instanceof RefusedDestination) throw invalid({ url: [error.message] });
      throw error;
    }
  }

  private async lock(manager: EntityManager, id: string, { key }: Actor): Promise<WebhookEndpoint> {
    const webhook = await this.webhooks.findAndLock(manager, id);
    if (!webhook || (key && webhook.clave_id !== key.id)) throw new DomainError('webhook_not_found');
    return webhook;
  }

  private record(
    manager: EntityManager,
    { userId }: Actor,
    { id, url }: Pick<WebhookEndpoint, 'id' | 'url'>,
    action: string,
    what: string,
    level: 'info' | 'warning' = 'info',
  ): Promise<void> {
    const details = `Webhook de ${hostOf(new URL(url))} ${what}`;
    return this.logs.record(manager, {
      actorId: userId,
      action,
      details,
      level,
      entity: 'webhooks',
      entityId: id,
      tellsAdministrators: true,
    });
  }
}

/** What a program must be allowed to read to be told of it. */
const READING: Readonly<Record<WebhookEvent, Permission>> = {
  'application.received': 'applications:read',
  'application.moved': 'applications:read',
  'application.withdrawn': 'applications:read',
  'interview.created': 'interviews:read',
  'interview.changed': 'interviews:read',
  'interview.cancelled': 'interviews:read',
  'vacancy.published': 'vacancies:read_all',
  'vacancy.unpublished': 'vacancies:read_all',
  'vacancy.closed': 'vacancies:read_all',
  'message.received': 'threads:read',
  'message.failed': 'emails:read',
  'rule.ran': 'applications:read',
  'oferta.creada': 'offers:read',
  'oferta.cambiada': 'offers:read',
  'incorporacion.abierta': 'onboarding:read',
  'incorporacion.cambiada': 'onboarding:read',
  'incorporacion.terminada': 'onboarding:read',
  'requisition.submitted': 'requisitions:read',
  'requisition.approved': 'requisitions:read',
  'requisition.rejected': 'requisitions:read',
  'requisition.cancelled': 'requisitions:read',
  'requisition.filled': 'requisitions:read',
};

/** A program is told of nothing that it may not read. */
function assertMayRead(actor: Actor, eventos: readonly WebhookEvent[]): void {
  if (!actor.key) return;
  for (const event of eventos) {
    const permission = READING[event];
    if (!can(actor, permission)) {
      throw invalid({ eventos: [`A la clave le falta el permiso ${permission} para recibir ${event}`] });
    }
  }
}
