import { OFFER_LIMITS } from '@hiring/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import type { Email } from '../../mail/emails/email.entity.js';
import { firstOf } from '../../mail/emails/first-of.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { EmailUnwanted } from '../../mail/mail-hooks.js';
import type { Source } from '../../platform/database/sql/db.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
import { claimedId } from '../../platform/secrets/signed-id.js';
import { SignedLinks } from '../../platform/secrets/signed-links.js';
import { normalizeEmail } from '../../platform/values/email-address.js';
import { Offer } from '../offer.entity.js';
import { type OfferRow, offersOf } from '../offer-rows.js';

/**
 * Links to offers, and codes that sign them: made when their message leaves and never stored. A link is good while the
 * person has the address that it was sent to.
 */
@Injectable()
export class OfferLinks extends SignedLinks<string> implements OnModuleInit {
  private readonly codeKey: Buffer;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly mail: MailService,
  ) {
    super(environment, 'offers');
    this.codeKey = derivedKey(environment.sessionSecret, 'offer-codes');
  }

  onModuleInit(): void {
    for (const plantilla of ['oferta_enviada', 'oferta_firmada'] as const) {
      this.mail.registerLinkMaker(plantilla, async (manager, email) =>
        this.urlOf(this.pathOf({ id: (await toldOffer(manager, email)).id, email: email.destinatario })),
      );
    }
    this.mail.registerCodeMaker('oferta_codigo', async (manager, email) => {
      const { id, codigo } = await toldOffer(manager, email);
      if (!codigo) throw new EmailUnwanted();
      return this.codeOf(id, codigo);
    });
  }

  pathOf({ id, email }: Pick<OfferRow, 'id' | 'email'>): string {
    return `/oferta/${this.tokenOf(id, normalizeEmail(email))}`;
  }

  /** The offer of a link; null: none, or the address is not its person's any more. */
  async find(source: Source, token: string): Promise<OfferRow | null> {
    const id = claimedId(token);
    const [row] = id ? await offersOf(source, [id]) : [];
    return row && this.read(token, normalizeEmail(row.email)) ? row : null;
  }

  isCode(typed: string, offerId: string, codigo: string): boolean {
    const [given, wanted] = [Buffer.from(typed), Buffer.from(this.codeOf(offerId, codigo))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  /** Six digits that follow from the offer and from a row's random value, by a key that no row holds. */
  codeOf(offerId: string, codigo: string): string {
    const { digits } = OFFER_LIMITS.code;
    const number = createHmac('sha256', this.codeKey)
      .update(`${offerId}:${codigo}`)
      .digest()
      .readUIntBE(0, 6);
    return String(number % 10 ** digits).padStart(digits, '0');
  }
}

/** The offer that a message tells of. @throws {EmailUnwanted} it was taken back meanwhile */
export async function toldOffer(manager: EntityManager, email: Email): Promise<Offer> {
  const { causa, plantilla } = await firstOf(manager, email);
  const [, id = ''] = causa.split(':');
  const estado = plantilla === 'oferta_firmada' ? ['aceptada' as const] : (['enviada', 'vista'] as const);
  const found = await manager.findOneBy(Offer, { id, estado: In([...estado]) });
  if (!found) throw new EmailUnwanted();
  return found;
}
