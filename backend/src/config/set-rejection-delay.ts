import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { inTransaction } from '../platform/database/transaction.js';
import { ConfigService } from './config.service.js';
import { SystemConfig } from './system-config.entity.js';

/** Changes how long rejections wait, with its line in the log. The last of two writers wins; both are logged. */
@Injectable()
export class SetRejectionDelay {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ConfigService,
    private readonly logs: LogsService,
  ) {}

  async execute(horas: number, actor: Actor): Promise<{ horas: number }> {
    await inTransaction(this.dataSource, async (manager) => {
      await manager.update(SystemConfig, 1, { rechazo_retraso_horas: horas, updated_at: new Date() });
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'config.rejection_delay',
        details: `Plazo de envío de los rechazos: ${horas} horas.`,
        entity: 'system_config',
        entityId: '1',
      });
    });
    this.config.forget();
    return { horas };
  }
}
