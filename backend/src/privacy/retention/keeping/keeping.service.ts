import { User } from '../../../auth/user.entity.js';
import type { KeepingPage } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { ApplicationHooks } from '../../../candidates/applications/application-hooks.js';
import { LogsService } from '../../../logs/logs.service.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction, inTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { EraseRecord } from '../../erasure/erase-record.js';
import { RightsLog } from '../../rights/rights-log.js';
import { sayDay } from '../../rights/rights-emails.js';
import { HoldsService } from '../holds/holds.service.js';
import { KeepingLinks } from './keeping-links.js';
import { lockPerson, type LockedPerson } from '../holds/person-lock.js';
import { Quarantine } from '../quarantine.js';
import type { OwnKeeping } from '../retention.dto.js';
import { RetentionSettingsService } from '../retention-settings.service.js';
import { db, type Source } from '../../../platform/database/sql/db.js';
import { RetentionTerm } from '../retention-term.entity.js';
import { dayOf, daysAfter, quarantineFrom, type RetentionConfig } from '../retention.rules.js';

const ownTerm = (source: Source, { userId }: { userId: string }) =>
  db(source)
    .selectFrom('plazos_conservacion as p')
    .innerJoin('candidates as c', 'c.id', 'p.candidato_id')
    .where('c.user_id', '=', userId)
    .select(['p.candidato_id', 'p.estado'])
    .execute();

/**
 * What people decide about their data being kept: by the link of the reminder, or in their portal.
 * Each decision needs a dependency: to keep, to hide, to release or to erase.
 */
@Injectable()
export class KeepingService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(RetentionTerm) private readonly retentionTerms: Repository<RetentionTerm>,
    private readonly settings: RetentionSettingsService,
    private readonly links: KeepingLinks,
    private readonly quarantine: Quarantine,
    private readonly holds: HoldsService,
    private readonly erasing: EraseRecord,
    private readonly rights: RightsLog,
    private readonly logs: LogsService,
    private readonly applications: ApplicationHooks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // A new application ends the quarantine.
    this.applications.onSubmitting((manager, userId) => this.release(manager, userId));
  }

  /** What a link is about, changing nothing; null when it is about nothing any more. */
  async find(token: string): Promise<KeepingPage | null> {
    const term = await this.termOf(this.dataSource.manager, token);
    const fecha = term && dayDue(term, await this.settings.read());
    return term && fecha ? { estado: term.estado, fecha } : null;
  }

  async own(userId: string): Promise<OwnKeeping> {
    const term = await this.retentionTerms.findOneBy({ candidato: { user_id: userId } });
    if (!term) return { estado: 'activa', fecha: null };
    return { estado: term.estado, fecha: dayDue(term, await this.settings.read()) };
  }

  /** Keeps the data for another term. @throws {DomainError} `keeping_gone`. */
  async renew(token: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await this.keep(manager, await this.personOf(manager, token));
    });
  }

  /** The same for the signed-in person; changes nothing when nothing is due. */
  async renewOwn(userId: string): Promise<OwnKeeping> {
    await inRequestTransaction(this.dataSource, (manager) => this.release(manager, userId));
    return this.own(userId);
  }

  /** Brings an account's record back, or forgets its reminder: its owner is active. Without one nothing happens. */
  async release(manager: EntityManager, userId: string): Promise<void> {
    const [term] = await ownTerm(manager, { userId });
    if (!term || term.estado === 'activa') return;
    const person = await lockPerson(manager, term.candidato_id);
    if (person && person.term.estado !== 'activa') await this.keep(manager, person);
  }

  /**
   * Erases everything now. @throws {DomainError} `keeping_gone`, `erasure_held`: then the request is written down.
   */
  async erase(token: string): Promise<void> {
    const held = await inTransaction(this.dataSource, async (manager) => {
      const person = await this.personOf(manager, token);
      const reason = await this.reasonToKeep(manager, person);
      const receivedAt = this.clock.now();
      if (reason) {
        const { candidatoId, userId, nombre, email, term } = person;
        const origin = term.aviso_id ?? candidatoId;
        const user = { id: userId, nombre, email };
        const limit = await this.rights.held(manager, { origin, user, candidatoId, reason, receivedAt });
        return { reason, limit: sayDay(limit) };
      }
      const id = randomUUID();
      await this.erasing.execute(manager, person, { id, askedAt: receivedAt });
      await this.rights.erased(manager, id, receivedAt);
      await this.logs.record(manager, {
        actorId: null,
        action: 'privacy.erased',
        details: 'Datos borrados a petición de su titular',
        level: 'warning',
        entity: 'candidate',
        entityId: person.candidatoId,
      });
      return null;
    });
    if (held) throw new DomainError('erasure_held', held);
  }

  /** A hold on any record that would go with the account, or on this one. */
  private async reasonToKeep(
    manager: EntityManager,
    { candidatoId, userId }: LockedPerson,
  ): Promise<string | null> {
    const user = userId ? await manager.findOneByOrFail(User, { id: userId }) : null;
    const ofAccount = user?.role === 'candidate' ? await this.holds.reasonOfAccount(manager, user) : null;
    return ofAccount ?? this.holds.reasonOfRecord(manager, candidatoId);
  }

  private async keep(manager: EntityManager, person: LockedPerson): Promise<void> {
    await this.quarantine.leave(manager, person, this.clock.now());
    await this.logs.record(manager, {
      actorId: person.userId,
      action: 'privacy.retention_renewed',
      details: 'La persona quiere que se sigan guardando sus datos',
      entity: 'candidate',
      entityId: person.candidatoId,
    });
  }

  /** Locked. */
  private async personOf(manager: EntityManager, token: string): Promise<LockedPerson> {
    const seen = await this.termOf(manager, token);
    const person = seen && (await lockPerson(manager, seen.candidato_id));
    // Read again under the lock: a concurrent request may have committed first.
    if (!seen || !person || person.term.aviso_id !== seen.aviso_id) throw new DomainError('keeping_gone');
    return person;
  }

  private async termOf(manager: EntityManager, token: string): Promise<RetentionTerm | null> {
    const id = this.links.read(token);
    return id ? manager.findOneBy(RetentionTerm, { aviso_id: id }) : null;
  }
}

/** When the next step comes, if nothing happens; null: none is under way. */
function dayDue(term: RetentionTerm, config: RetentionConfig): string | null {
  if (term.cuarentena_at) return dayOf(daysAfter(term.cuarentena_at, config.cuarentena_dias));
  return term.avisada_at ? dayOf(quarantineFrom(term, term.avisada_at, config)) : null;
}
