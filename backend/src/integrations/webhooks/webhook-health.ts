import { WEBHOOK_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import { db } from '../../platform/database/sql/db.js';
import { Administrators } from '../administrators.js';
import { hostOf } from '../../platform/outbound/address.rules.js';
import { DeliveriesRepository } from './deliveries/deliveries.repository.js';
import { failsTooLong, isDelivered, isGone } from './deliveries/delivery.rules.js';
import { type DisabledReason, WebhookEndpoint } from './webhook.entity.js';

/** Why, for administrators. */
const WORDS: Readonly<Record<Exclude<DisabledReason, 'manual' | 'clave'>, string>> = {
  fallos: `Todos los envíos fallan desde hace ${WEBHOOK_LIMITS.fallosDias} días.`,
  '410': 'El servidor contesta que ya no quiere recibir avisos (410).',
};

/** The health of a webhook endpoint: last success, start of the current failures, and when delivery stops. */
@Injectable()
export class WebhookHealth {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly administrators: Administrators,
    private readonly logs: LogsService,
  ) {}

  /** In the transaction that notes the attempt. */
  async note(manager: EntityManager, webhookId: string, codigo: number | null, now: Date): Promise<void> {
    if (isDelivered(codigo)) {
      // Once a minute is often enough, unless it failed before.
      await manager.query(
        `UPDATE webhooks SET fallando_desde = NULL, ultimo_exito_at = $2
         WHERE id = $1 AND (fallando_desde IS NOT NULL OR ultimo_exito_at IS NULL
           OR ultimo_exito_at < $2::timestamptz - interval '1 minute')`,
        [webhookId, now],
      );
      return;
    }
    const webhook = await db(manager)
      .updateTable('webhooks')
      .set((eb) => ({ fallando_desde: eb.fn.coalesce('fallando_desde', eb.val(now)) }))
      .where('id', '=', webhookId)
      .returning((eb) => ['url', 'activo', eb.ref('fallando_desde').$notNull().as('fallando_desde')])
      .executeTakeFirst();
    if (!webhook?.activo) return;
    const reason = isGone(codigo) ? '410' : failsTooLong(webhook.fallando_desde, now) ? 'fallos' : null;
    if (reason) await this.disable(manager, { id: webhookId, url: webhook.url }, reason, now);
  }

  private async disable(
    manager: EntityManager,
    { id, url }: Pick<WebhookEndpoint, 'id' | 'url'>,
    reason: Exclude<DisabledReason, 'manual' | 'clave'>,
    now: Date,
  ): Promise<void> {
    await manager.update(WebhookEndpoint, id, { activo: false, motivo_desactivado: reason, updated_at: now });
    await this.deliveries.giveUp(manager, id, now);
    const servidor = hostOf(new URL(url));
    await this.logs.record(manager, {
      actorId: null,
      action: 'webhook.disabled',
      details: `Webhook de ${servidor} desactivado. ${WORDS[reason]}`,
      level: 'error',
      entity: 'webhooks',
      entityId: id,
    });
    await this.administrators.tell(manager, {
      causa: `webhook_desactivado:${id}:${now.getTime()}`,
      plantilla: 'webhook_desactivado',
      datos: { servidor, causa_desactivado: WORDS[reason] },
    });
  }
}
