import {
  ANSWERABLE_OFFERS,
  type AnswerOutcome,
  LIVE_OFFERS,
  type OfferCodeWay,
  type OfferEstado,
  type OfferPage,
  type OfferSignature,
  OFFER_LIMITS,
} from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, MoreThan } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { pageOutcome } from '../../platform/errors/page-outcome.js';
import { Clock } from '../../platform/values/clock.js';
import type { OfferRow } from '../offer-rows.js';
import { Offer } from '../offer.entity.js';
import { documentName, expiryOf, offerName, saidReason, shownState } from '../offer.rules.js';
import { isStillTheirs, wayOf } from './code-place.js';
import { OfferLinks } from './offer-links.js';
import { SealOffers } from './seal-offers.js';
import { SendSmsCode } from './send-sms-code.js';
import { SignOffer, type SignedFrom, type Signer } from './sign-offer.js';

const MINUTE_MS = 60_000;

/** Data for the page of an offer. The link itself proves access to the mailbox; looking changes nothing. */
@Injectable()
export class OfferPages {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: OfferLinks,
    private readonly signing: SignOffer,
    private readonly smsCodes: SendSmsCode,
    private readonly sealing: SealOffers,
    private readonly clock: Clock,
  ) {}

  /** Null: no such link, it was never sent, or the person was erased. */
  async find(token: string): Promise<OfferPage | null> {
    const row = await this.rowOf(token);
    if (!row?.carta || !row.huella || !row.idioma) return null;
    const now = this.clock.now();
    const caduca = expiryOf(row.caduca_el);
    const estado = shownState(row);
    const late = LIVE_OFFERS.includes(estado) && caduca <= now;
    const codeUntil = (row.codigo_at?.getTime() ?? 0) + OFFER_LIMITS.code.minutes * MINUTE_MS;
    return {
      carta: row.carta,
      huella: row.huella,
      idioma: row.idioma,
      numero: offerName(row),
      estado: late ? 'caducada' : estado,
      puesto: row.contenido.puesto,
      motivo: saidReason(row),
      nombre: `${row.nombre} ${row.apellidos}`.trim(),
      caduca: caduca.toISOString(),
      correo: masked(row.email),
      movil: await this.mobileOf(row, estado),
      codigo_por: codeUntil > now.getTime() && isTypable(row) ? wayOf(row) : null,
      otra: await this.hasNewer(row, now),
      aceptada_at: row.aceptada_at?.toISOString() ?? null,
      firmada: row.sellada_at !== null,
      sellada_tiempo: row.sellada_tiempo !== null,
    };
  }

  /** The letter, or the signed document when there is one; null: neither. */
  async pdf(token: string, which: 'carta' | 'firmada'): Promise<{ name: string; content: Buffer } | null> {
    const row = await this.rowOf(token);
    if (!row) return null;
    const column = which === 'carta' ? 'pdf' : 'firmado';
    const found = await this.dataSource.manager.findOne(Offer, {
      select: { id: true, [column]: true },
      where: { id: row.id },
    });
    const content = found?.[column];
    return content ? { name: documentName(row, which), content } : null;
  }

  open(token: string): Promise<AnswerOutcome> {
    return pageOutcome(async () => this.signing.open(await this.idOf(token)));
  }

  sendCode(token: string, signer: Signer, by: OfferCodeWay = 'correo'): Promise<AnswerOutcome> {
    return pageOutcome(async () => this.signing.sendCode(await this.idOf(token), signer, by));
  }

  sign(token: string, form: OfferSignature, from: SignedFrom): Promise<AnswerOutcome> {
    return pageOutcome(async () => {
      const id = await this.idOf(token);
      await this.signing.sign(id, form, from);
      this.sealing.begin(id);
    });
  }

  decline(token: string, form: { rechazo: string; motivo: string }): Promise<AnswerOutcome> {
    return pageOutcome(async () => this.signing.decline(await this.idOf(token), form));
  }

  /** Whether a later version of an ended one waits for its answer. */
  private async hasNewer({ aplicacion_id, revision, estado }: OfferRow, now: Date): Promise<boolean> {
    if (ANSWERABLE_OFFERS.includes(estado)) return false;
    const newer = await this.dataSource.manager.find(Offer, {
      select: { id: true, caduca_el: true },
      where: { aplicacion_id, revision: MoreThan(revision), estado: In([...ANSWERABLE_OFFERS]) },
    });
    return newer.some(({ caduca_el }) => expiryOf(caduca_el) > now);
  }

  /** Masked: where the last code went, or where one can go; null: none by SMS. */
  private async mobileOf(row: OfferRow, estado: OfferEstado): Promise<string | null> {
    if (!ANSWERABLE_OFFERS.includes(estado)) return null;
    const last = isStillTheirs(row) ? row.codigo_movil : null;
    const mobile = last ?? (await this.smsCodes.mobileFor(this.dataSource.manager, row));
    return mobile && `•••${mobile.slice(-3)}`;
  }

  /** @throws {DomainError} `offer_gone`. */
  private async idOf(token: string): Promise<string> {
    const row = await this.rowOf(token);
    if (!row) throw new DomainError('offer_gone');
    return row.id;
  }

  private async rowOf(token: string): Promise<OfferRow | null> {
    const row = await this.links.find(this.dataSource, token);
    return row?.enviada_at ? row : null;
  }
}

/** Whether a code was sent that has tries left, to a place that is still the person's. */
const isTypable = (row: OfferRow): boolean =>
  row.codigo !== null && row.codigo_intentos < OFFER_LIMITS.code.tries && isStillTheirs(row);

/** "n•••@example.com". */
const masked = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••');
