import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isAskedAgain, isReminderTime } from '../../approvals/working-days.js';
import { db } from '../../platform/database/sql/db.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { Round } from '../../platform/schedule/rounds.js';
import { Clock } from '../../platform/values/clock.js';
import { AskApproval } from './ask-approval.js';
import { RequisitionApproval } from './requisition-approval.entity.js';

const EVERY_MS = 10 * 60_000;

/** Reminds approvers who have not decided for two working days, once. */
@Injectable()
export class RemindRequisitionApprovers {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly asking: AskApproval,
    private readonly clock: Clock,
  ) {}

  /** How many approvals were reminded of. Of two processes at once the second finds them marked. */
  @Round(EVERY_MS)
  async run(): Promise<number> {
    const now = this.clock.now();
    if (!isReminderTime(now)) return 0;
    return inTransaction(this.dataSource, async (manager) => {
      const waiting = await db(manager)
        .selectFrom('aprobaciones_solicitud as p')
        .innerJoin('solicitudes_personal as s', (join) =>
          join.onRef('s.id', '=', 'p.solicitud_id').onRef('s.ronda', '=', 'p.ronda'),
        )
        .where('s.estado', '=', 'en_aprobacion')
        .where('p.decision', 'is', null)
        .where('p.pedida_at', 'is not', null)
        .where('p.recordada_at', 'is', null)
        .select(['p.id as paso_id', 'p.pedida_at'])
        .select(['s.id', 's.numero', 's.titulo', 's.estado', 's.ronda', 's.solicitante_id'])
        .forUpdate('p')
        .skipLocked()
        .execute();
      const due = waiting.filter(({ pedida_at }) => isAskedAgain(pedida_at, now));
      for (const { paso_id, ...row } of due) {
        await manager.update(RequisitionApproval, paso_id, { recordada_at: now });
        await this.asking.tellNext(manager, row, true);
      }
      return due.length;
    });
  }
}
