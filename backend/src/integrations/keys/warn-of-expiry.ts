import { API_KEY_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { Round } from '../../platform/schedule/rounds.js';
import { DataSource } from 'typeorm';
import { sayWhen } from '../../candidates/applications/moves/say-when.js';
import { Clock } from '../../platform/values/clock.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { Administrators } from '../administrators.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeysRepository } from './api-keys.repository.js';

const EVERY_MS = 10 * 60_000;
const BATCH = 50;
const DAY_MS = 86_400_000;

/** Tells administrators of a key's end a week before. The note that they were told is written with the messages. */
@Injectable()
export class WarnOfExpiry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: ApiKeysRepository,
    private readonly administrators: Administrators,
    private readonly clock: Clock,
  ) {}

  /** Returns how many keys administrators were told of. */
  @Round(EVERY_MS)
  run(): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const before = new Date(now.getTime() + API_KEY_LIMITS.avisoDias * DAY_MS);
      const ending = await this.keys.listToWarn(manager, before, now, BATCH);
      for (const { id, nombre, caduca } of ending) {
        await this.administrators.tell(manager, {
          causa: `clave_api_caduca:${id}:${caduca.getTime()}`,
          plantilla: 'clave_api_caduca',
          datos: { clave: nombre, limite: sayWhen(caduca) },
        });
        await manager.update(ApiKey, id, { avisada_de: caduca });
      }
      return ending.length;
    });
  }
}
