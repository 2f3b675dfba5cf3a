import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../auth/user.entity.js';
import type { Candidate } from '../../candidates/people/candidate.entity.js';
import { db } from '../../platform/database/sql/db.js';
import { PersonalDataHooks } from '../../platform/personal-data/personal-data-hooks.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import { eraseAddress, forgetRequests } from './held-by-address.js';

type CandidateRow = Pick<Candidate, 'id' | 'user_id' | 'cv_archivo_id'>;

/** Removes every row about a person: what the table of personal data says, what has the address, and the rest by foreign keys. */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly hooks: PersonalDataHooks,
    private readonly storage: FileStorage,
  ) {}

  /**
   * The account's row is locked. What is held under the address alone goes with it only where the address is proven.
   * `alone`: other records of the address stay, each having its own time to be kept. Gives back the ids of the
   * candidates that went with it.
   */
  async execute(
    manager: EntityManager,
    user: User,
    { addressProven = true, alone = false }: { addressProven?: boolean; alone?: boolean } = {},
  ): Promise<string[]> {
    const others = addressProven && !alone;
    const email = user.email_normalizado;
    // Also records without an owner under the same address: imported, or made by human resources.
    const candidates = await db(manager)
      .selectFrom('candidates')
      .where((eb) =>
        eb.or([
          eb('user_id', '=', user.id),
          ...(others
            ? [eb.and([eb('user_id', 'is', null), eb(eb.fn<string>('lower', ['email']), '=', email)])]
            : []),
        ]),
      )
      .select(['id', 'user_id', 'cv_archivo_id'])
      .execute();
    await this.eraseCandidates(manager, user.id, candidates);
    if (addressProven) await eraseAddress(manager, email);
    const ids = candidates.map(({ id }) => id);
    // Sessions, tokens, messages and requests of the account go with it.
    await manager.query(`DELETE FROM users WHERE id = $1`, [user.id]);
    await manager.query(
      `DELETE FROM correos WHERE lower(destinatario) = $1 AND ($2 OR candidato_id IS NULL)`,
      [email, others],
    );
    return ids;
  }

  /** Erases one record only: it has no account, or the account belongs to staff. The row is locked. */
  async executeRecord(manager: EntityManager, candidateId: string): Promise<void> {
    const candidates = await db(manager)
      .selectFrom('candidates')
      .where('id', '=', candidateId)
      .select((eb) => ['id', 'cv_archivo_id', eb.fn<string>('lower', ['email']).as('email')])
      .execute();
    await forgetRequests(manager, candidates[0]?.email ?? '');
    await this.eraseCandidates(
      manager,
      null,
      candidates.map((candidate) => ({ ...candidate, user_id: null })),
    );
  }

  private async eraseCandidates(
    manager: EntityManager,
    userId: string | null,
    candidates: CandidateRow[],
  ): Promise<void> {
    await this.callHooks(manager, userId, candidates);
    await this.storage.releaseErased(
      manager,
      userId,
      candidates.flatMap(({ cv_archivo_id }) => cv_archivo_id ?? []),
    );
    await manager.query(`DELETE FROM correos WHERE candidato_id = ANY($1)`, [candidates.map(({ id }) => id)]);
    await manager.query(`DELETE FROM candidates WHERE id = ANY($1)`, [candidates.map(({ id }) => id)]);
  }

  private async callHooks(
    manager: EntityManager,
    userId: string | null,
    rows: CandidateRow[],
  ): Promise<void> {
    const own = userId ? rows.find(({ user_id }) => user_id === userId) : undefined;
    const subjects = [
      ...(userId ? [{ userId, candidateId: own?.id ?? null }] : []),
      ...rows.filter((row) => row !== own).map(({ id }) => ({ userId: null, candidateId: id })),
    ];
    for (const part of this.hooks.parts()) {
      for (const subject of subjects) await part.erase?.(manager, subject);
    }
  }
}
