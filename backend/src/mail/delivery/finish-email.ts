import { counted } from '@hiring/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { postgresError } from '../../platform/errors/constraint-errors.js';
import type { Email } from '../emails/email.entity.js';
import { DELIVERY_SETTINGS, type DeliverySettings } from './delivery-settings.js';
import { MailHooks } from '../mail-hooks.js';
import { MailJobs } from './mail-jobs.js';
import { type Ending, DeliveryRepository } from './delivery.repository.js';

/** Stores the result of an attempt and runs the release hooks, in one transaction. */
@Injectable()
export class FinishEmail {
  private readonly logger = new Logger('mail');

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: DeliveryRepository,
    private readonly hooks: MailHooks,
    private readonly jobs: MailJobs,
    private readonly logs: LogsService,
    @Inject(DELIVERY_SETTINGS) private readonly settings: DeliverySettings,
  ) {}

  /**
   * False: the claim was lost, or the message erased. The server cannot take back an accepted message, so a failing
   * database is retried before the message counts as unsent.
   */
  async execute(email: Email, ending: Ending): Promise<boolean> {
    for (const waitMs of this.settings.finishRetryMs) {
      try {
        return await this.write(email, ending);
      } catch (error) {
        this.logger.warn(`the end of message ${email.id} could not be written yet: ${String(error)}`);
        await sleep(waitMs);
      }
    }
    return this.write(email, ending);
  }

  /** The send time of an omitted message has come: runs its release hooks. */
  async releaseOmitted(id: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const omitted = await this.outbox.releaseOmitted(manager, id);
      if (omitted) await this.release(manager, omitted);
    });
  }

  private write(email: Email, ending: Ending): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      const finished = await this.outbox.finish(manager, email, ending);
      if (!finished) return false;
      if (finished.estado === 'pendiente')
        await this.jobs.deliverAt(manager, finished.id, finished.enviar_desde);
      else await this.release(manager, finished);
      if (finished.estado === 'fallido') await this.recordFailure(manager, finished);
      return true;
    });
  }

  /** Omits the server's response, which may quote the address. */
  private recordFailure(manager: EntityManager, { id, plantilla, intentos }: Email): Promise<void> {
    return this.logs.record(manager, {
      actorId: null,
      action: 'email.failed',
      details: `Un correo no se ha podido enviar (${plantilla}, ${counted(intentos, 'intento', 'intentos')})`,
      level: 'error',
      entity: 'emails',
      entityId: id,
    });
  }

  /** A failing hook must not roll back that the message was sent: it runs again as a job. */
  private async release(manager: EntityManager, email: Email): Promise<void> {
    try {
      await manager.transaction((savepoint) => this.hooks.release(savepoint, email));
    } catch (error) {
      const code = postgresError(error)?.code;
      if (code === '40P01' || code === '40001') throw error;
      this.logger.error(`a release hook failed for message ${email.id}`, stackOf(error));
      await this.jobs.releaseAgain(manager, email.id);
    }
  }
}

function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack) || String(error);
}
