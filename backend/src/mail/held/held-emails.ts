import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { SystemConfig } from '../../config/system-config.entity.js';
import { LogsService } from '../../logs/logs.service.js';
import { type Actor, can } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { every } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import { count, NOW } from '../../platform/database/sql/scalars.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import type { HeldMessagesResponse } from './held-emails.dto.js';
import { HELD, IS_OF_NO_ACCOUNT, NOT_HIDDEN } from '../emails/emails.repository.js';
import { MailJobs } from '../delivery/mail-jobs.js';

/** Messages in one transaction: their rows are locked while their jobs are written. */
const BATCH = 2000;
const COUNT_CAP = 1000;

/**
 * Messages held after a restore, because they may have been sent before: staff who send e-mail review, release or
 * cancel them. Repeated or concurrent requests handle each message once.
 */
@Injectable()
export class HeldEmails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: MailJobs,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async state(actor: Actor): Promise<HeldMessagesResponse> {
    const { manager } = this.dataSource;
    const config = await manager.findOneByOrFail(SystemConfig, { id: 1 });
    const total = await this.count(manager, actor);
    return {
      total: Math.min(total, COUNT_CAP),
      hay_mas: total > COUNT_CAP,
      desde: config.mensajes_retenidos_desde?.toISOString() ?? null,
      copia_de: config.copia_restaurada_de?.toISOString() ?? null,
    };
  }

  /** Releases all that the actor may see: each is sent at its time, or now when that has passed. */
  async release(actor: Actor): Promise<HeldMessagesResponse> {
    await this.inBatches(actor, 'emails.held_released', 'Mensajes retenidos enviados', async (manager) => {
      const rows = await db(manager)
        .updateTable('correos')
        .set({ retenido_at: null, updated_at: NOW })
        .where('id', 'in', next(manager, actor))
        .returning('id')
        .execute();
      // The sweep handles those that are not due yet.
      await this.jobs.deliverNow(
        manager,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    return this.endIfDone(actor);
  }

  /** Cancels them, except messages tied to a hidden change: undo that change instead. */
  async cancel(actor: Actor): Promise<HeldMessagesResponse> {
    await this.inBatches(actor, 'emails.held_cancelled', 'Mensajes retenidos cancelados', async (manager) => {
      const { numUpdatedRows } = await db(manager)
        .updateTable('correos')
        .set({ estado: 'cancelado', updated_at: NOW })
        .where('id', 'in', next(manager, actor).where(NOT_HIDDEN))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    });
    return this.endIfDone(actor);
  }

  /** Jobs send normally from now on; held messages stay held until each is released or cancelled. */
  async finish(actor: Actor): Promise<HeldMessagesResponse> {
    await inRequestTransaction(this.dataSource, (manager) => this.end(manager, actor));
    return this.state(actor);
  }

  private async endIfDone(actor: Actor): Promise<HeldMessagesResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      if ((await this.count(manager, actor)) === 0) await this.end(manager, actor);
    });
    return this.state(actor);
  }

  private async end(manager: EntityManager, actor: Actor): Promise<void> {
    const { affected } = await manager.update(
      SystemConfig,
      { mensajes_retenidos_desde: Not(IsNull()) },
      { mensajes_retenidos_desde: null, updated_at: this.clock.now() },
    );
    if (!affected) return;
    await this.logs.record(manager, {
      actorId: actor.userId,
      action: 'emails.review_finished',
      details: 'Revisión de los mensajes tras restaurar una copia terminada',
      level: 'warning',
    });
  }

  private async inBatches(
    actor: Actor,
    action: string,
    said: string,
    take: (manager: EntityManager) => Promise<number>,
  ): Promise<void> {
    for (;;) {
      const count = await inRequestTransaction(this.dataSource, async (manager) => {
        const taken = await take(manager);
        if (taken > 0) {
          const details = `${said}: ${taken}`;
          await this.logs.record(manager, { actorId: actor.userId, action, details, level: 'warning' });
        }
        return taken;
      });
      if (count < BATCH) return;
    }
  }

  /** No further than one beyond COUNT_CAP. */
  private async count(manager: EntityManager, actor: Actor): Promise<number> {
    const { total } = await db(manager)
      .selectFrom(
        seen(manager, actor)
          .select('c.id')
          .limit(COUNT_CAP + 1)
          .as('held'),
      )
      .select(count().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }
}

/** Account messages are visible to administrators only. */
const seen = (manager: EntityManager, actor: Actor) =>
  db(manager)
    .selectFrom('correos as c')
    .where(HELD)
    .where(every(!can(actor, 'emails:read_account') && IS_OF_NO_ACCOUNT));

const next = (manager: EntityManager, actor: Actor) =>
  seen(manager, actor).select('c.id').limit(BATCH).forUpdate().skipLocked();
