import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import {
  type RetentionSettingsRequest,
  type RetentionSettingsResponse,
  toSettingsResponse,
} from './retention.dto.js';
import { RetentionSettings } from './retention-settings.entity.js';

const FIELDS = [
  'retencion_meses',
  'retencion_contratadas_meses',
  'ofertas_anios',
  'aviso_dias',
  'cuarentena_dias',
] as const;

/** How long data are kept. Read anew each time: the job and the dry run never go by an old copy. */
@Injectable()
export class RetentionSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  read(manager: EntityManager = this.dataSource.manager): Promise<RetentionSettings> {
    return manager.findOneByOrFail(RetentionSettings, { id: 1 });
  }

  async get(): Promise<RetentionSettingsResponse> {
    return toSettingsResponse(await this.read());
  }

  /** @throws {DomainError} `settings_stale`: the settings have changed since they were read. */
  async change(
    { version, ...given }: RetentionSettingsRequest,
    actor: Actor,
  ): Promise<RetentionSettingsResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const before = await manager.findOneOrFail(RetentionSettings, {
        where: { id: 1 },
        lock: { mode: 'pessimistic_write' },
      });
      if (before.version !== version) throw new DomainError('settings_stale');
      const wanted = { ...before, ...given };
      const changed = FIELDS.filter((field) => before[field] !== wanted[field]);
      if (changed.length === 0) return toSettingsResponse(before);
      await manager.update(RetentionSettings, 1, {
        ...given,
        version: version + 1,
        updated_at: this.clock.now(),
      });
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'privacy.retention_changed',
        details: 'Plazos de conservación cambiados',
        level: 'warning',
        entity: 'privacy_settings',
        changes: Object.fromEntries(
          changed.map((field) => [field, { antes: before[field], ahora: wanted[field] }]),
        ),
      });
      return toSettingsResponse(await this.read(manager));
    });
  }
}
