import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';

const EVERY_MS = 60_000;

/** Of claves_api k and its maker u: the key is good for nothing, or for no webhooks, at the instant $1. */
const ENDED = `(k.revocada_at IS NOT NULL OR k.caduca <= $1 OR NOT u.activo OR u.role <> 'admin'
  OR NOT 'webhooks:write' = ANY (k.permisos))`;

/**
 * Switches off the webhooks of programs whose key is good for nothing any more, and gives up what waits. A revocation
 * does it at once; a key that ends by itself is found within a minute. Done twice it changes nothing.
 */
@Injectable()
export class EndWebhooksOfKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
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

  /** Makes it people's when its key has ended: whoever switches it on answers for it from then on. */
  async release(manager: EntityManager, webhookId: string): Promise<void> {
    await manager.query(
      `UPDATE webhooks w SET clave_id = NULL FROM claves_api k JOIN users u ON u.id = k.creada_por
       WHERE w.id = $2 AND w.clave_id = k.id AND ${ENDED}`,
      [this.clock.now(), webhookId],
    );
  }
}
