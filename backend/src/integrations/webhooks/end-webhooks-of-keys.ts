import { Injectable } from '@nestjs/common';
import { Round } from '../../platform/schedule/rounds.js';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';

const EVERY_MS = 60_000;

/** Of claves_api k and its maker u: the key is good for nothing, or for no webhooks, at the instant $1. */
const ENDED = `(k.revocada_at IS NOT NULL OR k.caduca <= $1 OR NOT u.activo OR u.role <> 'admin'
  OR NOT 'webhooks:write' = ANY (k.permisos))`;

/**
 * Disables the webhooks of invalid API keys and discards their pending deliveries: at once for a revoked key, within
 * a minute for an expired one. Idempotent.
 */
@Injectable()
export class EndWebhooksOfKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Round(EVERY_MS)
  async tick(): Promise<void> {
    await this.run(this.dataSource.manager);
  }

  async run(manager: EntityManager): Promise<void> {
    await manager.query(
      `WITH ended AS (
         UPDATE webhooks w SET activo = false, motivo_desactivado = 'clave', version = w.version + 1, updated_at = $1
         FROM claves_api k JOIN users u ON u.id = k.creada_por
         WHERE w.clave_id = k.id AND w.activo AND ${ENDED}
         RETURNING w.id)
       UPDATE webhook_entregas e SET estado = 'fallida', proximo_intento = NULL, tomada_hasta = NULL, terminada_at = $1
       FROM ended WHERE e.webhook_id = ended.id AND e.estado = 'pendiente'`,
      [this.clock.now()],
    );
  }

  /** Detaches the webhook from its key if that has ended: from then on the person who enables it is responsible. */
  async release(manager: EntityManager, webhookId: string): Promise<void> {
    await manager.query(
      `UPDATE webhooks w SET clave_id = NULL FROM claves_api k JOIN users u ON u.id = k.creada_por
       WHERE w.id = $2 AND w.clave_id = k.id AND ${ENDED}`,
      [this.clock.now(), webhookId],
    );
  }
}
