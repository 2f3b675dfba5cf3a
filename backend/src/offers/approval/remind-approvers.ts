import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { Round } from '../../platform/schedule/rounds.js';
import { Clock } from '../../platform/values/clock.js';
import { hourInMadrid, madridDay } from '../../platform/values/madrid-day.js';
import { db } from '../../platform/database/sql/db.js';
import { offersOf } from '../offer-rows.js';
import { workingDaysBetween } from './approval.rules.js';
import { OfferApproval } from './approval.entity.js';
import { ApproveOffer } from './approve-offer.js';

const EVERY_MS = 10 * 60_000;
/** Working days after which whoever has not decided is told once more. */
const PATIENCE_DAYS = 2;
/** Wall time in Madrid. */
const FROM_HOUR = 8;

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
    if (hourInMadrid(now) < FROM_HOUR) return 0;
    const today = madridDay(now);
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
      const due = waiting.filter(
        ({ pedida_at }) => pedida_at && workingDaysBetween(madridDay(pedida_at), today) >= PATIENCE_DAYS,
      );
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
