import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { type EmailResponse, isResendable, toEmailResponse } from './emails.dto.js';
import { EmailsRepository } from './emails.repository.js';
import { EmailsService } from './emails.service.js';
import { MailJobs } from '../delivery/mail-jobs.js';

/** A second click within this time counts as the same request. */
const DOUBLE_CLICK_MS = 30_000;

/**
 * Sends a message again as a new one; the old one stays as history. It uses the person's current address, and an
 * account message gets a new link.
 */
@Injectable()
export class ResendEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: EmailsService,
    private readonly repository: EmailsRepository,
    private readonly jobs: MailJobs,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `email_not_found`, `email_not_resendable`. */
  async execute(actor: Actor, id: string): Promise<EmailResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      // The lock makes a second request wait for the first.
      await this.repository.lock(manager, id);
      const record = await this.emails.getRecord(manager, actor, id);
      if (!isResendable(record)) throw new DomainError('email_not_resendable');

      const slot = Math.floor(this.clock.now().getTime() / DOUBLE_CLICK_MS);
      const cause = (n: number) => `reenvio:${id}:${n}`;
      const recent = await this.repository.findRecentByCause(
        manager,
        [cause(slot), cause(slot - 1)],
        DOUBLE_CLICK_MS,
      );
      const newId = recent ?? (await this.repository.copy(manager, id, cause(slot), actor.userId));
      const copy = await this.emails.getRecord(manager, actor, newId);
      if (!recent) await this.jobs.deliverAt(manager, newId, copy.enviar_desde);
      return toEmailResponse(copy, this.clock.now());
    });
  }
}
