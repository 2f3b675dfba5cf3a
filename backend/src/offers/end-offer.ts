import { ANSWERABLE_OFFERS, LIVE_OFFERS, OFFER_LIMITS, plainDayFormat, say, toSay } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { ApplicationHooks } from '../candidates/applications/application-hooks.js';
import { ApplicationProcess } from '../candidates/applications/application-process.js';
import type { Actor } from '../platform/auth/actor.js';
import { inRequestTransaction, inTransaction } from '../platform/database/transactions/transaction.js';
import { invalid } from '../platform/errors/domain-error.js';
import { Round } from '../platform/schedule/rounds.js';
import { Clock } from '../platform/values/clock.js';
import { madridDay } from '../platform/values/madrid-day.js';
import { assertIn, lockWhole } from './lock-whole.js';
import { OfferChanges } from './offer-changes.js';
import { OfferMessages } from './offer-messages.js';
import { lockOffer, type OfferRow } from './offer-rows.js';
import { Offer } from './offer.entity.js';
import { expiryOf, isTooLong } from './offer.rules.js';

const MINUTE_MS = 60_000;
const BATCH = 100;
const longDay = plainDayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const WITHDRAWN = toSay('La oferta se ha retirado');

/** How an offer ends without an answer, and how its term becomes longer. */
@Injectable()
export class EndOffer implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly hooks: ApplicationHooks,
    private readonly process: ApplicationProcess,
    private readonly messages: OfferMessages,
    private readonly changes: OfferChanges,
    private readonly clock: Clock,
  ) {}

  /** An application that ends takes its offer with it, in the same transaction. */
  onModuleInit(): void {
    this.hooks.onWithdrawn((manager, { id }) => this.follow(manager, id, null));
    this.hooks.onMoved(async (manager, { id, to, actorId }) => {
      if (to === 'rechazada') await this.follow(manager, id, actorId);
    });
  }

  /** The company takes it back. @throws {DomainError} `offer_not_found`, `offer_stale`, `offer_wrong_state`. */
  withdraw(
    id: string,
    { version, motivo }: { version: number; motivo?: string | null },
    actor: Actor,
  ): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { row } = await lockWhole(manager, this.process, id);
      assertIn(row, version, LIVE_OFFERS);
      await this.takeBack(manager, row, motivo || null);
      await this.changes.record(manager, id, actor.userId, ['withdrawn', 'Oferta retirada']);
    });
  }

  /**
   * A later day for the answer, also of one that has expired.
   * @throws {DomainError} `offer_not_found`, `offer_stale`, `offer_wrong_state`, `offer_exists`, `validation_failed`.
   */
  extend(
    id: string,
    { version, caduca_el }: { version: number; caduca_el: string },
    actor: Actor,
  ): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { row } = await lockWhole(manager, this.process, id);
      assertIn(row, version, [...ANSWERABLE_OFFERS, 'caducada']);
      const now = this.clock.now();
      if (caduca_el <= row.caduca_el || expiryOf(caduca_el) <= now) {
        throw invalid({ caduca_el: ['Elige un día posterior al que tenía'] });
      }
      if (isTooLong(caduca_el, now)) {
        throw invalid({ caduca_el: [`Como mucho dentro de ${OFFER_LIMITS.maxValidDays} días`] });
      }
      await this.changes.write(manager, row, {
        caduca_el,
        ...(row.estado === 'caducada'
          ? { estado: row.vista_at ? 'vista' : 'enviada', terminada_at: null }
          : {}),
      });
      const day = (): string => longDay(new Date(`${caduca_el}T00:00:00Z`));
      await this.messages.closed(manager, row, {
        ...{ cause: `prorroga:${caduca_el}`, asunto: toSay('Tienes más tiempo para responder') },
        resumen: () => say('Puedes responder a la oferta hasta el {dia} a las 18:00.', { dia: day() }),
      });
      await this.changes.record(manager, id, actor.userId, ['extended', 'Plazo de la oferta prorrogado']);
    });
  }

  /** How many have expired. Each is a transaction of its own: one that is being signed is waited for. */
  @Round(MINUTE_MS)
  async expire(): Promise<number> {
    const now = this.clock.now();
    const due = await this.dataSource.manager.find(Offer, {
      select: { id: true, caduca_el: true },
      where: { estado: In([...ANSWERABLE_OFFERS]) },
      order: { caduca_el: 'ASC' },
      take: BATCH,
    });
    const past = due.filter(({ caduca_el }) => caduca_el <= madridDay(now) && expiryOf(caduca_el) <= now);
    for (const { id } of past) await this.expireOne(id);
    return past.length;
  }

  private expireOne(id: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const { row } = await lockWhole(manager, this.process, id);
      const now = this.clock.now();
      if (!ANSWERABLE_OFFERS.includes(row.estado) || expiryOf(row.caduca_el) > now) return;
      await this.changes.write(manager, row, { estado: 'caducada', terminada_at: now });
      const cause = `caducada:${row.caduca_el}`;
      await this.messages.closed(manager, row, {
        ...{ cause, asunto: toSay('Tu oferta ha caducado') },
        resumen: () => say('El plazo para responder ha terminado. Si te sigue interesando, escríbenos.'),
      });
      await this.messages.staff(manager, row, {
        ...{ cause: `${cause}:rrhh`, resumen: `Caducada: la oferta ${this.messages.nameOf(row)}` },
        detalle: 'La persona no ha respondido a tiempo. Puedes prorrogarla o preparar otra.',
      });
      await this.changes.record(manager, id, null, ['expired', 'Oferta caducada']);
    });
  }

  private async follow(manager: EntityManager, aplicacion_id: string, actorId: string | null): Promise<void> {
    const found = await manager.findOne(Offer, {
      select: { id: true },
      where: { aplicacion_id, estado: In([...LIVE_OFFERS]) },
    });
    if (!found) return;
    await this.takeBack(manager, await lockOffer(manager, found.id), null);
    await this.changes.record(manager, found.id, actorId, [
      'withdrawn',
      'Oferta retirada: la candidatura ha terminado',
    ]);
  }

  private async takeBack(manager: EntityManager, row: OfferRow, motivo: string | null): Promise<void> {
    const now = this.clock.now();
    await this.changes.write(manager, row, { estado: 'retirada', terminada_at: now, motivo });
    // Of one that was never sent the person knows nothing.
    if (!row.enviada_at) return;
    await this.messages.closed(manager, row, {
      ...{ cause: 'retirada', asunto: WITHDRAWN },
      resumen: () => say('La empresa ha retirado la oferta y ya no se puede firmar.'),
      ...(motivo ? { mensaje: motivo } : {}),
    });
  }
}
