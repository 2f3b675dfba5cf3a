import { ANSWER_STAGES, STAGE_LABEL, counted } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { type Db, db, type Source } from '../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { AnswerTime } from './answer-time.entity.js';
import type { AnswerTimes } from './answer-times.dto.js';

/** The table's rows, for a statement that reads them with something else. */
export const answerTimeRows = (db: Db) => db.selectFrom('tiempos_respuesta').select(['etapa', 'dias']);
const rows = (source: Source) => answerTimeRows(db(source)).execute();

export function answerTimesOf(rows: readonly Pick<AnswerTime, 'etapa' | 'dias'>[]): AnswerTimes {
  const days = (stage: AnswerTime['etapa']): number => {
    const row = rows.find(({ etapa }) => etapa === stage);
    if (!row) throw new Error(`the answer time of ${stage} is missing`);
    return row.dias;
  };
  return {
    recibida: days('recibida'),
    en_revision: days('en_revision'),
    entrevista: days('entrevista'),
  };
}

@Injectable()
export class AnswerTimesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly logs: LogsService,
  ) {}

  async get(manager: EntityManager = this.dataSource.manager): Promise<AnswerTimes> {
    return answerTimesOf(await rows(manager));
  }

  /**
   * Sets all of them; overdue lists follow at once. Concurrent requests run one after the other, the last one wins,
   * and both are logged. Equal values change and log nothing.
   */
  async set(times: AnswerTimes, actor: Actor): Promise<AnswerTimes> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const before = await manager.find(AnswerTime, {
        order: { etapa: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const changed = ANSWER_STAGES.filter(
        (stage) => before.find(({ etapa }) => etapa === stage)?.dias !== times[stage],
      );
      for (const etapa of changed) {
        await manager.update(AnswerTime, { etapa }, { dias: times[etapa], updated_at: () => 'now()' });
      }
      if (changed.length > 0) {
        const words = changed
          .map((stage) => `${STAGE_LABEL[stage]}: ${counted(times[stage], 'día', 'días')}`)
          .join(', ');
        await this.logs.record(manager, {
          actorId: actor.userId,
          action: 'config.answer_times',
          details: `Tiempos de respuesta cambiados (${words})`,
          entity: 'answer-times',
        });
      }
      return this.get(manager);
    });
  }
}
