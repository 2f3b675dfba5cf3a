import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { Clock } from '../../platform/values/clock.js';
import type { LockedPerson } from '../retention/holds/person-lock.js';
import { ErasePerson } from './erase-person.js';
import { ErasureEmails } from './requests/erasure-emails.js';
import { ErasureProofs } from './requests/erasure-proofs.js';
import { FileRemoval } from './file-removal.js';

/** The request and its date, made by the person or by staff who checked the person's identity. */
export interface AskedErasure {
  id: string;
  askedAt: Date;
}

/** Erases a person by their record. The account is erased too, unless it belongs to staff. */
@Injectable()
export class EraseRecord {
  constructor(
    private readonly person: ErasePerson,
    private readonly proofs: ErasureProofs,
    private readonly messages: ErasureEmails,
    private readonly files: FileRemoval,
    private readonly clock: Clock,
  ) {}

  /**
   * The person is locked, and no hold is in force. `asked` is null when the retention period is over: then no message
   * is sent.
   */
  async execute(
    manager: EntityManager,
    { candidatoId, userId, email }: Pick<LockedPerson, 'candidatoId' | 'userId' | 'email'>,
    asked: AskedErasure | null,
  ): Promise<void> {
    const user = userId ? await manager.findOneByOrFail(User, { id: userId }) : null;
    if (user?.role === 'candidate') return this.executeAccount(manager, user, asked);
    const now = this.clock.now();
    await this.person.executeRecord(manager, candidatoId);
    await this.proofs.noteIds(manager, { candidates: [candidatoId] }, now);
    if (asked) await this.answer(manager, { asked, email, hr: null });
    await this.files.soon(manager, asked?.id ?? candidatoId);
  }

  /** Erases an account and its record, if it has one. Its row is locked. */
  async executeAccount(manager: EntityManager, user: User, asked: AskedErasure | null): Promise<void> {
    const now = this.clock.now();
    const hr = asked ? await this.messages.hrOf(manager, user, now) : null;
    const candidates = await this.person.execute(manager, user, {
      addressProven: user.email_verified_at !== null,
      // Without a request only this record is erased: another record of the same address has its own retention period.
      alone: asked === null,
    });
    await this.proofs.noteIds(manager, { account: user.id, candidates }, now);
    if (asked) await this.answer(manager, { asked, email: user.email, hr });
    await this.files.soon(manager, asked?.id ?? user.id);
  }

  private async answer(
    manager: EntityManager,
    { asked, email, hr }: { asked: AskedErasure; email: string; hr: Parameters<ErasureEmails['write']>[3] },
  ): Promise<void> {
    await this.proofs.noteRequest(manager, { ...asked, email: email.trim().toLowerCase() }, this.clock.now());
    await this.messages.write(manager, asked.id, email, hr);
  }
}
