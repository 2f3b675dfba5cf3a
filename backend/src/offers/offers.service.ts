import { bandOf } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { standsInFor } from '../approvals/delegations.js';
import { ApplicationProcess } from '../candidates/applications/application-process.js';
import { type Actor, can } from '../platform/auth/actor.js';
import { db } from '../platform/database/sql/db.js';
import { sortedAs } from '../platform/database/sql/people-rows.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { Page } from '../platform/http/lists/list-query.js';
import { Clock } from '../platform/values/clock.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';
import { ApproveOffer } from './approval/approve-offer.js';
import { OfferLetters } from './letters/letter.js';
import { OfferChanges } from './offer-changes.js';
import type { MyOffer, OfferProposal, OfferRecord, OfferResponse } from './offer.dto.js';
import { firstContent, knownOf } from './first-content.js';
import { findOffers, type OfferQuery } from './offer-list.js';
import { toMyOffer, toOfferRecord, toOfferResponse } from './offer-response.js';
import { nextOf } from '../approvals/approval-steps.js';
import { approvalsOf, offerOf, offersOf, offersOfUser, type OfferRow } from './offer-rows.js';
import { Offer } from './offer.entity.js';
import { defaultExpiry, documentName, offerName, publishedBand, workingDayAfter } from './offer.rules.js';
import { OfferLinks } from './signing/offer-links.js';
import { assertMayGet } from './write-offer.js';

const DAY_MS = 86_400_000;
/** A first day that is proposed: two weeks from now. */
const NOTICE_DAYS = 14;
/** Days after their end for which the portal goes on showing one that was not signed. */
const SHOWN_DAYS = 14;

/** Reads offers: as staff see them, and as their person does. */
@Injectable()
export class OffersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly approving: ApproveOffer,
    private readonly letters: OfferLetters,
    private readonly links: OfferLinks,
    private readonly changes: OfferChanges,
    private readonly clock: Clock,
  ) {}

  async list(query: OfferQuery, viewer: Actor): Promise<Page<OfferResponse>> {
    const now = this.clock.now();
    const deputised = await standsInFor(this.dataSource, viewer.userId, now);
    const { ids, ...page } = await findOffers(this.dataSource, query, {
      viewerId: viewer.key ? null : viewer.userId,
      deciders: viewer.key ? [] : deputised,
      isAdmin: viewer.role === 'admin' && !viewer.key,
    });
    const [rows, approvals] = await Promise.all([
      offersOf(this.dataSource, ids),
      approvalsOf(this.dataSource, ids, now),
    ]);
    const items = sortedAs(ids, rows).map((row) => toOfferResponse(row, approvals));
    return { ...page, items };
  }

  /** Written in the log before a table of them leaves: it has pay and names. */
  exported(actor: Actor): Promise<void> {
    return this.changes.record(this.dataSource.manager, undefined, actor.userId, [
      'exported',
      'Ofertas exportadas',
    ]);
  }

  /** @throws {DomainError} `offer_not_found`. */
  async get(id: string, actor: Actor): Promise<OfferRecord> {
    const { manager } = this.dataSource;
    const row = await offerOf(manager, id);
    const approvals = await approvalsOf(manager, [id], this.clock.now());
    const next = nextOf(row, approvals);
    const later = await manager.findOne(Offer, {
      select: { id: true, numero: true, revision: true, estado: true },
      where: { aplicacion_id: row.aplicacion_id },
      order: { revision: 'DESC' },
    });
    return toOfferRecord(row, {
      approvals,
      carta: row.carta ?? (await this.letters.write(manager, { ...row, idioma: 'es' })),
      writes: can(actor, 'offers:write'),
      decides:
        next !== null &&
        can(actor, 'offers:approve') &&
        (await this.approving.mayDecide(manager, row, next, actor)),
      asks: row.estado === 'borrador' && (await this.approving.isNeeded(manager, row, actor)),
      hired: row.estado_aplicacion === 'contratada',
      open: row.estado_aplicacion !== 'rechazada' && row.retirada_at === null,
      last: later?.id === id ? null : later,
    });
  }

  /**
   * What the next offer of an application begins with.
   * @throws {DomainError} `application_not_found`, `offer_application_closed`.
   */
  async proposal(aplicacion_id: string): Promise<OfferProposal> {
    const { manager } = this.dataSource;
    const application = await db(manager)
      .selectFrom('aplicaciones_vacantes')
      .where('id', '=', aplicacion_id)
      .where('deleted_at', 'is', null)
      .selectAll()
      .executeTakeFirst();
    if (!application) throw new DomainError('application_not_found');
    assertMayGet(application);
    const vacancy = application.vacante_id
      ? await manager.findOneBy(Vacancy, { id: application.vacante_id })
      : null;
    const last = await manager.findOne(Offer, { where: { aplicacion_id }, order: { revision: 'DESC' } });
    const puesto = await this.process.jobTitle(manager, application);
    const contenido =
      last?.contenido ??
      firstContent(
        { ...application, puesto },
        vacancy,
        await knownOf(manager, application, vacancy),
        workingDayAfter(this.clock.now(), NOTICE_DAYS),
      );
    const published = publishedBand(vacancy);
    const caduca_el = defaultExpiry(this.clock.now());
    return { contenido, caduca_el, banda: bandOf(contenido, published), ...published };
  }

  /** What the person of an account has been offered, the latest first; ended ones for two weeks. */
  async ofUser(userId: string): Promise<MyOffer[]> {
    const since = new Date(this.clock.now().getTime() - SHOWN_DAYS * DAY_MS);
    const rows = await offersOfUser(this.dataSource, userId);
    return rows
      .filter(({ terminada_at }) => terminada_at === null || terminada_at > since)
      .map((row) => toMyOffer(row, this.links.pathOf(row)));
  }

  /**
   * The letter as it was sent or would be, or the signed document.
   * @throws {DomainError} `offer_not_found`, `offer_not_signed`.
   */
  async pdf(id: string, which: 'carta' | 'firmada'): Promise<{ name: string; content: Buffer }> {
    const { manager } = this.dataSource;
    const row = await offerOf(manager, id);
    const name = documentName(row, which);
    const found = await manager.findOne(Offer, {
      select: { id: true, pdf: true, firmado: true },
      where: { id },
    });
    if (which === 'firmada') {
      if (!found?.firmado) throw new DomainError('offer_not_signed');
      return { name, content: found.firmado };
    }
    return { name, content: found?.pdf ?? (await this.draft(manager, row)) };
  }

  private async draft(manager: EntityManager, row: OfferRow): Promise<Buffer> {
    const carta = await this.letters.write(manager, { ...row, idioma: 'es' });
    return this.letters.draw(carta, 'es', {
      nombreOferta: `${offerName(row)} (borrador)`,
      persona: `${row.nombre} ${row.apellidos}`.trim(),
      day: this.clock.now(),
    });
  }
}
