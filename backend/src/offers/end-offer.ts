import { ANSWERABLE_OFFERS, LIVE_OFFERS, OFFER_LIMITS, say, toSay } from '@hiring/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { ApplicationHooks } from '../candidates/applications/application-hooks.js';
import { ApplicationProcess } from '../candidates/applications/application-process.js';
import type { Actor } from '../platform/auth/actor.js';
import { inRequestTransaction, inTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../platform/errors/domain-error.js';
import { Round } from '../platform/schedule/rounds.js';
import { Clock } from '../platform/values/clock.js';
import { madridDay } from '../platform/values/madrid-day.js';
import { assertIn, lockWhole } from './lock-whole.js';
import { OfferChanges } from './offer-changes.js';
import { OfferMessages } from './offer-messages.js';
import { lockOffer, type OfferRow } from './offer-rows.js';
import { Offer } from './offer.entity.js';
import { expiryOf, isTooLong } from './offer.rules.js';
import { assertMayGet } from './write-offer.js';

const MINUTE_MS = 60_000;
const BATCH = 100;
const LONGER = toSay('Tienes más tiempo para responder');
const WITHDRAWN = toSay('La oferta se ha retirado');

/** How an offer ends without an answer, and how its term becomes longer. */
@Injectable()
export class EndOffer implements OnModuleInit {
  private readonly logger = new Logger('offers');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly hooks: ApplicationHooks,
    private readonly process: ApplicationProcess,
    private readonly messages: OfferMessages,
    private readonly changes: OfferChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * An application that ends takes its offer with it, in the same transaction. Whoever withdraws is not told of their own
   * step; of a rejection the person reads when its message leaves, and its undo gives the offer back until then.
   */
  onModuleInit(): void {
    this.hooks.onWithdrawn((manager, { id }) => this.follow(manager, id, null, { con_candidatura: false }));
    this.hooks.onMoved(async (manager, { id, from, to, actorId }) => {
      if (to === 'rechazada') await this.follow(manager, id, actorId, { con_candidatura: true });
      else if (from === 'rechazada') await this.giveBack(manager, id, actorId);
    });
    this.hooks.onRejected((manager, { application }) => this.tellOfRejection(manager, application.id));
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
      await this.takeBack(manager, row, { motivo: motivo || null });
      if (row.enviada_at) await this.tellWithdrawn(manager, row, motivo || null);
      await this.changes.record(manager, id, actor.userId, ['withdrawn', 'Oferta retirada']);
    });
  }

  /**
   * A later day for the answer, also of one that has expired.
   * @throws {DomainError} `offer_not_found`, `offer_stale`, `offer_wrong_state`, `offer_application_closed`, `offer_exists`,
   * `validation_failed`.
   */
  extend(
    id: string,
    { version, caduca_el }: { version: number; caduca_el: string },
    actor: Actor,
  ): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { row, locked } = await lockWhole(manager, this.process, id);
      assertIn(row, version, [...ANSWERABLE_OFFERS, 'caducada']);
      assertMayGet(locked.application);
      const { aplicacion_id } = row;
      // A later version is what counts.
      if (await manager.existsBy(Offer, { aplicacion_id, revision: MoreThan(row.revision) })) {
        throw new DomainError('offer_exists');
      }
      const now = this.clock.now();
      if (caduca_el > row.contenido.fecha_incorporacion) {
        throw invalid({ caduca_el: ['El primer día es antes: prepara otra versión con otra fecha'] });
      }
      if (caduca_el <= row.caduca_el || expiryOf(caduca_el) <= now) {
        throw invalid({ caduca_el: ['Elige un día posterior al que tenía'] });
      }
      if (isTooLong(caduca_el, now)) {
        throw invalid({ caduca_el: [`Como mucho dentro de ${OFFER_LIMITS.maxValidDays} días`] });
      }
      await this.changes.write(manager, row, {
        // Whoever used up the codes gets new ones.
        caduca_el,
        codigos: 0,
        ...(row.estado === 'caducada'
          ? { estado: row.vista_at ? 'vista' : 'enviada', terminada_at: null }
          : {}),
      });
      await this.messages.sent(manager, { ...row, caduca_el }, LONGER);
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
    // One that fails does not hold up the others.
    for (const { id } of past) {
      await this.expireOne(id).catch((error: unknown) => {
        this.logger.error('an offer did not expire', error instanceof Error ? error.stack : String(error));
      });
    }
    return past.length;
  }

  private expireOne(id: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const { row, locked } = await lockWhole(manager, this.process, id);
      const now = this.clock.now();
      if (!ANSWERABLE_OFFERS.includes(row.estado) || expiryOf(row.caduca_el) > now) return;
      await this.changes.write(manager, row, { estado: 'caducada', terminada_at: now });
      const cause = `caducada:${row.caduca_el}`;
      // Whoever was hired without signing has their answer.
      if (locked.application.estado !== 'contratada') {
        await this.messages.closed(manager, row, {
          cause,
          asunto: toSay('Tu oferta ha caducado'),
          resumen: () => say('El plazo para responder ha terminado. Si te sigue interesando, escríbenos.'),
        });
      }
      await this.messages.staff(manager, row, {
        cause: `${cause}:rrhh`,
        resumen: `Caducada: la oferta ${this.messages.nameOf(row)}`,
        detalle: 'La persona no ha respondido a tiempo. Puedes prorrogarla o preparar otra.',
      });
      await this.changes.record(manager, id, null, ['expired', 'Oferta caducada']);
    });
  }

  private async follow(
    manager: EntityManager,
    aplicacion_id: string,
    actorId: string | null,
    change: Pick<Offer, 'con_candidatura'>,
  ): Promise<void> {
    const found = await manager.findOne(Offer, {
      select: { id: true },
      where: { aplicacion_id, estado: In([...LIVE_OFFERS]) },
    });
    if (!found) return;
    await this.takeBack(manager, await lockOffer(manager, found.id), change);
    const details = 'Oferta retirada: la candidatura ha terminado';
    await this.changes.record(manager, found.id, actorId, ['withdrawn', details]);
  }

  /** The rejection that withdrew it is taken back before anybody was told. One that was not sent is a draft again. */
  private async giveBack(
    manager: EntityManager,
    aplicacion_id: string,
    actorId: string | null,
  ): Promise<void> {
    const found = await manager.findOneBy(Offer, { aplicacion_id, con_candidatura: true });
    if (!found) return;
    const row = await lockOffer(manager, found.id);
    const estado = !row.enviada_at ? 'borrador' : row.vista_at ? 'vista' : 'enviada';
    await this.changes.write(manager, row, { estado, terminada_at: null, con_candidatura: false });
    await this.changes.record(manager, found.id, actorId, [
      'restored',
      'Oferta recuperada con la candidatura',
    ]);
  }

  private async tellOfRejection(manager: EntityManager, aplicacion_id: string): Promise<void> {
    const found = await manager.findOneBy(Offer, { aplicacion_id, con_candidatura: true });
    if (!found) return;
    const row = await lockOffer(manager, found.id);
    await this.changes.write(manager, row, { con_candidatura: false });
    if (row.enviada_at) await this.tellWithdrawn(manager, row, null);
  }

  private takeBack(manager: EntityManager, row: OfferRow, change: Partial<Offer>): Promise<void> {
    const terminada_at = this.clock.now();
    return this.changes.write(manager, row, { estado: 'retirada', terminada_at, ...change });
  }

  private tellWithdrawn(manager: EntityManager, row: OfferRow, mensaje: string | null): Promise<void> {
    return this.messages.closed(manager, row, {
      cause: 'retirada',
      asunto: WITHDRAWN,
      resumen: () => say('La empresa ha retirado la oferta y ya no se puede firmar.'),
      ...(mensaje ? { mensaje } : {}),
    });
  }
}
