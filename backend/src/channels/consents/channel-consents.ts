import type { ChannelConsentSource, TextChannel } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import type { Actor } from '../../platform/auth/actor.js';
import { every } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { accountName } from '../../platform/values/account-name.js';
import { Clock } from '../../platform/values/clock.js';
import { ChannelsService } from '../settings/channels.service.js';
import type { ChannelConsentResponse } from './channel-consent.dto.js';
import { ChannelConsent } from './channel-consent.entity.js';

type Of = { own: string } | { candidate: string };

/** Who takes messages by which channel. What a person ended themselves only they begin again. */
@Injectable()
export class ChannelConsents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly channels: ChannelsService,
    private readonly clock: Clock,
  ) {}

  /** Of the channels that are on. @throws {DomainError} `candidate_not_found`. */
  async list(of: Of, manager: EntityManager = this.dataSource.manager): Promise<ChannelConsentResponse[]> {
    const { id } = await this.personOf(of, manager);
    const active = await this.channels.active(manager);
    const rows = await manager.findBy(ChannelConsent, { candidato_id: id });
    const deciders = rows.flatMap(({ decidido_por }) => decidido_por ?? []);
    const staff =
      'own' in of || deciders.length === 0 ? [] : await manager.findBy(User, { id: In(deciders) });
    return active.map(({ canal }) => {
      const row = rows.find((one) => one.canal === canal);
      const decider = row?.origen === 'rrhh' && staff.find((one) => one.id === row.decidido_por);
      return {
        canal,
        acepta: row?.acepta ?? null,
        origen: row?.origen ?? null,
        decidido_at: row?.decidido_at.toISOString() ?? null,
        decidido_por: decider ? accountName(decider) : null,
        rrhh_puede_cambiar: !row || row.acepta || row.origen === 'rrhh',
      };
    });
  }

  /**
   * By the person in their portal, or by human resources. The same again changes nothing.
   * @throws {DomainError} `candidate_not_found`, `channel_off`, `channel_opted_out`.
   */
  async decide(
    of: Of,
    canal: TextChannel,
    acepta: boolean,
    { userId }: Actor,
  ): Promise<ChannelConsentResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { id } = await this.personOf(of, manager, true);
      const origen = 'own' in of ? 'portal' : 'rrhh';
      const before = await manager.findOneBy(ChannelConsent, { candidato_id: id, canal });
      if (origen === 'rrhh' && before && !before.acepta && before.origen !== 'rrhh')
        throw new DomainError('channel_opted_out');
      if (before?.acepta !== acepta) await this.write(manager, id, canal, { acepta, origen, userId });
      const shown = (await this.list(of, manager)).find((one) => one.canal === canal);
      if (!shown) throw new DomainError('channel_off');
      return shown;
    });
  }

  /**
   * What the person said by a message that was written `at`. An end always counts; a beginning that was written before
   * what was said last does not: notices may come in another order.
   */
  async say(
    manager: EntityManager,
    ids: string[],
    canal: TextChannel,
    { acepta, at }: { acepta: boolean; at: Date },
  ): Promise<'changed' | 'same' | 'late'> {
    const already = await manager.countBy(ChannelConsent, { candidato_id: In(ids), canal, acepta });
    const said = await db(manager)
      .insertInto('consentimientos_canal')
      .values(
        ids.map((candidato_id) => ({ candidato_id, canal, acepta, origen: 'mensaje', decidido_at: at })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['candidato_id', 'canal'])
          .doUpdateSet((eb) => ({
            acepta,
            origen: 'mensaje',
            decidido_por: null,
            decidido_at: eb.fn<Date>('greatest', [
              'consentimientos_canal.decidido_at',
              'excluded.decidido_at',
            ]),
          }))
          // WhatsApp tells seconds.
          .where(
            every(acepta && sql<boolean>`date_trunc('second', consentimientos_canal.decidido_at) <= ${at}`),
          ),
      )
      .returning('candidato_id')
      .execute();
    return said.length === 0 ? 'late' : already < ids.length ? 'changed' : 'same';
  }

  /** A person who writes takes answers, unless somebody has said otherwise. `at`: when they wrote. */
  async noteMessage(
    manager: EntityManager,
    candidato_id: string,
    canal: TextChannel,
    at: Date,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO consentimientos_canal AS c (candidato_id, canal, acepta, origen, decidido_at, ultimo_mensaje_at)
       VALUES ($1, $2, true, 'mensaje', $3, $3)
       ON CONFLICT ON CONSTRAINT consentimientos_canal_persona_uq
       DO UPDATE SET ultimo_mensaje_at = greatest(c.ultimo_mensaje_at, excluded.ultimo_mensaje_at)`,
      [candidato_id, canal, at],
    );
  }

  private async write(
    manager: EntityManager,
    candidato_id: string,
    canal: TextChannel,
    { acepta, origen, userId }: { acepta: boolean; origen: ChannelConsentSource; userId: string | null },
  ): Promise<void> {
    const decision = { acepta, origen, decidido_at: this.clock.now(), decidido_por: userId };
    await db(manager)
      .insertInto('consentimientos_canal')
      .values({ candidato_id, canal, ...decision })
      .onConflict((conflict) => conflict.columns(['candidato_id', 'canal']).doUpdateSet(decision))
      .execute();
  }

  /** `hold`: nobody erases them until the transaction ends. */
  private async personOf(of: Of, manager: EntityManager, hold = false): Promise<{ id: string }> {
    const person = await manager.findOne(Candidate, {
      where: { deleted_at: IsNull(), ...('own' in of ? { user_id: of.own } : { id: of.candidate }) },
      select: { id: true },
      ...(hold ? { lock: { mode: 'pessimistic_write' } } : {}),
    });
    if (!person) throw new DomainError('candidate_not_found');
    return person;
  }
}
