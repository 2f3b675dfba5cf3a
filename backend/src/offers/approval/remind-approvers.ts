import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isAskedAgain, isReminderTime } from '../../approvals/working-days.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { Round } from '../../platform/schedule/rounds.js';
import { Clock } from '../../platform/values/clock.js';
import { db } from '../../platform/database/sql/db.js';
import { offersOf } from '../offer-rows.js';
import { OfferApproval } from './approval.entity.js';
import { ApproveOffer } from './approve-offer.js';

const EVERY_MS = 10 * 60_000;

/** Reminds approvers who have not decided for two working days, once. */
@Injectable()
export class RemindApprovers {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly approving: ApproveOffer,
    private readonly clock: Clock,
  ) {}

  /** How many approvals were reminded of. Of two processes at once the second finds them marked. */
  @Round(EVERY_MS)
  async run(): Promise<number> {
    const now = this.clock.now();
    if (!isReminderTime(now)) return 0;
    return inTransaction(this.dataSource, async (manager) => {
      const waiting = await db(manager)
        .selectFrom('aprobaciones_oferta as p')
        .innerJoin('ofertas as o', (join) =>
          join.onRef('o.id', '=', 'p.oferta_id').onRef('o.ronda', '=', 'p.ronda'),
        )
        .where('o.estado', '=', 'en_aprobacion')
        .where('p.decision', 'is', null)
        .where('p.pedida_at', 'is not', null)
        .where('p.recordada_at', 'is', null)
        .select(['p.id', 'p.oferta_id', 'p.pedida_at'])
        .forUpdate('p')
        .skipLocked()
        .execute();
      const due = waiting.filter(({ pedida_at }) => isAskedAgain(pedida_at, now));
      const rows = await offersOf(
        manager,
        due.map(({ oferta_id }) => oferta_id),
      );
      for (const { id, oferta_id } of due) {
        await manager.update(OfferApproval, id, { recordada_at: now });
        const row = rows.find((one) => one.id === oferta_id);
        if (row) await this.approving.tellNext(manager, row, true);
      }
      return due.length;
    });
  }
}
