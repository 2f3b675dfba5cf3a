import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '../platform/database/transactions/transaction.js';
import { Round } from '../platform/schedule/rounds.js';
import { Clock } from '../platform/values/clock.js';
import { ApprovalLinks } from './approval-links.js';
import { isReminderTime } from './working-days.js';

const EVERY_MS = 10 * 60_000;

/** Reminds approvers who have not decided for two working days, once, and tells whoever decides in their place what waits already. */
@Injectable()
export class RemindApprovers {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: ApprovalLinks,
    private readonly clock: Clock,
  ) {}

  /** How many approvals were reminded of. Of two processes at once the second finds them marked. */
  @Round(EVERY_MS)
  async run(): Promise<number> {
    if (!isReminderTime(this.clock.now())) return 0;
    let count = 0;
    for (const subject of this.links.all()) {
      count += await inTransaction(this.dataSource, async (manager) => {
        await subject.tellDeputies(manager);
        return subject.remind(manager);
      });
    }
    return count;
  }
}
