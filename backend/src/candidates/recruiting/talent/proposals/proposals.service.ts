import type { ProposalsPage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConsentsService } from '../../../people/consents/consents.service.js';
import { Clock } from '../../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { InvitationsRepository } from '../invitations.repository.js';
import { ProposalLinks } from './proposal-links.js';

/** Actions of the link in a message. The link proves access to the mailbox, so no session is needed. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: InvitationsRepository,
    private readonly links: ProposalLinks,
    private readonly consents: ConsentsService,
    private readonly clock: Clock,
  ) {}

  /** Reads the invitation of a link; null: the person was erased. */
  async find(token: string): Promise<ProposalsPage | null> {
    const { manager } = this.dataSource;
    const person = await this.personOf(manager, token);
    if (!person) return null;
    return {
      activas: person.consiente,
      propuestas: person.consiente ? await this.repository.listOpen(manager, person.id) : [],
    };
  }

  /**
   * Withdraws the consent: no further proposal is sent, and waiting ones are withdrawn. A second time changes nothing.
   * @throws {DomainError} `proposal_link_gone`.
   */
  unsubscribe(token: string): Promise<void> {
    return this.answer(token, async (manager, id, now) => {
      await this.consents.withdraw(manager, id, 'futuras_ofertas');
      await this.repository.markDeclined(manager, id, null, now);
    });
  }

  /** Declines one proposal. @throws {DomainError} `proposal_link_gone`. */
  decline(token: string, vacancyId: string): Promise<void> {
    return this.answer(token, (manager, id, now) =>
      this.repository.markDeclined(manager, id, vacancyId, now),
    );
  }

  private answer(
    token: string,
    act: (manager: EntityManager, candidateId: string, now: Date) => Promise<void>,
  ): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const person = await this.personOf(manager, token);
      if (!person) throw new DomainError('proposal_link_gone');
      // A concurrent invitation of the person takes the same lock.
      await manager.query(`SELECT 1 FROM candidates WHERE id = $1 FOR UPDATE`, [person.id]);
      await act(manager, person.id, this.clock.now());
    });
  }

  private async personOf(
    manager: EntityManager,
    token: string,
  ): Promise<{ id: string; consiente: boolean } | null> {
    const id = this.links.read(token);
    return id ? this.repository.findConsenting(manager, id, this.clock.now()) : null;
  }
}
