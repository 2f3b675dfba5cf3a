import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { ApplicationProcess } from '../candidates/applications/application-process.js';
import type { Actor } from '../platform/auth/actor.js';
import { inRequestTransaction, joining } from '../platform/database/transactions/transaction.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Clock } from '../platform/values/clock.js';
import { ApproveOffer, isOwnAllowed } from './approval/approve-offer.js';
import { OfferLetters } from './letters/letter.js';
import { assertIn, type LockedOffer, lockWhole } from './lock-whole.js';
import { OfferChanges } from './offer-changes.js';
import { OfferMessages } from './offer-messages.js';
import { approvalsOf, offerOf } from './offer-rows.js';
import { expiryOf } from './offer.rules.js';
import { assertMayGet } from './write-offer.js';

/** Sends an offer that is approved, or that nobody has to approve: from here on its letter does not change. */
@Injectable()
export class SendOffer {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly approving: ApproveOffer,
    private readonly letters: OfferLetters,
    private readonly messages: OfferMessages,
    private readonly changes: OfferChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {DomainError} `offer_not_found`, `offer_stale`, `offer_wrong_state`, `offer_application_closed`,
   * `offer_expiry_past`, `offer_no_account`, `offer_unprintable`, `offer_no_approver`: whoever sends is the only one who approved.
   */
  execute(id: string, version: number, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { row, locked } = await this.approved(manager, id, version, actor);
      assertMayGet(locked.application);
      const now = this.clock.now();
      if (expiryOf(row.caduca_el) <= now) throw new DomainError('offer_expiry_past');
      if (!row.email) throw new DomainError('offer_no_account');
      const approvals = await approvalsOf(manager, [id], now);
      const isAlone =
        approvals.length > 0 && approvals.every(({ decidida_por }) => decidida_por === actor.userId);
      if (isAlone && !(await isOwnAllowed(manager, row))) throw new DomainError('offer_no_approver');
      const account = row.user_id ? await manager.findOneBy(User, { id: row.user_id }) : null;
      const idioma = account?.idioma ?? 'es';
      const letter = await this.letters.freeze(manager, { ...row, idioma }, now).catch((error: unknown) => {
        throw error instanceof DomainError ? new DomainError('offer_unprintable') : error;
      });
      await this.changes.write(manager, row, {
        ...letter,
        estado: 'enviada',
        enviada_at: now,
        enviada_por: actor.userId,
      });
      await this.messages.sent(manager, { ...row, idioma });
      await this.changes.record(manager, id, actor.userId, ['sent', 'Oferta enviada']);
    });
  }

  /** A draft that nobody has to approve is approved on the way. */
  private async approved(
    manager: EntityManager,
    id: string,
    version: number,
    actor: Actor,
  ): Promise<LockedOffer> {
    const found = await lockWhole(manager, this.process, id);
    assertIn(found.row, version, ['aprobada', 'borrador']);
    if (found.row.estado === 'aprobada') return found;
    await joining(manager, () => this.approving.ask(id, version, actor));
    const row = await offerOf(manager, id);
    assertIn(row, version + 1, ['aprobada']);
    return { ...found, row };
  }
}
