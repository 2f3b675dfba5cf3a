import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { Clock } from '../../platform/values/clock.js';
import type { LockedPerson } from '../retention/holds/person-lock.js';
import { ErasePerson } from './erase-person.js';
import { ErasureEmails } from './requests/erasure-emails.js';
import { ErasureProofs } from './requests/erasure-proofs.js';
import { FileRemoval } from './file-removal.js';

/** What was asked for and when; the person, or somebody who checked who they are, did ask. */
export interface AskedErasure {
  id: string;
  askedAt: Date;
}

/** Erases a person from their record on: the account too, unless it is one of somebody who works here. */
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
   * The person is locked, and no hold is in force. `asked` is null where the time to keep the data is simply over: then
   * nobody is written.
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

  /** An account, with whatever record it has. Its row is locked. */
  async executeAccount(manager: EntityManager, user: User, asked: AskedErasure | null): Promise<void> {
    const now = this.clock.now();
    const hr = asked ? await this.messages.hrOf(manager, user, now) : null;
    const candidates = await this.person.execute(manager, user, {
      addressProven: user.email_verified_at !== null,
      // Nobody asked: only this record's time is over, not that of another one under the same address.
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
