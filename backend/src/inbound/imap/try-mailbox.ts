import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { type Limit, RateLimits } from '../../platform/http/limits/rate-limits.js';
import { MailboxService } from '../mailbox/mailbox.service.js';
import type { MailboxTrialResponse } from '../mailbox/mailbox.dto.js';
import { ImapClients, imapFailure } from './imap-client.js';

const TRIALS: Limit = { name: 'imap-trial', points: 5, seconds: 60 };
/** The time that each failed trial takes at least: a closed port and a silent one look the same. */
const FAILED_MS = 3000;
/** Somebody waits for the answer. */
const SILENCE_MS = 10_000;

/** Opens the mailbox as it is saved, reads nothing, and says how it went. */
@Injectable()
export class TryMailbox {
  constructor(
    private readonly mailbox: MailboxService,
    private readonly clients: ImapClients,
    private readonly limits: RateLimits,
  ) {}

  /** @throws {DomainError} `mailbox_off`, `too_many_requests`. */
  async execute({ userId }: Actor): Promise<MailboxTrialResponse> {
    await this.limits.take(TRIALS, userId);
    const rest = sleep(FAILED_MS);
    try {
      const server = await this.mailbox.server();
      if (!server) throw new DomainError('mailbox_off');
      const client = await this.clients.open(server, { silenceMs: SILENCE_MS });
      const total = client.mailbox ? client.mailbox.exists : 0;
      client.close();
      return { conectado: true, detalle: `El buzón se abre. Tiene ${total} mensajes.` };
    } catch (error) {
      if (error instanceof DomainError) throw error;
      await rest;
      return { conectado: false, detalle: imapFailure(error) };
    }
  }
}
