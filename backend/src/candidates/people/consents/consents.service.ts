import { type Finalidad, FINALIDADES, FUTURE_OPENINGS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, sql } from 'kysely';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Candidate } from '../candidate.entity.js';
import { Clock } from '../../../platform/values/clock.js';
import { type Db, db, type Source } from '../../../platform/database/sql/db.js';
import { asText } from '../../../platform/database/sql/scalars.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { type ConsentRequest, type ConsentResponse, toConsentResponses } from './consent.dto.js';
import { Consent } from './consent.entity.js';

/** Texts that were shown when somebody agreed. */
export interface ShownTexts {
  /** Of the box; absent: the current one. */
  version?: string | undefined;
  /** Of the privacy notice beside it. */
  aviso_version?: string | undefined;
}

/** Of one person, the live ones first, then the newest withdrawal; instants are text. */
export const consentRows = (db: Db, candidateId: Expression<string>) =>
  db
    .selectFrom('consentimientos as k')
    .where((eb) => eb('k.candidato_id', '=', candidateId))
    .orderBy('k.retirado_at', (order) => order.desc().nullsFirst())
    .orderBy('k.otorgado_at', 'desc')
    .select(['k.finalidad', 'k.version'])
    .select((eb) => [
      asText(eb.ref('k.otorgado_at')).as('otorgado_at'),
      asText(eb.ref('k.retirado_at')).as('retirado_at'),
    ]);
const listConsents = (source: Source, { candidateId }: { candidateId: string }) =>
  consentRows(db(source), sql<string>`${candidateId}::uuid`).execute();

/** Gives and withdraws consents; both may be repeated, and nothing is ever overwritten (GDPR, article 7.1). */
@Injectable()
export class ConsentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Records a consent. The same text agreed to again changes nothing; another version follows the one before. */
  async give(
    manager: EntityManager,
    candidateId: string,
    finalidad: Finalidad,
    { version: shown, aviso_version }: ShownTexts = {},
  ): Promise<void> {
    const now = this.clock.now();
    // A missing value and null count as equal.
    const version = shown ?? FUTURE_OPENINGS.version;
    await manager.update(
      Consent,
      { candidato_id: candidateId, finalidad, retirado_at: IsNull(), version: Not(version) },
      { retirado_at: now },
    );
    await manager
      .createQueryBuilder()
      .insert()
      .into(Consent)
      .values({
        candidato_id: candidateId,
        finalidad,
        version,
        aviso_version: aviso_version ?? null,
        otorgado_at: now,
      })
      .orIgnore()
      .execute();
  }

  /** Ends the live consent; without one it changes nothing. */
  async withdraw(manager: EntityManager, candidateId: string, finalidad: Finalidad): Promise<void> {
    await manager.update(
      Consent,
      { candidato_id: candidateId, finalidad, retirado_at: IsNull() },
      { retirado_at: this.clock.now() },
    );
  }

  /** @throws {DomainError} `candidate_not_found` before the first application. */
  async decideOwn(
    userId: string,
    { finalidad, otorgado, ...texts }: ConsentRequest,
  ): Promise<ConsentResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const candidate = await manager.findOne(Candidate, {
        where: { user_id: userId, deleted_at: IsNull() },
        select: { id: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (!candidate) throw new DomainError('candidate_not_found');
      if (otorgado) await this.give(manager, candidate.id, finalidad, texts);
      else await this.withdraw(manager, candidate.id, finalidad);
      const consents = toConsentResponses(await listConsents(manager, { candidateId: candidate.id }));
      return consents[FINALIDADES.indexOf(finalidad)] as ConsentResponse;
    });
  }
}
